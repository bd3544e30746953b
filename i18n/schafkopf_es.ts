<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AceInSentence</name>
    <message>
        <source>the ace of acorns</source>
        <translation>el as de bellotas</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>el as de campanas</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>el as de corazones</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>el as de hojas</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>%n of the deals that were possible were looked at.</source>
        <translation>
            <numerusform>Se miró %n de los repartos posibles.</numerusform>
            <numerusform>Se miraron %n de los repartos posibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Sie is won without a card being played, so there is nothing to analyse.</source>
        <translation>Un Sie se gana sin jugar ninguna carta: no hay nada que analizar.</translation>
    </message>
    <message>
        <source>A card of {suit} spares the trump.</source>
        <translation>Una carta de {suit} ahorra el triunfo.</translation>
    </message>
    <message>
        <source>A lead of {suit} searches for the called ace, which must fall then.</source>
        <translation>Salir de {suit} busca el as llamado, que entonces tiene que caer.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) that were still possible were looked at.</source>
        <translation>
            <numerusform>Se miró el único reparto aún posible.</numerusform>
            <numerusform>Se miraron los %n repartos aún posibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four passed. No card was played, so there is nothing to analyse.</source>
        <translation>Pasaron los cuatro. No se jugó ninguna carta: no hay nada que analizar.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>As the cards lay, it cost nothing.</source>
        <translation>Tal como estaban las cartas, no costó nada.</translation>
    </message>
    <message>
        <source>Avoidable: by what this seat could know, it cost {units} units on average.</source>
        <translation>Evitable: con lo que este asiento podía saber, costaba {units} unidades de media.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Card {number} of {count} · trick {trick} · you play</source>
        <translation>Carta {number} de {count} · baza {trick} · juegas tú</translation>
    </message>
    <message>
        <source>Card {number} of {count} · trick {trick} · {player} plays</source>
        <translation>Carta {number} de {count} · baza {trick} · juega {player}</translation>
    </message>
    <message>
        <source>Copies the deal as one line of text</source>
        <translation>Copia el reparto como una línea de texto</translation>
    </message>
    <message>
        <source>Copy deal</source>
        <translation>Copiar reparto</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>How the Tout ends with best play</source>
        <translation>Cómo acaba el Tout con el mejor juego</translation>
    </message>
    <message>
        <source>It lets a trick go that could be won, with {points}.</source>
        <translation>Deja ir una baza que se podía ganar, con {points}.</translation>
    </message>
    <message>
        <source>It lets the declarer win every trick; another card still takes one.</source>
        <translation>Deja al declarante ganar todas las bazas; otra carta aún le quita una.</translation>
    </message>
    <message>
        <source>It lets the others win a trick that they need not have got.</source>
        <translation>Deja a los otros una baza que no tenían por qué ganar.</translation>
    </message>
    <message>
        <source>It wins the trick, with {points}; to leave it to the others brings more later.</source>
        <translation>Gana la baza, con {points}; dejársela a los otros trae más después.</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Siguiente giro</translation>
    </message>
    <message>
        <source>No card was better.</source>
        <translation>Ninguna carta era mejor.</translation>
    </message>
    <message>
        <source>No other card was allowed.</source>
        <translation>No se podía jugar otra carta.</translation>
    </message>
    <message>
        <source>Not avoidable: by what this seat could know, it was the best card.</source>
        <translation>No evitable: con lo que este asiento podía saber, era la mejor carta.</translation>
    </message>
    <message>
        <source>Not avoidable: by what this seat could know, no card was clearly better.</source>
        <translation>No evitable: con lo que este asiento podía saber, ninguna carta era claramente mejor.</translation>
    </message>
    <message>
        <source>Points of the declarer&apos;s side with best play</source>
        <translation>Puntos del bando declarante con el mejor juego</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Giro anterior</translation>
    </message>
    <message>
        <source>Stopped at {done} of {count}</source>
        <translation>Detenido en {done} de {count}</translation>
    </message>
    <message>
        <source>The deal is still being played. The analysis comes after it.</source>
        <translation>El reparto aún se juega. El análisis viene después.</translation>
    </message>
    <message>
        <source>The difference shows later: {played} points for the declarer&apos;s side instead of {best}.</source>
        <translation>La diferencia se ve después: {played} puntos para el bando declarante en vez de {best}.</translation>
    </message>
    <message>
        <source>The four hands</source>
        <translation>Las cuatro manos</translation>
    </message>
    <message numerus="yes">
        <source>The lead to choose was trumps: the other side still held %n.</source>
        <comment>trumps</comment>
        <translation>
            <numerusform>La salida buena era triunfo: al otro bando aún le quedaba %n.</numerusform>
            <numerusform>La salida buena era triunfo: al otro bando aún le quedaban %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lead to choose was {suit}, not trumps.</source>
        <translation>La salida buena era {suit}, no triunfo.</translation>
    </message>
    <message>
        <source>The points stay the same, but it decides about Schwarz.</source>
        <translation>Los puntos son los mismos, pero decide sobre el Schwarz.</translation>
    </message>
    <message>
        <source>The suit to play was {suit}.</source>
        <translation>El palo bueno era {suit}.</translation>
    </message>
    <message>
        <source>The trick is lost either way, and this gives it {points} more.</source>
        <translation>La baza se pierde de todos modos, y esto le añade {points}.</translation>
    </message>
    <message>
        <source>The trick is lost either way: a lower card would have done.</source>
        <translation>La baza se pierde de todos modos: bastaba una carta más baja.</translation>
    </message>
    <message>
        <source>The trick is won either way, and could have {points} more.</source>
        <translation>La baza se gana de todos modos, y podía llevar {points} más.</translation>
    </message>
    <message>
        <source>The trick is won either way: a lower card is enough.</source>
        <translation>La baza se gana de todos modos: basta una carta más baja.</translation>
    </message>
    <message>
        <source>This card has not been worked out yet.</source>
        <translation>Esta carta aún no está calculada.</translation>
    </message>
    <message>
        <source>Timeline of the cards</source>
        <translation>Línea de las cartas</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>Values of the cards</source>
        <translation>Valor de las cartas</translation>
    </message>
    <message>
        <source>With best play the declarer&apos;s side lost before it, and wins after it.</source>
        <translation>Con el mejor juego, el bando declarante perdía antes de ella y gana después.</translation>
    </message>
    <message>
        <source>With best play the declarer&apos;s side won before it, and loses after it.</source>
        <translation>Con el mejor juego, el bando declarante ganaba antes de ella y pierde después.</translation>
    </message>
    <message>
        <source>With the best one</source>
        <translation>Con la mejor</translation>
    </message>
    <message>
        <source>With this card</source>
        <translation>Con esta carta</translation>
    </message>
    <message>
        <source>Working out {done} of {count}</source>
        <translation>Calculando {done} de {count}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>label of the best line, very short</comment>
        <translation>mejor</translation>
    </message>
    <message>
        <source>card</source>
        <comment>what two keys move by</comment>
        <translation>carta</translation>
    </message>
    <message>
        <source>declarer&apos;s side loses</source>
        <translation>pierde el bando declarante</translation>
    </message>
    <message>
        <source>defenders lose</source>
        <translation>pierden los defensores</translation>
    </message>
    <message>
        <source>hollow: seen only with open cards</source>
        <translation>hueco: solo se ve con cartas abiertas</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>how a Tout ends</comment>
        <translation>perdido</translation>
    </message>
    <message>
        <source>played</source>
        <comment>the card that was played</comment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>trick</source>
        <comment>what two keys move by</comment>
        <translation>baza</translation>
    </message>
    <message>
        <source>units</source>
        <comment>heading over what is paid</comment>
        <translation>unidades</translation>
    </message>
    <message>
        <source>value {units}</source>
        <comment>units that the declarer wins from each, with sign</comment>
        <translation>valor {units}</translation>
    </message>
    <message>
        <source>won</source>
        <comment>how a Tout ends</comment>
        <translation>ganado</translation>
    </message>
    <message>
        <source>{result}, {points} to {others}</source>
        <comment>e.g. &apos;Rufer won, 79 to 41&apos;</comment>
        <translation>{result}, {points} a {others}</translation>
    </message>
    <message>
        <source>{sentence} Better: {card}.</source>
        <translation>{sentence} Mejor: {card}.</translation>
    </message>
    <message>
        <source>{units} units</source>
        <comment>with sign, e.g. &apos;−2 units&apos;</comment>
        <translation>{units} unidades</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
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
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Índices en las esquinas</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Look of the cards</source>
        <translation>Aspecto de las cartas</translation>
    </message>
    <message>
        <source>Ready-made looks</source>
        <translation>Preajustes</translation>
    </message>
    <message>
        <source>Reset to {percent}</source>
        <translation>Restablecer al {percent}</translation>
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
        <translation>Aún no juega nadie</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>¿Qué juegas?</translation>
    </message>
    <message>
        <source>You must beat {contract}</source>
        <translation>Hay que superar {contract}</translation>
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
        <translation>Palo ordinario: {suit}</translation>
    </message>
    <message>
        <source>Trump number {place} of {number}</source>
        <comment>1 is the highest trump</comment>
        <translation>Triunfo {place} de {number}</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message numerus="yes">
        <source>%n in a row, they count from {least}</source>
        <comment>Laufende</comment>
        <translation>
            <numerusform>%n seguido, cuentan desde {least}</numerusform>
            <numerusform>%n seguidos, cuentan desde {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the winners</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n punto para quienes ganan</numerusform>
            <numerusform>%n puntos para quienes ganan</numerusform>
        </translation>
    </message>
    <message>
        <source>All eight tricks for the winners</source>
        <translation>Las ocho bazas para quienes ganan</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of the column with the scores of this deal</comment>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Reparto {number}</translation>
    </message>
    <message>
        <source>Deal {number} · {declarer} alone, {contract}</source>
        <translation>Reparto {number} · {declarer} en solitario, {contract}</translation>
    </message>
    <message>
        <source>Deal {number} · {declarer} and {partner}, with {ace}</source>
        <translation>Reparto {number} · {declarer} y {partner}, con {ace}</translation>
    </message>
    <message>
        <source>Dealt to the side that has lost</source>
        <translation>Los tenía el bando que ha perdido</translation>
    </message>
    <message>
        <source>Declares</source>
        <comment>what a seat was in the deal</comment>
        <translation>Declara</translation>
    </message>
    <message>
        <source>Defends</source>
        <comment>what a seat was in the deal</comment>
        <translation>Defiende</translation>
    </message>
    <message>
        <source>Does not count in Tout and Sie</source>
        <translation>No cuenta en Tout ni en Sie</translation>
    </message>
    <message>
        <source>Each of the three pays it to the declarer</source>
        <translation>Cada uno de los tres se lo paga al declarante</translation>
    </message>
    <message>
        <source>Each winner gets it, each loser pays it</source>
        <translation>Cada ganador lo cobra, cada perdedor lo paga</translation>
    </message>
    <message>
        <source>Here it breaks off.</source>
        <translation>Aquí se corta.</translation>
    </message>
    <message>
        <source>Laufende</source>
        <translation>Laufende</translation>
    </message>
    <message numerus="yes">
        <source>Laufende: %n in a row</source>
        <translation>
            <numerusform>Laufende: %n seguido</numerusform>
            <numerusform>Laufende: %n seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente reparto</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>what a seat did in a passed-out deal</comment>
        <translation>Pasa</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Pasado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
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
        <translation>En su lugar cuenta Schwarz</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Check this shuffle</source>
        <translation>Comprobar la mezcla</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play the same cards again; it does not count.</source>
        <translation>Jugar otra vez las mismas cartas; no puntúa.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <comment>play the same cards again, unscored</comment>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Compartir este reparto</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>La cuenta</translation>
    </message>
    <message>
        <source>The declarer pays it to each of the three</source>
        <translation>El declarante se lo paga a cada uno de los tres</translation>
    </message>
    <message>
        <source>The four sum to zero</source>
        <translation>Las cuatro suman cero</translation>
    </message>
    <message numerus="yes">
        <source>They took %n of the 8 tricks</source>
        <translation>
            <numerusform>Han hecho %n de las 8 bazas</numerusform>
            <numerusform>Han hecho %n de las 8 bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Units, not money</source>
        <translation>Unidades, no dinero</translation>
    </message>
    <message>
        <source>Value of the deal</source>
        <translation>Valor del reparto</translation>
    </message>
    <message>
        <source>You declare</source>
        <comment>what a seat was in the deal</comment>
        <translation>Declaras</translation>
    </message>
    <message>
        <source>You defend</source>
        <comment>what a seat was in the deal</comment>
        <translation>Defiendes</translation>
    </message>
    <message numerus="yes">
        <source>Your side took %n of the 8 tricks</source>
        <translation>
            <numerusform>Habéis hecho %n de las 8 bazas</numerusform>
            <numerusform>Habéis hecho %n de las 8 bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract} lost</source>
        <comment>title of the result</comment>
        <translation>{contract} perdido</translation>
    </message>
    <message>
        <source>{contract} won</source>
        <comment>title of the result</comment>
        <translation>{contract} ganado</translation>
    </message>
    <message>
        <source>{contract}: base</source>
        <translation>Base del {contract}</translation>
    </message>
    <message>
        <source>{each} per card, the highest: {card}</source>
        <comment>Laufende</comment>
        <translation>{each} por carta, la más alta: {card}</translation>
    </message>
    <message>
        <source>{points} points: {needed} would be needed</source>
        <translation>{points} puntos: harían falta {needed}</translation>
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
        <translation>As de bellotas</translation>
    </message>
    <message>
        <source>Ace of bells</source>
        <translation>As de campanas</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>As de corazones</translation>
    </message>
    <message>
        <source>Ace of leaves</source>
        <translation>As de hojas</translation>
    </message>
    <message>
        <source>Eight of acorns</source>
        <translation>8 de bellotas</translation>
    </message>
    <message>
        <source>Eight of bells</source>
        <translation>8 de campanas</translation>
    </message>
    <message>
        <source>Eight of hearts</source>
        <translation>8 de corazones</translation>
    </message>
    <message>
        <source>Eight of leaves</source>
        <translation>8 de hojas</translation>
    </message>
    <message>
        <source>Five of acorns</source>
        <translation>5 de bellotas</translation>
    </message>
    <message>
        <source>Five of bells</source>
        <translation>5 de campanas</translation>
    </message>
    <message>
        <source>Five of hearts</source>
        <translation>5 de corazones</translation>
    </message>
    <message>
        <source>Five of leaves</source>
        <translation>5 de hojas</translation>
    </message>
    <message>
        <source>King of acorns</source>
        <translation>Rey de bellotas</translation>
    </message>
    <message>
        <source>King of bells</source>
        <translation>Rey de campanas</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Rey de corazones</translation>
    </message>
    <message>
        <source>King of leaves</source>
        <translation>Rey de hojas</translation>
    </message>
    <message>
        <source>Nine of acorns</source>
        <translation>9 de bellotas</translation>
    </message>
    <message>
        <source>Nine of bells</source>
        <translation>9 de campanas</translation>
    </message>
    <message>
        <source>Nine of hearts</source>
        <translation>9 de corazones</translation>
    </message>
    <message>
        <source>Nine of leaves</source>
        <translation>9 de hojas</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>Ober de bellotas</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>Ober de campanas</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>Ober de corazones</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>Ober de hojas</translation>
    </message>
    <message>
        <source>Seven of acorns</source>
        <translation>7 de bellotas</translation>
    </message>
    <message>
        <source>Seven of bells</source>
        <translation>7 de campanas</translation>
    </message>
    <message>
        <source>Seven of hearts</source>
        <translation>7 de corazones</translation>
    </message>
    <message>
        <source>Seven of leaves</source>
        <translation>7 de hojas</translation>
    </message>
    <message>
        <source>Six of acorns</source>
        <translation>6 de bellotas</translation>
    </message>
    <message>
        <source>Six of hearts</source>
        <translation>6 de corazones</translation>
    </message>
    <message>
        <source>Six of leaves</source>
        <translation>6 de hojas</translation>
    </message>
    <message>
        <source>Ten of acorns</source>
        <translation>10 de bellotas</translation>
    </message>
    <message>
        <source>Ten of bells</source>
        <translation>10 de campanas</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>10 de corazones</translation>
    </message>
    <message>
        <source>Ten of leaves</source>
        <translation>10 de hojas</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>Unter de bellotas</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>Unter de campanas</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>Unter de corazones</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>Unter de hojas</translation>
    </message>
    <message>
        <source>Weli, six of bells</source>
        <translation>Weli, 6 de campanas</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n triunfo</numerusform>
            <numerusform>%n triunfos</numerusform>
        </translation>
    </message>
    <message>
        <source>Call {ace}</source>
        <comment>button; the ace of a suit</comment>
        <translation>Llamar {ace}</translation>
    </message>
    <message>
        <source>Obers, Unters and the suit you choose. One against three.</source>
        <translation>Ober, Unter y el palo que elijas. Uno contra tres.</translation>
    </message>
    <message>
        <source>Play {contract}</source>
        <comment>button; Solo in a suit</comment>
        <translation>Jugar {contract}</translation>
    </message>
    <message>
        <source>The ace is yours</source>
        <translation>El as es tuyo</translation>
    </message>
    <message>
        <source>Whoever holds it is your secret partner.</source>
        <translation>Quien lo tenga es tu compañero secreto.</translation>
    </message>
    <message>
        <source>You have no ordinary card of it</source>
        <translation>No llevas ninguna</translation>
    </message>
    <message>
        <source>You hold: {ranks}</source>
        <comment>ranks of the suit, like K, 9</comment>
        <translation>Tienes: {ranks}</translation>
    </message>
    <message>
        <source>{contract}: choose the trump suit</source>
        <translation>{contract}: elige el triunfo</translation>
    </message>
    <message>
        <source>{contract}: which ace do you call?</source>
        <translation>{contract}: ¿qué as llamas?</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>However it is played, nothing can change that.</source>
        <translation>Se juegue como se juegue, nada puede cambiarlo.</translation>
    </message>
    <message>
        <source>However the others play, nothing can change that.</source>
        <translation>Jueguen lo que jueguen los demás, nada puede cambiarlo.</translation>
    </message>
    <message>
        <source>It depends on the play who takes the tricks that are left.</source>
        <translation>Depende del juego quién se lleva las bazas que quedan.</translation>
    </message>
    <message>
        <source>Not certain yet</source>
        <translation>Todavía no es seguro</translation>
    </message>
    <message>
        <source>Only cards that you have seen are counted.</source>
        <translation>Solo se cuentan las cartas que ya has visto.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Jugarlas</translation>
    </message>
    <message>
        <source>Still out: {card}. It may take a trick.</source>
        <comment>card: e.g. Ober of bells</comment>
        <translation>Falta por salir: {card}. Puede ganar una baza.</translation>
    </message>
    <message>
        <source>The rest is for the others</source>
        <translation>Las restantes son de ellos</translation>
    </message>
    <message>
        <source>The rest is for your side</source>
        <translation>Las restantes son de los vuestros</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Las restantes son tuyas</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Original</source>
        <comment>the cards with all filters at 50 %</comment>
        <translation>Original</translation>
    </message>
    <message>
        <source>With your settings</source>
        <comment>the cards as they are filtered now</comment>
        <translation>Con tus ajustes</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>All eight tricks are certain: the deal is won at once.</source>
        <translation>Las ocho bazas son seguras: se gana al momento.</translation>
    </message>
    <message>
        <source>One against three.</source>
        <translation>Uno contra tres.</translation>
    </message>
    <message>
        <source>One against three. A single trick for you three is enough.</source>
        <translation>Uno contra tres. Os basta una sola baza.</translation>
    </message>
    <message>
        <source>One against three. You defend.</source>
        <translation>Uno contra tres. Tú defiendes.</translation>
    </message>
    <message>
        <source>One against three. You must win all eight tricks.</source>
        <translation>Uno contra tres. Tienes que hacer las ocho bazas.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner. You defend.</source>
        <translation>Su compañero es quien lo tenga. Tú defiendes.</translation>
    </message>
    <message>
        <source>Whoever holds it is your partner.</source>
        <translation>Tu compañero es quien lo tenga.</translation>
    </message>
    <message>
        <source>You call {ace}</source>
        <translation>Llamas {ace}</translation>
    </message>
    <message>
        <source>You hold it: you play with {declarer}.</source>
        <translation>Lo tienes tú: juegas con {declarer}.</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Juegas en solitario</translation>
    </message>
    <message>
        <source>You play alone, trumps are {suit}</source>
        <translation>Juegas en solitario, triunfo: {suit}</translation>
    </message>
    <message>
        <source>{declarer} calls {ace}</source>
        <translation>{declarer} llama {ace}</translation>
    </message>
    <message>
        <source>{declarer} plays alone</source>
        <translation>{declarer} juega en solitario</translation>
    </message>
    <message>
        <source>{declarer} plays alone, trumps are {suit}</source>
        <translation>{declarer} juega en solitario, triunfo: {suit}</translation>
    </message>
    <message>
        <source>{partner} had it and is the partner. You defend.</source>
        <translation>Lo tenía {partner}, que va con el declarante. Tú defiendes.</translation>
    </message>
    <message>
        <source>{partner} had it, your partner.</source>
        <comment>a man (Luis)</comment>
        <translation>Lo tenía {partner}, tu compañero.</translation>
    </message>
    <message>
        <source>{partner} had it, your partner.</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Lo tenía {partner}, tu compañera.</translation>
    </message>
