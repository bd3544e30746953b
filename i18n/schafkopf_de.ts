<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AceInSentence</name>
    <message>
        <source>the ace of acorns</source>
        <translation>die Eichel-Sau</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>die Schellen-Sau</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>die Herz-Sau</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>die Laub-Sau</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>%n of the deals that were possible were looked at.</source>
        <translation>
            <numerusform>Angesehen wurde %n der möglichen Verteilungen.</numerusform>
            <numerusform>Angesehen wurden %n der möglichen Verteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Sie is won without a card being played, so there is nothing to analyse.</source>
        <translation>Ein Sie ist gewonnen, ohne dass eine Karte fällt: Es gibt nichts zu analysieren.</translation>
    </message>
    <message>
        <source>A card of {suit} spares the trump.</source>
        <translation>Eine Karte in {suit} spart den Trumpf.</translation>
    </message>
    <message>
        <source>A lead of {suit} searches for the called ace, which must fall then.</source>
        <translation>Mit {suit} wird die Rufsau gesucht, die dann fallen muss.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) that were still possible were looked at.</source>
        <translation>
            <numerusform>Angesehen wurde die eine noch mögliche Verteilung.</numerusform>
            <numerusform>Angesehen wurden alle %n noch möglichen Verteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four passed. No card was played, so there is nothing to analyse.</source>
        <translation>Alle vier haben gepasst. Es fiel keine Karte: Es gibt nichts zu analysieren.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>As the cards lay, it cost nothing.</source>
        <translation>So wie die Karten lagen, kostete sie nichts.</translation>
    </message>
    <message>
        <source>Avoidable: by what this seat could know, it cost {units} units on average.</source>
        <translation>Vermeidbar: Nach dem, was dieser Platz wissen konnte, kostet sie im Schnitt {units} Punkte.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Card {number} of {count} · trick {trick} · you play</source>
        <translation>Karte {number} von {count} · Stich {trick} · du spielst</translation>
    </message>
    <message>
        <source>Card {number} of {count} · trick {trick} · {player} plays</source>
        <translation>Karte {number} von {count} · Stich {trick} · {player} spielt</translation>
    </message>
    <message>
        <source>Copies the deal as one line of text</source>
        <translation>Kopiert das Spiel als eine Zeile Text</translation>
    </message>
    <message>
        <source>Copy deal</source>
        <translation>Spiel kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>How the Tout ends with best play</source>
        <translation>Ausgang des Tout bei bestem Spiel</translation>
    </message>
    <message>
        <source>It lets a trick go that could be won, with {points}.</source>
        <translation>Sie lässt einen Stich gehen, der zu gewinnen war, mit {points}.</translation>
    </message>
    <message>
        <source>It lets the declarer win every trick; another card still takes one.</source>
        <translation>Sie lässt dem Spieler alle Stiche; eine andere Karte nimmt ihm noch einen.</translation>
    </message>
    <message>
        <source>It lets the others win a trick that they need not have got.</source>
        <translation>Sie gibt den anderen einen Stich, den sie nicht bekommen müssten.</translation>
    </message>
    <message>
        <source>It wins the trick, with {points}; to leave it to the others brings more later.</source>
        <translation>Sie gewinnt den Stich, mit {points}; ihn den anderen zu lassen bringt später mehr.</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Nächste Wende</translation>
    </message>
    <message>
        <source>No card was better.</source>
        <translation>Keine Karte war besser.</translation>
    </message>
    <message>
        <source>No other card was allowed.</source>
        <translation>Eine andere Karte war nicht erlaubt.</translation>
    </message>
    <message>
        <source>Not avoidable: by what this seat could know, it was the best card.</source>
        <translation>Nicht vermeidbar: Nach dem, was dieser Platz wissen konnte, war sie die beste Karte.</translation>
    </message>
    <message>
        <source>Not avoidable: by what this seat could know, no card was clearly better.</source>
        <translation>Nicht vermeidbar: Nach dem, was dieser Platz wissen konnte, war keine Karte klar besser.</translation>
    </message>
    <message>
        <source>Points of the declarer&apos;s side with best play</source>
        <translation>Augen der Spielerseite bei bestem Spiel</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Vorige Wende</translation>
    </message>
    <message>
        <source>Stopped at {done} of {count}</source>
        <translation>Angehalten bei {done} von {count}</translation>
    </message>
    <message>
        <source>The deal is still being played. The analysis comes after it.</source>
        <translation>Das Spiel läuft noch. Die Analyse kommt danach.</translation>
    </message>
    <message>
        <source>The difference shows later: {played} points for the declarer&apos;s side instead of {best}.</source>
        <translation>Der Unterschied zeigt sich später: {played} Augen für die Spielerseite statt {best}.</translation>
    </message>
    <message>
        <source>The four hands</source>
        <translation>Die vier Blätter</translation>
    </message>
    <message numerus="yes">
        <source>The lead to choose was trumps: the other side still held %n.</source>
        <comment>trumps</comment>
        <translation>
            <numerusform>Auszuspielen war Trumpf: Die andere Seite hatte noch %n.</numerusform>
            <numerusform>Auszuspielen war Trumpf: Die andere Seite hatte noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lead to choose was {suit}, not trumps.</source>
        <translation>Auszuspielen war {suit}, nicht Trumpf.</translation>
    </message>
    <message>
        <source>The points stay the same, but it decides about Schwarz.</source>
        <translation>Die Augen bleiben gleich, aber sie entscheidet über Schwarz.</translation>
    </message>
    <message>
        <source>The suit to play was {suit}.</source>
        <translation>Die richtige Farbe war {suit}.</translation>
    </message>
    <message>
        <source>The trick is lost either way, and this gives it {points} more.</source>
        <translation>Der Stich ist so oder so verloren, und das bringt ihm {points} mehr.</translation>
    </message>
    <message>
        <source>The trick is lost either way: a lower card would have done.</source>
        <translation>Der Stich ist so oder so verloren: Eine niedrigere Karte hätte gereicht.</translation>
    </message>
    <message>
        <source>The trick is won either way, and could have {points} more.</source>
        <translation>Der Stich ist so oder so gewonnen und könnte {points} mehr haben.</translation>
    </message>
    <message>
        <source>The trick is won either way: a lower card is enough.</source>
        <translation>Der Stich ist so oder so gewonnen: Eine niedrigere Karte reicht.</translation>
    </message>
    <message>
        <source>This card has not been worked out yet.</source>
        <translation>Diese Karte ist noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Timeline of the cards</source>
        <translation>Zeitleiste der Karten</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Values of the cards</source>
        <translation>Werte der Karten</translation>
    </message>
    <message>
        <source>With best play the declarer&apos;s side lost before it, and wins after it.</source>
        <translation>Bei bestem Spiel verlor die Spielerseite vor ihr und gewinnt nach ihr.</translation>
    </message>
    <message>
        <source>With best play the declarer&apos;s side won before it, and loses after it.</source>
        <translation>Bei bestem Spiel gewann die Spielerseite vor ihr und verliert nach ihr.</translation>
    </message>
    <message>
        <source>With the best one</source>
        <translation>Mit der besten</translation>
    </message>
    <message>
        <source>With this card</source>
        <translation>Mit dieser Karte</translation>
    </message>
    <message>
        <source>Working out {done} of {count}</source>
        <translation>Berechnet {done} von {count}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>label of the best line, very short</comment>
        <translation>beste</translation>
    </message>
    <message>
        <source>card</source>
        <comment>what two keys move by</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>declarer&apos;s side loses</source>
        <translation>Spielerseite verliert</translation>
    </message>
    <message>
        <source>defenders lose</source>
        <translation>Gegenspieler verlieren</translation>
    </message>
    <message>
        <source>hollow: seen only with open cards</source>
        <translation>hohl: nur mit offenen Karten zu sehen</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>how a Tout ends</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>played</source>
        <comment>the card that was played</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>trick</source>
        <comment>what two keys move by</comment>
        <translation>Stich</translation>
    </message>
    <message>
        <source>units</source>
        <comment>heading over what is paid</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>value {units}</source>
        <comment>units that the declarer wins from each, with sign</comment>
        <translation>Wert {units}</translation>
    </message>
    <message>
        <source>won</source>
        <comment>how a Tout ends</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{result}, {points} to {others}</source>
        <comment>e.g. &apos;Rufer won, 79 to 41&apos;</comment>
        <translation>{result}, {points} zu {others}</translation>
    </message>
    <message>
        <source>{sentence} Better: {card}.</source>
        <translation>{sentence} Besser: {card}.</translation>
    </message>
    <message>
        <source>{units} units</source>
        <comment>with sign, e.g. &apos;−2 units&apos;</comment>
        <translation>{units} Punkte</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
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
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Look of the cards</source>
        <translation>Aussehen der Karten</translation>
    </message>
    <message>
        <source>Ready-made looks</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Reset to {percent}</source>
        <translation>Auf {percent} zurück</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Nobody plays yet</source>
        <translation>Noch spielt keiner</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Was spielst du?</translation>
    </message>
    <message>
        <source>You must beat {contract}</source>
        <translation>Höher als {contract}</translation>
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
        <translation>Farbe: {suit}</translation>
    </message>
    <message>
        <source>Trump number {place} of {number}</source>
        <comment>1 is the highest trump</comment>
        <translation>{place}. Trumpf von {number}</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message numerus="yes">
        <source>%n in a row, they count from {least}</source>
        <comment>Laufende</comment>
        <translation>
            <numerusform>%n am Stück, sie zählen ab {least}</numerusform>
            <numerusform>%n am Stück, sie zählen ab {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the winners</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n Auge für die Gewinner</numerusform>
            <numerusform>%n Augen für die Gewinner</numerusform>
        </translation>
    </message>
    <message>
        <source>All eight tricks for the winners</source>
        <translation>Alle acht Stiche für die Gewinner</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of the column with the scores of this deal</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number} · {declarer} alone, {contract}</source>
        <translation>Spiel {number} · {declarer} allein, {contract}</translation>
    </message>
    <message>
        <source>Deal {number} · {declarer} and {partner}, with {ace}</source>
        <translation>Spiel {number} · {declarer} und {partner}, gerufen: {ace}</translation>
    </message>
    <message>
        <source>Dealt to the side that has lost</source>
        <translation>Sie waren bei den Verlierern</translation>
    </message>
    <message>
        <source>Declares</source>
        <comment>what a seat was in the deal</comment>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Defends</source>
        <comment>what a seat was in the deal</comment>
        <translation>Spielt dagegen</translation>
    </message>
    <message>
        <source>Does not count in Tout and Sie</source>
        <translation>Zählt bei Tout und Sie nicht</translation>
    </message>
    <message>
        <source>Each of the three pays it to the declarer</source>
        <translation>Jeder der drei zahlt ihn dem Spieler</translation>
    </message>
    <message>
        <source>Each winner gets it, each loser pays it</source>
        <translation>Jeder Gewinner bekommt ihn, jeder Verlierer zahlt ihn</translation>
    </message>
    <message>
        <source>Here it breaks off.</source>
        <translation>Hier reißt es ab.</translation>
    </message>
    <message>
        <source>Laufende</source>
        <translation>Laufende</translation>
    </message>
    <message numerus="yes">
        <source>Laufende: %n in a row</source>
        <translation>
            <numerusform>%n Laufender</numerusform>
            <numerusform>%n Laufende</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>what a seat did in a passed-out deal</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Zusammengeworfen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
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
        <translation>Stattdessen zählt Schwarz</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Check this shuffle</source>
        <translation>Mischung prüfen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play the same cards again; it does not count.</source>
        <translation>Dieselben Karten noch einmal spielen; es zählt nicht.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <comment>play the same cards again, unscored</comment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Dieses Spiel teilen</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>The declarer pays it to each of the three</source>
        <translation>Der Spieler zahlt ihn jedem der drei</translation>
    </message>
    <message>
        <source>The four sum to zero</source>
        <translation>Zusammen ergeben sie null</translation>
    </message>
    <message numerus="yes">
        <source>They took %n of the 8 tricks</source>
        <translation>
            <numerusform>Sie haben %n der 8 Stiche gemacht</numerusform>
            <numerusform>Sie haben %n der 8 Stiche gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Units, not money</source>
        <translation>Punkte, kein Geld</translation>
    </message>
    <message>
        <source>Value of the deal</source>
        <translation>Wert des Spiels</translation>
    </message>
    <message>
        <source>You declare</source>
        <comment>what a seat was in the deal</comment>
        <translation>Du spielst</translation>
    </message>
    <message>
        <source>You defend</source>
        <comment>what a seat was in the deal</comment>
        <translation>Du spielst dagegen</translation>
    </message>
    <message numerus="yes">
        <source>Your side took %n of the 8 tricks</source>
        <translation>
            <numerusform>Ihr habt %n der 8 Stiche gemacht</numerusform>
            <numerusform>Ihr habt %n der 8 Stiche gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract} lost</source>
        <comment>title of the result</comment>
        <translation>{contract} verloren</translation>
    </message>
    <message>
        <source>{contract} won</source>
        <comment>title of the result</comment>
        <translation>{contract} gewonnen</translation>
    </message>
    <message>
        <source>{contract}: base</source>
        <translation>Grundwert {contract}</translation>
    </message>
    <message>
        <source>{each} per card, the highest: {card}</source>
        <comment>Laufende</comment>
        <translation>{each} je Karte, die höchste: {card}</translation>
    </message>
    <message>
        <source>{points} points: {needed} would be needed</source>
        <translation>{points} Augen: {needed} wären nötig</translation>
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
        <translation>Eichel-Sau</translation>
    </message>
    <message>
        <source>Ace of bells</source>
        <translation>Schellen-Sau</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Herz-Sau</translation>
    </message>
    <message>
        <source>Ace of leaves</source>
        <translation>Laub-Sau</translation>
    </message>
    <message>
        <source>Eight of acorns</source>
        <translation>Eichel-Achter</translation>
    </message>
    <message>
        <source>Eight of bells</source>
        <translation>Schellen-Achter</translation>
    </message>
    <message>
        <source>Eight of hearts</source>
        <translation>Herz-Achter</translation>
    </message>
    <message>
        <source>Eight of leaves</source>
        <translation>Laub-Achter</translation>
    </message>
    <message>
        <source>Five of acorns</source>
        <translation>Eichel-Fünfer</translation>
    </message>
    <message>
        <source>Five of bells</source>
        <translation>Schellen-Fünfer</translation>
    </message>
    <message>
        <source>Five of hearts</source>
        <translation>Herz-Fünfer</translation>
    </message>
    <message>
        <source>Five of leaves</source>
        <translation>Laub-Fünfer</translation>
    </message>
    <message>
        <source>King of acorns</source>
        <translation>Eichel-König</translation>
    </message>
    <message>
        <source>King of bells</source>
        <translation>Schellen-König</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>King of leaves</source>
        <translation>Laub-König</translation>
    </message>
    <message>
        <source>Nine of acorns</source>
        <translation>Eichel-Neuner</translation>
    </message>
    <message>
        <source>Nine of bells</source>
        <translation>Schellen-Neuner</translation>
    </message>
    <message>
        <source>Nine of hearts</source>
        <translation>Herz-Neuner</translation>
    </message>
    <message>
        <source>Nine of leaves</source>
        <translation>Laub-Neuner</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>Eichel-Ober</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>Schellen-Ober</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>Herz-Ober</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>Laub-Ober</translation>
    </message>
    <message>
        <source>Seven of acorns</source>
        <translation>Eichel-Siebener</translation>
    </message>
    <message>
        <source>Seven of bells</source>
        <translation>Schellen-Siebener</translation>
    </message>
    <message>
        <source>Seven of hearts</source>
        <translation>Herz-Siebener</translation>
    </message>
    <message>
        <source>Seven of leaves</source>
        <translation>Laub-Siebener</translation>
    </message>
    <message>
        <source>Six of acorns</source>
        <translation>Eichel-Sechser</translation>
    </message>
    <message>
        <source>Six of hearts</source>
        <translation>Herz-Sechser</translation>
    </message>
    <message>
        <source>Six of leaves</source>
        <translation>Laub-Sechser</translation>
    </message>
    <message>
        <source>Ten of acorns</source>
        <translation>Eichel-Zehner</translation>
    </message>
    <message>
        <source>Ten of bells</source>
        <translation>Schellen-Zehner</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>Herz-Zehner</translation>
    </message>
    <message>
        <source>Ten of leaves</source>
        <translation>Laub-Zehner</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>Eichel-Unter</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>Schellen-Unter</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>Herz-Unter</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>Laub-Unter</translation>
    </message>
    <message>
        <source>Weli, six of bells</source>
        <translation>Weli, Schellen-Sechser</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n Trumpf</numerusform>
            <numerusform>%n Trümpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Call {ace}</source>
        <comment>button; the ace of a suit</comment>
        <translation>Rufe {ace}</translation>
    </message>
    <message>
        <source>Obers, Unters and the suit you choose. One against three.</source>
        <translation>Ober, Unter und die Farbe, die du wählst. Allein gegen drei.</translation>
    </message>
    <message>
        <source>Play {contract}</source>
        <comment>button; Solo in a suit</comment>
        <translation>{contract} spielen</translation>
    </message>
    <message>
        <source>The ace is yours</source>
        <translation>Hast du selbst</translation>
    </message>
    <message>
        <source>Whoever holds it is your secret partner.</source>
        <translation>Wer sie hat, ist dein heimlicher Mitspieler.</translation>
    </message>
    <message>
        <source>You have no ordinary card of it</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>You hold: {ranks}</source>
        <comment>ranks of the suit, like K, 9</comment>
        <translation>Du hast: {ranks}</translation>
    </message>
    <message>
        <source>{contract}: choose the trump suit</source>
        <translation>{contract}: Wähl den Trumpf</translation>
    </message>
    <message>
        <source>{contract}: which ace do you call?</source>
        <translation>{contract}: Welche Sau rufst du?</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>However it is played, nothing can change that.</source>
        <translation>Wie auch gespielt wird, daran ändert sich nichts.</translation>
    </message>
    <message>
        <source>However the others play, nothing can change that.</source>
        <translation>Was die anderen auch spielen, daran ändert sich nichts.</translation>
    </message>
    <message>
        <source>It depends on the play who takes the tricks that are left.</source>
        <translation>Es hängt vom Spiel ab, wer die restlichen Stiche macht.</translation>
    </message>
    <message>
        <source>Not certain yet</source>
        <translation>Noch nicht sicher</translation>
    </message>
    <message>
        <source>Only cards that you have seen are counted.</source>
        <translation>Es zählen nur Karten, die du gesehen hast.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <source>Still out: {card}. It may take a trick.</source>
        <comment>card: e.g. Ober of bells</comment>
        <translation>Noch draußen: {card}. Das kann einen Stich kosten.</translation>
    </message>
    <message>
        <source>The rest is for the others</source>
        <translation>Der Rest gehört den anderen</translation>
    </message>
    <message>
        <source>The rest is for your side</source>
        <translation>Der Rest gehört euch</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Der Rest gehört dir</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Original</source>
        <comment>the cards with all filters at 50 %</comment>
        <translation>Original</translation>
    </message>
    <message>
        <source>With your settings</source>
        <comment>the cards as they are filtered now</comment>
        <translation>Mit deinen Einstellungen</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>All eight tricks are certain: the deal is won at once.</source>
        <translation>Alle acht Stiche sind sicher: Das Spiel ist sofort gewonnen.</translation>
    </message>
    <message>
        <source>One against three.</source>
        <translation>Einer gegen drei.</translation>
    </message>
    <message>
        <source>One against three. A single trick for you three is enough.</source>
        <translation>Einer gegen drei. Ein einziger Stich reicht euch dreien.</translation>
    </message>
    <message>
        <source>One against three. You defend.</source>
        <translation>Einer gegen drei. Du spielst dagegen.</translation>
    </message>
    <message>
        <source>One against three. You must win all eight tricks.</source>
        <translation>Einer gegen drei. Du musst alle acht Stiche machen.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner. You defend.</source>
        <translation>Wer sie hat, ist Mitspieler. Du spielst dagegen.</translation>
    </message>
    <message>
        <source>Whoever holds it is your partner.</source>
        <translation>Wer sie hat, ist dein Mitspieler.</translation>
    </message>
    <message>
        <source>You call {ace}</source>
        <translation>Du rufst {ace}</translation>
    </message>
    <message>
        <source>You hold it: you play with {declarer}.</source>
        <translation>Du hast sie: Du spielst mit {declarer}.</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spielst allein</translation>
    </message>
    <message>
        <source>You play alone, trumps are {suit}</source>
        <translation>Du spielst allein, Trumpf ist {suit}</translation>
    </message>
    <message>
        <source>{declarer} calls {ace}</source>
        <translation>{declarer} ruft {ace}</translation>
    </message>
    <message>
        <source>{declarer} plays alone</source>
        <translation>{declarer} spielt allein</translation>
    </message>
    <message>
        <source>{declarer} plays alone, trumps are {suit}</source>
        <translation>{declarer} spielt allein, Trumpf ist {suit}</translation>
    </message>
    <message>
        <source>{partner} had it and is the partner. You defend.</source>
        <translation>{partner} hatte sie und ist Mitspieler. Du spielst dagegen.</translation>
    </message>
    <message>
        <source>{partner} had it, your partner.</source>
        <comment>a man (Luis)</comment>
        <translation>{partner} hatte sie, dein Mitspieler.</translation>
    </message>
    <message>
        <source>{partner} had it, your partner.</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>{partner} hatte sie, deine Mitspielerin.</translation>
    </message>
