<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AceInSentence</name>
    <message>
        <source>the ace of acorns</source>
        <translation>l&apos;asso di ghiande</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>l&apos;asso di campanelli</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>l&apos;asso di cuori</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>l&apos;asso di foglie</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>%n of the deals that were possible were looked at.</source>
        <translation>
            <numerusform>Si è guardata %n delle distribuzioni possibili.</numerusform>
            <numerusform>Si sono guardate %n delle distribuzioni possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Sie is won without a card being played, so there is nothing to analyse.</source>
        <translation>Un Sie è vinto senza giocare una carta: non c&apos;è nulla da analizzare.</translation>
    </message>
    <message>
        <source>A card of {suit} spares the trump.</source>
        <translation>Una carta di {suit} risparmia la briscola.</translation>
    </message>
    <message>
        <source>A lead of {suit} searches for the called ace, which must fall then.</source>
        <translation>Uscire a {suit} cerca l&apos;asso chiamato, che allora deve cadere.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) that were still possible were looked at.</source>
        <translation>
            <numerusform>Si è guardata l&apos;unica distribuzione ancora possibile.</numerusform>
            <numerusform>Si sono guardate tutte le %n distribuzioni ancora possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four passed. No card was played, so there is nothing to analyse.</source>
        <translation>Hanno passato tutti e quattro. Non si è giocata alcuna carta: non c&apos;è nulla da analizzare.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>As the cards lay, it cost nothing.</source>
        <translation>Per come stavano le carte, non è costata nulla.</translation>
    </message>
    <message>
        <source>Avoidable: by what this seat could know, it cost {units} units on average.</source>
        <translation>Evitabile: per ciò che questo posto poteva sapere, costava in media {units} unità.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Card {number} of {count} · trick {trick} · you play</source>
        <translation>Carta {number} di {count} · presa {trick} · giochi tu</translation>
    </message>
    <message>
        <source>Card {number} of {count} · trick {trick} · {player} plays</source>
        <translation>Carta {number} di {count} · presa {trick} · gioca {player}</translation>
    </message>
    <message>
        <source>Copies the deal as one line of text</source>
        <translation>Copia la smazzata come una riga di testo</translation>
    </message>
    <message>
        <source>Copy deal</source>
        <translation>Copia la smazzata</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>How the Tout ends with best play</source>
        <translation>Come finisce il Tout col gioco migliore</translation>
    </message>
    <message>
        <source>It lets a trick go that could be won, with {points}.</source>
        <translation>Lascia andare una presa che si poteva vincere, con {points}.</translation>
    </message>
    <message>
        <source>It lets the declarer win every trick; another card still takes one.</source>
        <translation>Lascia al dichiarante tutte le prese; un&apos;altra carta gliene toglie ancora una.</translation>
    </message>
    <message>
        <source>It lets the others win a trick that they need not have got.</source>
        <translation>Lascia agli altri una presa che non dovevano avere.</translation>
    </message>
    <message>
        <source>It wins the trick, with {points}; to leave it to the others brings more later.</source>
        <translation>Vince la presa, con {points}; lasciarla agli altri porta di più dopo.</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Prossima svolta</translation>
    </message>
    <message>
        <source>No card was better.</source>
        <translation>Nessuna carta era migliore.</translation>
    </message>
    <message>
        <source>No other card was allowed.</source>
        <translation>Non si poteva giocare un&apos;altra carta.</translation>
    </message>
    <message>
        <source>Not avoidable: by what this seat could know, it was the best card.</source>
        <translation>Non evitabile: per ciò che questo posto poteva sapere, era la carta migliore.</translation>
    </message>
    <message>
        <source>Not avoidable: by what this seat could know, no card was clearly better.</source>
        <translation>Non evitabile: per ciò che questo posto poteva sapere, nessuna carta era chiaramente migliore.</translation>
    </message>
    <message>
        <source>Points of the declarer&apos;s side with best play</source>
        <translation>Punti della parte dichiarante col gioco migliore</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Svolta precedente</translation>
    </message>
    <message>
        <source>Stopped at {done} of {count}</source>
        <translation>Fermato a {done} di {count}</translation>
    </message>
    <message>
        <source>The deal is still being played. The analysis comes after it.</source>
        <translation>La smazzata è ancora in corso. L&apos;analisi viene dopo.</translation>
    </message>
    <message>
        <source>The difference shows later: {played} points for the declarer&apos;s side instead of {best}.</source>
        <translation>La differenza si vede dopo: {played} punti per la parte dichiarante invece di {best}.</translation>
    </message>
    <message>
        <source>The four hands</source>
        <translation>Le quattro mani</translation>
    </message>
    <message numerus="yes">
        <source>The lead to choose was trumps: the other side still held %n.</source>
        <comment>trumps</comment>
        <translation>
            <numerusform>Da uscire era briscola: all&apos;altra parte ne restava ancora %n.</numerusform>
            <numerusform>Da uscire era briscola: all&apos;altra parte ne restavano ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lead to choose was {suit}, not trumps.</source>
        <translation>Da uscire era {suit}, non briscola.</translation>
    </message>
    <message>
        <source>The points stay the same, but it decides about Schwarz.</source>
        <translation>I punti restano gli stessi, ma decide dello Schwarz.</translation>
    </message>
    <message>
        <source>The suit to play was {suit}.</source>
        <translation>Il seme giusto era {suit}.</translation>
    </message>
    <message>
        <source>The trick is lost either way, and this gives it {points} more.</source>
        <translation>La presa è persa comunque, e questo le aggiunge {points}.</translation>
    </message>
    <message>
        <source>The trick is lost either way: a lower card would have done.</source>
        <translation>La presa è persa comunque: bastava una carta più bassa.</translation>
    </message>
    <message>
        <source>The trick is won either way, and could have {points} more.</source>
        <translation>La presa è vinta comunque, e poteva avere {points} in più.</translation>
    </message>
    <message>
        <source>The trick is won either way: a lower card is enough.</source>
        <translation>La presa è vinta comunque: basta una carta più bassa.</translation>
    </message>
    <message>
        <source>This card has not been worked out yet.</source>
        <translation>Questa carta non è ancora calcolata.</translation>
    </message>
    <message>
        <source>Timeline of the cards</source>
        <translation>Linea delle carte</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Presa {number}</translation>
    </message>
    <message>
        <source>Values of the cards</source>
        <translation>Valore delle carte</translation>
    </message>
    <message>
        <source>With best play the declarer&apos;s side lost before it, and wins after it.</source>
        <translation>Col gioco migliore la parte dichiarante perdeva prima di essa e vince dopo.</translation>
    </message>
    <message>
        <source>With best play the declarer&apos;s side won before it, and loses after it.</source>
        <translation>Col gioco migliore la parte dichiarante vinceva prima di essa e perde dopo.</translation>
    </message>
    <message>
        <source>With the best one</source>
        <translation>Con la migliore</translation>
    </message>
    <message>
        <source>With this card</source>
        <translation>Con questa carta</translation>
    </message>
    <message>
        <source>Working out {done} of {count}</source>
        <translation>Calcolo {done} di {count}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>label of the best line, very short</comment>
        <translation>meglio</translation>
    </message>
    <message>
        <source>card</source>
        <comment>what two keys move by</comment>
        <translation>carta</translation>
    </message>
    <message>
        <source>declarer&apos;s side loses</source>
        <translation>perde la parte dichiarante</translation>
    </message>
    <message>
        <source>defenders lose</source>
        <translation>perdono i difensori</translation>
    </message>
    <message>
        <source>hollow: seen only with open cards</source>
        <translation>vuoto: visibile solo a carte scoperte</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>how a Tout ends</comment>
        <translation>perso</translation>
    </message>
    <message>
        <source>played</source>
        <comment>the card that was played</comment>
        <translation>giocata</translation>
    </message>
    <message>
        <source>trick</source>
        <comment>what two keys move by</comment>
        <translation>presa</translation>
    </message>
    <message>
        <source>units</source>
        <comment>heading over what is paid</comment>
        <translation>unità</translation>
    </message>
    <message>
        <source>value {units}</source>
        <comment>units that the declarer wins from each, with sign</comment>
        <translation>valore {units}</translation>
    </message>
    <message>
        <source>won</source>
        <comment>how a Tout ends</comment>
        <translation>vinto</translation>
    </message>
    <message>
        <source>{result}, {points} to {others}</source>
        <comment>e.g. &apos;Rufer won, 79 to 41&apos;</comment>
        <translation>{result}, {points} a {others}</translation>
    </message>
    <message>
        <source>{sentence} Better: {card}.</source>
        <translation>{sentence} Meglio: {card}.</translation>
    </message>
    <message>
        <source>{units} units</source>
        <comment>with sign, e.g. &apos;−2 units&apos;</comment>
        <translation>{units} unità</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>Auto</source>
        <comment>theme: as the system says</comment>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtri</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Indici negli angoli</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Look of the cards</source>
        <translation>Aspetto delle carte</translation>
    </message>
    <message>
        <source>Ready-made looks</source>
        <translation>Preimpostazioni</translation>
    </message>
    <message>
        <source>Reset to {percent}</source>
        <translation>Riporta al {percent}</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Nobody plays yet</source>
        <translation>Ancora non gioca nessuno</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Che cosa giochi?</translation>
    </message>
    <message>
        <source>You must beat {contract}</source>
        <translation>Bisogna superare {contract}</translation>
    </message>
    <message>
        <source>{reason} {rule}</source>
        <comment>why a bid is not allowed, and the rule</comment>
        <translation>{reason} {rule}</translation>
    </message>