</context>
<context>
    <name>ContractDescription</name>
    <message>
        <source>Only the Unters are trumps</source>
        <translation>Solo mandan los Unter</translation>
    </message>
    <message>
        <source>Solo, all eight tricks</source>
        <translation>Solo, las ocho bazas</translation>
    </message>
    <message>
        <source>The 4 Obers and the 4 Unters</source>
        <translation>Los 4 Ober y los 4 Unter</translation>
    </message>
    <message>
        <source>Wenz, all eight tricks</source>
        <translation>Wenz, las ocho bazas</translation>
    </message>
    <message>
        <source>With a secret partner</source>
        <translation>Con un compañero secreto</translation>
    </message>
    <message>
        <source>You choose the trump suit</source>
        <translation>Eliges el triunfo</translation>
    </message>
    <message>
        <source>You do not play this one</source>
        <translation>No juegas tú</translation>
    </message>
</context>
<context>
    <name>ContractName</name>
    <message>
        <source>Pass</source>
        <comment>what a player says in the auction</comment>
        <translation>Paso</translation>
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
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
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
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your match is saved at every card.</source>
        <translation>Algo ha fallado en el programa. Tu partida se guarda con cada carta.</translation>
    </message>
</context>
<context>
    <name>DeclarationName</name>
    <message>
        <source>Rufer with the ace of acorns</source>
        <translation>Rufer con el as de bellotas</translation>
    </message>
    <message>
        <source>Rufer with the ace of bells</source>
        <translation>Rufer con el as de campanas</translation>
    </message>
    <message>
        <source>Rufer with the ace of leaves</source>
        <translation>Rufer con el as de hojas</translation>
    </message>
    <message>
        <source>Solo Tout in acorns</source>
        <translation>Solo Tout de bellotas</translation>
    </message>
    <message>
        <source>Solo Tout in bells</source>
        <translation>Solo Tout de campanas</translation>
    </message>
    <message>
        <source>Solo Tout in hearts</source>
        <translation>Solo Tout de corazones</translation>
    </message>
    <message>
        <source>Solo Tout in leaves</source>
        <translation>Solo Tout de hojas</translation>
    </message>
    <message>
        <source>Solo in acorns</source>
        <translation>Solo de bellotas</translation>
    </message>
    <message>
        <source>Solo in bells</source>
        <translation>Solo de campanas</translation>
    </message>
    <message>
        <source>Solo in hearts</source>
        <translation>Solo de corazones</translation>
    </message>
    <message>
        <source>Solo in leaves</source>
        <translation>Solo de hojas</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message numerus="yes">
        <source>%n more pack(s) of cards are not offered; the log says why.</source>
        <translation>
            <numerusform>%n baraja más no se ofrece; el registro dice por qué.</numerusform>
            <numerusform>Otras %n barajas no se ofrecen; el registro dice por qué.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new deal throws it away; it does not count. The score sheet stays.</source>
        <translation>Un reparto nuevo lo descarta y no cuenta. La hoja de puntos se queda.</translation>
    </message>
    <message>
        <source>A pack of cards is not offered. {file}: {problem}</source>
        <comment>problem is in English</comment>
        <translation>Una baraja no se ofrece. {file}: {problem}</translation>
    </message>
    <message>
        <source>Cannot save. You can go on playing; it will be lost when you close.</source>
        <translation>No se puede guardar. Puedes seguir jugando; se perderá al cerrar.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Deal {number} is not finished</source>
        <translation>El reparto {number} está sin terminar</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nuevo reparto</translation>
    </message>
    <message>
        <source>Settings that could not be read have their usual values.</source>
        <translation>Los ajustes que no se pudieron leer tienen su valor de siempre.</translation>
    </message>
    <message>
        <source>The history of deals cannot be reached. You can go on playing.</source>
        <translation>No se puede acceder al historial de repartos. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>The history of deals could not be read.</source>
        <translation>No se pudo leer el historial de repartos.</translation>
    </message>
    <message>
        <source>The saved deal could not be read; the score sheet is intact.</source>
        <translation>No se pudo leer el reparto guardado; la hoja sigue intacta.</translation>
    </message>
    <message>
        <source>The saved match could not be read.</source>
        <translation>No se pudo leer la partida guardada.</translation>
    </message>
    <message>
        <source>{sentence} The old file is kept as {file}.</source>
        <translation>{sentence} El archivo viejo se ha apartado como {file}.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Colour temperature</source>
        <translation>Temperatura de color</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Cool</source>
        <comment>temperature 0 %</comment>
        <translation>Fría</translation>
    </message>
    <message>
        <source>Double click: back to the middle</source>
        <translation>Doble clic: vuelve al centro</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>Rough</source>
        <comment>grain 100 %</comment>
        <translation>Áspero</translation>
    </message>
    <message>
        <source>Smooth</source>
        <comment>grain 0 %</comment>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>contrast 0 %</comment>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>contrast 100 %</comment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Warm</source>
        <comment>temperature 100 %</comment>
        <translation>Cálida</translation>
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
        <translation>No se juega en Schafkopf</translation>
    </message>
    <message>
        <source>The cards of the pack</source>
        <translation>Las cartas de la baraja</translation>
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
        <translation>Bazas bávaras</translation>
    </message>
    <message>
        <source>Bavarian tricks for four players. Call an ace for a secret partner, or play Wenz or Solo on your own. The declarer&apos;s side needs 61 points; the defenders 60.</source>
        <translation>Bazas bávaras de cuatro jugadores. Llama un as para un compañero secreto o juega Wenz o Solo en solitario. El bando del declarante necesita 61 puntos; los defensores, 60.</translation>
    </message>
    <message>
        <source>Continue deal {number}</source>
        <translation>Seguir el reparto {number}</translation>
    </message>
    <message>
        <source>How to play, in 5 minutes</source>
        <translation>Cómo se juega, en 5 minutos</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
    <message>
        <source>You against three computers · 32 cards</source>
        <translation>Tú contra tres ordenadores · 32 cartas</translation>
    </message>
    <message>
        <source>in the auction</source>
        <translation>en la subasta</translation>
    </message>
    <message>
        <source>trick {trick} of 8</source>
        <translation>baza {trick} de 8</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Card {place} of {count}</source>
        <translation>Carta {place} de {count}</translation>
    </message>
    <message>
        <source>Card {place} of {count}. May be played.</source>
        <translation>Carta {place} de {count}. Se puede jugar.</translation>
    </message>
    <message>
        <source>Card {place} of {count}. Not now: {reason}</source>
        <comment>reason is a whole sentence</comment>
        <translation>Carta {place} de {count}. Ahora no: {reason}</translation>
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
            <numerusform>%n Unter y {aces}: basta para un Wenz.</numerusform>
            <numerusform>%n Unter y {aces}: basta para un Wenz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <translation>
            <numerusform>%n as</numerusform>
            <numerusform>%n ases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) and an ace: that carries a Rufer.</source>
        <translation>
            <numerusform>%n triunfo y un as: basta para un Rufer.</numerusform>
            <numerusform>%n triunfos y un as: basta para un Rufer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with the Ober of acorns, and an ace: that carries a Rufer.</source>
        <translation>
            <numerusform>%n triunfo, el Ober de bellotas, y un as: basta para un Rufer.</numerusform>
            <numerusform>%n triunfos con el Ober de bellotas, y un as: basta para un Rufer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but no Ober: the high ones are with the others.</source>
        <translation>
            <numerusform>%n triunfo, pero ningún Ober: los altos los tienen los demás.</numerusform>
            <numerusform>%n triunfos, pero ningún Ober: los altos los tienen los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but no ace beside them.</source>
        <translation>
            <numerusform>%n triunfo, pero ningún as aparte.</numerusform>
            <numerusform>%n triunfos, pero ningún as aparte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but only one Ober: the high ones are with the others.</source>
        <translation>
            <numerusform>%n triunfo, pero un solo Ober: los altos los tienen los demás.</numerusform>
            <numerusform>%n triunfos, pero un solo Ober: los altos los tienen los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), {more} of them high: that carries a Rufer.</source>
        <comment>high: Obers and Unters</comment>
        <translation>
            <numerusform>%n triunfo, altos {more}: basta para un Rufer.</numerusform>
            <numerusform>%n triunfos, {more} de ellos altos: basta para un Rufer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Besides the called ace you have %n card(s) of its suit: you may run away. {rule_4_7}</source>
        <translation>
            <numerusform>Además del as llamado tienes %n de su palo: puedes escapar. {rule_4_7}</numerusform>
            <numerusform>Además del as llamado tienes %n de su palo: puedes escapar. {rule_4_7}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %n are still out, and none of them beats yours.</source>
        <translation>
            <numerusform>Arrastra: queda %n triunfo fuera y no supera al tuyo.</numerusform>
            <numerusform>Arrastra: quedan %n triunfos fuera y ninguno supera al tuyo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: the others still have %n.</source>
        <translation>
            <numerusform>Arrastra: a los demás les queda %n.</numerusform>
            <numerusform>Arrastra: a los demás les quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing trumps helps the declarer: lead a side suit and keep your trumps.</source>
        <translation>Arrastrar ayuda al declarante: sal de un palo ordinario y guarda tus triunfos.</translation>
    </message>
    <message>
        <source>In a Tout every trick must be yours.</source>
        <translation>En un Tout todas las bazas tienen que ser tuyas.</translation>
    </message>
    <message>
        <source>It has no points: little is lost if somebody takes it.</source>
        <translation>No tiene puntos: poco se pierde si se la llevan.</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest of {suit} by now; the others still have %n of them.</source>
        <translation>
            <numerusform>Ya es la más alta de {suit}; a los demás les queda %n.</numerusform>
            <numerusform>Ya es la más alta de {suit}; a los demás les quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only suit that the rules allow you.</source>
        <translation>Es el único palo que las reglas te permiten.</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>Es tu última carta.</translation>
    </message>
    <message>
        <source>It is your lowest that takes the trick for now; whoever wants it must go higher.</source>
        <translation>Es la más baja que gana de momento; quien quiera la baza tiene que subir.</translation>
    </message>
    <message>
        <source>It is your only card of {suit}, and you have to follow.</source>
        <translation>Es tu única carta de {suit}, y tienes que asistir.</translation>
    </message>
    <message>
        <source>It is your only card of {suit}: afterwards you can trump that suit.</source>
        <translation>Es tu única carta de {suit}: después podrás fallar ese palo.</translation>
    </message>
    <message>
        <source>It is your only trump, and you have to follow.</source>
        <translation>Es tu único triunfo, y tienes que asistir.</translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick for now, and only %n card(s) could still beat it.</source>
        <translation>
            <numerusform>Gana la baza de momento, y solo %n carta podría superarla.</numerusform>
            <numerusform>Gana la baza de momento, y solo %n cartas podrían superarla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the cards that would take this trick: they are worth more later.</source>
        <translation>Guarda las cartas que ganarían esta baza: luego valen más.</translation>
    </message>
    <message>
        <source>Lead the suit that you called: your partner&apos;s ace must fall.</source>
        <translation>Sal del palo que llamaste: el as de tu pareja tiene que caer.</translation>
    </message>
    <message numerus="yes">
        <source>No other suit gives you as many trumps: %n.</source>
        <translation>
            <numerusform>Ningún otro palo te da tantos triunfos: %n.</numerusform>
            <numerusform>Ningún otro palo te da tantos triunfos: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single rule decides here. Weighed over what the others may hold, it promises most.</source>
        <translation>Aquí no decide una sola regla. Sopesando lo que pueden tener los demás, es lo que más promete.</translation>
    </message>
    <message>
        <source>Nobody against you can beat this card any more: {points} for your side.</source>
        <translation>Nadie en contra puede superar ya esta carta: {points} para los vuestros.</translation>
    </message>
    <message>
        <source>Nobody against you can beat this card.</source>
        <translation>Nadie en contra puede superar esta carta.</translation>
    </message>
    <message>
        <source>Nobody can take a trick from you: it is won as soon as it is bid.</source>
        <translation>Nadie puede quitarte una baza: con pujarlo ya está ganado.</translation>
    </message>
    <message>
        <source>Nobody else has any of {suit}: only a trump can take it.</source>
        <translation>Nadie más tiene {suit}: solo un triunfo puede ganarla.</translation>
    </message>
    <message>
        <source>None of your cards takes this trick: give as little as you can.</source>
        <translation>Ninguna de tus cartas gana esta baza: da lo menos posible.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the 14 trumps: too few to play.</source>
        <comment>trumps in a Rufer</comment>
        <translation>
            <numerusform>Solo %n de los 14 triunfos: poco para jugar.</numerusform>
            <numerusform>Solo %n de los 14 triunfos: pocos para jugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {points} lie there: keep your better cards.</source>
        <translation>Solo hay {points}: guarda tus cartas mejores.</translation>
    </message>
    <message numerus="yes">
        <source>Others give you as many trumps, %n; what remains beside them decides.</source>
        <translation>
            <numerusform>Otros dan los mismos triunfos, %n; decide lo que queda aparte.</numerusform>
            <numerusform>Otros dan los mismos triunfos, %n; decide lo que queda aparte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the called ace: when you lead its suit, it must fall.</source>
        <translation>Busca el as llamado: si sales de su palo, tiene que caer.</translation>
    </message>
    <message>
        <source>The called ace binds you: no other card is allowed.</source>
        <translation>El as llamado te obliga: no puedes jugar otra.</translation>
    </message>
    <message>
        <source>The called suit is led: its ace must be played. {rule_4_5}</source>
        <translation>Han salido del palo llamado: hay que jugar su as. {rule_4_5}</translation>
    </message>
    <message>
        <source>The declarer plays last: lead your shortest suit.</source>
        <translation>El declarante juega el último: sal de tu palo más corto.</translation>
    </message>
    <message>
        <source>The declarer plays right after you: lead your longest suit.</source>
        <translation>El declarante juega justo después de ti: sal de tu palo más largo.</translation>
    </message>
    <message>
        <source>The trick is safe for your side, and with it you have {points}: enough to win.</source>
        <translation>La baza es segura para los vuestros, y con ella tenéis {points}: basta para ganar.</translation>
    </message>
    <message>
        <source>There are no points in this trick: keep your better cards.</source>
        <translation>En esta baza no hay puntos: guarda tus cartas mejores.</translation>
    </message>
    <message>
        <source>There is no ace for you to call, and to play alone the hand is too weak.</source>
        <translation>No hay as que puedas llamar, y para jugar contra tres la mano es floja.</translation>
    </message>
    <message numerus="yes">
        <source>With {suit} you have %n trump(s), {more} of them high: that carries a Solo.</source>
        <comment>high: Obers and Unters</comment>
        <translation>
            <numerusform>Con {suit} tienes %n triunfo, altos {more}: basta para un Solo.</numerusform>
            <numerusform>Con {suit} tienes %n triunfos, {more} de ellos altos: basta para un Solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have a higher one that does just the same: the lower goes first.</source>
        <translation>Tienes otra más alta que hace lo mismo: primero va la baja.</translation>
    </message>
    <message>
        <source>You have none of {suit}, and {points} lie there: ruff.</source>
        <translation>No tienes {suit} y en la baza hay {points}: falla.</translation>
    </message>
    <message>
        <source>You have none of {suit}: ruff, and the trick is yours for now.</source>
        <translation>No tienes {suit}: falla, y la baza es tuya de momento.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n ordinary card(s) of {suit}: soon you can trump that suit.</source>
        <translation>
            <numerusform>Solo tienes %n carta ordinaria de {suit}: pronto podrás fallar ese palo.</numerusform>
            <numerusform>Solo tienes %n cartas ordinarias de {suit}: pronto podrás fallar ese palo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have only trumps left.</source>
        <translation>Solo te quedan triunfos.</translation>
    </message>
    <message numerus="yes">
        <source>You hold the %n highest trump(s) without a gap: all eight tricks are in reach.</source>
        <translation>
            <numerusform>Tienes el triunfo más alto: las ocho bazas están al alcance.</numerusform>
            <numerusform>Tienes los %n triunfos más altos seguidos: las ocho bazas están al alcance.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last, and this is the lowest card that takes the trick.</source>
        <translation>Juegas el último, y esta es la carta más baja que gana la baza.</translation>
    </message>
    <message>
        <source>You play last: the trick is yours, and your own {points} come home.</source>
        <translation>Juegas el último: la baza es tuya y salvas tus {points}.</translation>
    </message>
    <message>
        <source>You play with {player}: trumps help the declarer.</source>
        <translation>Juegas con {player}: los triunfos ayudan al declarante.</translation>
    </message>
    <message numerus="yes">
        <source>You would play alone against three, and %n Ober(s) or Unter(s) are too little.</source>
        <translation>
            <numerusform>Jugarías contra tres, y %n Ober o Unter es poco.</numerusform>
            <numerusform>Jugarías contra tres, y %n Ober y Unter son pocos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand may bid nothing that is higher.</source>
        <translation>Tu mano no puede pujar nada más alto.</translation>
    </message>
    <message>
        <source>Your {points} of {suit} can go to your partner&apos;s ace.</source>
        <comment>points: e.g. &apos;10 points&apos;</comment>
        <translation>Tus {points} de {suit} pueden ir al as de tu pareja.</translation>
    </message>
    <message>
        <source>{player} cannot get this trick any more: the Tout is lost.</source>
        <translation>{player} ya no puede llevarse esta baza: el Tout está perdido.</translation>
    </message>
    <message>
        <source>{player} has the trick and may be on your side: your {points} can go there.</source>
        <translation>La baza la lleva {player} y puede que vaya contigo: ahí pueden ir tus {points}.</translation>
    </message>
    <message>
        <source>{player} has the trick, and it is safe for your side: spend nothing on it.</source>
        <translation>La baza la lleva {player} y es segura para los vuestros: no gastes nada.</translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody can take it away: give as little as you can.</source>
        <translation>La baza la lleva {player} y nadie se la quita: da lo menos posible.</translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody can take it away: give nothing.</source>
        <translation>La baza la lleva {player} y nadie se la quita: no des nada.</translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody takes it from your side: smear your {points}.</source>
        <translation>La baza la lleva {player} y nadie os la quita: carga tus {points}.</translation>
    </message>
    <message>
        <source>{player} is on your side and has the trick: you need not go over it.</source>
        <translation>{player} va contigo y lleva la baza: no hace falta superarla.</translation>
    </message>
    <message numerus="yes">
        <source>{player} is on your side and has the trick; only %n card(s) could still beat it: smear.</source>
        <translation>
            <numerusform>{player} va contigo y lleva la baza; solo %n carta podría superarla: carga.</numerusform>
            <numerusform>{player} va contigo y lleva la baza; solo %n cartas podrían superarla: carga.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is on your side, has none of {suit} and may ruff.</source>
        <translation>{player} va contigo, no tiene {suit} y puede fallar.</translation>
    </message>
    <message>
        <source>{player} leads trumps, as a partner does, and nobody beats that any more: smear your {points}.</source>
        <translation>{player} sale de triunfo, como hace la pareja, y ya nadie lo supera: carga tus {points}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n reparto</numerusform>
            <numerusform>%n repartos</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a row shows its bill.</source>
        <translation>Un clic en una fila abre su cuenta.</translation>
    </message>
    <message>
        <source>All contracts</source>
        <comment>no filter</comment>
        <translation>Todos los contratos</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Todos los repartos</translation>
    </message>
    <message>
        <source>All roles</source>
        <comment>no filter</comment>
        <translation>Todos los papeles</translation>
    </message>
    <message>
        <source>All time</source>
        <comment>no filter</comment>
        <translation>Todo el tiempo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Contracts</source>
        <comment>view: statistics by contract and role</comment>
        <translation>Contratos</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how many</comment>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>view</comment>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Declared</source>
        <comment>heading: how often a seat declared</comment>
        <translation>Declaró</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>role of the person in a deal</comment>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>Defender</source>
        <comment>role of the person in a deal</comment>
        <translation>Defensor</translation>
    </message>
    <message numerus="yes">
        <source>Export %n deal(s)</source>
        <translation>
            <numerusform>Exportar %n reparto</numerusform>
            <numerusform>Exportar %n repartos</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>History</source>
        <comment>the page with all finished deals</comment>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Its record in the history is damaged. The other deals are not concerned.</source>
        <translation>Su registro en el historial está dañado. Los demás repartos siguen bien.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <comment>filter</comment>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <comment>filter</comment>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>filter</comment>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>No deal fits these filters.</source>
        <translation>Ningún reparto cumple estos filtros.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notación</translation>
    </message>
    <message>
        <source>Obers</source>
        <comment>heading: average over dealt hands</comment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Open a code</source>
        <comment>of a deal that somebody has sent</comment>
        <translation>Abrir un código</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>role of the person in a deal</comment>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>four passes: nobody plays</comment>
        <translation>Pasado</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: strength of the computer players</comment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Points in the hand</source>
        <comment>heading: average over dealt hands</comment>
        <translation>Puntos en la mano</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <comment>heading: average of the person&apos;s side</comment>
        <translation>Puntos por reparto</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: card points of the person&apos;s side</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>filter</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Role</source>
        <comment>filter</comment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>view: statistics by seat</comment>
        <translation>Sitios</translation>
    </message>
    <message>
        <source>Show all deals</source>
        <translation>Ver todos los repartos</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabla (CSV)</translation>
    </message>
    <message>
        <source>The deals that the filters let through, the oldest first: as a table, as JSON, or as notation.</source>
        <translation>Los repartos que dejan pasar los filtros, del más antiguo al más nuevo: como tabla, como JSON o en notación.</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>No se puede escribir el archivo</translation>
    </message>
    <message numerus="yes">
        <source>The green band is where the average of %n deal(s) lies 95 times in 100 when the shuffle is fair. One of twenty lies outside by chance, so with twelve of them it happens often. Trumps are those of a Rufer. Who declares and wins is play, not luck; the range behind it says how sure the share is.</source>
        <translation>
            <numerusform>La franja verde es donde cae 95 de cada 100 veces el valor de %n reparto si la mezcla es limpia. Una media de cada veinte queda fuera por azar, así que con doce pasa a menudo. Los triunfos son los de un Rufer. Quién declara y gana es juego, no suerte; el intervalo dice cuán segura es la proporción.</numerusform>
            <numerusform>La franja verde es donde cae 95 de cada 100 veces la media de %n repartos si la mezcla es limpia. Una media de cada veinte queda fuera por azar, así que con doce pasa a menudo. Los triunfos son los de un Rufer. Quién declara y gana es juego, no suerte; el intervalo dice cuán segura es la proporción.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history begins with the first finished deal.</source>
        <translation>El historial empieza con el primer reparto terminado.</translation>
    </message>
    <message>
        <source>This deal cannot be read</source>
        <translation>Este reparto no se puede leer</translation>
    </message>
    <message>
        <source>This year</source>
        <comment>filter</comment>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>filter</comment>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Trumps</source>
        <comment>heading: average over dealt hands</comment>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>heading: units won or lost</comment>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <comment>no filter</comment>
        <translation>Ganados y perdidos</translation>
    </message>
    <message>
        <source>Won of these</source>
        <translation>Ganó de esos</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>filter</comment>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: share of deals</comment>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>You</source>
        <comment>heading: role of the person in a deal</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a deal for the person&apos;s side</comment>
        <translation>perdido</translation>
    </message>
    <message>
        <source>per deal</source>
        <comment>heading: units won or lost on average</comment>
        <translation>por reparto</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a deal for the person&apos;s side</comment>
        <translation>ganado</translation>
    </message>
    <message>
        <source>{name}: {value}; a fair shuffle keeps it between {low} and {high}</source>
        <translation>{name}: {value}; una mezcla limpia lo mantiene entre {low} y {high}</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <comment>share of deals won, and its 95 % interval</comment>
        <translation>{share} (de {low} a {high})</translation>
    </message>
    <message>
        <source>{within} of 12 averages lie where a fair shuffle keeps them</source>
        <translation>{within} de 12 medias están donde las mantiene una mezcla limpia</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>size of a pack</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>the page with all the cards, as target of the back button</comment>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Indices</source>
        <comment>rank and suit in the corners of the cards</comment>
        <translation>Índices</translation>
    </message>
    <message>
        <source>Only the 32 in play</source>
        <translation>Solo las 32 en juego</translation>
    </message>
    <message>
        <source>Other cards</source>
        <comment>leads to the packs to choose from</comment>
        <translation>Otras cartas</translation>
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
        <translation>Fijo</translation>
    </message>
    <message>
        <source>Four passes</source>
        <translation>Cuatro pasan</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Laufende for the winners</source>
        <translation>Laufende para quien gana</translation>
    </message>
    <message>
        <source>Nobody scores, and the next player deals. {rule}</source>
        <translation>Nadie puntúa y reparte el siguiente. {rule}</translation>
    </message>
    <message>
        <source>Read all the rules</source>
        <translation>Leer las reglas completas</translation>
    </message>
    <message>
        <source>Running away with the ace</source>
        <translation>Escapar con el as</translation>
    </message>
    <message>
        <source>The rules of this deck stay as they are. Here you choose what your table agrees on.</source>
        <translation>Las reglas de esta baraja no cambian. Aquí se elige lo que acuerda tu mesa.</translation>
    </message>
    <message>
        <source>They count for the winners, whoever was dealt them; from the next deal on. {rule}</source>
        <translation>Cuentan para quien gana, los haya recibido quien los haya recibido; desde el próximo reparto. {rule}</translation>
    </message>
    <message>
        <source>With the called ace and three more of its suit. {rule}</source>
        <translation>Con el as y otras tres de su palo. {rule}</translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>As declarer, draw trumps. As a defender, lead the called suit: the ace has to come out, and then you know who is with whom. When your partner is sure of the trick, put an ace or a ten on it.</source>
        <translation>Si declaras tú, arrastra. Si defiendes, sal del palo llamado: el as tiene que caer y así sabes quién va con quién. Cuando la baza es segura para tu compañero, cárgale un as o un 10.</translation>
    </message>
    <message>
        <source>Click a card to play it. The cards that you may not play now lie lower and darker; click one and it tells you why, with the number of the rule.</source>
        <translation>Haz clic en una carta para jugarla. Las que ahora no puedes jugar están más bajas y más oscuras; haz clic en una y te dirá por qué, con el número de la regla.</translation>
    </message>
    <message>
        <source>First everyone says once what they would play, or passes. With five trumps or so, among them a couple of Obers, you can dare a Rufer. You then call an ace that you do not hold; whoever holds it is your partner, and nobody else knows yet.</source>
        <translation>Primero cada uno dice una vez qué jugaría, o pasa. Con unos cinco triunfos, y entre ellos un par de Ober, puedes atreverte con un Rufer. Entonces llamas un as que no tienes; quien lo tenga es tu compañero, y nadie más lo sabe todavía.</translation>
    </message>
    <message>
        <source>Four players, eight cards each. One of them is the declarer, alone or with a secret partner; the others defend. The points in the tricks decide: there are 120, and the declarer&apos;s side needs 61.</source>
        <translation>Cuatro jugadores, ocho cartas cada uno. Uno es el declarante, en solitario o con un compañero secreto; los demás defienden. Deciden los puntos de las bazas: hay 120, y el bando del declarante necesita 61.</translation>
    </message>
    <message>
        <source>Most of the time the game is Rufer. Then all Obers, all Unters and all hearts are trumps: 14 of the 32 cards, almost half. Acorns go before leaves, hearts and bells.</source>
        <translation>Casi siempre se juega Rufer. Entonces son triunfo todos los Ober, todos los Unter y todos los corazones: 14 de las 32 cartas, casi la mitad. Las bellotas van por delante de hojas, corazones y campanas.</translation>
    </message>
    <message>
        <source>Not every card is worth the same. Aces and tens are the fat ones:</source>
        <translation>No todas las cartas valen lo mismo. Las gordas son los ases y los dieces:</translation>
    </message>
    <message>
        <source>One of these three aces is called. Hearts are trumps, so that ace never is.</source>
        <translation>Se llama uno de estos tres ases. Los corazones son triunfo, así que el suyo no se llama nunca.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left leads, and the others follow clockwise. If you can, you follow suit: trump to a trump, leaves to leaves. If you cannot, you ruff with a trump or throw off whatever you like. The highest trump takes the trick, or else the highest card of the suit that was led.</source>
        <translation>Sale quien se sienta a la izquierda del que reparte, y los demás siguen en el sentido del reloj. Si puedes, sigues el palo: triunfo a triunfo, hojas a hojas. Si no puedes, fallas con un triunfo o descartas lo que quieras. Se lleva la baza el triunfo más alto o, si no hay, la carta más alta del palo de salida.</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Everything changes at once, at the table too.</source>
        <translation>Todo cambia al momento, también en la mesa.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>&lt;b&gt;Trick {number}&lt;/b&gt; · {points} for you</source>
        <comment>points is e.g. &apos;6 points&apos;</comment>
        <translation>&lt;b&gt;Baza {number}&lt;/b&gt; · {points} para ti</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trick {number}&lt;/b&gt; · {points} for {player}</source>
        <comment>points is e.g. &apos;6 points&apos;</comment>
        <translation>&lt;b&gt;Baza {number}&lt;/b&gt; · {points} para {player}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; leads</source>
        <comment>under a card of a taken trick; keep short</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; sale</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; takes</source>
        <comment>under a card of a taken trick; keep short</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; gana</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Amateur</source>
        <comment>a man (Luis)</comment>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Amateur</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Aficionada</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a man (Luis)</comment>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Aprendiza</translation>
    </message>
    <message>
        <source>Counts every card and plays out some of the deals that are still possible.</source>
        <translation>Cuenta todas las cartas y juega de cabeza algunos de los repartos aún posibles.</translation>
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
        <translation>Juega con reglas sencillas y cuenta todas las cartas.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb. Soon forgets what fell and who could not follow.</source>
        <translation>Juega con reglas sencillas. Olvida pronto qué ha salido y quién no pudo asistir.</translation>
    </message>
    <message>
        <source>Plays out many possible deals and reads in bids and plays where cards lie. Takes its time.</source>
        <translation>Juega de cabeza muchos repartos posibles y lee en pujas y jugadas dónde están las cartas. Se toma su tiempo.</translation>
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
        <translation>Cerrar este aviso</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>At once</source>
        <comment>pace: no motion</comment>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>pace</comment>
        <translation>Ágil</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Ágil</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>pace</comment>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>I wait</source>
        <comment>pace: the trick stays until the person clicks</comment>
        <translation>Espero</translation>
    </message>
    <message>
        <source>I wait</source>
        <translation>Espero</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
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
        <translation>Ritmo</translation>
    </message>