</context>
<context>
    <name>ContractDescription</name>
    <message>
        <source>Only the Unters are trumps</source>
        <translation>Nur die Unter sind Trumpf</translation>
    </message>
    <message>
        <source>Solo, all eight tricks</source>
        <translation>Solo, alle acht Stiche</translation>
    </message>
    <message>
        <source>The 4 Obers and the 4 Unters</source>
        <translation>Die 4 Ober und die 4 Unter</translation>
    </message>
    <message>
        <source>Wenz, all eight tricks</source>
        <translation>Wenz, alle acht Stiche</translation>
    </message>
    <message>
        <source>With a secret partner</source>
        <translation>Mit heimlichem Mitspieler</translation>
    </message>
    <message>
        <source>You choose the trump suit</source>
        <translation>Du wählst den Trumpf</translation>
    </message>
    <message>
        <source>You do not play this one</source>
        <translation>Du spielst nicht</translation>
    </message>
</context>
<context>
    <name>ContractName</name>
    <message>
        <source>Pass</source>
        <comment>what a player says in the auction</comment>
        <translation>Weiter</translation>
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
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>percentage; es and de put a narrow no-break space before the sign</comment>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your match is saved at every card.</source>
        <translation>Im Programm ist etwas schiefgegangen. Deine Partie wird bei jeder Karte gespeichert.</translation>
    </message>