</context>
<context>
    <name>BigCard</name>
    <message>
        <source>Side suit: {suit}</source>
        <translation>Seme ordinario: {suit}</translation>
    </message>
    <message>
        <source>Trump number {place} of {number}</source>
        <comment>1 is the highest trump</comment>
        <translation>Briscola {place} di {number}</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message numerus="yes">
        <source>%n in a row, they count from {least}</source>
        <comment>Laufende</comment>
        <translation>
            <numerusform>%n di fila, contano da {least}</numerusform>
            <numerusform>%n di fila, contano da {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the winners</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n punto per chi vince</numerusform>
            <numerusform>%n punti per chi vince</numerusform>
        </translation>
    </message>
    <message>
        <source>All eight tricks for the winners</source>
        <translation>Tutte e otto le prese per chi vince</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of the column with the scores of this deal</comment>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>Deal {number} · {declarer} alone, {contract}</source>
        <translation>Smazzata {number} · {declarer} in solitaria, {contract}</translation>
    </message>
    <message>
        <source>Deal {number} · {declarer} and {partner}, with {ace}</source>
        <translation>Smazzata {number} · {declarer} e {partner}, con {ace}</translation>
    </message>
    <message>
        <source>Dealt to the side that has lost</source>
        <translation>Li aveva la parte che ha perso</translation>
    </message>
    <message>
        <source>Declares</source>
        <comment>what a seat was in the deal</comment>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Defends</source>
        <comment>what a seat was in the deal</comment>
        <translation>Difende</translation>
    </message>
    <message>
        <source>Does not count in Tout and Sie</source>
        <translation>Non conta in Tout e Sie</translation>
    </message>
    <message>
        <source>Each of the three pays it to the declarer</source>
        <translation>Ognuno dei tre lo paga al dichiarante</translation>
    </message>
    <message>
        <source>Each winner gets it, each loser pays it</source>
        <translation>Ogni vincitore lo incassa, ogni perdente lo paga</translation>
    </message>
    <message>
        <source>Here it breaks off.</source>
        <translation>Qui si interrompe.</translation>
    </message>
    <message>
        <source>Laufende</source>
        <translation>Laufende</translation>
    </message>
    <message numerus="yes">
        <source>Laufende: %n in a row</source>
        <translation>
            <numerusform>Laufende: %n di fila</numerusform>
            <numerusform>Laufende: %n di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>what a seat did in a passed-out deal</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Passata</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz counts instead</source>
        <translation>Al suo posto conta Schwarz</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Check this shuffle</source>
        <translation>Verifica la mescolata</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Play the same cards again; it does not count.</source>
        <translation>Gioca di nuovo le stesse carte; non conta.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <comment>play the same cards again, unscored</comment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Condividi questa smazzata</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>Il conto</translation>
    </message>
    <message>
        <source>The declarer pays it to each of the three</source>
        <translation>Il dichiarante lo paga a ognuno dei tre</translation>
    </message>
    <message>
        <source>The four sum to zero</source>
        <translation>I quattro danno zero</translation>
    </message>
    <message numerus="yes">
        <source>They took %n of the 8 tricks</source>
        <translation>
            <numerusform>Hanno fatto %n delle 8 prese</numerusform>
            <numerusform>Hanno fatto %n delle 8 prese</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Units, not money</source>
        <translation>Unità, non soldi</translation>
    </message>
    <message>
        <source>Value of the deal</source>
        <translation>Valore della smazzata</translation>
    </message>
    <message>
        <source>You declare</source>
        <comment>what a seat was in the deal</comment>
        <translation>Dichiari</translation>
    </message>
    <message>
        <source>You defend</source>
        <comment>what a seat was in the deal</comment>
        <translation>Difendi</translation>
    </message>
    <message numerus="yes">
        <source>Your side took %n of the 8 tricks</source>
        <translation>
            <numerusform>Avete fatto %n delle 8 prese</numerusform>
            <numerusform>Avete fatto %n delle 8 prese</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract} lost</source>
        <comment>title of the result</comment>
        <translation>{contract} perso</translation>
    </message>
    <message>
        <source>{contract} won</source>
        <comment>title of the result</comment>
        <translation>{contract} vinto</translation>
    </message>
    <message>
        <source>{contract}: base</source>
        <translation>Base del {contract}</translation>
    </message>
    <message>
        <source>{each} per card, the highest: {card}</source>
        <comment>Laufende</comment>
        <translation>{each} per carta, la più alta: {card}</translation>
    </message>
    <message>
        <source>{points} points: {needed} would be needed</source>
        <translation>{points} punti: ne servirebbero {needed}</translation>
    </message>
    <message>
        <source>{text} · {rule}</source>
        <translation>{text} · {rule}</translation>
    </message>
</context>
<context>
    <name>CardName</name>
    <message>
        <source>Ace of acorns</source>
        <translation>Asso di ghiande</translation>
    </message>
    <message>
        <source>Ace of bells</source>
        <translation>Asso di campanelli</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Asso di cuori</translation>
    </message>
    <message>
        <source>Ace of leaves</source>
        <translation>Asso di foglie</translation>
    </message>
    <message>
        <source>Eight of acorns</source>
        <translation>8 di ghiande</translation>
    </message>
    <message>
        <source>Eight of bells</source>
        <translation>8 di campanelli</translation>
    </message>
    <message>
        <source>Eight of hearts</source>
        <translation>8 di cuori</translation>
    </message>
    <message>
        <source>Eight of leaves</source>
        <translation>8 di foglie</translation>
    </message>
    <message>
        <source>Five of acorns</source>
        <translation>5 di ghiande</translation>
    </message>
    <message>
        <source>Five of bells</source>
        <translation>5 di campanelli</translation>
    </message>
    <message>
        <source>Five of hearts</source>
        <translation>5 di cuori</translation>
    </message>
    <message>
        <source>Five of leaves</source>
        <translation>5 di foglie</translation>
    </message>
    <message>
        <source>King of acorns</source>
        <translation>Re di ghiande</translation>
    </message>
    <message>
        <source>King of bells</source>
        <translation>Re di campanelli</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Re di cuori</translation>
    </message>
    <message>
        <source>King of leaves</source>
        <translation>Re di foglie</translation>
    </message>
    <message>
        <source>Nine of acorns</source>
        <translation>9 di ghiande</translation>
    </message>
    <message>
        <source>Nine of bells</source>
        <translation>9 di campanelli</translation>
    </message>
    <message>
        <source>Nine of hearts</source>
        <translation>9 di cuori</translation>
    </message>
    <message>
        <source>Nine of leaves</source>
        <translation>9 di foglie</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>Ober di ghiande</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>Ober di campanelli</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>Ober di cuori</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>Ober di foglie</translation>
    </message>
    <message>
        <source>Seven of acorns</source>
        <translation>7 di ghiande</translation>
    </message>
    <message>
        <source>Seven of bells</source>
        <translation>7 di campanelli</translation>
    </message>
    <message>
        <source>Seven of hearts</source>
        <translation>7 di cuori</translation>
    </message>
    <message>
        <source>Seven of leaves</source>
        <translation>7 di foglie</translation>
    </message>
    <message>
        <source>Six of acorns</source>
        <translation>6 di ghiande</translation>
    </message>
    <message>
        <source>Six of hearts</source>
        <translation>6 di cuori</translation>
    </message>
    <message>
        <source>Six of leaves</source>
        <translation>6 di foglie</translation>
    </message>
    <message>
        <source>Ten of acorns</source>
        <translation>10 di ghiande</translation>
    </message>
    <message>
        <source>Ten of bells</source>
        <translation>10 di campanelli</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>10 di cuori</translation>
    </message>
    <message>
        <source>Ten of leaves</source>
        <translation>10 di foglie</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>Unter di ghiande</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>Unter di campanelli</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>Unter di cuori</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>Unter di foglie</translation>
    </message>
    <message>
        <source>Weli, six of bells</source>
        <translation>Weli, 6 di campanelli</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n briscola</numerusform>
            <numerusform>%n briscole</numerusform>
        </translation>
    </message>
    <message>
        <source>Call {ace}</source>
        <comment>button; the ace of a suit</comment>
        <translation>Chiama {ace}</translation>
    </message>
    <message>
        <source>Obers, Unters and the suit you choose. One against three.</source>
        <translation>Ober, Unter e il seme che scegli. Uno contro tre.</translation>
    </message>
    <message>
        <source>Play {contract}</source>
        <comment>button; Solo in a suit</comment>
        <translation>Gioca {contract}</translation>
    </message>
    <message>
        <source>The ace is yours</source>
        <translation>L&apos;asso è tuo</translation>
    </message>
    <message>
        <source>Whoever holds it is your secret partner.</source>
        <translation>Chi ce l&apos;ha è il tuo compagno segreto.</translation>
    </message>
    <message>
        <source>You have no ordinary card of it</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>You hold: {ranks}</source>
        <comment>ranks of the suit, like K, 9</comment>
        <translation>Hai: {ranks}</translation>
    </message>
    <message>
        <source>{contract}: choose the trump suit</source>
        <translation>{contract}: scegli la briscola</translation>
    </message>
    <message>
        <source>{contract}: which ace do you call?</source>
        <translation>{contract}: quale asso chiami?</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Go on playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>However it is played, nothing can change that.</source>
        <translation>Comunque si giochi, nulla può cambiarlo.</translation>
    </message>
    <message>
        <source>However the others play, nothing can change that.</source>
        <translation>Comunque giochino gli altri, nulla può cambiarlo.</translation>
    </message>
    <message>
        <source>It depends on the play who takes the tricks that are left.</source>
        <translation>Dipende dal gioco chi fa le prese che restano.</translation>
    </message>
    <message>
        <source>Not certain yet</source>
        <translation>Non è ancora sicuro</translation>
    </message>
    <message>
        <source>Only cards that you have seen are counted.</source>
        <translation>Si contano solo le carte che hai visto.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Giocarle</translation>
    </message>
    <message>
        <source>Still out: {card}. It may take a trick.</source>
        <comment>card: e.g. Ober of bells</comment>
        <translation>Deve ancora uscire: {card}. Può fare una presa.</translation>
    </message>
    <message>
        <source>The rest is for the others</source>
        <translation>Le restanti sono degli altri</translation>
    </message>
    <message>
        <source>The rest is for your side</source>
        <translation>Le restanti sono vostre</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Le restanti sono tue</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Before and after</source>
        <translation>Prima e dopo</translation>
    </message>
    <message>
        <source>Original</source>
        <comment>the cards with all filters at 50 %</comment>
        <translation>Originale</translation>
    </message>
    <message>
        <source>With your settings</source>
        <comment>the cards as they are filtered now</comment>
        <translation>Con le tue impostazioni</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>All eight tricks are certain: the deal is won at once.</source>
        <translation>Tutte e otto le prese sono sicure: si vince subito.</translation>
    </message>
    <message>
        <source>One against three.</source>
        <translation>Uno contro tre.</translation>
    </message>
    <message>
        <source>One against three. A single trick for you three is enough.</source>
        <translation>Uno contro tre. A voi tre basta una sola presa.</translation>
    </message>
    <message>
        <source>One against three. You defend.</source>
        <translation>Uno contro tre. Tu difendi.</translation>
    </message>
    <message>
        <source>One against three. You must win all eight tricks.</source>
        <translation>Uno contro tre. Devi fare tutte e otto le prese.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner. You defend.</source>
        <translation>Il compagno è chi ce l&apos;ha. Tu difendi.</translation>
    </message>
    <message>
        <source>Whoever holds it is your partner.</source>
        <translation>Il tuo compagno è chi ce l&apos;ha.</translation>
    </message>
    <message>
        <source>You call {ace}</source>
        <translation>Chiami {ace}</translation>
    </message>
    <message>
        <source>You hold it: you play with {declarer}.</source>
        <translation>Ce l&apos;hai tu: giochi con {declarer}.</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Giochi in solitaria</translation>
    </message>
    <message>
        <source>You play alone, trumps are {suit}</source>
        <translation>Giochi in solitaria, briscola: {suit}</translation>
    </message>
    <message>
        <source>{declarer} calls {ace}</source>
        <translation>{declarer} chiama {ace}</translation>
    </message>
    <message>
        <source>{declarer} plays alone</source>
        <translation>{declarer} gioca in solitaria</translation>
    </message>
    <message>
        <source>{declarer} plays alone, trumps are {suit}</source>
        <translation>{declarer} gioca in solitaria, briscola: {suit}</translation>
    </message>
    <message>
        <source>{partner} had it and is the partner. You defend.</source>
        <translation>L&apos;aveva {partner}, che gioca col dichiarante. Tu difendi.</translation>
    </message>
    <message>
        <source>{partner} had it, your partner.</source>
        <comment>a man (Luis)</comment>
        <translation>L&apos;aveva {partner}, il tuo compagno.</translation>
    </message>
    <message>
        <source>{partner} had it, your partner.</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>L&apos;aveva {partner}, la tua compagna.</translation>
    </message>
</context>
<context>
    <name>ContractDescription</name>
    <message>
        <source>Only the Unters are trumps</source>
        <translation>Solo gli Unter sono briscola</translation>
    </message>
    <message>
        <source>Solo, all eight tricks</source>
        <translation>Solo, tutte e otto le prese</translation>
    </message>
    <message>
        <source>The 4 Obers and the 4 Unters</source>
        <translation>I 4 Ober e i 4 Unter</translation>
    </message>
    <message>
        <source>Wenz, all eight tricks</source>
        <translation>Wenz, tutte e otto le prese</translation>
    </message>
    <message>
        <source>With a secret partner</source>
        <translation>Con un compagno segreto</translation>
    </message>
    <message>
        <source>You choose the trump suit</source>
        <translation>Scegli tu la briscola</translation>
    </message>
    <message>
        <source>You do not play this one</source>
        <translation>Non giochi tu</translation>
    </message>