</context>
<context>
    <name>PaceSettings</name>
    <message>
        <source>Cards appear in their place with a short fade.</source>
        <translation>Las cartas aparecen en su sitio con un fundido corto.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>Ritmo y animación</translation>
    </message>
    <message>
        <source>Pace of the table</source>
        <translation>Ritmo de la mesa</translation>
    </message>
    <message>
        <source>Pause of 0.7 s</source>
        <translation>Pausa de 0,7 s</translation>
    </message>
    <message>
        <source>Pause of 1.4 s</source>
        <translation>Pausa de 1,4 s</translation>
    </message>
    <message>
        <source>Pause of 2.5 s</source>
        <translation>Pausa de 2,5 s</translation>
    </message>
    <message>
        <source>The pace decides how long things wait. It never plays for you.</source>
        <translation>El ritmo decide cuánto se espera. Nunca juega por ti.</translation>
    </message>
    <message>
        <source>The trick stays until you click</source>
        <translation>La baza queda hasta tu clic</translation>
    </message>
    <message>
        <source>at the table</source>
        <comment>where the keys + and − change the pace</comment>
        <translation>en la mesa</translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Close the packs of cards</source>
        <translation>Cerrar las barajas</translation>
    </message>
    <message>
        <source>Drawn by {author} · {licence}</source>
        <translation>Dibujos: {author} · {licence}</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>Jugar con estas</translation>
    </message>
    <message>
        <source>double-headed</source>
        <translation>doble figura</translation>
    </message>
    <message>
        <source>single figures</source>
        <translation>figura entera</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>Chooses the suit</source>
        <translation>Elige el palo</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Forehand: leads first</source>
        <translation>Mano: sale primero</translation>
    </message>
    <message>
        <source>Forehand: you lead first</source>
        <translation>Mano: sales primero</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Ha pasado</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Puja más alta</translation>
    </message>
    <message>
        <source>Outbid</source>
        <comment>seat whose bid is no longer the highest</comment>
        <translation>Puja superada</translation>
    </message>
    <message>
        <source>Speaks later</source>
        <comment>seat in the auction that has not spoken</comment>
        <translation>Habla después</translation>
    </message>
    <message>
        <source>You choose the suit</source>
        <translation>Eliges el palo</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Repartes tú</translation>
    </message>
    <message>
        <source>You have passed</source>
        <translation>Has pasado</translation>
    </message>
    <message>
        <source>Your turn to speak</source>
        <translation>Te toca hablar</translation>
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
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a man (Luis)</comment>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation>Compañera</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person in the window, as name on a seat</comment>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>PlayersSettings</name>
    <message>
        <source>Across</source>
        <comment>where a player sits</comment>
        <translation>Enfrente</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>where a player sits</comment>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Level of {player}</source>
        <translation>Nivel de {player}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Nobody sees the cards of the others, at any level.</source>
        <translation>Nadie ve las cartas de los demás, en ningún nivel.</translation>
    </message>
    <message>
        <source>Players and levels</source>
        <translation>Jugadores y niveles</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>where a player sits</comment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>The level changes what a player remembers and works out.</source>
        <translation>El nivel cambia lo que cada jugador recuerda y deduce.</translation>
    </message>
    <message>
        <source>Whoever knows to be on your side does not play below this level.</source>
        <translation>Quien sabe que va contigo no juega por debajo de este nivel.</translation>
    </message>
    <message>
        <source>Your partner plays at least like</source>
        <translation>Tu pareja juega al menos como</translation>
    </message>
