<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
    <context>
        <name>Curtain</name>
        <message>
            <source>{name}’s turn.</source>
            <translation>{name} ist am Zug.</translation>
        </message>
        <message>
            <source>{name} begins.</source>
            <translation>{name} beginnt.</translation>
        </message>
        <message>
            <source>Give the mouse to {name}.</source>
            <translation>Gib {name} die Maus.</translation>
        </message>
        <message>
            <source>Show my cards</source>
            <translation>Meine Karten zeigen</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
    </context>
    <context>
        <name>Dock</name>
        <message>
            <source>Rule {rule}</source>
            <translation>Regel {rule}</translation>
        </message>
        <message>
            <source>Opens the rulebook at the rule for this</source>
            <translation>Schlägt die Regel dazu im Regelbuch auf</translation>
        </message>
        <message>
            <source>Rest on a piece with the mouse to read it here.</source>
            <translation>Mit der Maus auf etwas verweilen, um es hier zu lesen.</translation>
        </message>
        <message>
            <source>round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Spielende</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Enter or a double click plays a move.</source>
            <translation>Enter oder ein Doppelklick spielt einen Zug.</translation>
        </message>
        <message>
            <source>Hidden until the screen is handed over.</source>
            <translation>Verdeckt, bis der Bildschirm übergeben ist.</translation>
        </message>
        <message>
            <source>Nothing has happened yet.</source>
            <translation>Noch ist nichts geschehen.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist zu Ende.</translation>
        </message>
        <message>
            <source>Nothing to choose just now.</source>
            <translation>Im Augenblick ist nichts zu wählen.</translation>
        </message>
        <message>
            <source>thinking</source>
            <translation>überlegt</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>am Zug</translation>
        </message>
        <message>
            <source>next</source>
            <translation>als Nächstes</translation>
        </message>
        <message>
            <source>starts</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <source>starts · {player}</source>
            <translation>Start · {player}</translation>
        </message>
        <message>
            <source>AI, beginner</source>
            <translation>KI, Anfänger</translation>
        </message>
        <message>
            <source>AI, steady</source>
            <translation>KI, bedacht</translation>
        </message>
        <message>
            <source>AI</source>
            <translation>KI</translation>
        </message>
        <message>
            <source>Phase {number}: {name}</source>
            <translation>Phase {number}: {name}</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>{name}: {state}</source>
            <translation>{name}: {state}</translation>
        </message>
        <message>
            <source>{title}: {number}</source>
            <translation>{title}: {number}</translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>The end of the game</source>
            <translation>Das Ende des Spiels</translation>
        </message>
        <message>
            <source>Round by round</source>
            <translation>Runde für Runde</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Tisch ansehen</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>Save record …</source>
            <translation>Mitschrift speichern …</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Startseite</translation>
        </message>
        <message>
            <source>Nobody wins.</source>
            <translation>Niemand gewinnt.</translation>
        </message>
        <message>
            <source>{name} wins with {points}.</source>
            <translation>{name} gewinnt mit {points}.</translation>
        </message>
        <message>
            <source>{names} and {last} share the victory with {points}.</source>
            <translation>{names} und {last} teilen sich den Sieg mit {points}.</translation>
        </message>
        <message>
            <source>{name}: {scores}</source>
            <translation>{name}: {scores}</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>Seat {number} has no name yet.</source>
            <translation>Platz {number} hat noch keinen Namen.</translation>
        </message>
        <message>
            <source>Two seats are called “{name}”.</source>
            <translation>Zwei Plätze heißen „{name}“.</translation>
        </message>
        <message>
            <source>A seed is a number of up to 18 digits, or empty.</source>
            <translation>Eine Startzahl hat bis zu 18 Ziffern oder bleibt leer.</translation>
        </message>
        <message>
            <source>{game} – a new game</source>
            <translation>{game} – ein neues Spiel</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>How it is played</source>
            <translation>So wird gespielt</translation>
        </message>
        <message>
            <source>The computer plays as a Beginner (anything that is allowed) or Steady (what a sensible player would).</source>
            <translation>Der Computer spielt als Anfänger (irgendetwas Erlaubtes) oder bedacht (was vernünftig scheint).</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startzahl</translation>
        </message>
        <message>
            <source>The same number deals the same cards.</source>
            <translation>Gleiche Zahl, gleiche Karten.</translation>
        </message>
        <message>
            <source>by chance</source>
            <translation>dem Zufall nach</translation>
        </message>
        <message>
            <source>Add a seat</source>
            <translation>Platz hinzufügen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Anfänger</translation>
        </message>
        <message>
            <source>Steady</source>
            <translation>Bedacht</translation>
        </message>
        <message>
            <source>A person at this screen.</source>
            <translation>Ein Mensch an diesem Bildschirm.</translation>
        </message>
        <message>
            <source>The computer plays anything that is allowed.</source>
            <translation>Der Computer spielt irgendetwas Erlaubtes.</translation>
        </message>
        <message>
            <source>The computer plays what a sensible player would.</source>
            <translation>Der Computer spielt, was vernünftig scheint.</translation>
        </message>
        <message>
            <source>Red, a circle</source>
            <translation>Rot, ein Kreis</translation>
        </message>
        <message>
            <source>Blue, a diamond</source>
            <translation>Blau, eine Raute</translation>
        </message>
        <message>
            <source>Green, a triangle</source>
            <translation>Grün, ein Dreieck</translation>
        </message>
        <message>
            <source>Black, a square</source>
            <translation>Schwarz, ein Quadrat</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name of seat {number}</source>
            <translation>Name von Platz {number}</translation>
        </message>
        <message>
            <source>Remove this seat</source>
            <translation>Diesen Platz entfernen</translation>
        </message>
    </context>
    <context>
        <name>Novgorod</name>
        <message>
            <source>seals</source>
            <translation>Siegel</translation>
        </message>
        <message>
            <source>ducats</source>
            <translation>Dukaten</translation>
        </message>
        <message>
            <source>cards in hand</source>
            <translation>Karten auf der Hand</translation>
        </message>
        <message>
            <source>speed of the ship</source>
            <translation>Geschwindigkeit des Schiffs</translation>
        </message>
        <message>
            <source>at the end</source>
            <translation>am Ende</translation>
        </message>
        <message>
            <source>then {seals}</source>
            <translation>danach {seals}</translation>
        </message>
        <message>
            <source>last round for it</source>
            <translation>nur noch diese Runde</translation>
        </message>
        <message>
            <source>Ducats</source>
            <translation>Dukaten</translation>
        </message>
        <message>
            <source>of {goal}</source>
            <translation>von {goal}</translation>
        </message>
        <message>
            <source>Seals</source>
            <translation>Siegel</translation>
        </message>
        <message>
            <source>Ship</source>
            <translation>Schiff</translation>
        </message>
        <message>
            <source>for</source>
            <translation>für</translation>
        </message>
        <message>
            <source>next city</source>
            <translation>nächste Stadt</translation>
        </message>
        <message>
            <source>office, {good}</source>
            <translation>Kontor, {good}</translation>
        </message>
        <message>
            <source>Gives {good} on the route, or its income in ducats.</source>
            <translation>Gibt auf der Route {good} oder sein Einkommen in Dukaten.</translation>
        </message>
        <message>
            <source>Its {good} waits in the hold until it is used.</source>
            <translation>{good} wartet im Laderaum, bis es verwendet wird.</translation>
        </message>
        <message>
            <source>Used in this turn; it returns to the hand.</source>
            <translation>In diesem Zug benutzt; kehrt auf die Hand zurück.</translation>
        </message>
        <message>
            <source>base office, {good}</source>
            <translation>Basiskontor, {good}</translation>
        </message>
        <message>
            <source>For a city without an own office. Has no income.</source>
            <translation>Für eine Stadt ohne eigenes Kontor. Hat kein Einkommen.</translation>
        </message>
        <message>
            <source>In the hold for this route, and without a fee.</source>
            <translation>Für diese Route im Laderaum, ohne Gebühr.</translation>
        </message>
        <message>
            <source>Used in this turn; its fee is still due.</source>
            <translation>In diesem Zug benutzt; die Gebühr ist noch fällig.</translation>
        </message>
        <message>
            <source>Carries the artisan of {city}, nothing else.</source>
            <translation>Trägt die Manufaktur von {city}, sonst nichts.</translation>
        </message>
        <message>
            <source>Placeholder</source>
            <translation>Platzhalter</translation>
        </message>
        <message>
            <source>the {city} office</source>
            <translation>das Kontor von {city}</translation>
        </message>
        <message>
            <source>For a neighbouring city, or a placeholder for the last one.</source>
            <translation>Für eine Nachbarstadt oder einen Platzhalter der letzten Stadt.</translation>
        </message>
        <message>
            <source>For the first city, which may be any.</source>
            <translation>Für die erste Stadt, die jede sein darf.</translation>
        </message>
        <message>
            <source>Route</source>
            <translation>Route</translation>
        </message>
        <message>
            <source>the next card</source>
            <translation>die nächste Karte</translation>
        </message>
        <message>
            <source>artisan, at work</source>
            <translation>Manufaktur, bei der Arbeit</translation>
        </message>
        <message>
            <source>artisan in {city}</source>
            <translation>Manufaktur in {city}</translation>
        </message>
        <message>
            <source>Mission</source>
            <translation>Auftrag</translation>
        </message>
        <message numerus="yes">
            <source>The top one costs %n ducat(s) and stays secret.</source>
            <translation>
                <numerusform>Der oberste kostet %n Dukaten und bleibt geheim.</numerusform>
                <numerusform>Der oberste kostet %n Dukaten und bleibt geheim.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in the pile</source>
            <translation>
                <numerusform>%n im Stapel</numerusform>
                <numerusform>%n im Stapel</numerusform>
            </translation>
        </message>
        <message>
            <source>Only its owner knows what it asks for.</source>
            <translation>Nur wer ihn besitzt, weiß, was er verlangt.</translation>
        </message>
        <message>
            <source>face down</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>Still to do: {lower}, for {seals}.</source>
            <translation>Noch zu tun: {lower}, für {seals}.</translation>
        </message>
        <message>
            <source>upper line done</source>
            <translation>obere Zeile erfüllt</translation>
        </message>
        <message>
            <source>Completed; its goods count for variety.</source>
            <translation>Erledigt; zählt für die Warenvielfalt.</translation>
        </message>
        <message>
            <source>{upper}, {lower}: {one} each, {both} for both in one turn.</source>
            <translation>{upper}, {lower}: je {one}, beide in einem Zug {both}.</translation>
        </message>
        <message numerus="yes">
            <source>open, for %n ducat(s)</source>
            <translation>
                <numerusform>offen, für %n Dukaten</numerusform>
                <numerusform>offen, für %n Dukaten</numerusform>
            </translation>
        </message>
        <message>
            <source>in the hand</source>
            <translation>auf der Hand</translation>
        </message>
        <message>
            <source>For an office in each of the eight cities.</source>
            <translation>Für ein Kontor in jeder der acht Städte.</translation>
        </message>
        <message>
            <source>For a route with offices of five cities.</source>
            <translation>Für eine Route mit Kontoren von fünf Städten.</translation>
        </message>
        <message>
            <source>For a luxury good from at least two commodities.</source>
            <translation>Für ein Luxusgut aus mindestens zwei Waren.</translation>
        </message>
        <message>
            <source>For three completed missions.</source>
            <translation>Für drei erledigte Aufträge.</translation>
        </message>
        <message>
            <source>For the career step that brings 3 seals a turn.</source>
            <translation>Für die Karrierestufe mit 3 Siegeln je Zug.</translation>
        </message>
        <message>
            <source>At the end, for different goods on completed missions.</source>
            <translation>Am Ende, für verschiedene Waren auf erledigten Aufträgen.</translation>
        </message>
        <message>
            <source>bonus card</source>
            <translation>Bonuskarte</translation>
        </message>
        <message>
            <source>no longer in the game</source>
            <translation>nicht mehr im Spiel</translation>
        </message>
        <message>
            <source>bonus card, lower number</source>
            <translation>Bonuskarte, niedrigere Zahl</translation>
        </message>
        <message>
            <source>speed {speed}</source>
            <translation>Geschwindigkeit {speed}</translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s), for one more card on the route.</source>
            <translation>
                <numerusform>%n Dukat, für eine Karte mehr auf der Route.</numerusform>
                <numerusform>%n Dukaten, für eine Karte mehr auf der Route.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The route may have %n card(s).</source>
            <translation>
                <numerusform>Die Route darf %n Karte haben.</numerusform>
                <numerusform>Die Route darf %n Karten haben.</numerusform>
            </translation>
        </message>
        <message>
            <source>For offices, ships, missions and harbour fees.</source>
            <translation>Für Kontore, Schiffe, Aufträge und Hafengebühren.</translation>
        </message>
        <message numerus="yes">
            <source>Whoever has %n seal(s) brings on the last round.</source>
            <translation>
                <numerusform>Wer %n Siegel hat, löst die letzte Runde aus.</numerusform>
                <numerusform>Wer %n Siegel hat, löst die letzte Runde aus.</numerusform>
            </translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Offices, and missions that nobody else sees.</source>
            <translation>Kontore und Aufträge, die sonst niemand sieht.</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Laderaum</translation>
        </message>
        <message>
            <source>Room for one own office of the route, for a later turn.</source>
            <translation>Platz für ein eigenes Kontor der Route, für einen späteren Zug.</translation>
        </message>
        <message>
            <source>Open missions</source>
            <translation>Offene Aufträge</translation>
        </message>
        <message>
            <source>Their upper line is done, the lower one may follow.</source>
            <translation>Die obere Zeile ist erfüllt, die untere kann noch folgen.</translation>
        </message>
        <message>
            <source>Completed missions</source>
            <translation>Erledigte Aufträge</translation>
        </message>
        <message>
            <source>Missions under the ship are done.</source>
            <translation>Aufträge unter dem Schiff sind erledigt.</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) reached</source>
            <translation>
                <numerusform>%n Stufe erreicht</numerusform>
                <numerusform>%n Stufen erreicht</numerusform>
            </translation>
        </message>
        <message>
            <source>no step reached</source>
            <translation>noch keine Stufe</translation>
        </message>
        <message numerus="yes">
            <source>%n seal(s) a turn.</source>
            <translation>
                <numerusform>%n Siegel je Zug.</numerusform>
                <numerusform>%n Siegel je Zug.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next step: {cost}.</source>
            <translation>Nächste Stufe: {cost}.</translation>
        </message>
        <message>
            <source>With this × you lose.</source>
            <translation>Mit diesem × verlierst du.</translation>
        </message>
        <message numerus="yes">
            <source>%n more ducat(s) in phase 2.</source>
            <translation>
                <numerusform>%n Dukat mehr in Phase 2.</numerusform>
                <numerusform>%n Dukaten mehr in Phase 2.</numerusform>
            </translation>
        </message>
        <message>
            <source>One more card on the route.</source>
            <translation>Eine Karte mehr auf der Route.</translation>
        </message>
        <message numerus="yes">
            <source>A mission for %n ducat(s).</source>
            <translation>
                <numerusform>Ein Auftrag für %n Dukaten.</numerusform>
                <numerusform>Ein Auftrag für %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>One more seal, if no other privilege was used.</source>
            <translation>Ein Siegel mehr, wenn kein anderes Privileg genutzt wurde.</translation>
        </message>
        <message>
            <source>Only in the game with the pirate.</source>
            <translation>Nur im Spiel mit dem Piraten.</translation>
        </message>
        <message>
            <source>privilege, one a turn</source>
            <translation>Privileg, eines je Zug</translation>
        </message>
        <message>
            <source>privilege, one has been used</source>
            <translation>Privileg, eines ist genutzt</translation>
        </message>
        <message>
            <source>privilege, covered</source>
            <translation>Privileg, verdeckt</translation>
        </message>
        <message>
            <source>Seals in play</source>
            <translation>Siegel im Spiel</translation>
        </message>
        <message>
            <source>Variety</source>
            <translation>Warenvielfalt</translation>
        </message>
        <message>
            <source>Career steps</source>
            <translation>Karrierestufen</translation>
        </message>
        <message>
            <source>Offices</source>
            <translation>Kontore</translation>
        </message>
        <message>
            <source>still shows an ×: loses</source>
            <translation>zeigt noch ein ×: verloren</translation>
        </message>
        <message>
            <source>Everybody still shows an ×: nobody wins.</source>
            <translation>Alle zeigen noch ein ×: Niemand gewinnt.</translation>
        </message>
        <message>
            <source>Ties are decided by ducats, career steps, offices, and by who played later.</source>
            <translation>Bei Gleichstand entscheiden Dukaten, Karrierestufen, Kontore und wer später dran war.</translation>
        </message>
        <message numerus="yes">
            <source>%n seal(s), as in: wins with</source>
            <translation>
                <numerusform>%n Siegel</numerusform>
                <numerusform>%n Siegeln</numerusform>
            </translation>
        </message>
        <message>
            <source>no cargo</source>
            <translation>leer</translation>
        </message>
        <message numerus="yes">
            <source>%n mission(s) done</source>
            <translation>
                <numerusform>%n Auftrag erledigt</numerusform>
                <numerusform>%n Aufträge erledigt</numerusform>
            </translation>
        </message>
        <message>
            <source>at work</source>
            <translation>bei der Arbeit</translation>
        </message>
        <message>
            <source>on route</source>
            <translation>Route</translation>
        </message>
        <message>
            <source>Bonus cards</source>
            <translation>Bonuskarten</translation>
        </message>
        <message>
            <source>Missions · {price} ducats</source>
            <translation>Aufträge · {price} Dukaten</translation>
        </message>
        <message>
            <source>{count} in progress: no purchase</source>
            <translation>{count} in Arbeit: kein Kauf</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>half done</source>
            <translation>halb erfüllt</translation>
        </message>
        <message>
            <source>{count} done</source>
            <translation>{count} fertig</translation>
        </message>
        <message>
            <source>Route of {name}</source>
            <translation>Route von {name}</translation>
        </message>
        <message>
            <source>+1 with privilege</source>
            <translation>+1 mit Privileg</translation>
        </message>
        <message>
            <source>{name} · this turn</source>
            <translation>{name} · dieser Zug</translation>
        </message>
        <message>
            <source>Harbour fees</source>
            <translation>Hafengebühren</translation>
        </message>
        <message>
            <source>Harbour fees: {cities}</source>
            <translation>Hafengebühren: {cities}</translation>
        </message>
        <message>
            <source>Income still to come</source>
            <translation>Einkommen, das noch kommt</translation>
        </message>
        <message>
            <source>Ducats after phase 2</source>
            <translation>Dukaten nach Phase 2</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>Ducats to spend</source>
            <translation>Dukaten zum Ausgeben</translation>
        </message>
        <message>
            <source>Bought this turn</source>
            <translation>In diesem Zug gekauft</translation>
        </message>
        <message>
            <source>Seals of the career step</source>
            <translation>Siegel der Karrierestufe</translation>
        </message>
        <message>
            <source>Offices taken</source>
            <translation>Kontore genommen</translation>
        </message>
        <message>
            <source>Missions taken</source>
            <translation>Aufträge genommen</translation>
        </message>
        <message>
            <source>Ducats left</source>
            <translation>Dukaten übrig</translation>
        </message>
        <message>
            <source>Privileges · one a turn</source>
            <translation>Privilegien · eines je Zug</translation>
        </message>
        <message>
            <source>Next ship</source>
            <translation>Schiff danach</translation>
        </message>
        <message>
            <source>now</source>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>then</source>
            <translation>danach</translation>
        </message>
        <message>
            <source>next</source>
            <translation>danach</translation>
        </message>
        <message>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message numerus="yes">
            <source>Aid: pushed up %n step(s)</source>
            <translation>
                <numerusform>Hilfe: um %n Stufe verschoben</numerusform>
                <numerusform>Hilfe: um %n Stufen verschoben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the free row shows %n seal(s) a turn</source>
            <translation>
                <numerusform>die freie Zeile zeigt %n Siegel je Zug</numerusform>
                <numerusform>die freie Zeile zeigt %n Siegel je Zug</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} plays the front side of {career}.</source>
            <translation>{name} spielt {career} mit der Vorderseite.</translation>
        </message>
        <message>
            <source>{name} plays the back side of {career}.</source>
            <translation>{name} spielt {career} mit der Rückseite.</translation>
        </message>
        <message>
            <source>{name} takes the {city} office.</source>
            <translation>{name} nimmt das Kontor in {city}.</translation>
        </message>
        <message>
            <source>{name} takes the mission “{mission}”.</source>
            <translation>{name} nimmt den Auftrag „{mission}“.</translation>
        </message>
        <message numerus="yes">
            <source>{name} draws the mission “{mission}” for %n ducat(s).</source>
            <translation>
                <numerusform>{name} zieht für %n Dukaten den Auftrag „{mission}“.</numerusform>
                <numerusform>{name} zieht für %n Dukaten den Auftrag „{mission}“.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} draws the mission “{mission}” from the pile.</source>
            <translation>{name} zieht den Auftrag „{mission}“ vom Stapel.</translation>
        </message>
        <message numerus="yes">
            <source>{name} draws a mission from the pile for %n ducat(s).</source>
            <translation>
                <numerusform>{name} zieht für %n Dukaten einen Auftrag vom Stapel.</numerusform>
                <numerusform>{name} zieht für %n Dukaten einen Auftrag vom Stapel.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} draws a mission from the pile.</source>
            <translation>{name} zieht einen Auftrag vom Stapel.</translation>
        </message>
        <message numerus="yes">
            <source>{name} pays %n ducat(s) for two offices and two missions; {left} left.</source>
            <translation>
                <numerusform>{name} zahlt %n Dukaten für zwei Kontore und zwei Aufträge; übrig: {left}.</numerusform>
                <numerusform>{name} zahlt %n Dukaten für zwei Kontore und zwei Aufträge; übrig: {left}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new mission(s): {missions}.</source>
            <translation>
                <numerusform>Neuer Auftrag: {missions}.</numerusform>
                <numerusform>%n neue Aufträge: {missions}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} lays the {card} office as a placeholder for {city}.</source>
            <translation>{name} legt das Kontor von {card} als Platzhalter für {city}.</translation>
        </message>
        <message>
            <source>{name} stays in port.</source>
            <translation>{name} bleibt im Hafen.</translation>
        </message>
        <message>
            <source>{name} sails to {route}.</source>
            <translation>{name} segelt nach {route}.</translation>
        </message>
        <message>
            <source>{name} sails {route}.</source>
            <translation>{name} segelt {route}.</translation>
        </message>
        <message>
            <source>{name} makes {luxury} from {goods}: {gain}.</source>
            <translation>{name} macht {luxury} aus {goods}: {gain}.</translation>
        </message>
        <message>
            <source>{name} makes {luxury} from {goods}.</source>
            <translation>{name} macht {luxury} aus {goods}.</translation>
        </message>
        <message>
            <source>{name} uses {good} from the hold.</source>
            <translation>{name} verwendet {good} aus dem Laderaum.</translation>
        </message>
        <message>
            <source>{name} uses {good}.</source>
            <translation>{name} verwendet {good}.</translation>
        </message>
        <message>
            <source>{name} fulfils the upper line of a mission with {goods}: {seals}.</source>
            <translation>{name} erfüllt mit {goods} die obere Zeile eines Auftrags: {seals}.</translation>
        </message>
        <message>
            <source>{name} finishes a mission with {goods}: {seals}.</source>
            <translation>{name} erledigt mit {goods} einen Auftrag: {seals}.</translation>
        </message>
        <message numerus="yes">
            <source>{name} reaches career step {level} for %n ducat(s).</source>
            <translation>
                <numerusform>{name} erreicht für %n Dukaten Karrierestufe {level}.</numerusform>
                <numerusform>{name} erreicht für %n Dukaten Karrierestufe {level}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} reaches career step {level}.</source>
            <translation>{name} erreicht Karrierestufe {level}.</translation>
        </message>
        <message>
            <source>{name} stores {good}.</source>
            <translation>{name} lagert {good}.</translation>
        </message>
        <message>
            <source>{name} stores {good} and gives up {other}.</source>
            <translation>{name} lagert {good} und gibt {other} auf.</translation>
        </message>
        <message>
            <source>{name} takes income in {cities}: {ducats}.</source>
            <translation>{name} nimmt Einkommen in {cities}: {ducats}.</translation>
        </message>
        <message>
            <source>{name} uses the privilege “{privilege}”: {ducats}.</source>
            <translation>{name} nutzt das Privileg „{privilege}“: {ducats}.</translation>
        </message>
        <message>
            <source>{name} uses the privilege “{privilege}”.</source>
            <translation>{name} nutzt das Privileg „{privilege}“.</translation>
        </message>
        <message numerus="yes">
            <source>{name} pays the harbour fee(s) in {cities}: {ducats}.</source>
            <translation>
                <numerusform>{name} zahlt die Hafengebühr in {cities}: {ducats}.</numerusform>
                <numerusform>{name} zahlt die Hafengebühren in {cities}: {ducats}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} leaves a mission open; still to do: {goods}.</source>
            <translation>{name} lässt einen Auftrag offen; es fehlt noch: {goods}.</translation>
        </message>
        <message>
            <source>{name} puts a half-done mission under the ship.</source>
            <translation>{name} legt einen halb erfüllten Auftrag unter das Schiff.</translation>
        </message>
        <message numerus="yes">
            <source>{name} buys the {city} office for %n ducat(s).</source>
            <translation>
                <numerusform>{name} kauft das Kontor in {city} für %n Dukaten.</numerusform>
                <numerusform>{name} kauft das Kontor in {city} für %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} improves the ship to speed {speed} for %n ducat(s).</source>
            <translation>
                <numerusform>{name} verbessert das Schiff für %n Dukaten auf Geschwindigkeit {speed}.</numerusform>
                <numerusform>{name} verbessert das Schiff für %n Dukaten auf Geschwindigkeit {speed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} buys the mission “{mission}” for %n ducat(s).</source>
            <translation>
                <numerusform>{name} kauft den Auftrag „{mission}“ für %n Dukaten.</numerusform>
                <numerusform>{name} kauft den Auftrag „{mission}“ für %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} takes %n seal(s) by privilege.</source>
            <translation>
                <numerusform>{name} nimmt %n Siegel durch das Privileg.</numerusform>
                <numerusform>{name} nimmt %n Siegel durch das Privileg.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} takes %n seal(s) for the career.</source>
            <translation>
                <numerusform>{name} nimmt %n Siegel für die Karriere.</numerusform>
                <numerusform>{name} nimmt %n Siegel für die Karriere.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} earns the bonus “{bonus}”: {seals}.</source>
            <translation>{name} erhält den Bonus „{bonus}“: {seals}.</translation>
        </message>
        <message numerus="yes">
            <source>The bonus “{bonus}” brings %n seal(s) from now on.</source>
            <translation>
                <numerusform>Der Bonus „{bonus}“ bringt von nun an %n Siegel.</numerusform>
                <numerusform>Der Bonus „{bonus}“ bringt von nun an %n Siegel.</numerusform>
            </translation>
        </message>
        <message>
            <source>The bonus card “{bonus}” leaves the game.</source>
            <translation>Die Bonuskarte „{bonus}“ verlässt das Spiel.</translation>
        </message>
        <message>
            <source>The last round begins.</source>
            <translation>Die letzte Runde beginnt.</translation>
        </message>
        <message>
            <source>The game is over: everybody still shows an ×, nobody wins.</source>
            <translation>Das Spiel ist aus: Alle zeigen noch ein ×, niemand gewinnt.</translation>
        </message>
        <message numerus="yes">
            <source>The game is over: {names} win(s).</source>
            <translation>
                <numerusform>Das Spiel ist aus: {names} gewinnt.</numerusform>
                <numerusform>Das Spiel ist aus: {names} gewinnen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Play the front side</source>
            <translation>Vorderseite spielen</translation>
        </message>
        <message>
            <source>Play the back side</source>
            <translation>Rückseite spielen</translation>
        </message>
        <message>
            <source>Stay in port</source>
            <translation>Im Hafen bleiben</translation>
        </message>
        <message>
            <source>Sail with speed +1</source>
            <translation>Segeln mit Geschwindigkeit +1</translation>
        </message>
        <message>
            <source>Sail</source>
            <translation>Segeln</translation>
        </message>
        <message>
            <source>End phase 2</source>
            <translation>Phase 2 beenden</translation>
        </message>
        <message>
            <source>Leave it open</source>
            <translation>Offen lassen</translation>
        </message>
        <message>
            <source>Under the ship</source>
            <translation>Unter das Schiff</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Buy nothing</source>
            <translation>Nichts kaufen</translation>
        </message>
        <message numerus="yes">
            <source>Take the {city} office for %n ducat(s)</source>
            <translation>
                <numerusform>Kontor in {city} für %n Dukaten nehmen</numerusform>
                <numerusform>Kontor in {city} für %n Dukaten nehmen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy the {city} office for %n ducat(s)</source>
            <translation>
                <numerusform>Kontor in {city} für %n Dukaten kaufen</numerusform>
                <numerusform>Kontor in {city} für %n Dukaten kaufen</numerusform>
            </translation>
        </message>
        <message>
            <source>Take the mission “{mission}”</source>
            <translation>Auftrag „{mission}“ nehmen</translation>
        </message>
        <message numerus="yes">
            <source>Buy the mission “{mission}” for %n ducat(s)</source>
            <translation>
                <numerusform>Auftrag „{mission}“ für %n Dukaten kaufen</numerusform>
                <numerusform>Auftrag „{mission}“ für %n Dukaten kaufen</numerusform>
            </translation>
        </message>
        <message>
            <source>Take the top mission of the pile</source>
            <translation>Obersten Auftrag vom Stapel nehmen</translation>
        </message>
        <message numerus="yes">
            <source>Buy the top mission of the pile for %n ducat(s)</source>
            <translation>
                <numerusform>Obersten Auftrag vom Stapel für %n Dukaten kaufen</numerusform>
                <numerusform>Obersten Auftrag vom Stapel für %n Dukaten kaufen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Improve the ship to speed {speed} for %n ducat(s)</source>
            <translation>
                <numerusform>Schiff für %n Dukaten auf Geschwindigkeit {speed} verbessern</numerusform>
                <numerusform>Schiff für %n Dukaten auf Geschwindigkeit {speed} verbessern</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay the {card} office as a placeholder for {city}</source>
            <translation>Kontor von {card} als Platzhalter für {city} legen</translation>
        </message>
        <message>
            <source>Lay {city}</source>
            <translation>{city} legen</translation>
        </message>
        <message numerus="yes">
            <source>Lay the base office of {city}: a fee of %n ducat(s)</source>
            <translation>
                <numerusform>Basiskontor von {city} legen: %n Dukat Gebühr</numerusform>
                <numerusform>Basiskontor von {city} legen: %n Dukaten Gebühr</numerusform>
            </translation>
        </message>
        <message>
            <source>Make {luxury} in {city} from {goods}</source>
            <translation>In {city} {luxury} aus {goods} machen</translation>
        </message>
        <message>
            <source>Make {luxury} in {city} from {goods}: {gain}</source>
            <translation>In {city} {luxury} aus {goods} machen: {gain}</translation>
        </message>
        <message>
            <source>Use {good} from the hold</source>
            <translation>{good} aus dem Laderaum verwenden</translation>
        </message>
        <message>
            <source>Use {good} from {city}</source>
            <translation>{good} aus {city} verwenden</translation>
        </message>
        <message>
            <source>Take the income of {city}: {ducats}</source>
            <translation>Einkommen von {city} nehmen: {ducats}</translation>
        </message>
        <message>
            <source>Store {good}</source>
            <translation>{good} lagern</translation>
        </message>
        <message>
            <source>Store {good} and give up {other}</source>
            <translation>{good} lagern und {other} aufgeben</translation>
        </message>
        <message>
            <source>Privilege: {privilege}, {ducats}</source>
            <translation>Privileg: {privilege}, {ducats}</translation>
        </message>
        <message numerus="yes">
            <source>Privilege: a mission for %n ducat(s)</source>
            <translation>
                <numerusform>Privileg: ein Auftrag für %n Dukaten</numerusform>
                <numerusform>Privileg: ein Auftrag für %n Dukaten</numerusform>
            </translation>
        </message>
        <message>
            <source>Privilege: {privilege}</source>
            <translation>Privileg: {privilege}</translation>
        </message>
        <message>
            <source>Fulfil the upper line with {goods}: {seals}</source>
            <translation>Obere Zeile mit {goods} erfüllen: {seals}</translation>
        </message>
        <message>
            <source>Fulfil the lower line with {goods}: {seals}</source>
            <translation>Untere Zeile mit {goods} erfüllen: {seals}</translation>
        </message>
        <message>
            <source>Leave the mission “{mission}” open</source>
            <translation>Auftrag „{mission}“ offen lassen</translation>
        </message>
        <message>
            <source>Put the mission “{mission}” under the ship</source>
            <translation>Auftrag „{mission}“ unter das Schiff legen</translation>
        </message>
        <message>
            <source>Reach career step {level}: {cost}</source>
            <translation>Karrierestufe {level} erreichen: {cost}</translation>
        </message>
        <message>
            <source>choose a side of {career}.</source>
            <translation>wähle eine Seite von {career}.</translation>
        </message>
        <message>
            <source>Seals a turn, step by step: front {front}; back {back}.</source>
            <translation>Siegel je Zug, Stufe für Stufe: vorn {front}; hinten {back}.</translation>
        </message>
        <message>
            <source>take a mission.</source>
            <translation>nimm einen Auftrag.</translation>
        </message>
        <message>
            <source>take an office.</source>
            <translation>nimm ein Kontor.</translation>
        </message>
        <message>
            <source>take an office or a mission.</source>
            <translation>nimm ein Kontor oder einen Auftrag.</translation>
        </message>
        <message>
            <source>Still to take: {what}.</source>
            <translation>Noch zu nehmen: {what}.</translation>
        </message>
        <message numerus="yes">
            <source>Two offices may cost %n ducat(s) together, paid at the end.</source>
            <translation>
                <numerusform>Zwei Kontore dürfen zusammen %n Dukaten kosten, bezahlt wird am Schluss.</numerusform>
                <numerusform>Zwei Kontore dürfen zusammen %n Dukaten kosten, bezahlt wird am Schluss.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The second office may cost up to %n ducat(s).</source>
            <translation>
                <numerusform>Das zweite Kontor darf höchstens %n Dukaten kosten.</numerusform>
                <numerusform>Das zweite Kontor darf höchstens %n Dukaten kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>lay the first office, or stay in port.</source>
            <translation>lege das erste Kontor oder bleib im Hafen.</translation>
        </message>
        <message>
            <source>sail.</source>
            <translation>segle los.</translation>
        </message>
        <message>
            <source>lay the next office.</source>
            <translation>lege das nächste Kontor.</translation>
        </message>
        <message>
            <source>lay the next office, or sail.</source>
            <translation>lege das nächste Kontor oder segle los.</translation>
        </message>
        <message>
            <source>You cannot sail before the fees can be paid.</source>
            <translation>Lossegeln geht erst, wenn die Gebühren bezahlbar sind.</translation>
        </message>
        <message>
            <source>No neighbouring city is left.</source>
            <translation>Keine Nachbarstadt ist mehr frei.</translation>
        </message>
        <message>
            <source>The fees rule out {cities}.</source>
            <translation>Die Gebühren schließen {cities} aus.</translation>
        </message>
        <message numerus="yes">
            <source>Room for %n more card(s), and one more by privilege.</source>
            <translation>
                <numerusform>Platz für %n weitere Karte, und eine mehr mit dem Privileg.</numerusform>
                <numerusform>Platz für %n weitere Karten, und eine mehr mit dem Privileg.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Room for %n more card(s).</source>
            <translation>
                <numerusform>Platz für %n weitere Karte.</numerusform>
                <numerusform>Platz für %n weitere Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The last card uses the privilege speed +1.</source>
            <translation>Die letzte Karte nutzt das Privileg Geschwindigkeit +1.</translation>
        </message>
        <message>
            <source>One more card only with the privilege speed +1.</source>
            <translation>Eine weitere Karte nur mit dem Privileg Geschwindigkeit +1.</translation>
        </message>
        <message>
            <source>The ship is not faster: the route is complete.</source>
            <translation>Schneller ist das Schiff nicht: Die Route ist vollständig.</translation>
        </message>
        <message numerus="yes">
            <source>Harbour fees: {fees}; income and luxury goods must bring %n more ducat(s).</source>
            <translation>
                <numerusform>Hafengebühren: {fees}; Einkommen und Luxusgüter müssen noch %n Dukaten bringen.</numerusform>
                <numerusform>Hafengebühren: {fees}; Einkommen und Luxusgüter müssen noch %n Dukaten bringen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Harbour fees so far: {fees} of your {ducats}.</source>
            <translation>Hafengebühren bisher: {fees}, in der Kasse: {ducats}.</translation>
        </message>
        <message>
            <source>lay an artisan</source>
            <translation>lege eine Manufaktur</translation>
        </message>
        <message>
            <source>fulfil a mission</source>
            <translation>erfülle einen Auftrag</translation>
        </message>
        <message>
            <source>climb in your career</source>
            <translation>steig auf</translation>
        </message>
        <message>
            <source>store a card</source>
            <translation>lagere ein</translation>
        </message>
        <message>
            <source>take income</source>
            <translation>nimm Einkommen</translation>
        </message>
        <message>
            <source>use the privilege</source>
            <translation>nutze das Privileg</translation>
        </message>
        <message>
            <source>end phase 2</source>
            <translation>beende Phase 2</translation>
        </message>
        <message>
            <source>{choices}.</source>
            <translation>{choices}.</translation>
        </message>
        <message numerus="yes">
            <source>The harbour fees still lack %n ducat(s).</source>
            <translation>
                <numerusform>Für die Hafengebühren fehlt noch %n Dukat.</numerusform>
                <numerusform>Für die Hafengebühren fehlen noch %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Career step {level} can be reached.</source>
            <translation>Karrierestufe {level} ist erreichbar.</translation>
        </message>
        <message>
            <source>Can be fulfilled: {lines}.</source>
            <translation>Erfüllbar: {lines}.</translation>
        </message>
        <message>
            <source>{city} can make {luxury} from {goods}: {gain}.</source>
            <translation>{city} kann {luxury} aus {goods} machen: {gain}.</translation>
        </message>
        <message>
            <source>The ship has stayed in port.</source>
            <translation>Das Schiff ist im Hafen geblieben.</translation>
        </message>
        <message>
            <source>Every card is used.</source>
            <translation>Alle Karten sind benutzt.</translation>
        </message>
        <message>
            <source>No artisan and no mission line fits what is left.</source>
            <translation>Für den Rest passt keine Manufaktur und keine Auftragszeile.</translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) of income come(s) by itself.</source>
            <translation>
                <numerusform>%n Dukat Einkommen kommt von selbst.</numerusform>
                <numerusform>%n Dukaten Einkommen kommen von selbst.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) of harbour fees are due.</source>
            <translation>
                <numerusform>%n Dukat Hafengebühr ist fällig.</numerusform>
                <numerusform>%n Dukaten Hafengebühren sind fällig.</numerusform>
            </translation>
        </message>
        <message>
            <source>choose what the mission gets: {goods}.</source>
            <translation>wähle, was der Auftrag bekommt: {goods}.</translation>
        </message>
        <message>
            <source>choose what career step {level} gets.</source>
            <translation>wähle, was Karrierestufe {level} bekommt.</translation>
        </message>
        <message>
            <source>Still needed: {what}.</source>
            <translation>Noch nötig: {what}.</translation>
        </message>
        <message>
            <source>What goes here brings nothing else.</source>
            <translation>Was hier hingeht, bringt sonst nichts ein.</translation>
        </message>
        <message>
            <source>leave “{mission}” open, or put it under the ship.</source>
            <translation>lass „{mission}“ offen oder lege den Auftrag unter das Schiff.</translation>
        </message>
        <message>
            <source>Open, its lower line ({goods}) can bring {seals} later.</source>
            <translation>Offen kann die untere Zeile ({goods}) später {seals} bringen.</translation>
        </message>
        <message>
            <source>Under the ship it is done, and counts no longer as in progress.</source>
            <translation>Unter dem Schiff ist er erledigt und nicht mehr in Arbeit.</translation>
        </message>
        <message>
            <source>an office</source>
            <translation>ein Kontor</translation>
        </message>
        <message>
            <source>a faster ship</source>
            <translation>ein schnelleres Schiff</translation>
        </message>
        <message>
            <source>a mission</source>
            <translation>einen Auftrag</translation>
        </message>
        <message>
            <source>buy {choices}, or nothing.</source>
            <translation>kaufe {choices} – oder nichts.</translation>
        </message>
        <message>
            <source>buy a mission with the privilege, or end the turn.</source>
            <translation>kaufe einen Auftrag mit dem Privileg oder beende den Zug.</translation>
        </message>
        <message>
            <source>end the turn.</source>
            <translation>beende den Zug.</translation>
        </message>
        <message numerus="yes">
            <source>By privilege a mission costs %n ducat(s).</source>
            <translation>
                <numerusform>Mit dem Privileg kostet ein Auftrag %n Dukaten.</numerusform>
                <numerusform>Mit dem Privileg kostet ein Auftrag %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>One thing has been bought this turn.</source>
            <translation>In diesem Zug ist schon etwas gekauft.</translation>
        </message>
        <message numerus="yes">
            <source>%n mission(s) in progress: no purchase.</source>
            <translation>
                <numerusform>%n Auftrag in Arbeit: kein Kauf.</numerusform>
                <numerusform>%n Aufträge in Arbeit: kein Kauf.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) suffice for: {what}.</source>
            <translation>
                <numerusform>%n Dukat reicht für: {what}.</numerusform>
                <numerusform>%n Dukaten reichen für: {what}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) do not suffice.</source>
            <translation>
                <numerusform>%n Dukat reicht nicht.</numerusform>
                <numerusform>%n Dukaten reichen nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>No ship is faster than yours.</source>
            <translation>Kein Schiff ist schneller als deins.</translation>
        </message>
        <message numerus="yes">
            <source>Speed {speed} costs %n ducat(s).</source>
            <translation>
                <numerusform>Geschwindigkeit {speed} kostet %n Dukaten.</numerusform>
                <numerusform>Geschwindigkeit {speed} kostet %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Offices cost from %n ducat(s).</source>
            <translation>
                <numerusform>Kontore kosten ab %n Dukaten.</numerusform>
                <numerusform>Kontore kosten ab %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>choose a mission for %n ducat(s).</source>
            <translation>
                <numerusform>wähle einen Auftrag für %n Dukaten.</numerusform>
                <numerusform>wähle einen Auftrag für %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The pile is used up; only open missions are left.</source>
            <translation>Der Stapel ist verbraucht; es gibt nur noch offene Aufträge.</translation>
        </message>
        <message>
            <source>An open one, or the top one of the pile, unseen by others.</source>
            <translation>Einen offenen oder den obersten vom Stapel, den die anderen nicht sehen.</translation>
        </message>
        <message>
            <source>A first game has “8 offices” and “five-city route”.</source>
            <translation>Eine erste Partie hat „8 Kontore“ und „5-Städte-Route“.</translation>
        </message>
        <message>
            <source>First game</source>
            <translation>Erste Partie</translation>
        </message>
        <message>
            <source>Two at random</source>
            <translation>Zwei zufällige</translation>
        </message>
        <message>
            <source>Career cards</source>
            <translation>Karrierekarten</translation>
        </message>
        <message>
            <source>A first game is played with the front sides.</source>
            <translation>Eine erste Partie spielt man mit den Vorderseiten.</translation>
        </message>
        <message>
            <source>Front sides</source>
            <translation>Vorderseiten</translation>
        </message>
        <message>
            <source>Everybody chooses</source>
            <translation>Alle wählen</translation>
        </message>
        <message>
            <source>Novgorod</source>
            <translation>Nowgorod</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Nutzen</translation>
        </message>
        <message>
            <source>Buy</source>
            <translation>Kauf</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Letzte Runde</translation>
        </message>
        <message>
            <source>First picks</source>
            <translation>Erste Wahl</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Career {number}</source>
            <translation>Karriere {number}</translation>
        </message>
        <message>
            <source>8 offices</source>
            <translation>8 Kontore</translation>
        </message>
        <message>
            <source>Five-city route</source>
            <translation>5-Städte-Route</translation>
        </message>
        <message>
            <source>Luxury merchant</source>
            <translation>Luxushändler</translation>
        </message>
        <message>
            <source>3 missions</source>
            <translation>3 Aufträge</translation>
        </message>
        <message>
            <source>Career</source>
            <translation>Karriere</translation>
        </message>
        <message>
            <source>Variety of goods</source>
            <translation>Warenvielfalt</translation>
        </message>
        <message>
            <source>additional income</source>
            <translation>zusätzliche Einnahmen</translation>
        </message>
        <message>
            <source>speed +1</source>
            <translation>Geschwindigkeit +1</translation>
        </message>
        <message>
            <source>mission −{ducats}</source>
            <translation>Auftrag −{ducats}</translation>
        </message>
        <message>
            <source>+1 seal</source>
            <translation>+1 Siegel</translation>
        </message>
        <message>
            <source>move the pirate</source>
            <translation>den Piraten versetzen</translation>
        </message>
        <message>
            <source>“{mission}”</source>
            <translation>„{mission}“</translation>
        </message>
        <message>
            <source>{good} (hold)</source>
            <translation>{good} (Laderaum)</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} oder {last}</translation>
        </message>
        <message numerus="yes">
            <source>%n seal(s)</source>
            <translation>
                <numerusform>%n Siegel</numerusform>
                <numerusform>%n Siegel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s)</source>
            <translation>
                <numerusform>%n Dukat</numerusform>
                <numerusform>%n Dukaten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n office(s)</source>
            <translation>
                <numerusform>%n Kontor</numerusform>
                <numerusform>%n Kontore</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mission(s)</source>
            <translation>
                <numerusform>%n Auftrag</numerusform>
                <numerusform>%n Aufträge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n different commodity(ies)</source>
            <translation>
                <numerusform>%n Ware</numerusform>
                <numerusform>%n verschiedene Waren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n different luxury good(s)</source>
            <translation>
                <numerusform>%n Luxusgut</numerusform>
                <numerusform>%n verschiedene Luxusgüter</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NovgorodFaces</name>
        <message>
            <source>Aid · reached {level}</source>
            <translation>Hilfe · Stufe {level}</translation>
        </message>
        <message>
            <source>used</source>
            <translation>benutzt</translation>
        </message>
        <message>
            <source>price</source>
            <translation>Preis</translation>
        </message>
        <message>
            <source>income</source>
            <translation>Einkommen</translation>
        </message>
        <message>
            <source>harbour fee</source>
            <translation>Hafengebühr</translation>
        </message>
        <message>
            <source>both: 5</source>
            <translation>beide: 5</translation>
        </message>
        <message>
            <source>speed</source>
            <translation>Geschwindigkeit</translation>
        </message>
        <message>
            <source>hold</source>
            <translation>Laderaum</translation>
        </message>
    </context>
    <context>
        <name>Question</name>
        <message>
            <source>Rule {rule}</source>
            <translation>Regel {rule}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Das Spiel ist zu Ende.</translation>
        </message>
        <message>
            <source>{name} is thinking …</source>
            <translation>{name} überlegt …</translation>
        </message>
        <message>
            <source>{name}:</source>
            <translation>{name}:</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Take back the last action (Ctrl+Z)</source>
            <translation>Den letzten Schritt zurücknehmen (Strg+Z)</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>No undo: a new card was seen.</source>
            <translation>Kein Zurück: Eine neue Karte war zu sehen.</translation>
        </message>
        <message>
            <source>No undo: that turn is over.</source>
            <translation>Kein Zurück: Dieser Zug ist vorbei.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>{game}, {chapter}: {name} is to play</source>
            <translation>{game}, {chapter}: {name} ist am Zug</translation>
        </message>
        <message>
            <source>{count} players</source>
            <translation>{count} Spieler</translation>
        </message>
        <message>
            <source>{players}; left {when}</source>
            <translation>{players}; verlassen {when}</translation>
        </message>
        <message>
            <source>{game}, {players}</source>
            <translation>{game}, {players}</translation>
        </message>
        <message>
            <source>not finished</source>
            <translation>nicht beendet</translation>
        </message>
        <message>
            <source>on {day} at {time}</source>
            <translation>am {day} um {time}</translation>
        </message>
    </context>
    <context>
        <name>RigaFaces</name>
        <message>
            <source>once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>points</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Rulebook</name>
        <message>
            <source>This rulebook has no rule {rule}.</source>
            <translation>Dieses Regelbuch hat keine Regel {rule}.</translation>
        </message>
        <message>
            <source>Rules – {game}</source>
            <translation>Regeln – {game}</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Vorwärts</translation>
        </message>
        <message>
            <source>Previous match</source>
            <translation>Vorige Fundstelle</translation>
        </message>
        <message>
            <source>Next match</source>
            <translation>Nächste Fundstelle</translation>
        </message>
        <message>
            <source>Not translated yet; here it is in English.</source>
            <translation>Noch nicht übersetzt; hier auf Englisch.</translation>
        </message>
        <message>
            <source>The rulebook cannot be read: {reason}</source>
            <translation>Das Regelbuch kann nicht gelesen werden: {reason}</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <translation>{number} von {count}</translation>
        </message>
        <message>
            <source>not found</source>
            <translation>nicht gefunden</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>As the computer</source>
            <translation>Wie der Computer</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Moving pieces</source>
            <translation>Bewegungen</translation>
        </message>
        <message>
            <source>Turns of the computer</source>
            <translation>Züge des Computers</translation>
        </message>
        <message>
            <source>Curtain</source>
            <translation>Vorhang</translation>
        </message>
        <message>
            <source>Texts change at once, also in a running game.</source>
            <translation>Alle Texte wechseln sofort, auch im laufenden Spiel.</translation>
        </message>
        <message>
            <source>How fast cards and figures move; a click always ends the motion.</source>
            <translation>Wie schnell sich Karten und Figuren bewegen; ein Klick beendet jede Bewegung.</translation>
        </message>
        <message>
            <source>How long each move of the computer stays to be looked at.</source>
            <translation>Wie lange jeder Zug des Computers zu sehen bleibt.</translation>
        </message>
        <message>
            <source>Hides the hands between the turns when several people share this screen.</source>
            <translation>Verdeckt die Hände zwischen den Zügen, wenn mehrere Menschen an diesem Bildschirm spielen.</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>English</source>
            <comment>the name of the language of this translation</comment>
            <translation>Deutsch</translation>
        </message>
        <message>
            <source>Choose the language</source>
            <translation>Sprache wählen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>Learn it</source>
            <translation>Lernen</translation>
        </message>
        <message>
            <source>Rulebook of {game}</source>
            <translation>Regelbuch von {game}</translation>
        </message>
        <message>
            <source>Open another record</source>
            <translation>Andere Aufzeichnung öffnen</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} Min.</translation>
        </message>
        <message>
            <source>Novgorod</source>
            <translation>Nowgorod</translation>
        </message>
        <message>
            <source>Sail a route of cities, put artisans to work, and win thirty seals.</source>
            <translation>Segle von Stadt zu Stadt, lass Manufakturen arbeiten und gewinne dreißig Siegel.</translation>
        </message>
        <message>
            <source>Riga</source>
            <translation>Riga</translation>
        </message>
        <message>
            <source>Take goods, raise the houses of five cities, and let them work for you.</source>
            <translation>Nimm Waren, errichte die Häuser von fünf Städten und lass sie für dich arbeiten.</translation>
        </message>
        <message>
            <source>Kogge</source>
            <translation>Kogge</translation>
        </message>
        <message>
            <source>Bid, sail unsure courses, trade and raid: five points of development win.</source>
            <translation>Biete, segle auf unsicherem Kurs, handle und kapere: Fünf Entwicklungspunkte gewinnen.</translation>
        </message>
        <message>
            <source>coming in a later version</source>
            <translation>kommt in einer späteren Version</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Aufzeichnungen</translation>
        </message>
        <message>
            <source>Rulebooks</source>
            <translation>Regelbücher</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>Finished games will be listed here.</source>
            <translation>Hier werden beendete Partien aufgeführt.</translation>
        </message>
        <message>
            <source>HANSETABLE</source>
            <translation>HANSETABLE</translation>
        </message>
        <message>
            <source>Novgorod, Riga and Kogge at one table</source>
            <translation>Nowgorod, Riga und Kogge an einem Tisch</translation>
        </message>
        <message>
            <source>Drag or click what glows.</source>
            <translation>Ziehe oder klicke, was leuchtet.</translation>
        </message>
        <message>
            <source>Arrow keys choose a move, Enter plays it.</source>
            <translation>Pfeiltasten wählen, Enter spielt.</translation>
        </message>
        <message>
            <source>Rest on a card to read it.</source>
            <translation>Zeige auf eine Karte, und lies sie.</translation>
        </message>
        <message>
            <source>A click on ? opens the rule.</source>
            <translation>Ein Klick auf ? öffnet die Regel.</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Something else</source>
            <translation>Etwas anderes</translation>
        </message>
        <message>
            <source>That does not go there now: {question}</source>
            <translation>Das geht dort jetzt nicht: {question}</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>&amp;New game …</source>
            <translation>&amp;Neues Spiel …</translation>
        </message>
        <message>
            <source>&amp;Open record …</source>
            <translation>Aufzeichnung ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>&amp;Save record …</source>
            <translation>Aufzeichnung &amp;sichern …</translation>
        </message>
        <message>
            <source>&amp;Leave the table</source>
            <translation>&amp;Tisch verlassen</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Settings …</source>
            <translation>&amp;Einstellungen …</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>Come &amp;closer</source>
            <translation>&amp;Näher heran</translation>
        </message>
        <message>
            <source>Step &amp;back</source>
            <translation>&amp;Weiter weg</translation>
        </message>
        <message>
            <source>Whole &amp;table</source>
            <translation>&amp;Ganzer Tisch</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Vollbild</translation>
        </message>
        <message>
            <source>Deutsch</source>
            <translation>Deutsch</translation>
        </message>
        <message>
            <source>English</source>
            <translation>English</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>&amp;Rulebook of Novgorod</source>
            <translation>&amp;Regelbuch von Nowgorod</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;About Hansetable</source>
            <translation>Ü&amp;ber Hansetable</translation>
        </message>
        <message>
            <source>Hansetable – {game}</source>
            <translation>Hansetable – {game}</translation>
        </message>
        <message>
            <source>A game is still running. Begin a new one and give it up?</source>
            <translation>Ein Spiel läuft noch. Soll ein neues beginnen und das alte aufgegeben werden?</translation>
        </message>
        <message>
            <source>Give it up</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Aufzeichnung öffnen</translation>
        </message>
        <message>
            <source>not a text file</source>
            <translation>keine Textdatei</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Aufzeichnung sichern</translation>
        </message>
        <message>
            <source>Hansetable {version}: an unofficial table for Novgorod and Riga by Stefan Risthaus (OSTIA-Spiele) and Kogge by Andreas Steding (MOD-Games). It contains no text and no art of the originals.</source>
            <translation>Hansetable {version}: ein inoffizieller Tisch für Novgorod und Riga von Stefan Risthaus (OSTIA-Spiele) und Kogge von Andreas Steding (MOD-Games). Er enthält keine Texte und keine Grafik der Originale.</translation>
        </message>
        <message>
            <source>Hansetable is already open; there is one game at a time.</source>
            <translation>Hansetable ist schon offen; es läuft immer nur ein Spiel.</translation>
        </message>
    </context>
</TS>