</context>
<context>
    <name>ContractName</name>
    <message>
        <source>Pass</source>
        <comment>what a player says in the auction</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Rufer</source>
        <translation>Rufer</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo Tout</source>
        <translation>Solo Tout</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Wenz</translation>
    </message>
    <message>
        <source>Wenz Tout</source>
        <translation>Wenz Tout</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>percentage; es and de put a narrow no-break space before the sign</comment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your match is saved at every card.</source>
        <translation>Qualcosa è andato storto nel programma. La tua partita viene salvata a ogni carta.</translation>
    </message>
</context>
<context>
    <name>DeclarationName</name>
    <message>
        <source>Rufer with the ace of acorns</source>
        <translation>Rufer con l&apos;asso di ghiande</translation>
    </message>
    <message>
        <source>Rufer with the ace of bells</source>
        <translation>Rufer con l&apos;asso di campanelli</translation>
    </message>
    <message>
        <source>Rufer with the ace of leaves</source>
        <translation>Rufer con l&apos;asso di foglie</translation>
    </message>
    <message>
        <source>Solo Tout in acorns</source>
        <translation>Solo Tout di ghiande</translation>
    </message>
    <message>
        <source>Solo Tout in bells</source>
        <translation>Solo Tout di campanelli</translation>
    </message>
    <message>
        <source>Solo Tout in hearts</source>
        <translation>Solo Tout di cuori</translation>
    </message>
    <message>
        <source>Solo Tout in leaves</source>
        <translation>Solo Tout di foglie</translation>
    </message>
    <message>
        <source>Solo in acorns</source>
        <translation>Solo di ghiande</translation>
    </message>
    <message>
        <source>Solo in bells</source>
        <translation>Solo di campanelli</translation>
    </message>
    <message>
        <source>Solo in hearts</source>
        <translation>Solo di cuori</translation>
    </message>
    <message>
        <source>Solo in leaves</source>
        <translation>Solo di foglie</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message numerus="yes">
        <source>%n more pack(s) of cards are not offered; the log says why.</source>
        <translation>
            <numerusform>%n altro mazzo non è disponibile; il registro dice perché.</numerusform>
            <numerusform>Altri %n mazzi non sono disponibili; il registro dice perché.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new deal throws it away; it does not count. The score sheet stays.</source>
        <translation>Una nuova smazzata la scarta e non conta. La tabella resta.</translation>
    </message>
    <message>
        <source>A pack of cards is not offered. {file}: {problem}</source>
        <comment>problem is in English</comment>
        <translation>Un mazzo non è disponibile. {file}: {problem}</translation>
    </message>
    <message>
        <source>Cannot save. You can go on playing; it will be lost when you close.</source>
        <translation>Non si può salvare. Puoi continuare a giocare; andrà perso alla chiusura.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Deal {number} is not finished</source>
        <translation>La smazzata {number} non è finita</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nuova smazzata</translation>
    </message>
    <message>
        <source>Settings that could not be read have their usual values.</source>
        <translation>Per le impostazioni che non è stato possibile leggere valgono i valori soliti.</translation>
    </message>
    <message>
        <source>The history of deals cannot be reached. You can go on playing.</source>
        <translation>La cronologia delle smazzate non è raggiungibile. Puoi continuare a giocare.</translation>
    </message>
    <message>
        <source>The history of deals could not be read.</source>
        <translation>Non è stato possibile leggere la cronologia delle smazzate.</translation>
    </message>
    <message>
        <source>The saved deal could not be read; the score sheet is intact.</source>
        <translation>Non è stato possibile leggere la smazzata salvata; la tabella è intatta.</translation>
    </message>
    <message>
        <source>The saved match could not be read.</source>
        <translation>Non è stato possibile leggere la partita salvata.</translation>
    </message>
    <message>
        <source>{sentence} The old file is kept as {file}.</source>
        <translation>{sentence} Il vecchio file è ora {file}.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Colour temperature</source>
        <translation>Temperatura colore</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrasto</translation>
    </message>
    <message>
        <source>Cool</source>
        <comment>temperature 0 %</comment>
        <translation>Fredda</translation>
    </message>
    <message>
        <source>Double click: back to the middle</source>
        <translation>Doppio clic: torna al centro</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grana</translation>
    </message>
    <message>
        <source>Rough</source>
        <comment>grain 100 %</comment>
        <translation>Ruvida</translation>
    </message>
    <message>
        <source>Smooth</source>
        <comment>grain 0 %</comment>
        <translation>Liscia</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>contrast 0 %</comment>
        <translation>Morbido</translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>contrast 100 %</comment>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Warm</source>
        <comment>temperature 100 %</comment>
        <translation>Calda</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Daus · {points}</source>
        <translation>Daus · {points}</translation>
    </message>
    <message>
        <source>Not played with in Schafkopf</source>
        <translation>Non si gioca nello Schafkopf</translation>
    </message>
    <message>
        <source>The cards of the pack</source>
        <translation>Le carte del mazzo</translation>
    </message>
    <message>
        <source>{card}, {worth}</source>
        <translation>{card}, {worth}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Bavarian tricks</source>
        <comment>what kind of game Schafkopf is, under its name</comment>
        <translation>Prese bavaresi</translation>
    </message>
    <message>
        <source>Bavarian tricks for four players. Call an ace for a secret partner, or play Wenz or Solo on your own. The declarer&apos;s side needs 61 points; the defenders 60.</source>
        <translation>Gioco bavarese di prese per quattro. Chiama un asso per avere un compagno segreto, o gioca Wenz o Solo in solitaria. Alla parte del dichiarante servono 61 punti, ai difensori 60.</translation>
    </message>
    <message>
        <source>Continue deal {number}</source>
        <translation>Continua la smazzata {number}</translation>
    </message>
    <message>
        <source>How to play, in 5 minutes</source>
        <translation>Come si gioca, in 5 minuti</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
    <message>
        <source>You against three computers · 32 cards</source>
        <translation>Tu contro tre computer · 32 carte</translation>
    </message>
    <message>
        <source>in the auction</source>
        <translation>alle dichiarazioni</translation>
    </message>
    <message>
        <source>trick {trick} of 8</source>
        <translation>presa {trick} di 8</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Card {place} of {count}</source>
        <translation>Carta {place} di {count}</translation>
    </message>
    <message>
        <source>Card {place} of {count}. May be played.</source>
        <translation>Carta {place} di {count}. Si può giocare.</translation>
    </message>
    <message>
        <source>Card {place} of {count}. Not now: {reason}</source>
        <comment>reason is a whole sentence</comment>
        <translation>Carta {place} di {count}. Non ora: {reason}</translation>
    </message>
    <message>
        <source>{reason} {rule}</source>
        <comment>a whole sentence, then e.g. &apos;Rule 4.3&apos;</comment>
        <translation>{reason} {rule}</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>%n Unter(s) and {aces}: that carries a Wenz.</source>
        <comment>aces: e.g. &apos;2 aces&apos;</comment>
        <translation>
            <numerusform>%n Unter e {aces}: basta per un Wenz.</numerusform>
            <numerusform>%n Unter e {aces}: basta per un Wenz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <translation>
            <numerusform>%n asso</numerusform>
            <numerusform>%n assi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) and an ace: that carries a Rufer.</source>
        <translation>
            <numerusform>%n briscola e un asso: basta per un Rufer.</numerusform>
            <numerusform>%n briscole e un asso: basta per un Rufer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with the Ober of acorns, and an ace: that carries a Rufer.</source>
        <translation>
            <numerusform>%n briscola, l&apos;Ober di ghiande, e un asso: basta per un Rufer.</numerusform>
            <numerusform>%n briscole con l&apos;Ober di ghiande, e un asso: basta per un Rufer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but no Ober: the high ones are with the others.</source>
        <translation>
            <numerusform>%n briscola, ma nessun Ober: le alte le hanno gli altri.</numerusform>
            <numerusform>%n briscole, ma nessun Ober: le alte le hanno gli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but no ace beside them.</source>
        <translation>
            <numerusform>%n briscola, ma nessun asso a parte.</numerusform>
            <numerusform>%n briscole, ma nessun asso a parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but only one Ober: the high ones are with the others.</source>
        <translation>
            <numerusform>%n briscola, ma un solo Ober: le alte le hanno gli altri.</numerusform>
            <numerusform>%n briscole, ma un solo Ober: le alte le hanno gli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), {more} of them high: that carries a Rufer.</source>
        <comment>high: Obers and Unters</comment>
        <translation>
            <numerusform>%n briscola, alte {more}: basta per un Rufer.</numerusform>
            <numerusform>%n briscole, {more} delle quali alte: basta per un Rufer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Besides the called ace you have %n card(s) of its suit: you may run away. {rule_4_7}</source>
        <translation>
            <numerusform>Oltre all&apos;asso chiamato hai %n del suo seme: puoi scappare. {rule_4_7}</numerusform>
            <numerusform>Oltre all&apos;asso chiamato hai %n del suo seme: puoi scappare. {rule_4_7}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %n are still out, and none of them beats yours.</source>
        <translation>
            <numerusform>Tira briscola: ne resta %n fuori e non supera la tua.</numerusform>
            <numerusform>Tira briscola: ne restano %n fuori e nessuna supera la tua.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: the others still have %n.</source>
        <translation>
            <numerusform>Tira briscola: agli altri ne resta %n.</numerusform>
            <numerusform>Tira briscola: agli altri ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing trumps helps the declarer: lead a side suit and keep your trumps.</source>
        <translation>Tirare briscole aiuta il dichiarante: esci in un seme ordinario e tieni le tue.</translation>
    </message>
    <message>
        <source>In a Tout every trick must be yours.</source>
        <translation>In un Tout ogni presa deve essere tua.</translation>
    </message>
    <message>
        <source>It has no points: little is lost if somebody takes it.</source>
        <translation>Non ha punti: si perde poco se la prendono.</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest of {suit} by now; the others still have %n of them.</source>
        <translation>
            <numerusform>Ormai è la più alta di {suit}; agli altri ne resta %n.</numerusform>
            <numerusform>Ormai è la più alta di {suit}; agli altri ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only suit that the rules allow you.</source>
        <translation>È l&apos;unico seme che le regole ti permettono.</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>È la tua ultima carta.</translation>
    </message>
    <message>
        <source>It is your lowest that takes the trick for now; whoever wants it must go higher.</source>
        <translation>È la più bassa che per ora fa la presa; chi la vuole deve salire.</translation>
    </message>
    <message>
        <source>It is your only card of {suit}, and you have to follow.</source>
        <translation>È la tua unica carta di {suit}, e devi rispondere.</translation>
    </message>
    <message>
        <source>It is your only card of {suit}: afterwards you can trump that suit.</source>
        <translation>È la tua unica carta di {suit}: poi potrai tagliare quel seme.</translation>
    </message>
    <message>
        <source>It is your only trump, and you have to follow.</source>
        <translation>È la tua unica briscola, e devi rispondere.</translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick for now, and only %n card(s) could still beat it.</source>
        <translation>
            <numerusform>Per ora fa la presa, e solo %n carta potrebbe superarla.</numerusform>
            <numerusform>Per ora fa la presa, e solo %n carte potrebbero superarla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the cards that would take this trick: they are worth more later.</source>
        <translation>Tieni le carte che farebbero questa presa: dopo valgono di più.</translation>
    </message>
    <message>
        <source>Lead the suit that you called: your partner&apos;s ace must fall.</source>
        <translation>Esci nel seme che hai chiamato: l&apos;asso del compagno deve cadere.</translation>
    </message>
    <message numerus="yes">
        <source>No other suit gives you as many trumps: %n.</source>
        <translation>
            <numerusform>Nessun altro seme ti dà tante briscole: %n.</numerusform>
            <numerusform>Nessun altro seme ti dà tante briscole: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single rule decides here. Weighed over what the others may hold, it promises most.</source>
        <translation>Qui non decide una sola regola. Pesando ciò che possono avere gli altri, promette di più.</translation>
    </message>
    <message>
        <source>Nobody against you can beat this card any more: {points} for your side.</source>
        <translation>Nessun avversario può più superare questa carta: {points} per voi.</translation>
    </message>
    <message>
        <source>Nobody against you can beat this card.</source>
        <translation>Nessun avversario può superare questa carta.</translation>
    </message>
    <message>
        <source>Nobody can take a trick from you: it is won as soon as it is bid.</source>
        <translation>Nessuno può toglierti una presa: basta dichiararlo ed è vinto.</translation>
    </message>
    <message>
        <source>Nobody else has any of {suit}: only a trump can take it.</source>
        <translation>Nessun altro ha {suit}: solo una briscola può prenderla.</translation>
    </message>
    <message>
        <source>None of your cards takes this trick: give as little as you can.</source>
        <translation>Nessuna tua carta fa questa presa: da&apos; il meno possibile.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the 14 trumps: too few to play.</source>
        <comment>trumps in a Rufer</comment>
        <translation>
            <numerusform>Solo %n delle 14 briscole: troppo poco per giocare.</numerusform>
            <numerusform>Solo %n delle 14 briscole: troppo poche per giocare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {points} lie there: keep your better cards.</source>
        <translation>Ci sono solo {points}: tieni le carte migliori.</translation>
    </message>
    <message numerus="yes">
        <source>Others give you as many trumps, %n; what remains beside them decides.</source>
        <translation>
            <numerusform>Altri danno le stesse briscole, %n; decide ciò che resta a parte.</numerusform>
            <numerusform>Altri danno le stesse briscole, %n; decide ciò che resta a parte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the called ace: when you lead its suit, it must fall.</source>
        <translation>Cerca l&apos;asso chiamato: se esci nel suo seme, deve cadere.</translation>
    </message>
    <message>
        <source>The called ace binds you: no other card is allowed.</source>
        <translation>L&apos;asso chiamato ti vincola: non puoi giocarne un&apos;altra.</translation>
    </message>
    <message>
        <source>The called suit is led: its ace must be played. {rule_4_5}</source>
        <translation>È uscito il seme chiamato: il suo asso va giocato. {rule_4_5}</translation>
    </message>
    <message>
        <source>The declarer plays last: lead your shortest suit.</source>
        <translation>Il dichiarante gioca per ultimo: esci nel seme più corto.</translation>
    </message>
    <message>
        <source>The declarer plays right after you: lead your longest suit.</source>
        <translation>Il dichiarante gioca subito dopo di te: esci nel seme più lungo.</translation>
    </message>
    <message>
        <source>The trick is safe for your side, and with it you have {points}: enough to win.</source>
        <translation>La presa è sicura per voi, e con essa avete {points}: basta per vincere.</translation>
    </message>
    <message>
        <source>There are no points in this trick: keep your better cards.</source>
        <translation>In questa presa non ci sono punti: tieni le carte migliori.</translation>
    </message>
    <message>
        <source>There is no ace for you to call, and to play alone the hand is too weak.</source>
        <translation>Non c&apos;è un asso che tu possa chiamare, e per giocare contro tre la mano è debole.</translation>
    </message>
    <message numerus="yes">
        <source>With {suit} you have %n trump(s), {more} of them high: that carries a Solo.</source>
        <comment>high: Obers and Unters</comment>
        <translation>
            <numerusform>Con {suit} hai %n briscola, alte {more}: basta per un Solo.</numerusform>
            <numerusform>Con {suit} hai %n briscole, {more} delle quali alte: basta per un Solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have a higher one that does just the same: the lower goes first.</source>
        <translation>Ne hai una più alta che fa lo stesso: prima va la bassa.</translation>
    </message>
    <message>
        <source>You have none of {suit}, and {points} lie there: ruff.</source>
        <translation>Non hai {suit} e sul tavolo ci sono {points}: taglia.</translation>
    </message>
    <message>
        <source>You have none of {suit}: ruff, and the trick is yours for now.</source>
        <translation>Non hai {suit}: taglia, e per ora la presa è tua.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n ordinary card(s) of {suit}: soon you can trump that suit.</source>
        <translation>
            <numerusform>Hai solo %n carta ordinaria di {suit}: presto potrai tagliare quel seme.</numerusform>
            <numerusform>Hai solo %n carte ordinarie di {suit}: presto potrai tagliare quel seme.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have only trumps left.</source>
        <translation>Ti restano solo briscole.</translation>
    </message>
    <message numerus="yes">
        <source>You hold the %n highest trump(s) without a gap: all eight tricks are in reach.</source>
        <translation>
            <numerusform>Hai la briscola più alta: tutte e otto le prese sono possibili.</numerusform>
            <numerusform>Hai le %n briscole più alte di fila: tutte e otto le prese sono possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last, and this is the lowest card that takes the trick.</source>
        <translation>Giochi per ultimo, e questa è la carta più bassa che fa la presa.</translation>
    </message>
    <message>
        <source>You play last: the trick is yours, and your own {points} come home.</source>
        <translation>Giochi per ultimo: la presa è tua e salvi i tuoi {points}.</translation>
    </message>
    <message>
        <source>You play with {player}: trumps help the declarer.</source>
        <translation>Giochi con {player}: le briscole aiutano il dichiarante.</translation>
    </message>
    <message numerus="yes">
        <source>You would play alone against three, and %n Ober(s) or Unter(s) are too little.</source>
        <translation>
            <numerusform>Giocheresti contro tre, e %n Ober o Unter è poco.</numerusform>
            <numerusform>Giocheresti contro tre, e %n Ober e Unter sono pochi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand may bid nothing that is higher.</source>
        <translation>La tua mano non può dichiarare nulla di più alto.</translation>
    </message>
    <message>
        <source>Your {points} of {suit} can go to your partner&apos;s ace.</source>
        <comment>points: e.g. &apos;10 points&apos;</comment>
        <translation>I tuoi {points} di {suit} possono andare sull&apos;asso del compagno.</translation>
    </message>
    <message>
        <source>{player} cannot get this trick any more: the Tout is lost.</source>
        <translation>{player} non può più fare questa presa: il Tout è perso.</translation>
    </message>
    <message>
        <source>{player} has the trick and may be on your side: your {points} can go there.</source>
        <translation>La presa è di {player}, che forse sta con te: i tuoi {points} possono andare lì.</translation>
    </message>
    <message>
        <source>{player} has the trick, and it is safe for your side: spend nothing on it.</source>
        <translation>La presa è di {player} ed è sicura per voi: non spendere nulla.</translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody can take it away: give as little as you can.</source>
        <translation>La presa è di {player} e nessuno può toglierla: da&apos; il meno possibile.</translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody can take it away: give nothing.</source>
        <translation>La presa è di {player} e nessuno può toglierla: non dare nulla.</translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody takes it from your side: smear your {points}.</source>
        <translation>La presa è di {player} e nessuno ve la toglie: carica i tuoi {points}.</translation>
    </message>
    <message>
        <source>{player} is on your side and has the trick: you need not go over it.</source>
        <translation>{player} sta con te e ha la presa: non serve superarla.</translation>
    </message>
    <message numerus="yes">
        <source>{player} is on your side and has the trick; only %n card(s) could still beat it: smear.</source>
        <translation>
            <numerusform>{player} sta con te e ha la presa; solo %n carta potrebbe superarla: carica.</numerusform>
            <numerusform>{player} sta con te e ha la presa; solo %n carte potrebbero superarla: carica.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is on your side, has none of {suit} and may ruff.</source>
        <translation>{player} sta con te, non ha {suit} e può tagliare.</translation>
    </message>
    <message>
        <source>{player} leads trumps, as a partner does, and nobody beats that any more: smear your {points}.</source>
        <translation>{player} esce di briscola, come fa chi sta con te, e nessuno la supera più: carica i tuoi {points}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a row shows its bill.</source>
        <translation>Un clic su una riga mostra il suo conto.</translation>
    </message>
    <message>
        <source>All contracts</source>
        <comment>no filter</comment>
        <translation>Tutti i contratti</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Tutte le smazzate</translation>
    </message>
    <message>
        <source>All roles</source>
        <comment>no filter</comment>
        <translation>Tutti i ruoli</translation>
    </message>
    <message>
        <source>All time</source>
        <comment>no filter</comment>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contratto</translation>
    </message>
    <message>
        <source>Contracts</source>
        <comment>view: statistics by contract and role</comment>
        <translation>Contratti</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how many</comment>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>view</comment>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Declared</source>
        <comment>heading: how often a seat declared</comment>
        <translation>Dichiarate</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>role of the person in a deal</comment>
        <translation>Dichiarante</translation>
    </message>
    <message>
        <source>Defender</source>
        <comment>role of the person in a deal</comment>
        <translation>Difensore</translation>
    </message>
    <message numerus="yes">
        <source>Export %n deal(s)</source>
        <translation>
            <numerusform>Esporta %n smazzata</numerusform>
            <numerusform>Esporta %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>History</source>
        <comment>the page with all finished deals</comment>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Its record in the history is damaged. The other deals are not concerned.</source>
        <translation>La sua registrazione nella cronologia è danneggiata. Le altre smazzate sono a posto.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <comment>filter</comment>
        <translation>Ultimi 30 giorni</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <comment>filter</comment>
        <translation>Ultimi 7 giorni</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>filter</comment>
        <translation>Perse</translation>
    </message>
    <message>
        <source>No deal fits these filters.</source>
        <translation>Nessuna smazzata corrisponde a questi filtri.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notazione</translation>
    </message>
    <message>
        <source>Obers</source>
        <comment>heading: average over dealt hands</comment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Open a code</source>
        <comment>of a deal that somebody has sent</comment>
        <translation>Apri un codice</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>role of the person in a deal</comment>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>four passes: nobody plays</comment>
        <translation>Passata</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: strength of the computer players</comment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Points in the hand</source>
        <comment>heading: average over dealt hands</comment>
        <translation>Punti in mano</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <comment>heading: average of the person&apos;s side</comment>
        <translation>Punti a smazzata</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: card points of the person&apos;s side</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>filter</comment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Role</source>
        <comment>filter</comment>
        <translation>Ruolo</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>view: statistics by seat</comment>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Show all deals</source>
        <translation>Mostra tutte le smazzate</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabella (CSV)</translation>
    </message>
    <message>
        <source>The deals that the filters let through, the oldest first: as a table, as JSON, or as notation.</source>
        <translation>Le smazzate che passano i filtri, dalla più vecchia: come tabella, come JSON o in notazione.</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Il file non si può scrivere</translation>
    </message>
    <message numerus="yes">
        <source>The green band is where the average of %n deal(s) lies 95 times in 100 when the shuffle is fair. One of twenty lies outside by chance, so with twelve of them it happens often. Trumps are those of a Rufer. Who declares and wins is play, not luck; the range behind it says how sure the share is.</source>
        <translation>
            <numerusform>La fascia verde è dove cade 95 volte su 100 il valore di %n smazzata se la mescolata è corretta. Una media su venti ne resta fuori per caso, quindi con dodici succede spesso. Le briscole sono quelle di un Rufer. Chi dichiara e vince è gioco, non fortuna; l&apos;intervallo dice quanto è sicura la quota.</numerusform>
            <numerusform>La fascia verde è dove cade 95 volte su 100 la media di %n smazzate se la mescolata è corretta. Una media su venti ne resta fuori per caso, quindi con dodici succede spesso. Le briscole sono quelle di un Rufer. Chi dichiara e vince è gioco, non fortuna; l&apos;intervallo dice quanto è sicura la quota.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history begins with the first finished deal.</source>
        <translation>La cronologia comincia con la prima smazzata finita.</translation>
    </message>
    <message>
        <source>This deal cannot be read</source>
        <translation>Questa smazzata non si può leggere</translation>
    </message>
    <message>
        <source>This year</source>
        <comment>filter</comment>
        <translation>Quest&apos;anno</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>filter</comment>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Trumps</source>
        <comment>heading: average over dealt hands</comment>
        <translation>Briscole</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>heading: units won or lost</comment>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <comment>no filter</comment>
        <translation>Vinte e perse</translation>
    </message>
    <message>
        <source>Won of these</source>
        <translation>Vinte di queste</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>filter</comment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: share of deals</comment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>You</source>
        <comment>heading: role of the person in a deal</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a deal for the person&apos;s side</comment>
        <translation>persa</translation>
    </message>
    <message>
        <source>per deal</source>
        <comment>heading: units won or lost on average</comment>
        <translation>a smazzata</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a deal for the person&apos;s side</comment>
        <translation>vinta</translation>
    </message>
    <message>
        <source>{name}: {value}; a fair shuffle keeps it between {low} and {high}</source>
        <translation>{name}: {value}; una mescolata corretta lo tiene fra {low} e {high}</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <comment>share of deals won, and its 95 % interval</comment>
        <translation>{share} (da {low} a {high})</translation>
    </message>
    <message>
        <source>{within} of 12 averages lie where a fair shuffle keeps them</source>
        <translation>{within} medie su 12 stanno dove le tiene una mescolata corretta</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>size of a pack</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>the page with all the cards, as target of the back button</comment>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Indices</source>
        <comment>rank and suit in the corners of the cards</comment>
        <translation>Indici</translation>
    </message>
    <message>
        <source>Only the 32 in play</source>
        <translation>Solo le 32 in gioco</translation>
    </message>
    <message>
        <source>Other cards</source>
        <comment>leads to the packs to choose from</comment>
        <translation>Altre carte</translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
    <message>
        <source>{region} · {cards}</source>
        <translation>{region} · {cards}</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>Wikipedia</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Fixed</source>
        <comment>a rule that cannot be changed</comment>
        <translation>Fisso</translation>
    </message>
    <message>
        <source>Four passes</source>
        <translation>Quattro passano</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Laufende for the winners</source>
        <translation>Laufende a chi vince</translation>
    </message>
    <message>
        <source>Nobody scores, and the next player deals. {rule}</source>
        <translation>Nessuno segna e distribuisce il prossimo. {rule}</translation>
    </message>
    <message>
        <source>Read all the rules</source>
        <translation>Leggi tutte le regole</translation>
    </message>
    <message>
        <source>Running away with the ace</source>
        <translation>Scappare con l&apos;asso</translation>
    </message>
    <message>
        <source>The rules of this deck stay as they are. Here you choose what your table agrees on.</source>
        <translation>Le regole di questo mazzo non cambiano. Qui scegli ciò su cui il tuo tavolo è d&apos;accordo.</translation>
    </message>
    <message>
        <source>They count for the winners, whoever was dealt them; from the next deal on. {rule}</source>
        <translation>Contano per chi vince, chiunque li abbia ricevuti; dalla prossima smazzata. {rule}</translation>
    </message>
    <message>
        <source>With the called ace and three more of its suit. {rule}</source>
        <translation>Con l&apos;asso e altre tre del suo seme. {rule}</translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>As declarer, draw trumps. As a defender, lead the called suit: the ace has to come out, and then you know who is with whom. When your partner is sure of the trick, put an ace or a ten on it.</source>
        <translation>Se dichiari tu, tira briscole. Se difendi, esci nel seme chiamato: l&apos;asso deve cadere, e allora sai chi gioca con chi. Quando la presa è sicura per il tuo compagno, caricala con un asso o un 10.</translation>
    </message>
    <message>
        <source>Click a card to play it. The cards that you may not play now lie lower and darker; click one and it tells you why, with the number of the rule.</source>
        <translation>Clicca una carta per giocarla. Quelle che ora non puoi giocare stanno più in basso e sono più scure; cliccane una e ti dirà perché, con il numero della regola.</translation>
    </message>
    <message>
        <source>First everyone says once what they would play, or passes. With five trumps or so, among them a couple of Obers, you can dare a Rufer. You then call an ace that you do not hold; whoever holds it is your partner, and nobody else knows yet.</source>
        <translation>Prima ognuno dice una volta che cosa giocherebbe, o passa. Con circa cinque briscole, tra cui un paio di Ober, puoi tentare un Rufer. Allora chiami un asso che non hai; chi ce l&apos;ha è il tuo compagno, e nessun altro lo sa ancora.</translation>
    </message>
    <message>
        <source>Four players, eight cards each. One of them is the declarer, alone or with a secret partner; the others defend. The points in the tricks decide: there are 120, and the declarer&apos;s side needs 61.</source>
        <translation>Quattro giocatori, otto carte a testa. Uno è il dichiarante, da solo o con un compagno segreto; gli altri difendono. Decidono i punti nelle prese: sono 120, e alla parte del dichiarante ne servono 61.</translation>
    </message>
    <message>
        <source>Most of the time the game is Rufer. Then all Obers, all Unters and all hearts are trumps: 14 of the 32 cards, almost half. Acorns go before leaves, hearts and bells.</source>
        <translation>Quasi sempre si gioca Rufer. Allora sono briscole tutti gli Ober, tutti gli Unter e tutti i cuori: 14 carte su 32, quasi la metà. Le ghiande vengono prima di foglie, cuori e campanelli.</translation>
    </message>
    <message>
        <source>Not every card is worth the same. Aces and tens are the fat ones:</source>
        <translation>Non tutte le carte valgono uguale. Quelle grosse sono gli assi e i dieci:</translation>
    </message>
    <message>
        <source>One of these three aces is called. Hearts are trumps, so that ace never is.</source>
        <translation>Si chiama uno di questi tre assi. I cuori sono briscola, perciò il loro non si chiama mai.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left leads, and the others follow clockwise. If you can, you follow suit: trump to a trump, leaves to leaves. If you cannot, you ruff with a trump or throw off whatever you like. The highest trump takes the trick, or else the highest card of the suit that was led.</source>
        <translation>Esce chi siede a sinistra del mazziere, e gli altri seguono in senso orario. Se puoi, rispondi al seme: briscola a briscola, foglie a foglie. Se non puoi, tagli con una briscola o scarti ciò che vuoi. La presa va alla briscola più alta, altrimenti alla carta più alta del seme di uscita.</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Everything changes at once, at the table too.</source>
        <translation>Tutto cambia subito, anche al tavolo.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Lingua del programma</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>&lt;b&gt;Trick {number}&lt;/b&gt; · {points} for you</source>
        <comment>points is e.g. &apos;6 points&apos;</comment>
        <translation>&lt;b&gt;Presa {number}&lt;/b&gt; · {points} per te</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trick {number}&lt;/b&gt; · {points} for {player}</source>
        <comment>points is e.g. &apos;6 points&apos;</comment>
        <translation>&lt;b&gt;Presa {number}&lt;/b&gt; · {points} per {player}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; leads</source>
        <comment>under a card of a taken trick; keep short</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; esce</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; takes</source>
        <comment>under a card of a taken trick; keep short</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; vince</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Amateur</source>
        <comment>a man (Luis)</comment>
        <translation>Amatore</translation>
    </message>
    <message>
        <source>Amateur</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Amatrice</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a man (Luis)</comment>
        <translation>Apprendista</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Apprendista</translation>
    </message>
    <message>
        <source>Counts every card and plays out some of the deals that are still possible.</source>
        <translation>Conta tutte le carte e prova a mente alcune delle distribuzioni ancora possibili.</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a man (Luis)</comment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Maestra</translation>
    </message>
    <message>
        <source>Plays by rules of thumb and counts every card.</source>
        <translation>Gioca a regole semplici e conta tutte le carte.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb. Soon forgets what fell and who could not follow.</source>
        <translation>Gioca a regole semplici. Dimentica presto che cosa è uscito e chi non ha potuto rispondere.</translation>
    </message>
    <message>
        <source>Plays out many possible deals and reads in bids and plays where cards lie. Takes its time.</source>
        <translation>Prova a mente molte distribuzioni e legge in dichiarazioni e giocate dove stanno le carte. Si prende il suo tempo.</translation>
    </message>
    <message>
        <source>Veteran</source>
        <comment>a man (Luis)</comment>
        <translation>Veterano</translation>
    </message>
    <message>
        <source>Veteran</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Veterana</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Chiudi il messaggio</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>At once</source>
        <comment>pace: no motion</comment>
        <translation>All&apos;istante</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>pace</comment>
        <translation>Svelto</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Svelto</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>pace</comment>
        <translation>Tranquillo</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Tranquillo</translation>
    </message>
    <message>
        <source>I wait</source>
        <comment>pace: the trick stays until the person clicks</comment>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>I wait</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>All&apos;istante</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