</context>
<context>
    <name>PointsInSight</name>
    <message numerus="yes">
        <source>%n more point(s) and you win.</source>
        <translation>
            <numerusform>Falta %n punto para ganar.</numerusform>
            <numerusform>Faltan %n puntos para ganar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between {least} and {most} theirs</source>
        <translation>Entre {least} y {most} suyos</translation>
    </message>
    <message>
        <source>Between {least} and {most} yours</source>
        <translation>Entre {least} y {most} vuestros</translation>
    </message>
    <message>
        <source>Enough to win.</source>
        <translation>Ya bastan para ganar.</translation>
    </message>
    <message>
        <source>Nobody has a trick yet</source>
        <translation>Aún nadie tiene bazas</translation>
    </message>
    <message>
        <source>The other side has won already.</source>
        <translation>El otro bando ya ha ganado.</translation>
    </message>
    <message>
        <source>{points} theirs</source>
        <comment>points of the other side</comment>
        <translation>{points} ellos</translation>
    </message>
    <message>
        <source>{points} yours</source>
        <comment>points of the person&apos;s side</comment>
        <translation>{points} los vuestros</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Does not count · before: {units}</source>
        <translation>No puntúa · antes: {units}</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>No puntúa</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the table with a deal that does not count</comment>
        <translation>Práctica</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>All at {percent}</source>
        <translation>Todo al {percent}</translation>
    </message>
    <message>
        <source>Candle light</source>
        <translation>Luz de vela</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Old parchment</source>
        <translation>Papel viejo</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Soft and worn</source>
        <translation>Suave y gastado</translation>
    </message>
    <message>
        <source>Strong, smooth</source>
        <translation>Fuerte y liso</translation>
    </message>
    <message>
        <source>Very legible</source>
        <translation>Muy legible</translation>
    </message>
    <message>
        <source>Very warm</source>
        <translation>Muy cálido</translation>
    </message>
    <message>
        <source>Warm and gentle</source>
        <translation>Cálido y suave</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>An ace may be called if</source>
        <translation>Se puede llamar un as si</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Pujas</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>One round. Everyone speaks once.</source>
        <translation>Una ronda. Cada uno habla una vez.</translation>
    </message>
    <message>
        <source>Order of the contracts</source>
        <translation>Orden de los contratos</translation>
    </message>
    <message>
        <source>Points in sight</source>
        <translation>Puntos a la vista</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <comment>no trick has been taken</comment>
        <translation>Aún no hay ninguna</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <translation>Triunfos, de mayor a menor</translation>
    </message>
    <message>
        <source>you do not hold it, it is not hearts, and you hold at least one ordinary card of its suit.</source>
        <translation>no lo tienes, no es de corazones y llevas al menos una carta ordinaria de su palo.</translation>
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
        <translation>Ha salido triunfo y tienes triunfos: hay que seguir.</translation>
    </message>
    <message>
        <source>First comes the auction: bid or pass.</source>
        <translation>Primero va la subasta: puja o pasa.</translation>
    </message>
    <message>
        <source>First the declarer names the suit.</source>
        <translation>Primero el declarante nombra el palo.</translation>
    </message>
    <message>
        <source>Hearts are trumps: their ace is never called.</source>
        <translation>Los corazones son triunfo: su as no se llama.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Aún no te toca.</translation>
    </message>
    <message>
        <source>It takes the four Obers and the four Unters.</source>
        <translation>Hacen falta los cuatro Ober y los cuatro Unter.</translation>
    </message>
    <message>
        <source>Its suit has been led: you have to play {ace}.</source>
        <translation>Ha salido su palo: hay que jugar {ace}.</translation>
    </message>
    <message>
        <source>The auction is over: now you play a card.</source>
        <translation>La subasta ha terminado: ahora se juega una carta.</translation>
    </message>
    <message>
        <source>The lead was {suit} and you hold some: you have to follow.</source>
        <translation>Han salido {suit} y tienes: hay que seguir.</translation>
    </message>
    <message>
        <source>This ace is yours.</source>
        <translation>Este as es tuyo.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Este reparto ha terminado.</translation>
    </message>
    <message>
        <source>This position cannot come about in a game.</source>
        <translation>Esta posición no puede darse en una partida.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>No tienes esta carta.</translation>
    </message>
    <message>
        <source>You hold Obers and Unters only: there is no suit to choose.</source>
        <translation>Solo tienes Ober y Unter: no hay palo que elegir.</translation>
    </message>
    <message>
        <source>You hold no ordinary card of this suit.</source>
        <translation>No tienes ninguna carta ordinaria de este palo.</translation>
    </message>
    <message>
        <source>You hold the called ace: from its suit you lead the ace, unless you have three more ordinary cards of it.</source>
        <translation>Tienes el as llamado: de su palo sales con el as, salvo que tengas otras tres cartas ordinarias.</translation>
    </message>
    <message>
        <source>You keep the called ace until its suit has been led.</source>
        <translation>El as llamado se guarda hasta que salga su palo.</translation>
    </message>
    <message>
        <source>You need an ordinary card of a suit whose ace you do not hold.</source>
        <translation>Necesitas una carta ordinaria de un palo cuyo as no tengas.</translation>
    </message>
    <message>
        <source>{player} already plays {contract}: you have to go higher.</source>
        <translation>{player} ya juega {contract}; hay que subir.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>They {points}</source>
        <comment>the other side&apos;s card points</comment>
        <translation>Ellos {points}</translation>
    </message>
    <message>
        <source>You {points}</source>
        <comment>one person&apos;s card points</comment>
        <translation>Tú {points}</translation>
    </message>
    <message>
        <source>Your side {points}</source>
        <comment>card points</comment>
        <translation>Vosotros {points}</translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <comment>mark on the bar of points</comment>
        <translation>{points} Schneider</translation>
    </message>
    <message>
        <source>{points} wins</source>
        <comment>mark on the bar of points</comment>
        <translation>{points} gana</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n regla encontrada</numerusform>
            <numerusform>%n reglas encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>9, 8, 7</source>
        <translation>9, 8, 7</translation>
    </message>
    <message>
        <source>A Sie is won at once: the cards are shown, not played.</source>
        <translation>Un Sie se gana al momento: las cartas se enseñan, no se juegan.</translation>
    </message>
    <message>
        <source>A Tout is lost, and over, at the first trick that the declarer does not win.</source>
        <translation>Un Tout se pierde, y se acaba, en la primera baza que no gana el declarante.</translation>
    </message>
    <message>
        <source>Ace (Daus)</source>
        <translation>As (Daus)</translation>
    </message>
    <message>
        <source>After each deal, the deal moves one seat to the left. It does so when all four pass, too.</source>
        <translation>Después de cada reparto, reparte el siguiente por la izquierda; también cuando pasan los cuatro.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>Alone, all tricks</source>
        <translation>En solitario, todas las bazas</translation>
    </message>
    <message>
        <source>Alone, not played out</source>
        <translation>En solitario, sin jugarlo</translation>
    </message>
    <message>
        <source>Any hand will do.</source>
        <translation>Vale cualquier mano.</translation>
    </message>
    <message>
        <source>Auction and contracts</source>
        <translation>Subasta y contratos</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Cerrar las reglas</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Examples, with the declarer&apos;s score first:</source>
        <translation>Ejemplos, con la puntuación del declarante delante:</translation>
    </message>
    <message>
        <source>Follow the suit that was led if you can; all trumps count as a single suit. If you cannot, play any card. You never have to beat or to ruff.</source>
        <translation>Sigue el palo que ha salido si puedes; todos los triunfos cuentan como un solo palo. Si no puedes, juega cualquier carta. No hay obligación de superar ni de fallar.</translation>
    </message>
    <message>
        <source>Forehand sits to the dealer&apos;s left. Forehand bids first and leads to the first trick, whoever is the declarer.</source>
        <translation>La mano se sienta a la izquierda de quien reparte. Habla primero y sale a la primera baza, declare quien declare.</translation>
    </message>
    <message>
        <source>Four players sit at the table: you and three computer players. There are 120 points in the cards, and whoever takes a trick takes its points.</source>
        <translation>Sois cuatro a la mesa: tú y tres jugadores del ordenador. En las cartas hay 120 puntos, y quien gana una baza se lleva los suyos.</translation>
    </message>
    <message>
        <source>Four suits: acorns, leaves, hearts and bells. Eight cards of each are in play, and this is what they are worth in points:</source>
        <translation>Cuatro palos: bellotas, hojas, corazones y campanas. De cada uno juegan ocho cartas, y esto valen en puntos:</translation>
    </message>
    <message>
        <source>House rule, off at first: the winners are paid the Laufende no matter which side was dealt them. You find it in the settings.</source>
        <translation>Regla de la casa, desactivada al principio: los Laufende los cobra quien gana, los haya recibido quien los haya recibido. Está en los ajustes.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>How to play, in 5 minutes</source>
        <translation>Cómo se juega, en 5 minutos</translation>
    </message>
    <message>
        <source>If all four pass, nobody scores and the next player deals.</source>
        <translation>Si pasan los cuatro, nadie puntúa y reparte el siguiente.</translation>
    </message>
    <message>
        <source>In Rufer, each winner gets the value and each loser pays it. Alone against three, the declarer gets it from each opponent or pays it to each: three times the value.</source>
        <translation>En Rufer, cada ganador cobra el valor y cada perdedor lo paga. Uno contra tres, el declarante lo cobra de cada rival o se lo paga a cada uno: tres veces el valor.</translation>
    </message>
    <message>
        <source>In Rufer, the called ace is played the first time its suit is led, even if there is already a trump in the trick. So if you hold it and lead, you may lead the ace, but no other ordinary card of its suit. The exception is 4.7.</source>
        <translation>En Rufer, el as llamado se juega la primera vez que sale su palo, aunque la baza ya tenga un triunfo. Por eso, si lo tienes y sales tú, puedes salir con el as, pero no con otra carta ordinaria de su palo. La excepción es la 4.7.</translation>
    </message>
    <message>
        <source>In Rufer, the declarer plays together with whoever holds the called ace. In Wenz, Solo, Wenz Tout, Solo Tout and Sie, the declarer plays alone against three.</source>
        <translation>En Rufer, el declarante juega con quien tenga el as llamado. En Wenz, Solo, Wenz Tout, Solo Tout y Sie juega uno contra tres.</translation>
    </message>
    <message>
        <source>In Tout and Sie there is neither Schneider nor Schwarz.</source>
        <translation>En Tout y Sie no hay Schneider ni Schwarz.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Laufende are the highest trumps without a gap, counted down from the Ober of acorns (in Wenz from the Unter of acorns), that were dealt to one side. They count from three up, in Wenz from two up. Each is worth 1, in Tout 2, in Sie 4. Only the side that was dealt them is paid, and only if it wins.</source>
        <translation>Los Laufende son los triunfos más altos seguidos, desde el Ober de bellotas (en Wenz, desde el Unter de bellotas), repartidos a un mismo bando. Cuentan a partir de tres; en Wenz, de dos. Cada uno vale 1, en Tout 2, en Sie 4. Solo los cobra el bando que los recibió, y solo si gana.</translation>
    </message>
    <message>
        <source>Ober</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Obers, Unters, chosen suit</source>
        <translation>Ober, Unter, palo elegido</translation>
    </message>
    <message>
        <source>Obers, Unters, hearts</source>
        <translation>Ober, Unter, corazones</translation>
    </message>
    <message>
        <source>Only the Unters of acorns, leaves, hearts and bells</source>
        <translation>Solo los Unter de bellotas, hojas, corazones y campanas</translation>
    </message>
    <message>
        <source>Only the holder of the called ace knows who the partner is. Everyone knows once the ace is played or its holder runs away.</source>
        <translation>Quién es el compañero solo lo sabe quien tiene el as llamado. Lo saben todos cuando se juega el as o quien lo tiene escapa.</translation>
    </message>
    <message>
        <source>Ordinary suits run ace, 10, King, 9, 8, 7; in Wenz and Wenz Tout the Ober comes after the King. An Ober or Unter that is a trump does not belong to the suit printed on it.</source>
        <translation>En los palos ordinarios: as, 10, Rey, 9, 8, 7; en Wenz y Wenz Tout, el Ober va detrás del Rey. Un Ober o un Unter que es triunfo no pertenece al palo que lleva dibujado.</translation>
    </message>
    <message>
        <source>Pack and deal</source>
        <translation>Baraja y reparto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Rufer lost 30 to 90</source>
        <translation>Rufer perdido 30 a 90</translation>
    </message>
    <message>
        <source>Rufer lost 31 to 89</source>
        <translation>Rufer perdido 31 a 89</translation>
    </message>
    <message>
        <source>Rufer lost 60 to 60, with four Laufende</source>
        <translation>Rufer perdido 60 a 60, con cuatro Laufende</translation>
    </message>
    <message>
        <source>Rufer won 61 to 59, no run</source>
        <translation>Rufer ganado 61 a 59, sin Laufende</translation>
    </message>
    <message>
        <source>Rufer won 91 to 29, with three Laufende</source>
        <translation>Rufer ganado 91 a 29, con tres Laufende</translation>
    </message>
    <message>
        <source>Rufer won with all eight tricks and five Laufende</source>
        <translation>Rufer ganado con las ocho bazas y cinco Laufende</translation>
    </message>
    <message>
        <source>Rule {section}</source>
        <translation>Regla {section}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Schneider, 1 more: the declarer&apos;s side has 91 points or more, or the defenders have 90 or more. Schwarz, 2 more instead: one side takes all eight tricks. Both count in Rufer, Wenz and Solo.</source>
        <translation>Schneider, 1 más: el bando del declarante llega a 91 puntos, o los defensores a 90. Schwarz, 2 más en su lugar: un bando hace las ocho bazas. Los dos cuentan en Rufer, Wenz y Solo.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Solo Tout won, with five Laufende</source>
        <translation>Solo Tout ganado, con cinco Laufende</translation>
    </message>
    <message>
        <source>Solo lost 59 to 61; the defenders had three Laufende</source>
        <translation>Solo perdido 59 a 61; los defensores tenían tres Laufende</translation>
    </message>
    <message>
        <source>Solo lost without a trick, no run</source>
        <translation>Solo perdido sin hacer baza, sin Laufende</translation>
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
        <translation>Los Ober de bellotas, hojas, corazones y campanas, los Unter en el mismo orden y luego los corazones: as, 10, Rey, 9, 8, 7</translation>
    </message>
    <message>
        <source>The Salzburg pack of South Tyrol has 40 cards; 32 of them play. The fives and sixes stay out, and with them the Weli, which is the six of bells. The Daus is the ace. Bavarian and Double German packs serve as well: the same 32 cards are picked from them.</source>
        <translation>La baraja salzburguesa del Tirol del Sur tiene 40 cartas; juegan 32. Quedan fuera los cincos y los seises, y con ellos el Weli, que es el 6 de campanas. El Daus hace de as. También sirven las barajas bávara y doble alemana: de ellas se toman las mismas 32 cartas.</translation>
    </message>
    <message>
        <source>The base: Rufer 1, Wenz and Solo 5, Wenz Tout and Solo Tout 10, Sie 20. These are units, not money, and the four scores of a deal add up to zero.</source>
        <translation>La base: Rufer 1, Wenz y Solo 5, Wenz Tout y Solo Tout 10, Sie 20. Son unidades, no dinero, y las cuatro puntuaciones de un reparto suman cero.</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>La cuenta</translation>
    </message>
    <message>
        <source>The cards are dealt clockwise, four at a time and twice around. You get eight.</source>
        <translation>Se reparte en el sentido de las agujas del reloj, de cuatro en cuatro y en dos vueltas. Recibes ocho cartas.</translation>
    </message>
    <message>
        <source>The contracts, from low to high, and what they are worth in units:</source>
        <translation>Los contratos, de menor a mayor, y lo que valen en unidades:</translation>
    </message>
    <message>
        <source>The declarer&apos;s side wins with 61 points or more. The defenders win with 60 or more: a tie is theirs.</source>
        <translation>El bando del declarante gana con 61 puntos o más. Los defensores ganan con 60 o más: el empate es suyo.</translation>
    </message>
    <message>
        <source>The eight cards of bells, with the ace first. The other suits have the same ones.</source>
        <translation>Las ocho cartas de campanas, con el as delante. Los demás palos tienen las mismas.</translation>
    </message>
    <message>
        <source>The eight highest trumps in Rufer, from high to low. The hearts follow them.</source>
        <translation>Los ocho triunfos más altos en Rufer, de mayor a menor. Les siguen los corazones.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; without a trump, the highest card of the suit that was led. Whoever wins leads to the next one.</source>
        <translation>Gana la baza el triunfo más alto; si no hay, la carta más alta del palo de salida. Quien gana sale a la siguiente.</translation>
    </message>
    <message>
        <source>The rules say nothing about “{words}”.</source>
        <translation>Las reglas no dicen nada de «{words}».</translation>
    </message>
    <message>
        <source>The same as in Rufer; the hand is not played out</source>
        <translation>Lo mismo que en Rufer; la mano no se juega</translation>
    </message>
    <message>
        <source>The same, with the chosen suit instead of hearts</source>
        <translation>Lo mismo, con el palo elegido en vez de los corazones</translation>
    </message>
    <message>
        <source>There is an ace of acorns, leaves or bells that you do not hold, and you hold at least one ordinary card of its suit. Only such an ace can be called. The ace of hearts never is.</source>
        <translation>Te falta un as de bellotas, hojas o campanas y llevas al menos una carta ordinaria de su palo. Solo se puede llamar un as así; el de corazones, nunca.</translation>
    </message>
    <message>
        <source>There is one round, and forehand begins. Everyone speaks once: pass, or bid a contract higher than the highest so far. An equal bid is not enough, because the earlier player keeps it.</source>
        <translation>Hay una sola ronda y empieza la mano. Cada uno habla una vez: pasa o puja un contrato más alto que el mayor hasta entonces. Igualar no basta: manda quien habló antes.</translation>
    </message>
    <message>
        <source>These are the trumps, from high to low:</source>
        <translation>Estos son los triunfos, de mayor a menor:</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Unters only</source>
        <translation>Solo los Unter</translation>
    </message>
    <message>
        <source>Until its suit has been led, the called ace is not discarded, unless it is your only card.</source>
        <translation>Antes de que haya salido su palo, el as llamado no se descarta, salvo que sea tu única carta.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Wenz Tout lost in the third trick; the defenders had two Laufende</source>
        <translation>Wenz Tout perdido en la tercera baza; los defensores tenían dos Laufende</translation>
    </message>
    <message>
        <source>Wenz won 75 to 45, with two Laufende</source>
        <translation>Wenz ganado 75 a 45, con dos Laufende</translation>
    </message>
    <message>
        <source>Wenz, Wenz Tout</source>
        <translation>Wenz, Wenz Tout</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Con un compañero</translation>
    </message>
    <message>
        <source>With the called ace and at least three other ordinary cards of its suit you may lead one of those: you run away. From the next trick on the ace is a card like any other.</source>
        <translation>Con el as llamado y al menos otras tres cartas ordinarias de su palo puedes salir con una de ellas: escapas. Desde la baza siguiente el as es una carta más.</translation>
    </message>
    <message>
        <source>You bid the contract only. Whoever wins the auction then names the suit: the ace that is called in Rufer, the trump suit in Solo and Solo Tout.</source>
        <translation>Se puja solo el contrato. Quien gana la subasta nombra después el palo: el as que llama en Rufer, el triunfo en Solo y Solo Tout.</translation>
    </message>
    <message>
        <source>You can only bid what your hand can play:</source>
        <translation>Solo puedes pujar lo que tu mano puede jugar:</translation>
    </message>
    <message>
        <source>You hold at least one ordinary card of the trump suit: Obers and Unters do not count.</source>
        <translation>Llevas al menos una carta ordinaria del palo de triunfo: los Ober y los Unter no cuentan.</translation>
    </message>
    <message>
        <source>You hold the four Obers and the four Unters.</source>
        <translation>Llevas los cuatro Ober y los cuatro Unter.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n deal(s) · sum 0</source>
        <translation>
            <numerusform>%n reparto · suma 0</numerusform>
            <numerusform>%n repartos · suma 0</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a row shows its bill.</source>
        <translation>Un clic en una fila abre la cuenta.</translation>
    </message>
    <message>
        <source>All four begin with zero again. The deals of this sheet are gone.</source>
        <translation>Los cuatro empiezan otra vez de cero. Los repartos de esta hoja se borran.</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Todos pasan</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>¿Empezar una velada nueva?</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Declares</source>
        <comment>heading: who declared</comment>
        <translation>Declara</translation>
    </message>
    <message>
        <source>Go on with deal {number}</source>
        <translation>Seguir el reparto {number}</translation>
    </message>
    <message>
        <source>Keep this sheet</source>
        <translation>Conservar la hoja</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Velada nueva</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente reparto</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>heading: number of the deal</comment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>four passes: nobody plays</comment>
        <translation>Pasado</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: card points of both sides</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>The sheet begins with the first deal.</source>
        <translation>La hoja empieza con el primer reparto.</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Velada de hoy</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>row with the sums of all scores</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totales</translation>
    </message>
    <message>
        <source>Totals, deal by deal</source>
        <translation>Totales, reparto a reparto</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>heading: units of the deal</comment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a deal for the declarer&apos;s side</comment>
        <translation>perdido</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a deal for the declarer&apos;s side</comment>
        <translation>ganado</translation>
    </message>
    <message>
        <source>{declarer} and {partner}</source>
        <comment>the two players of the declarer&apos;s side</comment>
        <translation>{declarer} y {partner}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Changes are saved by themselves</source>
        <translation>Los cambios se guardan solos</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>Ritmo y animación</translation>
    </message>
    <message>
        <source>Players and levels</source>
        <translation>Jugadores y niveles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Cards only</source>
        <comment>what a code holds</comment>
        <translation>Solo las cartas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Code or notation of a deal</source>
        <translation>Código o notación de un reparto</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Desde un archivo</translation>
    </message>
    <message>
        <source>Open a code</source>
        <translation>Abrir un código</translation>
    </message>
    <message>
        <source>Play these cards</source>
        <translation>Jugar estas cartas</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Guardar como texto</translation>
    </message>
    <message>
        <source>Share deal {number}</source>
        <translation>Compartir el reparto {number}</translation>
    </message>
    <message>
        <source>The file cannot be written: {reason}</source>
        <translation>No se puede escribir el archivo: {reason}</translation>
    </message>
    <message>
        <source>This code belongs to no deal.</source>
        <translation>Este código no corresponde a ningún reparto.</translation>
    </message>
    <message>
        <source>Whoever opens this code in the history plays the same cards. It counts nowhere.</source>
        <translation>Quien abra este código en el historial juega las mismas cartas. No puntúa en ningún sitio.</translation>
    </message>
    <message>
        <source>With the play</source>
        <comment>what a code holds</comment>
        <translation>Con el juego</translation>
    </message>
    <message>
        <source>You play the cards of that deal. It is practice: no score, no statistics.</source>
        <translation>Juegas las cartas de ese reparto. Es práctica: sin puntuación ni estadísticas.</translation>
    </message>
