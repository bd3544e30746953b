<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AceInSentence</name>
    <message>
        <source>the ace of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>%n of the deals that were possible were looked at.</source>
        <translation>
            <numerusform>%n of the deals that were possible was looked at.</numerusform>
            <numerusform>%n of the deals that were possible were looked at.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Sie is won without a card being played, so there is nothing to analyse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of {suit} spares the trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lead of {suit} searches for the called ace, which must fall then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) that were still possible were looked at.</source>
        <translation>
            <numerusform>The one deal that was still possible was looked at.</numerusform>
            <numerusform>All %n deals that were still possible were looked at.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four passed. No card was played, so there is nothing to analyse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the cards lay, it cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avoidable: by what this seat could know, it cost {units} units on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} of {count} · trick {trick} · you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} of {count} · trick {trick} · {player} plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the deal as one line of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the Tout ends with best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lets a trick go that could be won, with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lets the declarer win every trick; another card still takes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lets the others win a trick that they need not have got.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins the trick, with {points}; to leave it to the others brings more later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card was better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other card was allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not avoidable: by what this seat could know, it was the best card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not avoidable: by what this seat could know, no card was clearly better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the declarer&apos;s side with best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at {done} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is still being played. The analysis comes after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference shows later: {played} points for the declarer&apos;s side instead of {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The lead to choose was trumps: the other side still held %n.</source>
        <comment>trumps</comment>
        <translation>
            <numerusform>The lead to choose was trumps: the other side still held %n.</numerusform>
            <numerusform>The lead to choose was trumps: the other side still held %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lead to choose was {suit}, not trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points stay the same, but it decides about Schwarz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suit to play was {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is lost either way, and this gives it {points} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is lost either way: a lower card would have done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is won either way, and could have {points} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is won either way: a lower card is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has not been worked out yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With best play the declarer&apos;s side lost before it, and wins after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With best play the declarer&apos;s side won before it, and loses after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the best one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out {done} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <comment>label of the best line, very short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card</source>
        <comment>what two keys move by</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer&apos;s side loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defenders lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hollow: seen only with open cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <comment>how a Tout ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <comment>the card that was played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick</source>
        <comment>what two keys move by</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <comment>heading over what is paid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value {units}</source>
        <comment>units that the declarer wins from each, with sign</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <comment>how a Tout ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{result}, {points} to {others}</source>
        <comment>e.g. &apos;Rufer won, 79 to 41&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} Better: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{units} units</source>
        <comment>with sign, e.g. &apos;−2 units&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>Auto</source>
        <comment>theme: as the system says</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready-made looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Nobody plays yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must beat {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} {rule}</source>
        <comment>why a bid is not allowed, and the rule</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BigCard</name>
    <message>
        <source>Side suit: {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump number {place} of {number}</source>
        <comment>1 is the highest trump</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message numerus="yes">
        <source>%n in a row, they count from {least}</source>
        <comment>Laufende</comment>
        <translation>
            <numerusform>%n in a row, they count from {least}</numerusform>
            <numerusform>%n in a row, they count from {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the winners</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n point for the winners</numerusform>
            <numerusform>%n points for the winners</numerusform>
        </translation>
    </message>
    <message>
        <source>All eight tricks for the winners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of the column with the scores of this deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} · {declarer} alone, {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} · {declarer} and {partner}, with {ace}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt to the side that has lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declares</source>
        <comment>what a seat was in the deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defends</source>
        <comment>what a seat was in the deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count in Tout and Sie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the three pays it to the declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each winner gets it, each loser pays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it breaks off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laufende</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Laufende: %n in a row</source>
        <translation>
            <numerusform>Laufende: %n in a row</numerusform>
            <numerusform>Laufende: %n in a row</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>what a seat did in a passed-out deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz counts instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check this shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the same cards again; it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat</source>
        <comment>play the same cards again, unscored</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer pays it to each of the three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four sum to zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>They took %n of the 8 tricks</source>
        <translation>
            <numerusform>They took %n of the 8 tricks</numerusform>
            <numerusform>They took %n of the 8 tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units, not money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare</source>
        <comment>what a seat was in the deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You defend</source>
        <comment>what a seat was in the deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your side took %n of the 8 tricks</source>
        <translation>
            <numerusform>Your side took %n of the 8 tricks</numerusform>
            <numerusform>Your side took %n of the 8 tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract} lost</source>
        <comment>title of the result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract} won</source>
        <comment>title of the result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}: base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{each} per card, the highest: {card}</source>
        <comment>Laufende</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points: {needed} would be needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} · {rule}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardName</name>
    <message>
        <source>Ace of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weli, six of bells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n trump</numerusform>
            <numerusform>%n trumps</numerusform>
        </translation>
    </message>
    <message>
        <source>Call {ace}</source>
        <comment>button; the ace of a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obers, Unters and the suit you choose. One against three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {contract}</source>
        <comment>button; Solo in a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds it is your secret partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no ordinary card of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold: {ranks}</source>
        <comment>ranks of the suit, like K, 9</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}: choose the trump suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}: which ace do you call?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However it is played, nothing can change that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However the others play, nothing can change that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on the play who takes the tricks that are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not certain yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards that you have seen are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still out: {card}. It may take a trick.</source>
        <comment>card: e.g. Ober of bells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is for your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original</source>
        <comment>the cards with all filters at 50 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your settings</source>
        <comment>the cards as they are filtered now</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>All eight tricks are certain: the deal is won at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One against three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One against three. A single trick for you three is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One against three. You defend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One against three. You must win all eight tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds it is the partner. You defend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds it is your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You call {ace}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold it: you play with {declarer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play alone, trumps are {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} calls {ace}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} plays alone, trumps are {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{partner} had it and is the partner. You defend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{partner} had it, your partner.</source>
        <comment>a man (Luis)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{partner} had it, your partner.</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContractDescription</name>
    <message>
        <source>Only the Unters are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo, all eight tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 4 Obers and the 4 Unters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz, all eight tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a secret partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the trump suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not play this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContractName</name>
    <message>
        <source>Pass</source>
        <comment>what a player says in the auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz Tout</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>percentage; es and de put a narrow no-break space before the sign</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your match is saved at every card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeclarationName</name>
    <message>
        <source>Rufer with the ace of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer with the ace of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer with the ace of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Tout in acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Tout in bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Tout in hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Tout in leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo in acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo in bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo in hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo in leaves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message numerus="yes">
        <source>%n more pack(s) of cards are not offered; the log says why.</source>
        <translation>
            <numerusform>%n more pack of cards is not offered; the log says why.</numerusform>
            <numerusform>%n more packs of cards are not offered; the log says why.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new deal throws it away; it does not count. The score sheet stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pack of cards is not offered. {file}: {problem}</source>
        <comment>problem is in English</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save. You can go on playing; it will be lost when you close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} is not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings that could not be read have their usual values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history of deals cannot be reached. You can go on playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history of deals could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved deal could not be read; the score sheet is intact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} The old file is kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Colour temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cool</source>
        <comment>temperature 0 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click: back to the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rough</source>
        <comment>grain 100 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smooth</source>
        <comment>grain 0 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>contrast 0 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>contrast 100 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm</source>
        <comment>temperature 100 %</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Daus · {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played with in Schafkopf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {worth}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Bavarian tricks</source>
        <comment>what kind of game Schafkopf is, under its name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bavarian tricks for four players. Call an ace for a secret partner, or play Wenz or Solo on your own. The declarer&apos;s side needs 61 points; the defenders 60.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play, in 5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You against three computers · 32 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick {trick} of 8</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Card {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {place} of {count}. May be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {place} of {count}. Not now: {reason}</source>
        <comment>reason is a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} {rule}</source>
        <comment>a whole sentence, then e.g. &apos;Rule 4.3&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>%n Unter(s) and {aces}: that carries a Wenz.</source>
        <comment>aces: e.g. &apos;2 aces&apos;</comment>
        <translation>
            <numerusform>%n Unter and {aces}: that carries a Wenz.</numerusform>
            <numerusform>%n Unters and {aces}: that carries a Wenz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <translation>
            <numerusform>%n ace</numerusform>
            <numerusform>%n aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) and an ace: that carries a Rufer.</source>
        <translation>
            <numerusform>%n trump and an ace: that carries a Rufer.</numerusform>
            <numerusform>%n trumps and an ace: that carries a Rufer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with the Ober of acorns, and an ace: that carries a Rufer.</source>
        <translation>
            <numerusform>%n trump, the Ober of acorns, and an ace: that carries a Rufer.</numerusform>
            <numerusform>%n trumps with the Ober of acorns, and an ace: that carries a Rufer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but no Ober: the high ones are with the others.</source>
        <translation>
            <numerusform>%n trump, but no Ober: the high ones are with the others.</numerusform>
            <numerusform>%n trumps, but no Ober: the high ones are with the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but no ace beside them.</source>
        <translation>
            <numerusform>%n trump, but no ace beside it.</numerusform>
            <numerusform>%n trumps, but no ace beside them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), but only one Ober: the high ones are with the others.</source>
        <translation>
            <numerusform>%n trump, but only one Ober: the high ones are with the others.</numerusform>
            <numerusform>%n trumps, but only one Ober: the high ones are with the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s), {more} of them high: that carries a Rufer.</source>
        <comment>high: Obers and Unters</comment>
        <translation>
            <numerusform>%n trump, {more} of them high: that carries a Rufer.</numerusform>
            <numerusform>%n trumps, {more} of them high: that carries a Rufer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Besides the called ace you have %n card(s) of its suit: you may run away. {rule_4_7}</source>
        <translation>
            <numerusform>Besides the called ace you have %n of its suit: you may run away. {rule_4_7}</numerusform>
            <numerusform>Besides the called ace you have %n of its suit: you may run away. {rule_4_7}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %n are still out, and none of them beats yours.</source>
        <translation>
            <numerusform>Draw trumps: %n is still out, and it does not beat yours.</numerusform>
            <numerusform>Draw trumps: %n are still out, and none of them beats yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: the others still have %n.</source>
        <translation>
            <numerusform>Draw trumps: the others still have %n.</numerusform>
            <numerusform>Draw trumps: the others still have %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing trumps helps the declarer: lead a side suit and keep your trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a Tout every trick must be yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no points: little is lost if somebody takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is the highest of {suit} by now; the others still have %n of them.</source>
        <translation>
            <numerusform>It is the highest of {suit} by now; the others still have %n.</numerusform>
            <numerusform>It is the highest of {suit} by now; the others still have %n of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only suit that the rules allow you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your lowest that takes the trick for now; whoever wants it must go higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your only card of {suit}, and you have to follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your only card of {suit}: afterwards you can trump that suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your only trump, and you have to follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick for now, and only %n card(s) could still beat it.</source>
        <translation>
            <numerusform>It takes the trick for now, and only %n card could still beat it.</numerusform>
            <numerusform>It takes the trick for now, and only %n cards could still beat it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the cards that would take this trick: they are worth more later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the suit that you called: your partner&apos;s ace must fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No other suit gives you as many trumps: %n.</source>
        <translation>
            <numerusform>No other suit gives you as many trumps: %n.</numerusform>
            <numerusform>No other suit gives you as many trumps: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single rule decides here. Weighed over what the others may hold, it promises most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody against you can beat this card any more: {points} for your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody against you can beat this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take a trick from you: it is won as soon as it is bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has any of {suit}: only a trump can take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your cards takes this trick: give as little as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the 14 trumps: too few to play.</source>
        <comment>trumps in a Rufer</comment>
        <translation>
            <numerusform>Only %n of the 14 trumps: too few to play.</numerusform>
            <numerusform>Only %n of the 14 trumps: too few to play.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {points} lie there: keep your better cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Others give you as many trumps, %n; what remains beside them decides.</source>
        <translation>
            <numerusform>Others give you as many trumps, %n; what remains beside it decides.</numerusform>
            <numerusform>Others give you as many trumps, %n; what remains beside them decides.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the called ace: when you lead its suit, it must fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The called ace binds you: no other card is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The called suit is led: its ace must be played. {rule_4_5}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer plays last: lead your shortest suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer plays right after you: lead your longest suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is safe for your side, and with it you have {points}: enough to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no points in this trick: keep your better cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ace for you to call, and to play alone the hand is too weak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With {suit} you have %n trump(s), {more} of them high: that carries a Solo.</source>
        <comment>high: Obers and Unters</comment>
        <translation>
            <numerusform>With {suit} you have %n trump, {more} of them high: that carries a Solo.</numerusform>
            <numerusform>With {suit} you have %n trumps, {more} of them high: that carries a Solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have a higher one that does just the same: the lower goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have none of {suit}, and {points} lie there: ruff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have none of {suit}: ruff, and the trick is yours for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have only %n ordinary card(s) of {suit}: soon you can trump that suit.</source>
        <translation>
            <numerusform>You have only %n ordinary card of {suit}: soon you can ruff that suit.</numerusform>
            <numerusform>You have only %n ordinary cards of {suit}: soon you can ruff that suit.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have only trumps left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold the %n highest trump(s) without a gap: all eight tricks are in reach.</source>
        <translation>
            <numerusform>You hold the highest trump: all eight tricks are in reach.</numerusform>
            <numerusform>You hold the %n highest trumps without a gap: all eight tricks are in reach.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last, and this is the lowest card that takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play last: the trick is yours, and your own {points} come home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play with {player}: trumps help the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You would play alone against three, and %n Ober(s) or Unter(s) are too little.</source>
        <translation>
            <numerusform>You would play alone against three, and %n Ober or Unter is too little.</numerusform>
            <numerusform>You would play alone against three, and %n Obers and Unters are too little.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand may bid nothing that is higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {points} of {suit} can go to your partner&apos;s ace.</source>
        <comment>points: e.g. &apos;10 points&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} cannot get this trick any more: the Tout is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has the trick and may be on your side: your {points} can go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has the trick, and it is safe for your side: spend nothing on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody can take it away: give as little as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody can take it away: give nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has the trick, and nobody takes it from your side: smear your {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is on your side and has the trick: you need not go over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} is on your side and has the trick; only %n card(s) could still beat it: smear.</source>
        <translation>
            <numerusform>{player} is on your side and has the trick; only %n card could still beat it: smear.</numerusform>
            <numerusform>{player} is on your side and has the trick; only %n cards could still beat it: smear.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is on your side, has none of {suit} and may ruff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leads trumps, as a partner does, and nobody beats that any more: smear your {points}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a row shows its bill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All contracts</source>
        <comment>no filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All roles</source>
        <comment>no filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All time</source>
        <comment>no filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts</source>
        <comment>view: statistics by contract and role</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>view</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared</source>
        <comment>heading: how often a seat declared</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>role of the person in a deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defender</source>
        <comment>role of the person in a deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Export %n deal(s)</source>
        <translation>
            <numerusform>Export %n deal</numerusform>
            <numerusform>Export %n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <comment>the page with all finished deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its record in the history is damaged. The other deals are not concerned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <comment>filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <comment>filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal fits these filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obers</source>
        <comment>heading: average over dealt hands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a code</source>
        <comment>of a deal that somebody has sent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>role of the person in a deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>four passes: nobody plays</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: strength of the computer players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in the hand</source>
        <comment>heading: average over dealt hands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points per deal</source>
        <comment>heading: average of the person&apos;s side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: card points of the person&apos;s side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <comment>filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <comment>filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>view: statistics by seat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deals that the filters let through, the oldest first: as a table, as JSON, or as notation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The green band is where the average of %n deal(s) lies 95 times in 100 when the shuffle is fair. One of twenty lies outside by chance, so with twelve of them it happens often. Trumps are those of a Rufer. Who declares and wins is play, not luck; the range behind it says how sure the share is.</source>
        <translation>
            <numerusform>The green band is where the value of %n deal lies 95 times in 100 when the shuffle is fair. One of twenty lies outside by chance, so with twelve of them it happens often. Trumps are those of a Rufer. Who declares and wins is play, not luck; the range behind it says how sure the share is.</numerusform>
            <numerusform>The green band is where the average of %n deals lies 95 times in 100 when the shuffle is fair. One of twenty lies outside by chance, so with twelve of them it happens often. Trumps are those of a Rufer. Who declares and wins is play, not luck; the range behind it says how sure the share is.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history begins with the first finished deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This year</source>
        <comment>filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <comment>filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <comment>heading: average over dealt hands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <comment>heading: units won or lost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won and lost</source>
        <comment>no filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <comment>filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: share of deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <comment>heading: role of the person in a deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a deal for the person&apos;s side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per deal</source>
        <comment>heading: units won or lost on average</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a deal for the person&apos;s side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {value}; a fair shuffle keeps it between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <comment>share of deals won, and its 95 % interval</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{within} of 12 averages lie where a fair shuffle keeps them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>size of a pack</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <comment>the page with all the cards, as target of the back button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indices</source>
        <comment>rank and suit in the corners of the cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the 32 in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other cards</source>
        <comment>leads to the packs to choose from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{region} · {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Fixed</source>
        <comment>a rule that cannot be changed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laufende for the winners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scores, and the next player deals. {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read all the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running away with the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of this deck stay as they are. Here you choose what your table agrees on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count for the winners, whoever was dealt them; from the next deal on. {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the called ace and three more of its suit. {rule}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>As declarer, draw trumps. As a defender, lead the called suit: the ace has to come out, and then you know who is with whom. When your partner is sure of the trick, put an ace or a ten on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a card to play it. The cards that you may not play now lie lower and darker; click one and it tells you why, with the number of the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First everyone says once what they would play, or passes. With five trumps or so, among them a couple of Obers, you can dare a Rufer. You then call an ace that you do not hold; whoever holds it is your partner, and nobody else knows yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players, eight cards each. One of them is the declarer, alone or with a secret partner; the others defend. The points in the tricks decide: there are 120, and the declarer&apos;s side needs 61.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most of the time the game is Rufer. Then all Obers, all Unters and all hearts are trumps: 14 of the 32 cards, almost half. Acorns go before leaves, hearts and bells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every card is worth the same. Aces and tens are the fat ones:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these three aces is called. Hearts are trumps, so that ace never is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left leads, and the others follow clockwise. If you can, you follow suit: trump to a trump, leaves to leaves. If you cannot, you ruff with a trump or throw off whatever you like. The highest trump takes the trick, or else the highest card of the suit that was led.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything changes at once, at the table too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>&lt;b&gt;Trick {number}&lt;/b&gt; · {points} for you</source>
        <comment>points is e.g. &apos;6 points&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Trick {number}&lt;/b&gt; · {points} for {player}</source>
        <comment>points is e.g. &apos;6 points&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; leads</source>
        <comment>under a card of a taken trick; keep short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; takes</source>
        <comment>under a card of a taken trick; keep short</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Amateur</source>
        <comment>a man (Luis)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amateur</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a man (Luis)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts every card and plays out some of the deals that are still possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a man (Luis)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays by rules of thumb and counts every card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays by rules of thumb. Soon forgets what fell and who could not follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays out many possible deals and reads in bids and plays where cards lie. Takes its time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran</source>
        <comment>a man (Luis)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Schafkopf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>At once</source>
        <comment>pace: no motion</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I wait</source>
        <comment>pace: the trick stays until the person clicks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaceSettings</name>
    <message>
        <source>Cards appear in their place with a short fade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause of 0.7 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause of 1.4 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause of 2.5 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pace decides how long things wait. It never plays for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick stays until you click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the table</source>
        <comment>where the keys + and − change the pace</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Close the packs of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by {author} · {licence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-headed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single figures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>Chooses the suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand: leads first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand: you lead first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outbid</source>
        <comment>seat whose bid is no longer the highest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks later</source>
        <comment>seat in the auction that has not spoken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn to speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <comment>e.g. &apos;3 tricks · 24 points&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Partner</source>
        <comment>the person in the window; gender not known</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a man (Luis)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a woman (Vroni, Resi)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person in the window, as name on a seat</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersSettings</name>
    <message>
        <source>Across</source>
        <comment>where a player sits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <comment>where a player sits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sees the cards of the others, at any level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <comment>where a player sits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level changes what a player remembers and works out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever knows to be on your side does not play below this level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner plays at least like</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsInSight</name>
    <message numerus="yes">
        <source>%n more point(s) and you win.</source>
        <translation>
            <numerusform>%n more point and you win.</numerusform>
            <numerusform>%n more points and you win.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between {least} and {most} theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between {least} and {most} yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has a trick yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has won already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} theirs</source>
        <comment>points of the other side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} yours</source>
        <comment>points of the person&apos;s side</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Does not count · before: {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the table with a deal that does not count</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>All at {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candle light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old parchment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft and worn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong, smooth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very legible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very warm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm and gentle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>An ace may be called if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round. Everyone speaks once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the contracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none yet</source>
        <comment>no trick has been taken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you do not hold it, it is not hearts, and you hold at least one ordinary card of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{description}. Worth %n.</source>
        <comment>contract; its base value in units</comment>
        <translation>
            <numerusform>{description}. Worth %n.</numerusform>
            <numerusform>{description}. Worth %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} · {points}</source>
        <comment>who took the trick, and its card points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>A trump was led and you hold trumps: you have to follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First comes the auction: bid or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the declarer names the suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are trumps: their ace is never called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the four Obers and the four Unters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its suit has been led: you have to play {ace}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is over: now you play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead was {suit} and you hold some: you have to follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ace is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position cannot come about in a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold Obers and Unters only: there is no suit to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no ordinary card of this suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold the called ace: from its suit you lead the ace, unless you have three more ordinary cards of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep the called ace until its suit has been led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need an ordinary card of a suit whose ace you do not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} already plays {contract}: you have to go higher.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>They {points}</source>
        <comment>the other side&apos;s card points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You {points}</source>
        <comment>one person&apos;s card points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side {points}</source>
        <comment>card points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <comment>mark on the bar of points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} wins</source>
        <comment>mark on the bar of points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
    <message>
        <source>9, 8, 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Sie is won at once: the cards are shown, not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Tout is lost, and over, at the first trick that the declarer does not win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace (Daus)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each deal, the deal moves one seat to the left. It does so when all four pass, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone, all tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone, not played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any hand will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction and contracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples, with the declarer&apos;s score first:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the suit that was led if you can; all trumps count as a single suit. If you cannot, play any card. You never have to beat or to ruff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand sits to the dealer&apos;s left. Forehand bids first and leads to the first trick, whoever is the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players sit at the table: you and three computer players. There are 120 points in the cards, and whoever takes a trick takes its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four suits: acorns, leaves, hearts and bells. Eight cards of each are in play, and this is what they are worth in points:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule, off at first: the winners are paid the Laufende no matter which side was dealt them. You find it in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play, in 5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all four pass, nobody scores and the next player deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Rufer, each winner gets the value and each loser pays it. Alone against three, the declarer gets it from each opponent or pays it to each: three times the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Rufer, the called ace is played the first time its suit is led, even if there is already a trump in the trick. So if you hold it and lead, you may lead the ace, but no other ordinary card of its suit. The exception is 4.7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Rufer, the declarer plays together with whoever holds the called ace. In Wenz, Solo, Wenz Tout, Solo Tout and Sie, the declarer plays alone against three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Tout and Sie there is neither Schneider nor Schwarz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laufende are the highest trumps without a gap, counted down from the Ober of acorns (in Wenz from the Unter of acorns), that were dealt to one side. They count from three up, in Wenz from two up. Each is worth 1, in Tout 2, in Sie 4. Only the side that was dealt them is paid, and only if it wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ober</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obers, Unters, chosen suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obers, Unters, hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the Unters of acorns, leaves, hearts and bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the holder of the called ace knows who the partner is. Everyone knows once the ace is played or its holder runs away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordinary suits run ace, 10, King, 9, 8, 7; in Wenz and Wenz Tout the Ober comes after the King. An Ober or Unter that is a trump does not belong to the suit printed on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer lost 30 to 90</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer lost 31 to 89</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer lost 60 to 60, with four Laufende</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer won 61 to 59, no run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer won 91 to 29, with three Laufende</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer won with all eight tricks and five Laufende</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {section}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider, 1 more: the declarer&apos;s side has 91 points or more, or the defenders have 90 or more. Schwarz, 2 more instead: one side takes all eight tricks. Both count in Rufer, Wenz and Solo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Tout won, with five Laufende</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo lost 59 to 61; the defenders had three Laufende</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo lost without a trick, no run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo, Solo Tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Obers of acorns, leaves, hearts and bells, the Unters in the same order, and then hearts: ace, 10, King, 9, 8, 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Salzburg pack of South Tyrol has 40 cards; 32 of them play. The fives and sixes stay out, and with them the Weli, which is the six of bells. The Daus is the ace. Bavarian and Double German packs serve as well: the same 32 cards are picked from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base: Rufer 1, Wenz and Solo 5, Wenz Tout and Solo Tout 10, Sie 20. These are units, not money, and the four scores of a deal add up to zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt clockwise, four at a time and twice around. You get eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contracts, from low to high, and what they are worth in units:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer&apos;s side wins with 61 points or more. The defenders win with 60 or more: a tie is theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eight cards of bells, with the ace first. The other suits have the same ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eight highest trumps in Rufer, from high to low. The hearts follow them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest trump wins the trick; without a trump, the highest card of the suit that was led. Whoever wins leads to the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules say nothing about “{words}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as in Rufer; the hand is not played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, with the chosen suit instead of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an ace of acorns, leaves or bells that you do not hold, and you hold at least one ordinary card of its suit. Only such an ace can be called. The ace of hearts never is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one round, and forehand begins. Everyone speaks once: pass, or bid a contract higher than the highest so far. An equal bid is not enough, because the earlier player keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the trumps, from high to low:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unters only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until its suit has been led, the called ace is not discarded, unless it is your only card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz Tout lost in the third trick; the defenders had two Laufende</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz won 75 to 45, with two Laufende</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz, Wenz Tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the called ace and at least three other ordinary cards of its suit you may lead one of those: you run away. From the next trick on the ace is a card like any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid the contract only. Whoever wins the auction then names the suit: the ace that is called in Rufer, the trump suit in Solo and Solo Tout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only bid what your hand can play:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold at least one ordinary card of the trump suit: Obers and Unters do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold the four Obers and the four Unters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n deal(s) · sum 0</source>
        <translation>
            <numerusform>%n deal · sum 0</numerusform>
            <numerusform>%n deals · sum 0</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a row shows its bill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four begin with zero again. The deals of this sheet are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declares</source>
        <comment>heading: who declared</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <comment>heading: number of the deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>four passes: nobody plays</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: card points of both sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet begins with the first deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <comment>row with the sums of all scores</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals, deal by deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <comment>heading: units of the deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a deal for the declarer&apos;s side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a deal for the declarer&apos;s side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} and {partner}</source>
        <comment>the two players of the declarer&apos;s side</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes are saved by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Cards only</source>
        <comment>what a code holds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code or notation of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code belongs to no deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever opens this code in the history plays the same cards. It counts nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the play</source>
        <comment>what a code holds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play the cards of that deal. It is practice: no score, no statistics.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shuffle</name>
    <message>
        <source>All cards of this deal follow from a secret seed. Whoever notes its fingerprint now can check after the deal that nothing was changed: no other seed has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <comment>the shuffle of the last deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt in packets of four from forehand on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every shuffle can be checked: its fingerprint is shown before the deal, its seed after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256 of the seed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle: {digits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint that you noted before the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is told after the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 32 cards in the order that the seed gives them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed does not give the hands of this deal. The record has been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffle of deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards were dealt by an older version, or came from elsewhere. Nothing can be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked out anew from the seed, the pack gives exactly the four hands of this deal. Nobody could change a card after the fingerprint was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>hand or fingerprint, with what was dealt or shown</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not agree</source>
        <comment>hand or fingerprint, with what was dealt or shown</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Deal {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps, highest first: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win now.</source>
        <comment>the running trick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes the trick, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins now.</source>
        <comment>the running trick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {tricks}, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {what}.</source>
        <comment>what is a bid or a card</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuitInSentence</name>
    <message>
        <source>acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuitLetters</name>
    <message>
        <source>Ac</source>
        <comment>acorns, in one or two letters on a card</comment>
        <translation>Ac</translation>
    </message>
    <message>
        <source>Be</source>
        <comment>bells, in one or two letters on a card</comment>
        <translation>Be</translation>
    </message>
    <message>
        <source>He</source>
        <comment>hearts, in one or two letters on a card</comment>
        <translation>He</translation>
    </message>
    <message>
        <source>Le</source>
        <comment>leaves, in one or two letters on a card</comment>
        <translation>Le</translation>
    </message>
</context>
<context>
    <name>SuitName</name>
    <message>
        <source>Acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>&lt;b&gt;Not now.&lt;/b&gt; {reason}</source>
        <comment>reason is a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; Has {ace}.</source>
        <comment>partner is the word &apos;Partner&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; Leads low in {suit}: runs away with the ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; You have {ace}.</source>
        <comment>partner is the word &apos;Partner&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{partner}.&lt;/b&gt; You lead low in {suit}: you run away with the ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four pass. You deal next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four pass. {player} deals next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, Space or Enter: go on</source>
        <comment>below a full trick, when the table waits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has not spoken yet</source>
        <comment>beside a seat in the auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of the playing table for screen readers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>on the empty place for the person&apos;s card in the trick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule} · {card}</source>
        <comment>e.g. &apos;Rule 4.3 · Ace of leaves&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Claim</source>
        <comment>all the tricks that are left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking…</source>
        <comment>about a hint</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is your turn to play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the playing table, as target of the back button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}. {reason}</source>
        <comment>what a hint advises, and a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>D for Daus, as the cards are called, or A for ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indices in the corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter of the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the 32 in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank and suit at the corner of each card, easy to read in the fan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits in letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck page leaves out fives, sixes and the Weli.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{acorns}, {leaves}, {hearts} or {bells} under the index, for people who see few colours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back: {page}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to dark colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to light colours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrickTag</name>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;takes the trick&lt;/em&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;wins now&lt;/em&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;you take the trick&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · &lt;em&gt;you win now&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · leads · &lt;em&gt;wins now&lt;/em&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · you lead</source>
        <comment>player is &apos;You&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{player}&lt;/b&gt; · you lead · &lt;em&gt;you win now&lt;/em&gt;</source>
        <comment>player is &apos;You&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WebLink</name>
    <message>
        <source>Copy</source>
        <comment>the address of a web page</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>You can play on. If it happens again, start the program anew. Details are in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