</context>
<context>
    <name>DeclarationName</name>
    <message>
        <source>Rufer with the ace of acorns</source>
        <translation>Rufer mit der Eichel-Sau</translation>
    </message>
    <message>
        <source>Rufer with the ace of bells</source>
        <translation>Rufer mit der Schellen-Sau</translation>
    </message>
    <message>
        <source>Rufer with the ace of leaves</source>
        <translation>Rufer mit der Laub-Sau</translation>
    </message>
    <message>
        <source>Solo Tout in acorns</source>
        <translation>Eichel-Solo-Tout</translation>
    </message>
    <message>
        <source>Solo Tout in bells</source>
        <translation>Schellen-Solo-Tout</translation>
    </message>
    <message>
        <source>Solo Tout in hearts</source>
        <translation>Herz-Solo-Tout</translation>
    </message>
    <message>
        <source>Solo Tout in leaves</source>
        <translation>Laub-Solo-Tout</translation>
    </message>
    <message>
        <source>Solo in acorns</source>
        <translation>Eichel-Solo</translation>
    </message>
    <message>
        <source>Solo in bells</source>
        <translation>Schellen-Solo</translation>
    </message>
    <message>
        <source>Solo in hearts</source>
        <translation>Herz-Solo</translation>
    </message>
    <message>
        <source>Solo in leaves</source>
        <translation>Laub-Solo</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message numerus="yes">
        <source>%n more pack(s) of cards are not offered; the log says why.</source>
        <translation>
            <numerusform>%n weiteres Kartenspiel wird nicht angeboten; das Protokoll sagt warum.</numerusform>
            <numerusform>%n weitere Kartenspiele werden nicht angeboten; das Protokoll sagt warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new deal throws it away; it does not count. The score sheet stays.</source>
        <translation>Ein neues Spiel verwirft es, es zählt nicht. Der Spielstand bleibt.</translation>
    </message>
    <message>
        <source>A pack of cards is not offered. {file}: {problem}</source>
        <comment>problem is in English</comment>
        <translation>Ein Kartenspiel wird nicht angeboten. {file}: {problem}</translation>
    </message>
    <message>
        <source>Cannot save. You can go on playing; it will be lost when you close.</source>
        <translation>Speichern geht nicht. Du kannst weiterspielen; beim Schließen geht es verloren.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Deal {number} is not finished</source>
        <translation>Spiel {number} ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Settings that could not be read have their usual values.</source>
        <translation>Für Einstellungen, die nicht lesbar waren, gelten die üblichen Werte.</translation>
    </message>
    <message>
        <source>The history of deals cannot be reached. You can go on playing.</source>
        <translation>Der Verlauf der Spiele ist nicht erreichbar. Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>The history of deals could not be read.</source>
        <translation>Der Verlauf der Spiele war nicht lesbar.</translation>
    </message>
    <message>
        <source>The saved deal could not be read; the score sheet is intact.</source>
        <translation>Das gespeicherte Spiel war nicht lesbar; der Spielstand ist unversehrt.</translation>
    </message>
    <message>
        <source>The saved match could not be read.</source>
        <translation>Die gespeicherte Partie war nicht lesbar.</translation>
    </message>
    <message>
        <source>{sentence} The old file is kept as {file}.</source>
        <translation>{sentence} Die alte Datei liegt als {file} beiseite.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Colour temperature</source>
        <translation>Farbtemperatur</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Cool</source>
        <comment>temperature 0 %</comment>
        <translation>Kühl</translation>
    </message>
    <message>
        <source>Double click: back to the middle</source>
        <translation>Doppelklick: zurück zur Mitte</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Körnung</translation>
    </message>
    <message>
        <source>Rough</source>
        <comment>grain 100 %</comment>
        <translation>Rau</translation>
    </message>
    <message>
        <source>Smooth</source>
        <comment>grain 0 %</comment>
        <translation>Glatt</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>contrast 0 %</comment>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>contrast 100 %</comment>
        <translation>Kräftig</translation>
    </message>
    <message>
        <source>Warm</source>
        <comment>temperature 100 %</comment>
        <translation>Warm</translation>
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
        <translation>Spielt im Schafkopf nicht mit</translation>
    </message>
    <message>
        <source>The cards of the pack</source>
        <translation>Die Karten des Blatts</translation>
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
        <translation>Bayerische Stiche</translation>
    </message>
    <message>
        <source>Bavarian tricks for four players. Call an ace for a secret partner, or play Wenz or Solo on your own. The declarer&apos;s side needs 61 points; the defenders 60.</source>
        <translation>Bayerisches Stichspiel zu viert. Ruf eine Sau und damit einen heimlichen Mitspieler, oder spiel allein Wenz oder Solo. Die Spielerpartei braucht 61 Augen, die Gegenspieler 60.</translation>
    </message>
    <message>
        <source>Continue deal {number}</source>
        <translation>Spiel {number} fortsetzen</translation>
    </message>
    <message>
        <source>How to play, in 5 minutes</source>
        <translation>In 5 Minuten erklärt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
    <message>
        <source>You against three computers · 32 cards</source>
        <translation>Du gegen drei Computer · 32 Karten</translation>
    </message>
    <message>
        <source>in the auction</source>
        <translation>in der Ansage</translation>
    </message>
    <message>
        <source>trick {trick} of 8</source>
        <translation>Stich {trick} von 8</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Card {place} of {count}</source>
        <translation>Karte {place} von {count}</translation>
    </message>
    <message>
        <source>Card {place} of {count}. May be played.</source>
        <translation>Karte {place} von {count}. Spielbar.</translation>
    </message>
    <message>
        <source>Card {place} of {count}. Not now: {reason}</source>
        <comment>reason is a whole sentence</comment>
        <translation>Karte {place} von {count}. Jetzt nicht: {reason}</translation>
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
            <numerusform>%n Unter und {aces}: das trägt einen Wenz.</numerusform>
            <numerusform>%n Unter und {aces}: das trägt einen Wenz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <translation>
            <numerusform>%n Sau</numerusform>
            <numerusform>%n Säue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) and an ace: that carries a Rufer.</source>
        <translation>
            <numerusform>%n Trumpf und eine Sau: das trägt ein Rufspiel.</numerusform>
            <numerusform>%n Trümpfe und eine Sau: das trägt ein Rufspiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with the Ober of acorns, and an ace: that carries a Rufer.</source>
        <translation>
            <numerusform>%n Trumpf, der Eichel-Ober, und eine Sau: das trägt ein Rufspiel.</numerusform>
            <numerusform>%n Trümpfe mit dem Eichel-Ober, und eine Sau: das trägt ein Rufspiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but no Ober: the high ones are with the others.</source>
        <translation>
            <numerusform>%n Trumpf, aber kein Ober: die hohen haben die anderen.</numerusform>
            <numerusform>%n Trümpfe, aber kein Ober: die hohen haben die anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but no ace beside them.</source>
        <translation>
            <numerusform>%n Trumpf, aber keine Sau daneben.</numerusform>
            <numerusform>%n Trümpfe, aber keine Sau daneben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but only one Ober: the high ones are with the others.</source>
        <translation>
            <numerusform>%n Trumpf, aber nur ein Ober: die hohen haben die anderen.</numerusform>
            <numerusform>%n Trümpfe, aber nur ein Ober: die hohen haben die anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), {more} of them high: that carries a Rufer.</source>
        <comment>high: Obers and Unters</comment>
        <translation>
            <numerusform>%n Trumpf, davon {more} hoch: das trägt ein Rufspiel.</numerusform>
            <numerusform>%n Trümpfe, davon {more} hohe: das trägt ein Rufspiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Besides the called ace you have %n card(s) of its suit: you may run away. {rule_4_7}</source>
        <translation>
            <numerusform>Neben der Rufsau hast du %n ihrer Farbe: du darfst davonlaufen. {rule_4_7}</numerusform>
            <numerusform>Neben der Rufsau hast du %n ihrer Farbe: du darfst davonlaufen. {rule_4_7}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %n are still out, and none of them beats yours.</source>
        <translation>
            <numerusform>Zieh Trumpf: %n ist noch draußen und sticht deinen nicht.</numerusform>
            <numerusform>Zieh Trumpf: %n sind noch draußen, und keiner sticht deinen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: the others still have %n.</source>
        <translation>
            <numerusform>Zieh Trumpf: die anderen haben noch %n.</numerusform>
            <numerusform>Zieh Trumpf: die anderen haben noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing trumps helps the declarer: lead a side suit and keep your trumps.</source>
        <translation>Trumpf ziehen hilft dem Spieler: spiele Farbe und behalte deine Trümpfe.</translation>
    </message>
    <message>
        <source>In a Tout every trick must be yours.</source>
        <translation>Beim Tout muss jeder Stich dir gehören.</translation>
    </message>
    <message>
        <source>It has no points: little is lost if somebody takes it.</source>
        <translation>Sie zählt nichts: wenig ist verloren, wenn sie jemand sticht.</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest of {suit} by now; the others still have %n of them.</source>
        <translation>
            <numerusform>In {suit} ist sie jetzt die höchste; die anderen haben noch %n.</numerusform>
            <numerusform>In {suit} ist sie jetzt die höchste; die anderen haben noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only suit that the rules allow you.</source>
        <translation>Es ist die einzige Farbe, die dir die Regeln erlauben.</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>Es ist deine letzte Karte.</translation>
    </message>
    <message>
        <source>It is your lowest that takes the trick for now; whoever wants it must go higher.</source>
        <translation>Es ist deine niedrigste, die erst einmal sticht; wer den Stich will, muss höher gehen.</translation>
    </message>
    <message>
        <source>It is your only card of {suit}, and you have to follow.</source>
        <translation>Es ist deine einzige Karte in {suit}, und du musst bedienen.</translation>
    </message>
    <message>
        <source>It is your only card of {suit}: afterwards you can trump that suit.</source>
        <translation>Es ist deine einzige Karte in {suit}: danach kannst du die Farbe stechen.</translation>
    </message>
    <message>
        <source>It is your only trump, and you have to follow.</source>
        <translation>Es ist dein einziger Trumpf, und du musst bedienen.</translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick for now, and only %n card(s) could still beat it.</source>
        <translation>
            <numerusform>Sie hat erst einmal den Stich, und nur %n Karte könnte noch stechen.</numerusform>
            <numerusform>Sie hat erst einmal den Stich, und nur %n Karten könnten noch stechen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the cards that would take this trick: they are worth more later.</source>
        <translation>Behalte die Karten, die hier stechen würden: später sind sie mehr wert.</translation>
    </message>
    <message>
        <source>Lead the suit that you called: your partner&apos;s ace must fall.</source>
        <translation>Spiele die gerufene Farbe an: die Sau deines Mitspielers muss fallen.</translation>
    </message>
    <message numerus="yes">
        <source>No other suit gives you as many trumps: %n.</source>
        <translation>
            <numerusform>Keine andere Farbe gibt dir so viele Trümpfe: %n.</numerusform>
            <numerusform>Keine andere Farbe gibt dir so viele Trümpfe: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single rule decides here. Weighed over what the others may hold, it promises most.</source>
        <translation>Hier entscheidet keine einzelne Regel. Abgewogen, was die anderen haben können, verspricht es am meisten.</translation>
    </message>
    <message>
        <source>Nobody against you can beat this card any more: {points} for your side.</source>
        <translation>Kein Gegner kann diese Karte noch stechen: {points} für euch.</translation>
    </message>
    <message>
        <source>Nobody against you can beat this card.</source>
        <translation>Kein Gegner kann diese Karte stechen.</translation>
    </message>
    <message>
        <source>Nobody can take a trick from you: it is won as soon as it is bid.</source>
        <translation>Niemand kann dir einen Stich nehmen: mit der Ansage ist es gewonnen.</translation>
    </message>
    <message>
        <source>Nobody else has any of {suit}: only a trump can take it.</source>
        <translation>Niemand sonst hat etwas in {suit}: nur ein Trumpf kann sie stechen.</translation>
    </message>
    <message>
        <source>None of your cards takes this trick: give as little as you can.</source>
        <translation>Keine deiner Karten macht diesen Stich: gib so wenig wie möglich.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the 14 trumps: too few to play.</source>
        <comment>trumps in a Rufer</comment>
        <translation>
            <numerusform>Nur %n von 14 Trümpfen: zu wenig zum Spielen.</numerusform>
            <numerusform>Nur %n von 14 Trümpfen: zu wenige zum Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {points} lie there: keep your better cards.</source>
        <translation>Es liegen nur {points}: behalte deine besseren Karten.</translation>
    </message>
    <message numerus="yes">
        <source>Others give you as many trumps, %n; what remains beside them decides.</source>
        <translation>
            <numerusform>Andere geben gleich viele Trümpfe, %n; es entscheidet, was daneben bleibt.</numerusform>
            <numerusform>Andere geben gleich viele Trümpfe, %n; es entscheidet, was daneben bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the called ace: when you lead its suit, it must fall.</source>
        <translation>Suche die Rufsau: spielst du ihre Farbe an, muss sie fallen.</translation>
    </message>
    <message>
        <source>The called ace binds you: no other card is allowed.</source>
        <translation>Die Rufsau bindet dich: keine andere Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>The called suit is led: its ace must be played. {rule_4_5}</source>
        <translation>Die gerufene Farbe ist angespielt: die Rufsau muss fallen. {rule_4_5}</translation>
    </message>
    <message>
        <source>The declarer plays last: lead your shortest suit.</source>
        <translation>Der Spieler sitzt hinten: langer Weg, kurze Farbe.</translation>
    </message>
    <message>
        <source>The declarer plays right after you: lead your longest suit.</source>
        <translation>Der Spieler sitzt gleich hinter dir: kurzer Weg, lange Farbe.</translation>
    </message>
    <message>
        <source>The trick is safe for your side, and with it you have {points}: enough to win.</source>
        <translation>Der Stich ist euch sicher, und mit ihm habt ihr {points}: das reicht zum Sieg.</translation>
    </message>
    <message>
        <source>There are no points in this trick: keep your better cards.</source>
        <translation>In diesem Stich liegen keine Augen: behalte deine besseren Karten.</translation>
    </message>
    <message>
        <source>There is no ace for you to call, and to play alone the hand is too weak.</source>
        <translation>Du kannst keine Sau rufen, und zum Alleinspielen ist das Blatt zu schwach.</translation>
    </message>
    <message numerus="yes">
        <source>With {suit} you have %n trump(s), {more} of them high: that carries a Solo.</source>
        <comment>high: Obers and Unters</comment>
        <translation>
            <numerusform>Mit {suit} hast du %n Trumpf, davon {more} hoch: das trägt ein Solo.</numerusform>
            <numerusform>Mit {suit} hast du %n Trümpfe, davon {more} hohe: das trägt ein Solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have a higher one that does just the same: the lower goes first.</source>
        <translation>Du hast eine höhere, die genau dasselbe tut: die niedrigere geht zuerst.</translation>
    </message>
    <message>
        <source>You have none of {suit}, and {points} lie there: ruff.</source>
        <translation>Du hast nichts in {suit}, und es liegen {points}: stich.</translation>
    </message>
    <message>
        <source>You have none of {suit}: ruff, and the trick is yours for now.</source>
        <translation>Du hast nichts in {suit}: stich, und der Stich gehört erst einmal dir.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n ordinary card(s) of {suit}: soon you can trump that suit.</source>
        <translation>
            <numerusform>Du hast nur %n Farbkarte in {suit}: bald kannst du die Farbe stechen.</numerusform>
            <numerusform>Du hast nur %n Farbkarten in {suit}: bald kannst du die Farbe stechen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have only trumps left.</source>
        <translation>Du hast nur noch Trümpfe.</translation>
    </message>
    <message numerus="yes">
        <source>You hold the %n highest trump(s) without a gap: all eight tricks are in reach.</source>
        <translation>
            <numerusform>Du hast den höchsten Trumpf: alle acht Stiche sind drin.</numerusform>
            <numerusform>Du hast die %n höchsten Trümpfe lückenlos: alle acht Stiche sind drin.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last, and this is the lowest card that takes the trick.</source>
        <translation>Du spielst als Letzter, und das ist die niedrigste Karte, die den Stich macht.</translation>
    </message>
    <message>
        <source>You play last: the trick is yours, and your own {points} come home.</source>
        <translation>Du spielst als Letzter: der Stich gehört dir, und deine {points} kommen heim.</translation>
    </message>
    <message>
        <source>You play with {player}: trumps help the declarer.</source>
        <translation>Du spielst mit {player}: Trumpf hilft dem Spieler.</translation>
    </message>
    <message numerus="yes">
        <source>You would play alone against three, and %n Ober(s) or Unter(s) are too little.</source>
        <translation>
            <numerusform>Du würdest allein gegen drei spielen, und %n Ober oder Unter ist zu wenig.</numerusform>
            <numerusform>Du würdest allein gegen drei spielen, und %n Ober und Unter sind zu wenig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand may bid nothing that is higher.</source>
        <translation>Dein Blatt darf nichts Höheres ansagen.</translation>
    </message>
    <message>
        <source>Your {points} of {suit} can go to your partner&apos;s ace.</source>
        <comment>points: e.g. &apos;10 points&apos;</comment>
        <translation>Deine {points} in {suit} können auf die Sau deines Mitspielers fallen.</translation>
    </message>
    <message>
        <source>{player} cannot get this trick any more: the Tout is lost.</source>
        <translation>{player} bekommt diesen Stich nicht mehr: der Tout ist verloren.</translation>
    </message>
    <message>
        <source>{player} has the trick and may be on your side: your {points} can go there.</source>
        <translation>{player} hat den Stich und gehört vielleicht zu dir: deine {points} können dorthin.</translation>
    </message>
    <message>
        <source>{player} has the trick, and it is safe for your side: spend nothing on it.</source>
        <translation>{player} hat den Stich, und er ist euch sicher: gib nichts dafür aus.</translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody can take it away: give as little as you can.</source>
        <translation>{player} hat den Stich, und niemand nimmt ihn weg: gib so wenig wie möglich.</translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody can take it away: give nothing.</source>
        <translation>{player} hat den Stich, und niemand nimmt ihn weg: gib nichts.</translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody takes it from your side: smear your {points}.</source>
        <translation>{player} hat den Stich, und niemand nimmt ihn euch: schmiere deine {points}.</translation>
    </message>
    <message>
        <source>{player} is on your side and has the trick: you need not go over it.</source>
        <translation>{player} gehört zu dir und hat den Stich: du musst nicht darübergehen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} is on your side and has the trick; only %n card(s) could still beat it: smear.</source>
        <translation>
            <numerusform>{player} gehört zu dir und hat den Stich; nur %n Karte könnte noch stechen: schmiere.</numerusform>
            <numerusform>{player} gehört zu dir und hat den Stich; nur %n Karten könnten noch stechen: schmiere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is on your side, has none of {suit} and may ruff.</source>
        <translation>{player} gehört zu dir, hat nichts in {suit} und kann stechen.</translation>
    </message>
    <message>
        <source>{player} leads trumps, as a partner does, and nobody beats that any more: smear your {points}.</source>
        <translation>{player} spielt Trumpf wie ein Mitspieler, und niemand sticht mehr: schmiere deine {points}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a row shows its bill.</source>
        <translation>Ein Klick auf eine Zeile zeigt ihre Abrechnung.</translation>
    </message>
    <message>
        <source>All contracts</source>
        <comment>no filter</comment>
        <translation>Alle Spielarten</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All roles</source>
        <comment>no filter</comment>
        <translation>Alle Rollen</translation>
    </message>
    <message>
        <source>All time</source>
        <comment>no filter</comment>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Contracts</source>
        <comment>view: statistics by contract and role</comment>
        <translation>Spielarten</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how many</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>view</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Declared</source>
        <comment>heading: how often a seat declared</comment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>role of the person in a deal</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Defender</source>
        <comment>role of the person in a deal</comment>
        <translation>Gegenspieler</translation>
    </message>
    <message numerus="yes">
        <source>Export %n deal(s)</source>
        <translation>
            <numerusform>%n Spiel exportieren</numerusform>
            <numerusform>%n Spiele exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>History</source>
        <comment>the page with all finished deals</comment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Its record in the history is damaged. The other deals are not concerned.</source>
        <translation>Seine Aufzeichnung im Verlauf ist beschädigt. Die anderen Spiele sind nicht betroffen.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <comment>filter</comment>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <comment>filter</comment>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>filter</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>No deal fits these filters.</source>
        <translation>Kein Spiel passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Obers</source>
        <comment>heading: average over dealt hands</comment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Open a code</source>
        <comment>of a deal that somebody has sent</comment>
        <translation>Code öffnen</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>role of the person in a deal</comment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>four passes: nobody plays</comment>
        <translation>Alle weiter</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: strength of the computer players</comment>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Points in the hand</source>
        <comment>heading: average over dealt hands</comment>
        <translation>Augen auf der Hand</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <comment>heading: average of the person&apos;s side</comment>
        <translation>Augen je Spiel</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: card points of the person&apos;s side</comment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>filter</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Role</source>
        <comment>filter</comment>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>view: statistics by seat</comment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Show all deals</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>The deals that the filters let through, the oldest first: as a table, as JSON, or as notation.</source>
        <translation>Die Spiele, die die Filter durchlassen, das älteste zuerst: als Tabelle, als JSON oder als Notation.</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Die Datei lässt sich nicht schreiben</translation>
    </message>
    <message numerus="yes">
        <source>The green band is where the average of %n deal(s) lies 95 times in 100 when the shuffle is fair. One of twenty lies outside by chance, so with twelve of them it happens often. Trumps are those of a Rufer. Who declares and wins is play, not luck; the range behind it says how sure the share is.</source>
        <translation>
            <numerusform>Im grünen Band liegt der Wert von %n Spiel 95 von 100 Mal, wenn fair gemischt wird. Einer von zwanzig liegt durch Zufall außerhalb, bei zwölf kommt das also oft vor. Trümpfe sind die eines Rufspiels. Wer spielt und gewinnt, ist Können, nicht Glück; der Bereich dahinter sagt, wie sicher der Anteil ist.</numerusform>
            <numerusform>Im grünen Band liegt der Mittelwert von %n Spielen 95 von 100 Mal, wenn fair gemischt wird. Einer von zwanzig liegt durch Zufall außerhalb, bei zwölf kommt das also oft vor. Trümpfe sind die eines Rufspiels. Wer spielt und gewinnt, ist Können, nicht Glück; der Bereich dahinter sagt, wie sicher der Anteil ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history begins with the first finished deal.</source>
        <translation>Der Verlauf beginnt mit dem ersten beendeten Spiel.</translation>
    </message>
    <message>
        <source>This deal cannot be read</source>
        <translation>Dieses Spiel ist nicht lesbar</translation>
    </message>
    <message>
        <source>This year</source>
        <comment>filter</comment>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>filter</comment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Trumps</source>
        <comment>heading: average over dealt hands</comment>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>heading: units won or lost</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <comment>no filter</comment>
        <translation>Gewonnen und verloren</translation>
    </message>
    <message>
        <source>Won of these</source>
        <translation>Davon gewonnen</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>filter</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: share of deals</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>You</source>
        <comment>heading: role of the person in a deal</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a deal for the person&apos;s side</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>per deal</source>
        <comment>heading: units won or lost on average</comment>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a deal for the person&apos;s side</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{name}: {value}; a fair shuffle keeps it between {low} and {high}</source>
        <translation>{name}: {value}; faires Mischen hält es zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <comment>share of deals won, and its 95 % interval</comment>
        <translation>{share} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{within} of 12 averages lie where a fair shuffle keeps them</source>
        <translation>{within} von 12 Mittelwerten liegen da, wo faires Mischen sie hält</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>size of a pack</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>the page with all the cards, as target of the back button</comment>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Indices</source>
        <comment>rank and suit in the corners of the cards</comment>
        <translation>Eckzeichen</translation>
    </message>
    <message>
        <source>Only the 32 in play</source>
        <translation>Nur die 32 im Spiel</translation>
    </message>
    <message>
        <source>Other cards</source>
        <comment>leads to the packs to choose from</comment>
        <translation>Andere Karten</translation>
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
        <translation>Fest</translation>
    </message>
    <message>
        <source>Four passes</source>
        <translation>Alle vier weiter</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Laufende for the winners</source>
        <translation>Laufende für die Gewinner</translation>
    </message>
    <message>
        <source>Nobody scores, and the next player deals. {rule}</source>
        <translation>Keiner bekommt Punkte, und der Nächste gibt. {rule}</translation>
    </message>
    <message>
        <source>Read all the rules</source>
        <translation>Alle Regeln lesen</translation>
    </message>
    <message>
        <source>Running away with the ace</source>
        <translation>Davonlaufen mit der Sau</translation>
    </message>
    <message>
        <source>The rules of this deck stay as they are. Here you choose what your table agrees on.</source>
        <translation>Die Regeln dieses Blatts bleiben, wie sie sind. Hier wählst du, was an deinem Tisch gilt.</translation>
    </message>
    <message>
        <source>They count for the winners, whoever was dealt them; from the next deal on. {rule}</source>
        <translation>Sie zählen für die Gewinner, egal wer sie bekommen hat; ab dem nächsten Spiel. {rule}</translation>
    </message>
    <message>
        <source>With the called ace and three more of its suit. {rule}</source>
        <translation>Mit der Rufsau und drei weiteren ihrer Farbe. {rule}</translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>As declarer, draw trumps. As a defender, lead the called suit: the ace has to come out, and then you know who is with whom. When your partner is sure of the trick, put an ace or a ten on it.</source>
        <translation>Als Spieler ziehst du Trumpf. Als Gegenspieler spielst du die Ruffarbe an: Dann muss die Sau heraus, und du weißt, wer mit wem spielt. Hat dein Mitspieler den Stich sicher, schmierst du ihm eine Sau oder einen Zehner.</translation>
    </message>
    <message>
        <source>Click a card to play it. The cards that you may not play now lie lower and darker; click one and it tells you why, with the number of the rule.</source>
        <translation>Klick auf eine Karte, um sie zu spielen. Karten, die jetzt nicht gehen, liegen tiefer und sind dunkler; klick eine an, und sie sagt dir, warum, mit der Nummer der Regel.</translation>
    </message>
    <message>
        <source>First everyone says once what they would play, or passes. With five trumps or so, among them a couple of Obers, you can dare a Rufer. You then call an ace that you do not hold; whoever holds it is your partner, and nobody else knows yet.</source>
        <translation>Zuerst sagt jeder einmal, was er spielen würde, oder weiter. Mit etwa fünf Trümpfen, darunter zwei Ober, kannst du einen Rufer wagen. Du rufst dann eine Sau, die du nicht hast; wer sie hat, ist dein Mitspieler, und sonst weiß es noch keiner.</translation>
    </message>
    <message>
        <source>Four players, eight cards each. One of them is the declarer, alone or with a secret partner; the others defend. The points in the tricks decide: there are 120, and the declarer&apos;s side needs 61.</source>
        <translation>Vier Leute, acht Karten für jeden. Einer ist der Spieler, allein oder mit einem heimlichen Mitspieler; die anderen spielen dagegen. Es entscheiden die Augen in den Stichen: 120 gibt es, und die Spielerpartei braucht 61.</translation>
    </message>
    <message>
        <source>Most of the time the game is Rufer. Then all Obers, all Unters and all hearts are trumps: 14 of the 32 cards, almost half. Acorns go before leaves, hearts and bells.</source>
        <translation>Meistens wird ein Rufer gespielt. Dann sind alle Ober, alle Unter und alle Herzen Trumpf: 14 von 32 Karten, fast die Hälfte. Eichel geht vor Laub, Herz und Schellen.</translation>
    </message>
    <message>
        <source>Not every card is worth the same. Aces and tens are the fat ones:</source>
        <translation>Nicht jede Karte zählt gleich viel. Dick sind die Säue und die Zehner:</translation>
    </message>
    <message>
        <source>One of these three aces is called. Hearts are trumps, so that ace never is.</source>
        <translation>Eine von diesen drei Säuen wird gerufen. Herz ist Trumpf, darum wird die Herz-Sau nie gerufen.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left leads, and the others follow clockwise. If you can, you follow suit: trump to a trump, leaves to leaves. If you cannot, you ruff with a trump or throw off whatever you like. The highest trump takes the trick, or else the highest card of the suit that was led.</source>
        <translation>Wer links vom Geber sitzt, kommt heraus, die anderen geben im Uhrzeigersinn zu. Wenn du kannst, bedienst du: Trumpf auf Trumpf, Laub auf Laub. Wenn nicht, stichst du mit einem Trumpf oder wirfst ab, was du magst. Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe.</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Everything changes at once, at the table too.</source>
        <translation>Alles wechselt sofort, auch am Tisch.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>&lt;b&gt;Trick {number}&lt;/b&gt; · {points} for you</source>
        <comment>points is e.g. &apos;6 points&apos;</comment>
        <translation>&lt;b&gt;Stich {number}&lt;/b&gt; · {points} für dich</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trick {number}&lt;/b&gt; · {points} for {player}</source>
        <comment>points is e.g. &apos;6 points&apos;</comment>
        <translation>&lt;b&gt;Stich {number}&lt;/b&gt; · {points} für {player}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; leads</source>
        <comment>under a card of a taken trick; keep short</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; kam</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; takes</source>
        <comment>under a card of a taken trick; keep short</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; sticht</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Amateur</source>
        <comment>a man (Luis)</comment>
        <translation>Kenner</translation>
    </message>
    <message>
        <source>Amateur</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Kennerin</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a man (Luis)</comment>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Counts every card and plays out some of the deals that are still possible.</source>
        <translation>Zählt jede Karte mit und spielt einige der noch möglichen Verteilungen durch.</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a man (Luis)</comment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Meisterin</translation>
    </message>
    <message>
        <source>Plays by rules of thumb and counts every card.</source>
        <translation>Spielt nach Faustregeln und zählt jede Karte mit.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb. Soon forgets what fell and who could not follow.</source>
        <translation>Spielt nach Faustregeln. Vergisst bald, was gefallen ist und wer nicht bedienen konnte.</translation>
    </message>
    <message>
        <source>Plays out many possible deals and reads in bids and plays where cards lie. Takes its time.</source>
        <translation>Spielt viele mögliche Verteilungen durch und liest aus Ansagen und Karten, was wo sitzt. Nimmt sich Zeit.</translation>
    </message>
    <message>
        <source>Veteran</source>
        <comment>a man (Luis)</comment>
        <translation>Alter Hase</translation>
    </message>
    <message>
        <source>Veteran</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Alte Häsin</translation>
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
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>At once</source>
        <comment>pace: no motion</comment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>pace</comment>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>pace</comment>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>I wait</source>
        <comment>pace: the trick stays until the person clicks</comment>
        <translation>Ich warte</translation>
    </message>
    <message>
        <source>I wait</source>
        <translation>Ich warte</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Spieltempo</translation>
    </message>