</context>
<context>
    <name>PaceSettings</name>
    <message>
        <source>Cards appear in their place with a short fade.</source>
        <translation>Le carte appaiono al loro posto con una breve dissolvenza.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Senza animazione</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>Ritmo e animazione</translation>
    </message>
    <message>
        <source>Pace of the table</source>
        <translation>Ritmo del tavolo</translation>
    </message>
    <message>
        <source>Pause of 0.7 s</source>
        <translation>Pausa di 0,7 s</translation>
    </message>
    <message>
        <source>Pause of 1.4 s</source>
        <translation>Pausa di 1,4 s</translation>
    </message>
    <message>
        <source>Pause of 2.5 s</source>
        <translation>Pausa di 2,5 s</translation>
    </message>
    <message>
        <source>The pace decides how long things wait. It never plays for you.</source>
        <translation>Il ritmo decide quanto si aspetta. Non gioca mai al posto tuo.</translation>
    </message>
    <message>
        <source>The trick stays until you click</source>
        <translation>La presa resta fino al tuo clic</translation>
    </message>
    <message>
        <source>at the table</source>
        <comment>where the keys + and − change the pace</comment>
        <translation>al tavolo</translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Close the packs of cards</source>
        <translation>Chiudi i mazzi di carte</translation>
    </message>
    <message>
        <source>Drawn by {author} · {licence}</source>
        <translation>Disegni: {author} · {licence}</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In uso</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Mazzi di carte</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>Gioca con queste</translation>
    </message>
    <message>
        <source>double-headed</source>
        <translation>a doppia figura</translation>
    </message>
    <message>
        <source>single figures</source>
        <translation>a figura intera</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>Chooses the suit</source>
        <translation>Sceglie il seme</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Distribuisce</translation>
    </message>
    <message>
        <source>Forehand: leads first</source>
        <translation>Primo di mano: esce</translation>
    </message>
    <message>
        <source>Forehand: you lead first</source>
        <translation>Primo di mano: esci tu</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Ha passato</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Dichiarazione più alta</translation>
    </message>
    <message>
        <source>Outbid</source>
        <comment>seat whose bid is no longer the highest</comment>
        <translation>Dichiarazione superata</translation>
    </message>
    <message>
        <source>Speaks later</source>
        <comment>seat in the auction that has not spoken</comment>
        <translation>Parla dopo</translation>
    </message>
    <message>
        <source>You choose the suit</source>
        <translation>Scegli il seme</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Distribuisci tu</translation>
    </message>
    <message>
        <source>You have passed</source>
        <translation>Hai passato</translation>
    </message>
    <message>
        <source>Your turn to speak</source>
        <translation>Tocca a te parlare</translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <comment>e.g. &apos;3 tricks · 24 points&apos;</comment>
        <translation>{tricks} · {points}</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Partner</source>
        <comment>the person in the window; gender not known</comment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a man (Luis)</comment>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Compagna</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person in the window, as name on a seat</comment>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>PlayersSettings</name>
    <message>
        <source>Across</source>
        <comment>where a player sits</comment>
        <translation>Di fronte</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>where a player sits</comment>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>Level of {player}</source>
        <translation>Livello di {player}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Nobody sees the cards of the others, at any level.</source>
        <translation>Nessuno vede le carte degli altri, a nessun livello.</translation>
    </message>
    <message>
        <source>Players and levels</source>
        <translation>Giocatori e livelli</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>where a player sits</comment>
        <translation>A destra</translation>
    </message>
    <message>
        <source>The level changes what a player remembers and works out.</source>
        <translation>Il livello cambia ciò che un giocatore ricorda e deduce.</translation>
    </message>
    <message>
        <source>Whoever knows to be on your side does not play below this level.</source>
        <translation>Chi sa di essere dalla tua parte non gioca sotto questo livello.</translation>
    </message>
    <message>
        <source>Your partner plays at least like</source>
        <translation>Chi gioca con te è almeno</translation>
    </message>