</context>
<context>
    <name>Shuffle</name>
    <message>
        <source>All cards of this deal follow from a secret seed. Whoever notes its fingerprint now can check after the deal that nothing was changed: no other seed has it.</source>
        <translation>Todas las cartas de este reparto salen de una semilla secreta. Si anotas ahora su huella, después del reparto puedes comprobar que no se cambió nada: ninguna otra semilla la tiene.</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>the shuffle of the last deal</comment>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Dealt in packets of four from forehand on</source>
        <translation>Repartidas de cuatro en cuatro desde el mano</translation>
    </message>
    <message>
        <source>Every shuffle can be checked: its fingerprint is shown before the deal, its seed after.</source>
        <translation>Toda mezcla se puede comprobar: la huella se muestra antes del reparto y la semilla, después.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256 of the seed)</source>
        <translation>Huella (SHA-256 de la semilla)</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle: {digits}</source>
        <translation>Huella de la mezcla: {digits}</translation>
    </message>
    <message>
        <source>Fingerprint that you noted before the deal</source>
        <translation>Huella que anotaste antes del reparto</translation>
    </message>
    <message>
        <source>It is told after the deal.</source>
        <translation>Se dice después del reparto.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The 32 cards in the order that the seed gives them</source>
        <translation>Las 32 cartas en el orden que da la semilla</translation>
    </message>
    <message>
        <source>The seed does not give the hands of this deal. The record has been changed.</source>
        <translation>La semilla no da las manos de este reparto. El registro se ha cambiado.</translation>
    </message>
    <message>
        <source>The shuffle of deal {number}</source>
        <translation>La mezcla del reparto {number}</translation>
    </message>
    <message>
        <source>These cards were dealt by an older version, or came from elsewhere. Nothing can be checked.</source>
        <translation>Estas cartas las repartió una versión anterior o vienen de otra parte. No hay nada que comprobar.</translation>
    </message>
    <message>
        <source>Worked out anew from the seed, the pack gives exactly the four hands of this deal. Nobody could change a card after the fingerprint was shown.</source>
        <translation>Calculada de nuevo desde la semilla, la baraja da exactamente las cuatro manos de este reparto. Nadie pudo cambiar una carta después de mostrarse la huella.</translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>hand or fingerprint, with what was dealt or shown</comment>
        <translation>coincide</translation>
    </message>
    <message>
        <source>does not agree</source>
        <comment>hand or fingerprint, with what was dealt or shown</comment>
        <translation>no coincide</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Deal {number}.</source>
        <translation>Reparto {number}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>En la mesa no hay nada.</translation>
    </message>
    <message>
        <source>Trumps, highest first: {cards}.</source>
        <translation>Triunfos, de mayor a menor: {cards}.</translation>
    </message>
    <message>
        <source>You take the trick, {points}.</source>
        <translation>Ganas la baza, {points}.</translation>
    </message>
    <message>
        <source>You win now.</source>
        <comment>the running trick</comment>
        <translation>Vas ganando.</translation>
    </message>
    <message>
        <source>{player} takes the trick, {points}.</source>
        <translation>{player} gana la baza, {points}.</translation>
    </message>
    <message>
        <source>{player} wins now.</source>
        <comment>the running trick</comment>
        <translation>Va ganando {player}.</translation>
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
        <translation>bellotas</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>campanas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>hojas</translation>
    </message>