</context>
<context>
    <name>PaceSettings</name>
    <message>
        <source>Cards appear in their place with a short fade.</source>
        <translation>Karten erscheinen mit kurzem Einblenden an ihrem Platz.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ohne Bewegung</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>Tempo und Bewegung</translation>
    </message>
    <message>
        <source>Pace of the table</source>
        <translation>Tempo am Tisch</translation>
    </message>
    <message>
        <source>Pause of 0.7 s</source>
        <translation>0,7 s Pause</translation>
    </message>
    <message>
        <source>Pause of 1.4 s</source>
        <translation>1,4 s Pause</translation>
    </message>
    <message>
        <source>Pause of 2.5 s</source>
        <translation>2,5 s Pause</translation>
    </message>
    <message>
        <source>The pace decides how long things wait. It never plays for you.</source>
        <translation>Das Tempo bestimmt, wie lange gewartet wird. Es spielt nie für dich.</translation>
    </message>
    <message>
        <source>The trick stays until you click</source>
        <translation>Der Stich bleibt bis zum Klick</translation>
    </message>
    <message>
        <source>at the table</source>
        <comment>where the keys + and − change the pace</comment>
        <translation>am Tisch</translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Close the packs of cards</source>
        <translation>Kartenspiele schließen</translation>
    </message>
    <message>
        <source>Drawn by {author} · {licence}</source>
        <translation>Gezeichnet von {author} · {licence}</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Im Gebrauch</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>Mit diesen spielen</translation>
    </message>
    <message>
        <source>double-headed</source>
        <translation>doppelfigurig</translation>
    </message>
    <message>
        <source>single figures</source>
        <translation>einfigurig</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>Chooses the suit</source>
        <translation>Wählt die Farbe</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>Forehand: leads first</source>
        <translation>Vorhand: kommt raus</translation>
    </message>
    <message>
        <source>Forehand: you lead first</source>
        <translation>Vorhand: du kommst raus</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Hat gepasst</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Höchste Ansage</translation>
    </message>
    <message>
        <source>Outbid</source>
        <comment>seat whose bid is no longer the highest</comment>
        <translation>Überboten</translation>
    </message>
    <message>
        <source>Speaks later</source>
        <comment>seat in the auction that has not spoken</comment>
        <translation>Spricht noch</translation>
    </message>
    <message>
        <source>You choose the suit</source>
        <translation>Du wählst die Farbe</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You have passed</source>
        <translation>Du hast gepasst</translation>
    </message>
    <message>
        <source>Your turn to speak</source>
        <translation>Du sagst an</translation>
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
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a man (Luis)</comment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Mitspielerin</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person in the window, as name on a seat</comment>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>PlayersSettings</name>
    <message>
        <source>Across</source>
        <comment>where a player sits</comment>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>where a player sits</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Level of {player}</source>
        <translation>Stufe von {player}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Nobody sees the cards of the others, at any level.</source>
        <translation>Niemand sieht die Karten der anderen, auf keiner Stufe.</translation>
    </message>
    <message>
        <source>Players and levels</source>
        <translation>Spieler und Stufen</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>where a player sits</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>The level changes what a player remembers and works out.</source>
        <translation>Die Stufe bestimmt, was ein Spieler sich merkt und daraus schließt.</translation>
    </message>
    <message>
        <source>Whoever knows to be on your side does not play below this level.</source>
        <translation>Wer weiß, dass er zu dir gehört, spielt nicht unter dieser Stufe.</translation>
    </message>
    <message>
        <source>Your partner plays at least like</source>
        <translation>Wer mit dir spielt, spielt mindestens wie</translation>
    </message>