</context>
<context>
    <name>PointsInSight</name>
    <message numerus="yes">
        <source>%n more point(s) and you win.</source>
        <translation>
            <numerusform>Manca %n punto per vincere.</numerusform>
            <numerusform>Mancano %n punti per vincere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between {least} and {most} theirs</source>
        <translation>Tra {least} e {most} loro</translation>
    </message>
    <message>
        <source>Between {least} and {most} yours</source>
        <translation>Tra {least} e {most} vostri</translation>
    </message>
    <message>
        <source>Enough to win.</source>
        <translation>Bastano per vincere.</translation>
    </message>
    <message>
        <source>Nobody has a trick yet</source>
        <translation>Ancora nessuna presa</translation>
    </message>
    <message>
        <source>The other side has won already.</source>
        <translation>L&apos;altra parte ha già vinto.</translation>
    </message>
    <message>
        <source>{points} theirs</source>
        <comment>points of the other side</comment>
        <translation>{points} loro</translation>
    </message>
    <message>
        <source>{points} yours</source>
        <comment>points of the person&apos;s side</comment>
        <translation>{points} vostri</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Does not count · before: {units}</source>
        <translation>Non conta · prima: {units}</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Non conta</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the table with a deal that does not count</comment>
        <translation>Pratica</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>All at {percent}</source>
        <translation>Tutto al {percent}</translation>
    </message>
    <message>
        <source>Candle light</source>
        <translation>Lume di candela</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Old parchment</source>
        <translation>Carta antica</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>Soft and worn</source>
        <translation>Morbido, usato</translation>
    </message>
    <message>
        <source>Strong, smooth</source>
        <translation>Forte e liscio</translation>
    </message>
    <message>
        <source>Very legible</source>
        <translation>Molto leggibile</translation>
    </message>
    <message>
        <source>Very warm</source>
        <translation>Molto caldo</translation>
    </message>
    <message>
        <source>Warm and gentle</source>
        <translation>Caldo e delicato</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>An ace may be called if</source>
        <translation>Un asso si può chiamare se</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>One round. Everyone speaks once.</source>
        <translation>Un giro. Ognuno parla una volta.</translation>
    </message>
    <message>
        <source>Order of the contracts</source>
        <translation>Ordine dei contratti</translation>
    </message>
    <message>
        <source>Points in sight</source>
        <translation>Punti in vista</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <comment>no trick has been taken</comment>
        <translation>Ancora nessuna</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <translation>Briscole, dalla più alta</translation>
    </message>
    <message>
        <source>you do not hold it, it is not hearts, and you hold at least one ordinary card of its suit.</source>
        <translation>non ce l&apos;hai, non è di cuori e hai almeno una carta ordinaria del suo seme.</translation>
    </message>
    <message numerus="yes">
        <source>{description}. Worth %n.</source>
        <comment>contract; its base value in units</comment>
        <translation>
            <numerusform>{description}. Vale %n.</numerusform>
            <numerusform>{description}. Vale %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} · {points}</source>
        <comment>who took the trick, and its card points</comment>
        <translation>{player} · {points}</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>A trump was led and you hold trumps: you have to follow.</source>
        <translation>È uscita briscola e hai briscole: devi rispondere.</translation>
    </message>
    <message>
        <source>First comes the auction: bid or pass.</source>
        <translation>Prima ci sono le dichiarazioni: dichiara o passa.</translation>
    </message>
    <message>
        <source>First the declarer names the suit.</source>
        <translation>Prima il dichiarante nomina il seme.</translation>
    </message>
    <message>
        <source>Hearts are trumps: their ace is never called.</source>
        <translation>I cuori sono briscola: il loro asso non si chiama.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Non tocca ancora a te.</translation>
    </message>
    <message>
        <source>It takes the four Obers and the four Unters.</source>
        <translation>Servono i quattro Ober e i quattro Unter.</translation>
    </message>
    <message>
        <source>Its suit has been led: you have to play {ace}.</source>
        <translation>È uscito il suo seme: devi giocare {ace}.</translation>
    </message>
    <message>
        <source>The auction is over: now you play a card.</source>
        <translation>Le dichiarazioni sono finite: ora si gioca una carta.</translation>
    </message>
    <message>
        <source>The lead was {suit} and you hold some: you have to follow.</source>
        <translation>Si gioca a {suit} e ne hai: devi rispondere.</translation>
    </message>
    <message>
        <source>This ace is yours.</source>
        <translation>Questo asso è tuo.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Questa smazzata è finita.</translation>
    </message>
    <message>
        <source>This position cannot come about in a game.</source>
        <translation>Questa posizione non può darsi in una partita.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Questa carta non ce l&apos;hai.</translation>
    </message>
    <message>
        <source>You hold Obers and Unters only: there is no suit to choose.</source>
        <translation>Hai solo Ober e Unter: non c&apos;è un seme da scegliere.</translation>
    </message>
    <message>
        <source>You hold no ordinary card of this suit.</source>
        <translation>Non hai carte ordinarie di questo seme.</translation>
    </message>
    <message>
        <source>You hold the called ace: from its suit you lead the ace, unless you have three more ordinary cards of it.</source>
        <translation>Hai l&apos;asso chiamato: nel suo seme esci con l&apos;asso, a meno che tu abbia altre tre carte ordinarie.</translation>
    </message>
    <message>
        <source>You keep the called ace until its suit has been led.</source>
        <translation>L&apos;asso chiamato si tiene finché non esce il suo seme.</translation>
    </message>
    <message>
        <source>You need an ordinary card of a suit whose ace you do not hold.</source>
        <translation>Ti serve una carta ordinaria di un seme di cui non hai l&apos;asso.</translation>
    </message>
    <message>
        <source>{player} already plays {contract}: you have to go higher.</source>
        <translation>{player} gioca già {contract}: bisogna salire.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>They {points}</source>
        <comment>the other side&apos;s card points</comment>
        <translation>Loro {points}</translation>
    </message>
    <message>
        <source>You {points}</source>
        <comment>one person&apos;s card points</comment>
        <translation>Tu {points}</translation>
    </message>
    <message>
        <source>Your side {points}</source>
        <comment>card points</comment>
        <translation>Voi {points}</translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <comment>mark on the bar of points</comment>
        <translation>{points} Schneider</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <comment>mark on the bar of points</comment>
        <translation>{points} vince</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n regola trovata</numerusform>
            <numerusform>%n regole trovate</numerusform>
        </translation>
    </message>
    <message>
        <source>9, 8, 7</source>
        <translation>9, 8, 7</translation>
    </message>
    <message>
        <source>A Sie is won at once: the cards are shown, not played.</source>
        <translation>Un Sie si vince subito: le carte si mostrano, non si giocano.</translation>
    </message>
    <message>
        <source>A Tout is lost, and over, at the first trick that the declarer does not win.</source>
        <translation>Un Tout è perso, e finisce, alla prima presa che il dichiarante non vince.</translation>
    </message>
    <message>
        <source>Ace (Daus)</source>
        <translation>Asso (Daus)</translation>
    </message>
    <message>
        <source>After each deal, the deal moves one seat to the left. It does so when all four pass, too.</source>
        <translation>Dopo ogni smazzata distribuisce il vicino di sinistra, anche quando passano tutti e quattro.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Scopo</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Da solo</translation>
    </message>
    <message>
        <source>Alone, all tricks</source>
        <translation>Da solo, tutte le prese</translation>
    </message>
    <message>
        <source>Alone, not played out</source>
        <translation>Da solo, senza giocare</translation>
    </message>
    <message>
        <source>Any hand will do.</source>
        <translation>Va bene qualsiasi mano.</translation>
    </message>
    <message>
        <source>Auction and contracts</source>
        <translation>Dichiarazioni e contratti</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Chiudi le regole</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contratto</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Examples, with the declarer&apos;s score first:</source>
        <translation>Esempi, con il punteggio del dichiarante per primo:</translation>
    </message>
    <message>
        <source>Follow the suit that was led if you can; all trumps count as a single suit. If you cannot, play any card. You never have to beat or to ruff.</source>
        <translation>Rispondi al seme di uscita se puoi; tutte le briscole contano come un solo seme. Se non puoi, gioca una carta qualsiasi. Non c&apos;è obbligo di superare né di tagliare.</translation>
    </message>
    <message>
        <source>Forehand sits to the dealer&apos;s left. Forehand bids first and leads to the first trick, whoever is the declarer.</source>
        <translation>Il primo di mano siede a sinistra del mazziere. Parla per primo ed esce alla prima presa, chiunque sia il dichiarante.</translation>
    </message>
    <message>
        <source>Four players sit at the table: you and three computer players. There are 120 points in the cards, and whoever takes a trick takes its points.</source>
        <translation>A tavola siete in quattro: tu e tre giocatori del computer. Nelle carte ci sono 120 punti, e chi fa una presa ne prende i punti.</translation>
    </message>
    <message>
        <source>Four suits: acorns, leaves, hearts and bells. Eight cards of each are in play, and this is what they are worth in points:</source>
        <translation>Quattro semi: ghiande, foglie, cuori e campanelli. Di ciascuno giocano otto carte, e questo è il loro valore in punti:</translation>
    </message>
    <message>
        <source>House rule, off at first: the winners are paid the Laufende no matter which side was dealt them. You find it in the settings.</source>
        <translation>Regola della casa, all&apos;inizio spenta: i Laufende li incassa chi vince, chiunque li abbia ricevuti. La trovi nelle impostazioni.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quante</translation>
    </message>
    <message>
        <source>How to play, in 5 minutes</source>
        <translation>Come si gioca, in 5 minuti</translation>
    </message>
    <message>
        <source>If all four pass, nobody scores and the next player deals.</source>
        <translation>Se passano tutti e quattro, nessuno segna e distribuisce il prossimo.</translation>
    </message>
    <message>
        <source>In Rufer, each winner gets the value and each loser pays it. Alone against three, the declarer gets it from each opponent or pays it to each: three times the value.</source>
        <translation>Nel Rufer ogni vincitore incassa il valore e ogni perdente lo paga. Da solo contro tre, il dichiarante lo incassa da ciascuno o lo paga a ciascuno: tre volte il valore.</translation>
    </message>
    <message>
        <source>In Rufer, the called ace is played the first time its suit is led, even if there is already a trump in the trick. So if you hold it and lead, you may lead the ace, but no other ordinary card of its suit. The exception is 4.7.</source>
        <translation>Nel Rufer l&apos;asso chiamato si gioca la prima volta che esce il suo seme, anche se nella presa c&apos;è già una briscola. Perciò, se ce l&apos;hai ed esci tu, puoi uscire con l&apos;asso ma non con un&apos;altra carta ordinaria del suo seme. L&apos;eccezione è la 4.7.</translation>
    </message>
    <message>
        <source>In Rufer, the declarer plays together with whoever holds the called ace. In Wenz, Solo, Wenz Tout, Solo Tout and Sie, the declarer plays alone against three.</source>
        <translation>Nel Rufer il dichiarante gioca insieme a chi ha l&apos;asso chiamato. In Wenz, Solo, Wenz Tout, Solo Tout e Sie gioca da solo contro tre.</translation>
    </message>
    <message>
        <source>In Tout and Sie there is neither Schneider nor Schwarz.</source>
        <translation>In Tout e Sie non ci sono né Schneider né Schwarz.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Laufende are the highest trumps without a gap, counted down from the Ober of acorns (in Wenz from the Unter of acorns), that were dealt to one side. They count from three up, in Wenz from two up. Each is worth 1, in Tout 2, in Sie 4. Only the side that was dealt them is paid, and only if it wins.</source>
        <translation>I Laufende sono le briscole più alte di fila, dall&apos;Ober di ghiande in giù (nel Wenz dall&apos;Unter di ghiande), date a una stessa parte. Contano da tre in su, nel Wenz da due. Ognuna vale 1, nel Tout 2, nel Sie 4. Li incassa solo la parte che li ha ricevuti, e solo se vince.</translation>
    </message>
    <message>
        <source>Ober</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Obers, Unters, chosen suit</source>
        <translation>Ober, Unter, seme scelto</translation>
    </message>
    <message>
        <source>Obers, Unters, hearts</source>
        <translation>Ober, Unter, cuori</translation>
    </message>
    <message>
        <source>Only the Unters of acorns, leaves, hearts and bells</source>
        <translation>Solo gli Unter di ghiande, foglie, cuori e campanelli</translation>
    </message>
    <message>
        <source>Only the holder of the called ace knows who the partner is. Everyone knows once the ace is played or its holder runs away.</source>
        <translation>Chi sia il compagno lo sa solo chi ha l&apos;asso chiamato. Lo sanno tutti quando l&apos;asso viene giocato o chi ce l&apos;ha scappa.</translation>
    </message>
    <message>
        <source>Ordinary suits run ace, 10, King, 9, 8, 7; in Wenz and Wenz Tout the Ober comes after the King. An Ober or Unter that is a trump does not belong to the suit printed on it.</source>
        <translation>Nei semi ordinari: asso, 10, Re, 9, 8, 7; in Wenz e Wenz Tout l&apos;Ober viene dopo il Re. Un Ober o un Unter che è briscola non appartiene al seme che porta disegnato.</translation>
    </message>
    <message>
        <source>Pack and deal</source>
        <translation>Mazzo e distribuzione</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>Rufer lost 30 to 90</source>
        <translation>Rufer perso 30 a 90</translation>
    </message>
    <message>
        <source>Rufer lost 31 to 89</source>
        <translation>Rufer perso 31 a 89</translation>
    </message>
    <message>
        <source>Rufer lost 60 to 60, with four Laufende</source>
        <translation>Rufer perso 60 a 60, con quattro Laufende</translation>
    </message>
    <message>
        <source>Rufer won 61 to 59, no run</source>
        <translation>Rufer vinto 61 a 59, senza Laufende</translation>
    </message>
    <message>
        <source>Rufer won 91 to 29, with three Laufende</source>
        <translation>Rufer vinto 91 a 29, con tre Laufende</translation>
    </message>
    <message>
        <source>Rufer won with all eight tricks and five Laufende</source>
        <translation>Rufer vinto con tutte e otto le prese e cinque Laufende</translation>
    </message>
    <message>
        <source>Rule {section}</source>
        <translation>Regola {section}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Schneider, 1 more: the declarer&apos;s side has 91 points or more, or the defenders have 90 or more. Schwarz, 2 more instead: one side takes all eight tricks. Both count in Rufer, Wenz and Solo.</source>
        <translation>Schneider, 1 in più: la parte del dichiarante arriva a 91 punti, o i difensori a 90. Schwarz, 2 in più al suo posto: una parte fa tutte e otto le prese. Contano entrambi in Rufer, Wenz e Solo.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Solo Tout won, with five Laufende</source>
        <translation>Solo Tout vinto, con cinque Laufende</translation>
    </message>
    <message>
        <source>Solo lost 59 to 61; the defenders had three Laufende</source>
        <translation>Solo perso 59 a 61; i difensori avevano tre Laufende</translation>
    </message>
    <message>
        <source>Solo lost without a trick, no run</source>
        <translation>Solo perso senza prese, senza Laufende</translation>
    </message>
    <message>
        <source>Solo, Solo Tout</source>
        <translation>Solo, Solo Tout</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>The Obers of acorns, leaves, hearts and bells, the Unters in the same order, and then hearts: ace, 10, King, 9, 8, 7</source>
        <translation>Gli Ober di ghiande, foglie, cuori e campanelli, gli Unter nello stesso ordine e poi i cuori: asso, 10, Re, 9, 8, 7</translation>
    </message>
    <message>
        <source>The Salzburg pack of South Tyrol has 40 cards; 32 of them play. The fives and sixes stay out, and with them the Weli, which is the six of bells. The Daus is the ace. Bavarian and Double German packs serve as well: the same 32 cards are picked from them.</source>
        <translation>Il mazzo salisburghese dell&apos;Alto Adige ha 40 carte; ne giocano 32. Restano fuori i cinque e i sei, e con loro il Weli, che è il 6 di campanelli. Il Daus fa da asso. Vanno bene anche i mazzi bavaresi e doppi tedeschi: se ne prendono le stesse 32 carte.</translation>
    </message>
    <message>
        <source>The base: Rufer 1, Wenz and Solo 5, Wenz Tout and Solo Tout 10, Sie 20. These are units, not money, and the four scores of a deal add up to zero.</source>
        <translation>La base: Rufer 1, Wenz e Solo 5, Wenz Tout e Solo Tout 10, Sie 20. Sono unità, non soldi, e i quattro punteggi di una smazzata danno zero.</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>Il conto</translation>
    </message>
    <message>
        <source>The cards are dealt clockwise, four at a time and twice around. You get eight.</source>
        <translation>Si distribuisce in senso orario, quattro carte alla volta e in due giri. Ne ricevi otto.</translation>
    </message>
    <message>
        <source>The contracts, from low to high, and what they are worth in units:</source>
        <translation>I contratti, dal più basso al più alto, e quanto valgono in unità:</translation>
    </message>
    <message>
        <source>The declarer&apos;s side wins with 61 points or more. The defenders win with 60 or more: a tie is theirs.</source>
        <translation>La parte del dichiarante vince con 61 punti o più. I difensori vincono con 60 o più: il pareggio è loro.</translation>
    </message>
    <message>
        <source>The eight cards of bells, with the ace first. The other suits have the same ones.</source>
        <translation>Le otto carte di campanelli, con l&apos;asso davanti. Gli altri semi hanno le stesse.</translation>
    </message>
    <message>
        <source>The eight highest trumps in Rufer, from high to low. The hearts follow them.</source>
        <translation>Le otto briscole più alte nel Rufer, dalla più alta in giù. Seguono i cuori.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; without a trump, the highest card of the suit that was led. Whoever wins leads to the next one.</source>
        <translation>Vince la presa la briscola più alta; se non ce ne sono, la carta più alta del seme di uscita. Chi vince esce alla successiva.</translation>
    </message>
    <message>
        <source>The rules say nothing about “{words}”.</source>
        <translation>Le regole non dicono nulla su «{words}».</translation>
    </message>
    <message>
        <source>The same as in Rufer; the hand is not played out</source>
        <translation>Come nel Rufer; la mano non si gioca</translation>
    </message>
    <message>
        <source>The same, with the chosen suit instead of hearts</source>
        <translation>Lo stesso, con il seme scelto al posto dei cuori</translation>
    </message>
    <message>
        <source>There is an ace of acorns, leaves or bells that you do not hold, and you hold at least one ordinary card of its suit. Only such an ace can be called. The ace of hearts never is.</source>
        <translation>Ti manca un asso di ghiande, foglie o campanelli e hai almeno una carta ordinaria del suo seme. Solo un asso così si può chiamare; quello di cuori mai.</translation>
    </message>
    <message>
        <source>There is one round, and forehand begins. Everyone speaks once: pass, or bid a contract higher than the highest so far. An equal bid is not enough, because the earlier player keeps it.</source>
        <translation>C&apos;è un solo giro e comincia il primo di mano. Ognuno parla una volta: passa, o dichiara un contratto più alto del più alto fino a quel momento. Uno uguale non basta: vale chi ha parlato prima.</translation>
    </message>
    <message>
        <source>These are the trumps, from high to low:</source>
        <translation>Queste sono le briscole, dalla più alta in giù:</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Briscole</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Unters only</source>
        <translation>Solo gli Unter</translation>
    </message>
    <message>
        <source>Until its suit has been led, the called ace is not discarded, unless it is your only card.</source>
        <translation>Prima che sia uscito il suo seme, l&apos;asso chiamato non si scarta, a meno che sia la tua unica carta.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Wenz Tout lost in the third trick; the defenders had two Laufende</source>
        <translation>Wenz Tout perso alla terza presa; i difensori avevano due Laufende</translation>
    </message>
    <message>
        <source>Wenz won 75 to 45, with two Laufende</source>
        <translation>Wenz vinto 75 a 45, con due Laufende</translation>
    </message>
    <message>
        <source>Wenz, Wenz Tout</source>
        <translation>Wenz, Wenz Tout</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Con un compagno</translation>
    </message>
    <message>
        <source>With the called ace and at least three other ordinary cards of its suit you may lead one of those: you run away. From the next trick on the ace is a card like any other.</source>
        <translation>Con l&apos;asso chiamato e almeno altre tre carte ordinarie del suo seme puoi uscire con una di queste: scappi. Dalla presa successiva l&apos;asso è una carta come le altre.</translation>
    </message>
    <message>
        <source>You bid the contract only. Whoever wins the auction then names the suit: the ace that is called in Rufer, the trump suit in Solo and Solo Tout.</source>
        <translation>Si dichiara solo il contratto. Chi vince nomina poi il seme: l&apos;asso chiamato nel Rufer, la briscola in Solo e Solo Tout.</translation>
    </message>
    <message>
        <source>You can only bid what your hand can play:</source>
        <translation>Puoi dichiarare solo ciò che le tue carte possono giocare:</translation>
    </message>
    <message>
        <source>You hold at least one ordinary card of the trump suit: Obers and Unters do not count.</source>
        <translation>Hai almeno una carta ordinaria del seme di briscola: gli Ober e gli Unter non contano.</translation>
    </message>
    <message>
        <source>You hold the four Obers and the four Unters.</source>
        <translation>Hai i quattro Ober e i quattro Unter.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n deal(s) · sum 0</source>
        <translation>
            <numerusform>%n smazzata · somma 0</numerusform>
            <numerusform>%n smazzate · somma 0</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a row shows its bill.</source>
        <translation>Un clic su una riga mostra il conto.</translation>
    </message>
    <message>
        <source>All four begin with zero again. The deals of this sheet are gone.</source>
        <translation>Tutti e quattro ricominciano da zero. Le smazzate di questa tabella si perdono.</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Passano tutti</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>Cominciare una nuova serata?</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contratto</translation>
    </message>
    <message>
        <source>Declares</source>
        <comment>heading: who declared</comment>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Go on with deal {number}</source>
        <translation>Continua la smazzata {number}</translation>
    </message>
    <message>
        <source>Keep this sheet</source>
        <translation>Tieni la tabella</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Nuova serata</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>heading: number of the deal</comment>
        <translation>N.</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>four passes: nobody plays</comment>
        <translation>Passata</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: card points of both sides</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>The sheet begins with the first deal.</source>
        <translation>La tabella comincia con la prima smazzata.</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Questa serata</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>row with the sums of all scores</comment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totali</translation>
    </message>
    <message>
        <source>Totals, deal by deal</source>
        <translation>Totali, smazzata per smazzata</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>heading: units of the deal</comment>
        <translation>Valore</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a deal for the declarer&apos;s side</comment>
        <translation>perso</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a deal for the declarer&apos;s side</comment>
        <translation>vinto</translation>
    </message>
    <message>
        <source>{declarer} and {partner}</source>
        <comment>the two players of the declarer&apos;s side</comment>
        <translation>{declarer} e {partner}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Changes are saved by themselves</source>
        <translation>Le modifiche si salvano da sole</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>Ritmo e animazione</translation>
    </message>
    <message>
        <source>Players and levels</source>
        <translation>Giocatori e livelli</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Cards only</source>
        <comment>what a code holds</comment>
        <translation>Solo le carte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Code or notation of a deal</source>
        <translation>Codice o notazione di una smazzata</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Da un file</translation>
    </message>
    <message>
        <source>Open a code</source>
        <translation>Apri un codice</translation>
    </message>
    <message>
        <source>Play these cards</source>
        <translation>Gioca queste carte</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Salva come testo</translation>
    </message>
    <message>
        <source>Share deal {number}</source>
        <translation>Condividi la smazzata {number}</translation>
    </message>
    <message>
        <source>The file cannot be written: {reason}</source>
        <translation>Il file non si può scrivere: {reason}</translation>
    </message>
    <message>
        <source>This code belongs to no deal.</source>
        <translation>Questo codice non corrisponde a nessuna smazzata.</translation>
    </message>
    <message>
        <source>Whoever opens this code in the history plays the same cards. It counts nowhere.</source>
        <translation>Chi apre questo codice nella cronologia gioca le stesse carte. Non conta da nessuna parte.</translation>
    </message>
    <message>
        <source>With the play</source>
        <comment>what a code holds</comment>
        <translation>Con il gioco</translation>
    </message>
    <message>
        <source>You play the cards of that deal. It is practice: no score, no statistics.</source>
        <translation>Giochi le carte di quella smazzata. È pratica: niente punti, niente statistiche.</translation>
    </message>