</context>
<context>
    <name>SuitLetters</name>
    <message>
        <source>Ac</source>
        <comment>acorns, in one or two letters on a card</comment>
        <translation>Be</translation>
    </message>
    <message>
        <source>Be</source>
        <comment>bells, in one or two letters on a card</comment>
        <translation>Ca</translation>
    </message>
    <message>
        <source>He</source>
        <comment>hearts, in one or two letters on a card</comment>
        <translation>Co</translation>
    </message>
    <message>
        <source>Le</source>
        <comment>leaves, in one or two letters on a card</comment>
        <translation>Ho</translation>
    </message>
</context>
<context>
    <name>SuitName</name>
    <message>
        <source>Acorns</source>
        <translation>Bellotas</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Campanas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>&lt;b&gt;Not now.&lt;/b&gt; {reason}</source>
        <comment>reason is a whole sentence</comment>
        <translation>&lt;b&gt;Ahora no.&lt;/b&gt; {reason}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; Has {ace}.</source>
        <comment>partner is the word &apos;Partner&apos;</comment>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Tiene {ace}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; Leads low in {suit}: runs away with the ace.</source>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Sale baja de {suit}: escapa con el as.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; You have {ace}.</source>
        <comment>partner is the word &apos;Partner&apos;</comment>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Tienes {ace}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; You lead low in {suit}: you run away with the ace.</source>
        <translation>&lt;b&gt;{partner}.&lt;/b&gt; Sales baja de {suit}: escapas con el as.</translation>
    </message>
    <message>
        <source>All four pass. You deal next.</source>
        <translation>Pasan los cuatro. Repartes tú.</translation>
    </message>
    <message>
        <source>All four pass. {player} deals next.</source>
        <translation>Pasan los cuatro. Reparte {player}.</translation>
    </message>
    <message>
        <source>Click, Space or Enter: go on</source>
        <comment>below a full trick, when the table waits</comment>
        <translation>Clic, espacio o Intro: seguir</translation>
    </message>
    <message>
        <source>Has not spoken yet</source>
        <comment>beside a seat in the auction</comment>
        <translation>Aún no habla</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of the playing table for screen readers</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>on the empty place for the person&apos;s card in the trick</comment>
        <translation>Tu turno</translation>
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
        <translation>Reclamar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <comment>about a hint</comment>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>When it is your turn to play a card</source>
        <translation>Cuando te toque jugar una carta</translation>
    </message>
    <message>
        <source>When it is your turn</source>
        <translation>Cuando te toque</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Reparto {number}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the playing table, as target of the back button</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
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
        <translation>D de Daus, como se llaman esas cartas, o A de as.</translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation>Índices en las esquinas</translation>
    </message>
    <message>
        <source>Letter of the ace</source>
        <translation>Letra del as</translation>
    </message>
    <message>
        <source>Only the 32 in play</source>
        <translation>Solo las 32 en juego</translation>
    </message>
    <message>
        <source>Rank and suit at the corner of each card, easy to read in the fan.</source>
        <translation>Figura y palo en la esquina de cada carta, fáciles de leer en el abanico.</translation>
    </message>
    <message>
        <source>Suits in letters</source>
        <translation>Palos con letras</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The deck page leaves out fives, sixes and the Weli.</source>
        <translation>La baraja se muestra sin cincos, seises ni el Weli.</translation>
    </message>
    <message>
        <source>{acorns}, {leaves}, {hearts} or {bells} under the index, for people who see few colours.</source>
        <translation>{acorns}, {leaves}, {hearts} o {bells} bajo el índice, para quien distingue mal los colores.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back: {page}</source>
        <translation>Volver: {page}</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Switch to dark colours</source>
        <translation>Cambiar a colores oscuros</translation>
    </message>
    <message>
        <source>Switch to light colours</source>
        <translation>Cambiar a colores claros</translation>
    </message>
</context>
<context>
    <name>TrickTag</name>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;takes the trick&lt;/em&gt;</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;gana la baza&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;wins now&lt;/em&gt;</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;gana ahora&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;you take the trick&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;ganas la baza&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;you win now&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;ganas ahora&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · leads</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · sale</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · leads · &lt;em&gt;wins now&lt;/em&gt;</source>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · sale · &lt;em&gt;gana ahora&lt;/em&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · you lead</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · sales</translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · you lead · &lt;em&gt;you win now&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation>&lt;b&gt;{player}&lt;/b&gt; · sales · &lt;em&gt;ganas ahora&lt;/em&gt;</translation>
    </message>
</context>
<context>
    <name>WebLink</name>
    <message>
        <source>Copy</source>
        <comment>the address of a web page</comment>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>You can play on. If it happens again, start the program anew. Details are in {file}.</source>
        <translation>Puedes seguir jugando. Si vuelve a pasar, abre el programa de nuevo. Los detalles están en {file}.</translation>
    </message>
</context>
</TS>