</context>
<context>
    <name>PointsInSight</name>
    <message numerus="yes">
        <source>%n more point(s) and you win.</source>
        <translation>
            <numerusform>Noch %n Auge zum Sieg.</numerusform>
            <numerusform>Noch %n Augen zum Sieg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between {least} and {most} theirs</source>
        <translation>{least} bis {most} für sie</translation>
    </message>
    <message>
        <source>Between {least} and {most} yours</source>
        <translation>{least} bis {most} für euch</translation>
    </message>
    <message>
        <source>Enough to win.</source>
        <translation>Das reicht zum Sieg.</translation>
    </message>
    <message>
        <source>Nobody has a trick yet</source>
        <translation>Noch keine Stiche</translation>
    </message>
    <message>
        <source>The other side has won already.</source>
        <translation>Die Gegner haben schon gewonnen.</translation>
    </message>
    <message>
        <source>{points} theirs</source>
        <comment>points of the other side</comment>
        <translation>{points} für sie</translation>
    </message>
    <message>
        <source>{points} yours</source>
        <comment>points of the person&apos;s side</comment>
        <translation>{points} für euch</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Does not count · before: {units}</source>
        <translation>Zählt nicht · vorher: {units}</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Zählt nicht</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the table with a deal that does not count</comment>
        <translation>Übung</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>All at {percent}</source>
        <translation>Alles auf {percent}</translation>
    </message>
    <message>
        <source>Candle light</source>
        <translation>Kerzenlicht</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Old parchment</source>
        <translation>Altes Papier</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Soft and worn</source>
        <translation>Weich und alt</translation>
    </message>
    <message>
        <source>Strong, smooth</source>
        <translation>Kräftig und glatt</translation>
    </message>
    <message>
        <source>Very legible</source>
        <translation>Gut lesbar</translation>
    </message>
    <message>
        <source>Very warm</source>
        <translation>Sehr warm</translation>
    </message>
    <message>
        <source>Warm and gentle</source>
        <translation>Warm und sanft</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>An ace may be called if</source>
        <translation>Eine Sau ist rufbar, wenn</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>One round. Everyone speaks once.</source>
        <translation>Eine Runde. Jeder spricht einmal.</translation>
    </message>
    <message>
        <source>Order of the contracts</source>
        <translation>Rang der Spiele</translation>
    </message>
    <message>
        <source>Points in sight</source>
        <translation>Augen bisher</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <comment>no trick has been taken</comment>
        <translation>Noch kein Stich gefallen</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <translation>Trümpfe, vom höchsten abwärts</translation>
    </message>
    <message>
        <source>you do not hold it, it is not hearts, and you hold at least one ordinary card of its suit.</source>
        <translation>du sie nicht hast, sie nicht Herz ist und du mindestens eine Farbkarte dazu hast.</translation>
    </message>
    <message numerus="yes">
        <source>{description}. Worth %n.</source>
        <comment>contract; its base value in units</comment>
        <translation>
            <numerusform>{description}. Wert: %n.</numerusform>
            <numerusform>{description}. Wert: %n.</numerusform>
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
        <translation>Trumpf ist ausgespielt, und du hast Trumpf: Du musst bedienen.</translation>
    </message>
    <message>
        <source>First comes the auction: bid or pass.</source>
        <translation>Zuerst kommt die Ansage: Spiel oder weiter.</translation>
    </message>
    <message>
        <source>First the declarer names the suit.</source>
        <translation>Zuerst nennt der Spieler die Farbe.</translation>
    </message>
    <message>
        <source>Hearts are trumps: their ace is never called.</source>
        <translation>Herz ist Trumpf: Die Herz-Sau wird nie gerufen.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Du bist noch nicht dran.</translation>
    </message>
    <message>
        <source>It takes the four Obers and the four Unters.</source>
        <translation>Dafür brauchst du alle vier Ober und alle vier Unter.</translation>
    </message>
    <message>
        <source>Its suit has been led: you have to play {ace}.</source>
        <translation>Ihre Farbe ist ausgespielt: Du musst {ace} spielen.</translation>
    </message>
    <message>
        <source>The auction is over: now you play a card.</source>
        <translation>Die Ansage ist vorbei: Jetzt wird eine Karte gespielt.</translation>
    </message>
    <message>
        <source>The lead was {suit} and you hold some: you have to follow.</source>
        <translation>{suit} ist ausgespielt, und du hast welche: Du musst bedienen.</translation>
    </message>
    <message>
        <source>This ace is yours.</source>
        <translation>Diese Sau hast du selbst.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Dieses Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>This position cannot come about in a game.</source>
        <translation>Diese Stellung kann in keinem Spiel entstehen.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>You hold Obers and Unters only: there is no suit to choose.</source>
        <translation>Du hast nur Ober und Unter: keine Farbe zum Wählen.</translation>
    </message>
    <message>
        <source>You hold no ordinary card of this suit.</source>
        <translation>Von dieser Farbe hast du keine Karte.</translation>
    </message>
    <message>
        <source>You hold the called ace: from its suit you lead the ace, unless you have three more ordinary cards of it.</source>
        <translation>Du hast die Rufsau: In ihrer Farbe spielst du die Sau aus, außer du hast drei weitere Karten davon.</translation>
    </message>
    <message>
        <source>You keep the called ace until its suit has been led.</source>
        <translation>Die Rufsau behältst du, bis ihre Farbe ausgespielt ist.</translation>
    </message>
    <message>
        <source>You need an ordinary card of a suit whose ace you do not hold.</source>
        <translation>Du brauchst eine Farbkarte zu einer Sau, die du nicht hast.</translation>
    </message>
    <message>
        <source>{player} already plays {contract}: you have to go higher.</source>
        <translation>{player} spielt schon {contract}; du musst höher gehen.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>They {points}</source>
        <comment>the other side&apos;s card points</comment>
        <translation>Gegner {points}</translation>
    </message>
    <message>
        <source>You {points}</source>
        <comment>one person&apos;s card points</comment>
        <translation>Du {points}</translation>
    </message>
    <message>
        <source>Your side {points}</source>
        <comment>card points</comment>
        <translation>Ihr {points}</translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <comment>mark on the bar of points</comment>
        <translation>{points} Schneider</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <comment>mark on the bar of points</comment>
        <translation>{points} gewinnt</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>9, 8, 7</source>
        <translation>9, 8, 7</translation>
    </message>
    <message>
        <source>A Sie is won at once: the cards are shown, not played.</source>
        <translation>Ein Sie ist sofort gewonnen: Die Karten werden gezeigt, nicht gespielt.</translation>
    </message>
    <message>
        <source>A Tout is lost, and over, at the first trick that the declarer does not win.</source>
        <translation>Ein Tout ist mit dem ersten Stich, den der Spieler nicht macht, verloren und zu Ende.</translation>
    </message>
    <message>
        <source>Ace (Daus)</source>
        <translation>Sau</translation>
    </message>
    <message>
        <source>After each deal, the deal moves one seat to the left. It does so when all four pass, too.</source>
        <translation>Nach jedem Spiel gibt der Nächste links, auch wenn alle vier gepasst haben.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Alone, all tricks</source>
        <translation>Allein, alle Stiche</translation>
    </message>
    <message>
        <source>Alone, not played out</source>
        <translation>Allein, ohne zu spielen</translation>
    </message>
    <message>
        <source>Any hand will do.</source>
        <translation>Jedes Blatt geht.</translation>
    </message>
    <message>
        <source>Auction and contracts</source>
        <translation>Ansage und Spielarten</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Regeln schließen</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Examples, with the declarer&apos;s score first:</source>
        <translation>Beispiele, das Ergebnis des Spielers zuerst:</translation>
    </message>
    <message>
        <source>Follow the suit that was led if you can; all trumps count as a single suit. If you cannot, play any card. You never have to beat or to ruff.</source>
        <translation>Bediene, was ausgespielt ist, wenn du kannst; alle Trümpfe gelten als eine Farbe. Wenn nicht, spiel irgendeine Karte. Stechen musst du nie.</translation>
    </message>
    <message>
        <source>Forehand sits to the dealer&apos;s left. Forehand bids first and leads to the first trick, whoever is the declarer.</source>
        <translation>Die Vorhand sitzt links vom Geber. Sie sagt als Erste an und kommt zum ersten Stich heraus, ganz gleich, wer spielt.</translation>
    </message>
    <message>
        <source>Four players sit at the table: you and three computer players. There are 120 points in the cards, and whoever takes a trick takes its points.</source>
        <translation>Vier sitzen am Tisch: du und drei Computerspieler. In den Karten stecken 120 Augen, und wer einen Stich macht, bekommt dessen Augen.</translation>
    </message>
    <message>
        <source>Four suits: acorns, leaves, hearts and bells. Eight cards of each are in play, and this is what they are worth in points:</source>
        <translation>Vier Farben: Eichel, Laub, Herz und Schellen. Von jeder spielen acht Karten mit, und so viele Augen zählen sie:</translation>
    </message>
    <message>
        <source>House rule, off at first: the winners are paid the Laufende no matter which side was dealt them. You find it in the settings.</source>
        <translation>Hausregel, zunächst aus: Die Laufenden bekommt, wer gewinnt, egal welche Partei sie hatte. Du findest sie in den Einstellungen.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How to play, in 5 minutes</source>
        <translation>So wird gespielt, in 5 Minuten</translation>
    </message>
    <message>
        <source>If all four pass, nobody scores and the next player deals.</source>
        <translation>Wenn alle vier weiter sagen, zählt das Spiel nicht, und der Nächste gibt.</translation>
    </message>
    <message>
        <source>In Rufer, each winner gets the value and each loser pays it. Alone against three, the declarer gets it from each opponent or pays it to each: three times the value.</source>
        <translation>Im Rufer bekommt jeder Gewinner den Wert, und jeder Verlierer zahlt ihn. Allein gegen drei bekommt ihn der Spieler von jedem oder zahlt ihn jedem: den dreifachen Wert.</translation>
    </message>
    <message>
        <source>In Rufer, the called ace is played the first time its suit is led, even if there is already a trump in the trick. So if you hold it and lead, you may lead the ace, but no other ordinary card of its suit. The exception is 4.7.</source>
        <translation>Im Rufer fällt die Rufsau, wenn ihre Farbe zum ersten Mal ausgespielt wird, auch wenn schon ein Trumpf im Stich liegt. Hast du sie und kommst heraus, darfst du also die Sau spielen, aber keine andere Karte ihrer Farbe. Die Ausnahme steht in 4.7.</translation>
    </message>
    <message>
        <source>In Rufer, the declarer plays together with whoever holds the called ace. In Wenz, Solo, Wenz Tout, Solo Tout and Sie, the declarer plays alone against three.</source>
        <translation>Im Rufer spielt der Spieler zusammen mit dem, der die Rufsau hat. Bei Wenz, Solo, Wenz Tout, Solo Tout und Sie spielt er allein gegen drei.</translation>
    </message>
    <message>
        <source>In Tout and Sie there is neither Schneider nor Schwarz.</source>
        <translation>Bei Tout und Sie gibt es weder Schneider noch Schwarz.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Laufende are the highest trumps without a gap, counted down from the Ober of acorns (in Wenz from the Unter of acorns), that were dealt to one side. They count from three up, in Wenz from two up. Each is worth 1, in Tout 2, in Sie 4. Only the side that was dealt them is paid, and only if it wins.</source>
        <translation>Laufende sind die höchsten Trümpfe ohne Lücke vom Eichel-Ober abwärts (beim Wenz vom Eichel-Unter), die eine Partei bekommen hat. Sie zählen ab drei, beim Wenz ab zwei. Jeder ist 1 wert, beim Tout 2, beim Sie 4. Bezahlt werden sie nur der Partei, die sie bekommen hat, und nur, wenn sie gewinnt.</translation>
    </message>
    <message>
        <source>Ober</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Obers, Unters, chosen suit</source>
        <translation>Ober, Unter, eine Farbe</translation>
    </message>
    <message>
        <source>Obers, Unters, hearts</source>
        <translation>Ober, Unter, Herz</translation>
    </message>
    <message>
        <source>Only the Unters of acorns, leaves, hearts and bells</source>
        <translation>Nur Eichel-, Laub-, Herz- und Schellen-Unter</translation>
    </message>
    <message>
        <source>Only the holder of the called ace knows who the partner is. Everyone knows once the ace is played or its holder runs away.</source>
        <translation>Wer der Mitspieler ist, weiß nur, wer die Rufsau hat. Alle wissen es, sobald sie fällt oder ihr Besitzer davonläuft.</translation>
    </message>
    <message>
        <source>Ordinary suits run ace, 10, King, 9, 8, 7; in Wenz and Wenz Tout the Ober comes after the King. An Ober or Unter that is a trump does not belong to the suit printed on it.</source>
        <translation>In den Farben gilt: Sau, Zehner, König, 9, 8, 7; bei Wenz und Wenz Tout kommt der Ober nach dem König. Ein Ober oder Unter, der Trumpf ist, gehört nicht zu der Farbe, die er zeigt.</translation>
    </message>
    <message>
        <source>Pack and deal</source>
        <translation>Karten und Geben</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Rufer lost 30 to 90</source>
        <translation>Rufer mit 30 zu 90 verloren</translation>
    </message>
    <message>
        <source>Rufer lost 31 to 89</source>
        <translation>Rufer mit 31 zu 89 verloren</translation>
    </message>
    <message>
        <source>Rufer lost 60 to 60, with four Laufende</source>
        <translation>Rufer mit 60 zu 60 verloren, vier Laufende</translation>
    </message>
    <message>
        <source>Rufer won 61 to 59, no run</source>
        <translation>Rufer mit 61 zu 59 gewonnen, keine Laufenden</translation>
    </message>
    <message>
        <source>Rufer won 91 to 29, with three Laufende</source>
        <translation>Rufer mit 91 zu 29 gewonnen, drei Laufende</translation>
    </message>
    <message>
        <source>Rufer won with all eight tricks and five Laufende</source>
        <translation>Rufer mit allen acht Stichen gewonnen, fünf Laufende</translation>
    </message>
    <message>
        <source>Rule {section}</source>
        <translation>Regel {section}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Schneider, 1 more: the declarer&apos;s side has 91 points or more, or the defenders have 90 or more. Schwarz, 2 more instead: one side takes all eight tricks. Both count in Rufer, Wenz and Solo.</source>
        <translation>Schneider, 1 dazu: Die Spielerpartei hat mindestens 91 Augen oder die Gegenspieler mindestens 90. Schwarz, stattdessen 2 dazu: Eine Partei macht alle acht Stiche. Beides zählt bei Rufer, Wenz und Solo.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Solo Tout won, with five Laufende</source>
        <translation>Solo Tout gewonnen, fünf Laufende</translation>
    </message>
    <message>
        <source>Solo lost 59 to 61; the defenders had three Laufende</source>
        <translation>Solo mit 59 zu 61 verloren; die Gegenspieler hatten drei Laufende</translation>
    </message>
    <message>
        <source>Solo lost without a trick, no run</source>
        <translation>Solo ohne Stich verloren, keine Laufenden</translation>
    </message>
    <message>
        <source>Solo, Solo Tout</source>
        <translation>Solo, Solo Tout</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>The Obers of acorns, leaves, hearts and bells, the Unters in the same order, and then hearts: ace, 10, King, 9, 8, 7</source>
        <translation>Eichel-, Laub-, Herz- und Schellen-Ober, die Unter in derselben Reihe und dann Herz: Sau, Zehner, König, 9, 8, 7</translation>
    </message>
    <message>
        <source>The Salzburg pack of South Tyrol has 40 cards; 32 of them play. The fives and sixes stay out, and with them the Weli, which is the six of bells. The Daus is the ace. Bavarian and Double German packs serve as well: the same 32 cards are picked from them.</source>
        <translation>Das Salzburger Blatt aus Südtirol hat 40 Karten, 32 davon spielen mit. Fünfer und Sechser bleiben draußen, mit ihnen der Weli, der Schellen-Sechser. Der Daus ist die Sau. Bayerische und doppeldeutsche Karten gehen auch: Aus ihnen werden dieselben 32 genommen.</translation>
    </message>
    <message>
        <source>The base: Rufer 1, Wenz and Solo 5, Wenz Tout and Solo Tout 10, Sie 20. These are units, not money, and the four scores of a deal add up to zero.</source>
        <translation>Der Grundwert: Rufer 1, Wenz und Solo 5, Wenz Tout und Solo Tout 10, Sie 20. Das sind Punkte, kein Geld, und die vier Ergebnisse eines Spiels ergeben zusammen null.</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>The cards are dealt clockwise, four at a time and twice around. You get eight.</source>
        <translation>Gegeben wird im Uhrzeigersinn, zweimal je vier Karten. Du bekommst acht.</translation>
    </message>
    <message>
        <source>The contracts, from low to high, and what they are worth in units:</source>
        <translation>Die Spiele, vom kleinsten aufwärts, und was sie in Punkten wert sind:</translation>
    </message>
    <message>
        <source>The declarer&apos;s side wins with 61 points or more. The defenders win with 60 or more: a tie is theirs.</source>
        <translation>Die Spielerpartei gewinnt ab 61 Augen. Die Gegenspieler gewinnen ab 60: Bei Gleichstand gehört das Spiel ihnen.</translation>
    </message>
    <message>
        <source>The eight cards of bells, with the ace first. The other suits have the same ones.</source>
        <translation>Die acht Schellen, die Sau voran. Die anderen Farben haben die gleichen Karten.</translation>
    </message>
    <message>
        <source>The eight highest trumps in Rufer, from high to low. The hearts follow them.</source>
        <translation>Die acht höchsten Trümpfe im Rufer, vom höchsten abwärts. Danach kommen die Herzen.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; without a trump, the highest card of the suit that was led. Whoever wins leads to the next one.</source>
        <translation>Der höchste Trumpf macht den Stich; liegt keiner, die höchste Karte der ausgespielten Farbe. Wer ihn macht, kommt zum nächsten heraus.</translation>
    </message>
    <message>
        <source>The rules say nothing about “{words}”.</source>
        <translation>Die Regeln sagen nichts über „{words}“.</translation>
    </message>
    <message>
        <source>The same as in Rufer; the hand is not played out</source>
        <translation>Wie im Rufer; gespielt wird nicht</translation>
    </message>
    <message>
        <source>The same, with the chosen suit instead of hearts</source>
        <translation>Genauso, mit der gewählten Farbe statt Herz</translation>
    </message>
    <message>
        <source>There is an ace of acorns, leaves or bells that you do not hold, and you hold at least one ordinary card of its suit. Only such an ace can be called. The ace of hearts never is.</source>
        <translation>Dir fehlt eine Sau von Eichel, Laub oder Schellen, und du hast mindestens eine Farbkarte dazu. Nur so eine Sau kannst du rufen, die Herz-Sau nie.</translation>
    </message>
    <message>
        <source>There is one round, and forehand begins. Everyone speaks once: pass, or bid a contract higher than the highest so far. An equal bid is not enough, because the earlier player keeps it.</source>
        <translation>Es gibt eine Runde, und die Vorhand fängt an. Jeder spricht einmal: weiter, oder ein Spiel, das höher ist als das höchste bisher. Das gleiche reicht nicht, denn wer früher dran war, behält es.</translation>
    </message>
    <message>
        <source>These are the trumps, from high to low:</source>
        <translation>Das sind die Trümpfe, vom höchsten abwärts:</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Unters only</source>
        <translation>Nur die Unter</translation>
    </message>
    <message>
        <source>Until its suit has been led, the called ace is not discarded, unless it is your only card.</source>
        <translation>Bevor ihre Farbe ausgespielt wurde, wird die Rufsau nicht abgeworfen, außer sie ist deine letzte Karte.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Wenz Tout lost in the third trick; the defenders had two Laufende</source>
        <translation>Wenz Tout im dritten Stich verloren; die Gegenspieler hatten zwei Laufende</translation>
    </message>
    <message>
        <source>Wenz won 75 to 45, with two Laufende</source>
        <translation>Wenz mit 75 zu 45 gewonnen, zwei Laufende</translation>
    </message>
    <message>
        <source>Wenz, Wenz Tout</source>
        <translation>Wenz, Wenz Tout</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Mit Mitspieler</translation>
    </message>
    <message>
        <source>With the called ace and at least three other ordinary cards of its suit you may lead one of those: you run away. From the next trick on the ace is a card like any other.</source>
        <translation>Mit der Rufsau und mindestens drei weiteren Karten ihrer Farbe darfst du eine von diesen ausspielen: Du läufst davon. Ab dem nächsten Stich ist die Sau eine Karte wie jede andere.</translation>
    </message>
    <message>
        <source>You bid the contract only. Whoever wins the auction then names the suit: the ace that is called in Rufer, the trump suit in Solo and Solo Tout.</source>
        <translation>Angesagt wird nur das Spiel. Wer es bekommt, nennt danach die Farbe: im Rufer die Sau, die er ruft, in Solo und Solo Tout den Trumpf.</translation>
    </message>
    <message>
        <source>You can only bid what your hand can play:</source>
        <translation>Du kannst nur ansagen, was dein Blatt spielen kann:</translation>
    </message>
    <message>
        <source>You hold at least one ordinary card of the trump suit: Obers and Unters do not count.</source>
        <translation>Du hast mindestens eine Karte der Trumpffarbe, Ober und Unter zählen dabei nicht.</translation>
    </message>
    <message>
        <source>You hold the four Obers and the four Unters.</source>
        <translation>Du hast alle vier Ober und alle vier Unter.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n deal(s) · sum 0</source>
        <translation>
            <numerusform>%n Spiel · Summe 0</numerusform>
            <numerusform>%n Spiele · Summe 0</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a row shows its bill.</source>
        <translation>Ein Klick auf eine Zeile zeigt ihre Abrechnung.</translation>
    </message>
    <message>
        <source>All four begin with zero again. The deals of this sheet are gone.</source>
        <translation>Alle vier fangen wieder bei null an. Die Spiele auf diesem Blatt sind dann weg.</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Alle weiter</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>Einen neuen Abend anfangen?</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Declares</source>
        <comment>heading: who declared</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Go on with deal {number}</source>
        <translation>Weiter mit Spiel {number}</translation>
    </message>
    <message>
        <source>Keep this sheet</source>
        <translation>Blatt behalten</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Neuer Abend</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>heading: number of the deal</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>four passes: nobody plays</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: card points of both sides</comment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>The sheet begins with the first deal.</source>
        <translation>Der Spielstand beginnt mit dem ersten Spiel.</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Heute Abend</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>row with the sums of all scores</comment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Gesamtstand</translation>
    </message>
    <message>
        <source>Totals, deal by deal</source>
        <translation>Gesamtstand, Spiel für Spiel</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>heading: units of the deal</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a deal for the declarer&apos;s side</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a deal for the declarer&apos;s side</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{declarer} and {partner}</source>
        <comment>the two players of the declarer&apos;s side</comment>
        <translation>{declarer} und {partner}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Changes are saved by themselves</source>
        <translation>Änderungen speichern sich von selbst</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>Tempo und Bewegung</translation>
    </message>
    <message>
        <source>Players and levels</source>
        <translation>Spieler und Stufen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Cards only</source>
        <comment>what a code holds</comment>
        <translation>Nur die Karten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Code or notation of a deal</source>
        <translation>Code oder Notation eines Spiels</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Open a code</source>
        <translation>Code öffnen</translation>
    </message>
    <message>
        <source>Play these cards</source>
        <translation>Diese Karten spielen</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Als Text speichern</translation>
    </message>
    <message>
        <source>Share deal {number}</source>
        <translation>Spiel {number} teilen</translation>
    </message>
    <message>
        <source>The file cannot be written: {reason}</source>
        <translation>Die Datei lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>This code belongs to no deal.</source>
        <translation>Dieser Code gehört zu keinem Spiel.</translation>
    </message>
    <message>
        <source>Whoever opens this code in the history plays the same cards. It counts nowhere.</source>
        <translation>Wer diesen Code im Verlauf öffnet, spielt dieselben Karten. Es zählt nirgends.</translation>
    </message>
    <message>
        <source>With the play</source>
        <comment>what a code holds</comment>
        <translation>Mit dem Spielverlauf</translation>
    </message>
    <message>
        <source>You play the cards of that deal. It is practice: no score, no statistics.</source>
        <translation>Du spielst die Karten dieses Spiels. Es ist Übung: keine Punkte, keine Statistik.</translation>
    </message>