</context>
<context>
    <name>Shuffle</name>
    <message>
        <source>All cards of this deal follow from a secret seed. Whoever notes its fingerprint now can check after the deal that nothing was changed: no other seed has it.</source>
        <translation>Tutte le carte di questa smazzata derivano da un seme casuale segreto. Se ora ne annoti l&apos;impronta, dopo la smazzata puoi verificare che nulla è cambiato: nessun altro seme casuale ce l&apos;ha.</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>the shuffle of the last deal</comment>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Dealt in packets of four from forehand on</source>
        <translation>Distribuite a quattro a quattro dal primo di mano</translation>
    </message>
    <message>
        <source>Every shuffle can be checked: its fingerprint is shown before the deal, its seed after.</source>
        <translation>Ogni mescolata si può verificare: l&apos;impronta si mostra prima della smazzata, il seme casuale dopo.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256 of the seed)</source>
        <translation>Impronta (SHA-256 del seme casuale)</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle: {digits}</source>
        <translation>Impronta della mescolata: {digits}</translation>
    </message>
    <message>
        <source>Fingerprint that you noted before the deal</source>
        <translation>Impronta annotata prima della smazzata</translation>
    </message>
    <message>
        <source>It is told after the deal.</source>
        <translation>Si dice dopo la smazzata.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme casuale</translation>
    </message>
    <message>
        <source>The 32 cards in the order that the seed gives them</source>
        <translation>Le 32 carte nell&apos;ordine dato dal seme casuale</translation>
    </message>
    <message>
        <source>The seed does not give the hands of this deal. The record has been changed.</source>
        <translation>Il seme casuale non dà le mani di questa smazzata. La registrazione è stata modificata.</translation>
    </message>
    <message>
        <source>The shuffle of deal {number}</source>
        <translation>La mescolata della smazzata {number}</translation>
    </message>
    <message>
        <source>These cards were dealt by an older version, or came from elsewhere. Nothing can be checked.</source>
        <translation>Queste carte le ha distribuite una versione precedente o vengono da altrove. Non c&apos;è niente da verificare.</translation>
    </message>
    <message>
        <source>Worked out anew from the seed, the pack gives exactly the four hands of this deal. Nobody could change a card after the fingerprint was shown.</source>
        <translation>Ricalcolato dal seme casuale, il mazzo dà esattamente le quattro mani di questa smazzata. Nessuno poteva cambiare una carta dopo che l&apos;impronta era stata mostrata.</translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>hand or fingerprint, with what was dealt or shown</comment>
        <translation>coincide</translation>
    </message>
    <message>
        <source>does not agree</source>
        <comment>hand or fingerprint, with what was dealt or shown</comment>
        <translation>non coincide</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Deal {number}.</source>
        <translation>Smazzata {number}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Sul tavolo non c&apos;è nulla.</translation>
    </message>
    <message>
        <source>Trumps, highest first: {cards}.</source>
        <translation>Briscole, dalla più alta: {cards}.</translation>
    </message>
    <message>
        <source>You take the trick, {points}.</source>
        <translation>Vinci la presa, {points}.</translation>
    </message>
    <message>
        <source>You win now.</source>
        <comment>the running trick</comment>
        <translation>Vinci tu per ora.</translation>
    </message>
    <message>
        <source>{player} takes the trick, {points}.</source>
        <translation>{player} vince la presa, {points}.</translation>
    </message>
    <message>
        <source>{player} wins now.</source>
        <comment>the running trick</comment>
        <translation>Per ora vince {player}.</translation>
    </message>
    <message>
        <source>{player}: {tricks}, {points}.</source>
        <translation>{player}: {tricks}, {points}.</translation>
    </message>
    <message>
        <source>{player}: {what}.</source>
        <comment>what is a bid or a card</comment>
        <translation>{player}: {what}.</translation>
    </message>