</context>
<context>
    <name>Shuffle</name>
    <message>
        <source>All cards of this deal follow from a secret seed. Whoever notes its fingerprint now can check after the deal that nothing was changed: no other seed has it.</source>
        <translation>Alle Karten dieses Spiels folgen aus einem geheimen Startwort. Wer jetzt den Fingerabdruck notiert, kann nach dem Spiel prüfen, dass nichts geändert wurde: kein anderes Startwort hat ihn.</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>the shuffle of the last deal</comment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Dealt in packets of four from forehand on</source>
        <translation>In Päckchen zu vier gegeben, von Vorhand an</translation>
    </message>
    <message>
        <source>Every shuffle can be checked: its fingerprint is shown before the deal, its seed after.</source>
        <translation>Jede Mischung lässt sich prüfen: der Fingerabdruck steht vor dem Spiel da, das Startwort danach.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256 of the seed)</source>
        <translation>Fingerabdruck (SHA-256 des Startworts)</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle: {digits}</source>
        <translation>Fingerabdruck der Mischung: {digits}</translation>
    </message>
    <message>
        <source>Fingerprint that you noted before the deal</source>
        <translation>Fingerabdruck, den du vorher notiert hast</translation>
    </message>
    <message>
        <source>It is told after the deal.</source>
        <translation>Es wird nach dem Spiel verraten.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwort</translation>
    </message>
    <message>
        <source>The 32 cards in the order that the seed gives them</source>
        <translation>Die 32 Karten, wie das Startwort sie ordnet</translation>
    </message>
    <message>
        <source>The seed does not give the hands of this deal. The record has been changed.</source>
        <translation>Das Startwort ergibt nicht die Hände dieses Spiels. Die Aufzeichnung wurde verändert.</translation>
    </message>
    <message>
        <source>The shuffle of deal {number}</source>
        <translation>Die Mischung von Spiel {number}</translation>
    </message>
    <message>
        <source>These cards were dealt by an older version, or came from elsewhere. Nothing can be checked.</source>
        <translation>Diese Karten hat eine ältere Version gegeben, oder sie kommen von anderswo. Da lässt sich nichts prüfen.</translation>
    </message>
    <message>
        <source>Worked out anew from the seed, the pack gives exactly the four hands of this deal. Nobody could change a card after the fingerprint was shown.</source>
        <translation>Aus dem Startwort neu berechnet, ergibt das Blatt genau die vier Hände dieses Spiels. Niemand konnte eine Karte ändern, nachdem der Fingerabdruck gezeigt war.</translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>hand or fingerprint, with what was dealt or shown</comment>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>does not agree</source>
        <comment>hand or fingerprint, with what was dealt or shown</comment>
        <translation>stimmt nicht</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Deal {number}.</source>
        <translation>Spiel {number}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Auf dem Tisch liegt nichts.</translation>
    </message>
    <message>
        <source>Trumps, highest first: {cards}.</source>
        <translation>Trümpfe, vom höchsten abwärts: {cards}.</translation>
    </message>
    <message>
        <source>You take the trick, {points}.</source>
        <translation>Du machst den Stich, {points}.</translation>
    </message>
    <message>
        <source>You win now.</source>
        <comment>the running trick</comment>
        <translation>Du stichst gerade.</translation>
    </message>
    <message>
        <source>{player} takes the trick, {points}.</source>
        <translation>{player} macht den Stich, {points}.</translation>
    </message>
    <message>
        <source>{player} wins now.</source>
        <comment>the running trick</comment>
        <translation>{player} sticht gerade.</translation>
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
        <translation>Eichel</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Laub</translation>
    </message>
</context>
<context>
    <name>SuitLetters</name>
    <message>
        <source>Ac</source>
        <comment>acorns, in one or two letters on a card</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Be</source>
        <comment>bells, in one or two letters on a card</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>He</source>
        <comment>hearts, in one or two letters on a card</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Le</source>
        <comment>leaves, in one or two letters on a card</comment>
        <translation>L</translation>
    </message>
</context>
<context>
    <name>SuitName</name>
    <message>
        <source>Acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Laub</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>&lt;b&gt;Not now.&lt;/b&gt; {reason}</source>
        <comment>reason is a whole sentence</comment>
        <translation>&lt;b&gt;Jetzt nicht.&lt;/b&gt; {reason}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; Has {ace}.</source>
        <comment>partner is the word &apos;Partner&apos;</comment>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Hat {ace}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; Leads low in {suit}: runs away with the ace.</source>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Kommt klein in {suit}: läuft mit der Sau davon.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; You have {ace}.</source>
        <comment>partner is the word &apos;Partner&apos;</comment>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Du hast {ace}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; You lead low in {suit}: you run away with the ace.</source>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Du kommst klein in {suit}: Du läufst mit der Sau davon.</translation>
    </message>
    <message>
        <source>All four pass. You deal next.</source>
        <translation>Alle vier sagen weiter. Du gibst.</translation>
    </message>
    <message>
        <source>All four pass. {player} deals next.</source>
        <translation>Alle vier sagen weiter. {player} gibt.</translation>
    </message>
    <message>
        <source>Click, Space or Enter: go on</source>
        <comment>below a full trick, when the table waits</comment>
        <translation>Klick, Leertaste oder Enter: weiter</translation>
    </message>
    <message>
        <source>Has not spoken yet</source>
        <comment>beside a seat in the auction</comment>
        <translation>Noch nicht dran</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of the playing table for screen readers</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>on the empty place for the person&apos;s card in the trick</comment>
        <translation>Du bist dran</translation>
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
        <translation>Rest beanspruchen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <comment>about a hint</comment>
        <translation>Denke nach…</translation>
    </message>
    <message>
        <source>When it is your turn to play a card</source>
        <translation>Wenn du eine Karte spielen sollst</translation>
    </message>
    <message>
        <source>When it is your turn</source>
        <translation>Wenn du an der Reihe bist</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Auction</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the playing table, as target of the back button</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
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
        <translation>D für Daus, wie die Karten heißen, oder A für Ass.</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>Letter of the ace</source>
        <translation>Buchstabe des Asses</translation>
    </message>
    <message>
        <source>Only the 32 in play</source>
        <translation>Nur die 32 im Spiel</translation>
    </message>
    <message>
        <source>Rank and suit at the corner of each card, easy to read in the fan.</source>
        <translation>Wert und Farbe in der Ecke jeder Karte, im Fächer gut zu lesen.</translation>
    </message>
    <message>
        <source>Suits in letters</source>
        <translation>Farben in Buchstaben</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The deck page leaves out fives, sixes and the Weli.</source>
        <translation>Die Kartenseite lässt Fünfer, Sechser und Weli weg.</translation>
    </message>
    <message>
        <source>{acorns}, {leaves}, {hearts} or {bells} under the index, for people who see few colours.</source>
        <translation>{acorns}, {leaves}, {hearts} oder {bells} unter dem Eckzeichen, für alle, die Farben schlecht unterscheiden.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back: {page}</source>
        <translation>Zurück: {page}</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Switch to dark colours</source>
        <translation>Zu dunklen Farben wechseln</translation>
    </message>
    <message>
        <source>Switch to light colours</source>
        <translation>Zu hellen Farben wechseln</translation>
    </message>
</context>
<context>
    <name>TrickTag</name>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;takes the trick&lt;/em&gt;</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;macht den Stich&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;wins now&lt;/em&gt;</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;sticht&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;you take the trick&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;machst den Stich&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;you win now&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;stichst&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · leads</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · kommt raus</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · leads · &lt;em&gt;wins now&lt;/em&gt;</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · kommt raus · &lt;em&gt;sticht&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · you lead</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · kommst raus</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · you lead · &lt;em&gt;you win now&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · kommst raus · &lt;em&gt;stichst&lt;/em&gt;</translation>
    </message>
</context>
<context>
    <name>WebLink</name>
    <message>
        <source>Copy</source>
        <comment>the address of a web page</comment>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>You can play on. If it happens again, start the program anew. Details are in {file}.</source>
        <translation>Du kannst weiterspielen. Passiert es wieder, starte das Programm neu. Näheres steht in {file}.</translation>
    </message>
</context>
</TS>