</context>
<context>
    <name>SuitInSentence</name>
    <message>
        <source>acorns</source>
        <translation>ghiande</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>campanelli</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>foglie</translation>
    </message>
</context>
<context>
    <name>SuitLetters</name>
    <message>
        <source>Ac</source>
        <comment>acorns, in one or two letters on a card</comment>
        <translation>Gh</translation>
    </message>
    <message>
        <source>Be</source>
        <comment>bells, in one or two letters on a card</comment>
        <translation>Ca</translation>
    </message>
    <message>
        <source>He</source>
        <comment>hearts, in one or two letters on a card</comment>
        <translation>Cu</translation>
    </message>
    <message>
        <source>Le</source>
        <comment>leaves, in one or two letters on a card</comment>
        <translation>Fo</translation>
    </message>
</context>
<context>
    <name>SuitName</name>
    <message>
        <source>Acorns</source>
        <translation>Ghiande</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Campanelli</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cuori</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Foglie</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>&lt;b&gt;Not now.&lt;/b&gt; {reason}</source>
        <comment>reason is a whole sentence</comment>
        <translation>&lt;b&gt;Non ora.&lt;/b&gt; {reason}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; Has {ace}.</source>
        <comment>partner is the word &apos;Partner&apos;</comment>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Ha {ace}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; Leads low in {suit}: runs away with the ace.</source>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Esce basso a {suit}: scappa con l&apos;asso.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; You have {ace}.</source>
        <comment>partner is the word &apos;Partner&apos;</comment>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Hai {ace}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; You lead low in {suit}: you run away with the ace.</source>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Esci basso a {suit}: scappi con l&apos;asso.</translation>
    </message>
    <message>
        <source>All four pass. You deal next.</source>
        <translation>Passano tutti e quattro. Distribuisci tu.</translation>
    </message>
    <message>
        <source>All four pass. {player} deals next.</source>
        <translation>Passano tutti e quattro. Distribuisce {player}.</translation>
    </message>
    <message>
        <source>Click, Space or Enter: go on</source>
        <comment>below a full trick, when the table waits</comment>
        <translation>Clic, spazio o Invio: avanti</translation>
    </message>
    <message>
        <source>Has not spoken yet</source>
        <comment>beside a seat in the auction</comment>
        <translation>Non ha ancora parlato</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of the playing table for screen readers</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>on the empty place for the person&apos;s card in the trick</comment>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>{rule} · {card}</source>
        <comment>e.g. &apos;Rule 4.3 · Ace of leaves&apos;</comment>
        <translation>{rule} · {card}</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Claim</source>
        <comment>all the tricks that are left</comment>
        <translation>Le restanti sono mie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <comment>about a hint</comment>
        <translation>Penso…</translation>
    </message>
    <message>
        <source>When it is your turn to play a card</source>
        <translation>Quando tocca a te giocare una carta</translation>
    </message>
    <message>
        <source>When it is your turn</source>
        <translation>Quando tocca a te</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Auction</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the playing table, as target of the back button</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Presa {number}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Briscole</translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <comment>what a hint advises, and a sentence</comment>
        <translation>{title}. {reason}</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>D for Daus, as the cards are called, or A for ace.</source>
        <translation>D per Daus, come si chiamano quelle carte, o A per asso.</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Indici negli angoli</translation>
    </message>
    <message>
        <source>Letter of the ace</source>
        <translation>Lettera dell&apos;asso</translation>
    </message>
    <message>
        <source>Only the 32 in play</source>
        <translation>Solo le 32 in gioco</translation>
    </message>
    <message>
        <source>Rank and suit at the corner of each card, easy to read in the fan.</source>
        <translation>Valore e seme nell&apos;angolo di ogni carta, facili da leggere nel ventaglio.</translation>
    </message>
    <message>
        <source>Suits in letters</source>
        <translation>Semi in lettere</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>The deck page leaves out fives, sixes and the Weli.</source>
        <translation>La pagina del mazzo lascia fuori cinque, sei e Weli.</translation>
    </message>
    <message>
        <source>{acorns}, {leaves}, {hearts} or {bells} under the index, for people who see few colours.</source>
        <translation>{acorns}, {leaves}, {hearts} o {bells} sotto l&apos;indice, per chi distingue male i colori.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back: {page}</source>
        <translation>Indietro: {page}</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Switch to dark colours</source>
        <translation>Passa ai colori scuri</translation>
    </message>
    <message>
        <source>Switch to light colours</source>
        <translation>Passa ai colori chiari</translation>
    </message>
</context>
<context>
    <name>TrickTag</name>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;takes the trick&lt;/em&gt;</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;vince la presa&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;wins now&lt;/em&gt;</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;vince ora&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;you take the trick&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;vinci la presa&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;you win now&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;vinci ora&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · leads</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · esce</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · leads · &lt;em&gt;wins now&lt;/em&gt;</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · esce · &lt;em&gt;vince ora&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · you lead</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · esci</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · you lead · &lt;em&gt;you win now&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · esci · &lt;em&gt;vinci ora&lt;/em&gt;</translation>
    </message>
</context>
<context>
    <name>WebLink</name>
    <message>
        <source>Copy</source>
        <comment>the address of a web page</comment>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>You can play on. If it happens again, start the program anew. Details are in {file}.</source>
        <translation>Puoi continuare a giocare. Se succede ancora, riavvia il programma. I dettagli sono in {file}.</translation>
    </message>
</context>
</TS>
