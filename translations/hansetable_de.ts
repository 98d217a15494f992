<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
    <context>
        <name>About</name>
        <message>
            <source>About Hansetable</source>
            <translation>Über Hansetable</translation>
        </message>
        <message>
            <source>Version {version}, free software under the MIT licence</source>
            <translation>Version {version}, freie Software unter der MIT-Lizenz</translation>
        </message>
        <message>
            <source>An unofficial table for Novgorod and Riga by Stefan Risthaus (OSTIA-Spiele) and Kogge by Andreas Steding (MOD-Games).</source>
            <translation>Ein inoffizieller Spieltisch für Nowgorod und Riga von Stefan Risthaus (OSTIA-Spiele) und für Kogge von Andreas Steding (MOD-Games).</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Hansetable contains no text and no artwork from the originals. If you like a game, buy the box: it is better still with friends around a real table.</source>
            <translation>Hansetable enthält weder Texte noch Bilder der Originale. Wenn dir ein Spiel gefällt, kauf es dir: Mit Freunden an einem echten Tisch ist es noch schöner.</translation>
        </message>
    </context>
    <context>
        <name>After</name>
        <message>
            <source>Would you like another game with the same people?</source>
            <translation>Noch eine Partie mit denselben Leuten?</translation>
        </message>
        <message>
            <source>The host of the table does not answer; it is looked for.</source>
            <translation>Der Gastgeber des Tisches antwortet nicht; er wird gesucht.</translation>
        </message>
        <message numerus="yes">
            <source>Another game begins when all are there; %n seat(s) are still free.</source>
            <translation>
                <numerusform>Die nächste Partie beginnt, wenn alle da sind; noch ist %n Platz frei.</numerusform>
                <numerusform>Die nächste Partie beginnt, wenn alle da sind; noch sind %n Plätze frei.</numerusform>
            </translation>
        </message>
        <message>
            <source>Another game begins here as soon as the host lays it.</source>
            <translation>Die nächste Partie beginnt hier, sobald der Gastgeber sie eröffnet.</translation>
        </message>
    </context>
    <context>
        <name>Archive</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Another window has saved a game here; it was kept as {path}.</source>
            <translation>Ein anderes Fenster hat hier eine Partie gesichert; sie wurde als {path} aufbewahrt.</translation>
        </message>
        <message>
            <source>Your guests are playing this game; it can be moved to the trash when you have left the table.</source>
            <translation>Diese Partie spielen deine Gäste gerade; in den Papierkorb kann sie erst, wenn du den Tisch verlassen hast.</translation>
        </message>
        <message>
            <source>Reading the record …</source>
            <translation>Die Aufzeichnung wird gelesen …</translation>
        </message>
    </context>
    <context>
        <name>Asked</name>
        <message>
            <source>Agree</source>
            <translation>Zustimmen</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>You want to undo your last action: it is up to {names}.</source>
            <translation>Du möchtest deine letzte Aktion zurücknehmen; gefragt ist {names}.</translation>
        </message>
        <message>
            <source>{name} has acted meanwhile: nothing is undone.</source>
            <translation>{name} hat inzwischen gehandelt: Nichts wird zurückgenommen.</translation>
        </message>
        <message>
            <source>The table has gone on meanwhile: nothing is undone.</source>
            <translation>Inzwischen ging es weiter: Nichts wird zurückgenommen.</translation>
        </message>
        <message>
            <source>Nothing is undone.</source>
            <translation>Nichts wird zurückgenommen.</translation>
        </message>
        <message>
            <source>{names} did not agree: nothing is undone.</source>
            <translation>{names} ist nicht einverstanden: Nichts wird zurückgenommen.</translation>
        </message>
        <message>
            <source>{name} wants to undo their last action. Do you agree?</source>
            <translation>{name} möchte die eigene letzte Aktion zurücknehmen. Bist du einverstanden?</translation>
        </message>
        <message>
            <source>{name} wants to undo their last action: it is up to {names}.</source>
            <translation>{name} möchte die eigene letzte Aktion zurücknehmen; gefragt ist {names}.</translation>
        </message>
    </context>
    <context>
        <name>Back</name>
        <message>
            <source>somebody else decided last</source>
            <translation>zuletzt hat jemand anderes entschieden</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>die Partie ist zu Ende</translation>
        </message>
        <message>
            <source>that turn is over</source>
            <translation>dieser Zug ist vorbei</translation>
        </message>
        <message>
            <source>{name}: {what}</source>
            <translation>{name}: {what}</translation>
        </message>
        <message>
            <source>{text} ({reason})</source>
            <translation>{text} ({reason})</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>nothing was undone</source>
            <translation>nichts wurde zurückgenommen</translation>
        </message>
        <message>
            <source>nothing to undo</source>
            <translation>nichts zurückzunehmen</translation>
        </message>
        <message>
            <source>something new came to light</source>
            <translation>etwas Neues kam zum Vorschein</translation>
        </message>
        <message>
            <source>Cannot undo: {reason}.</source>
            <translation>Zurücknehmen geht nicht: {reason}.</translation>
        </message>
        <message>
            <source>Cannot redo: {reason}.</source>
            <translation>Wiederholen geht nicht: {reason}.</translation>
        </message>
        <message numerus="yes">
            <source>%n action(s) undone; what was seen stays seen.</source>
            <translation>
                <numerusform>%n Aktion zurückgenommen; was gesehen wurde, bleibt gesehen.</numerusform>
                <numerusform>%n Aktionen zurückgenommen; was gesehen wurde, bleibt gesehen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo this and everything after it</source>
            <translation>Dies und alles danach zurücknehmen</translation>
        </message>
        <message>
            <source>Redo what was undone (Ctrl+Shift+Z or Ctrl+Y)</source>
            <translation>Das Zurückgenommene wiederholen (Strg+Umschalt+Z oder Strg+Y)</translation>
        </message>
        <message>
            <source>By the rules this stays: something new came to light, or somebody else decided last. In a practice game everything can be undone, back to your own last decision. This game then is a practice game, and its record says so. You are asked only once.</source>
            <translation>Nach den Regeln bleibt das stehen: Es kam etwas Neues ans Licht, oder jemand anders hat zuletzt entschieden. In einer Übungspartie lässt sich alles zurücknehmen, bis zu deiner eigenen letzten Entscheidung. Diese Partie ist dann eine Übungspartie, und ihre Aufzeichnung sagt das. Du wirst nur einmal gefragt.</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Stehen lassen</translation>
        </message>
        <message>
            <source>Undo, as practice</source>
            <translation>Zurücknehmen, als Übung</translation>
        </message>
        <message>
            <source>Go on as a practice game?</source>
            <translation>Als Übungspartie weiterspielen?</translation>
        </message>
        <message>
            <source>only your last action can be, if all agree</source>
            <translation>nur bei deiner letzten Aktion, wenn alle zustimmen</translation>
        </message>
    </context>
    <context>
        <name>Chronicle</name>
        <message>
            <source>Chronicle</source>
            <translation>Chronik</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Zurück zur Partie</translation>
        </message>
        <message>
            <source>What the chronicle shows</source>
            <translation>Was die Chronik zeigt</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>Show only games of</source>
            <translation>Nur Partien zeigen von</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Nicht beendet</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Show only games with these words</source>
            <translation>Nur Partien mit diesen Wörtern zeigen</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Startseite</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Im Ordner zeigen</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Rückschau</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Rounds · Actions</source>
            <translation>Runden · Aktionen</translation>
        </message>
        <message>
            <source>{name} ({level})</source>
            <translation>{name} ({level})</translation>
        </message>
        <message>
            <source>{name} (all {level})</source>
            <translation>{name} (alle {level})</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>Übung</translation>
        </message>
        <message>
            <source>damaged in line {line}</source>
            <translation>beschädigt in Zeile {line}</translation>
        </message>
        <message>
            <source>cannot be read</source>
            <translation>nicht lesbar</translation>
        </message>
        <message>
            <source>not finished</source>
            <translation>nicht beendet</translation>
        </message>
        <message>
            <source>nobody wins: {scores}</source>
            <translation>niemand gewinnt: {scores}</translation>
        </message>
        <message>
            <source>{name}, {game}</source>
            <translation>{name}, {game}</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Personen</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Wer</translation>
        </message>
        <message numerus="yes">
            <source>%n person(s)</source>
            <translation>
                <numerusform>%n Person</numerusform>
                <numerusform>%n Personen</numerusform>
            </translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>Im Mittel</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestwert</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>Abstand</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>Given away by mistakes, a decision</source>
            <translation>Durch Fehler verschenkt, je Entscheidung</translation>
        </message>
        <message>
            <source>{won} of {games}</source>
            <translation>{won} von {games}</translation>
        </message>
        <message>
            <source>Reviewed games</source>
            <translation>Geprüfte Partien</translation>
        </message>
        <message>
            <source>Of the chance to win</source>
            <translation>Von der Gewinnaussicht</translation>
        </message>
        <message>
            <source>Later half of the games</source>
            <translation>Spätere Hälfte der Partien</translation>
        </message>
        <message>
            <source>Game by game</source>
            <translation>Partie für Partie</translation>
        </message>
        <message>
            <source>{name}, {game}: {table}</source>
            <translation>{name}, {game}: {table}</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{number} ± {noise} %</source>
            <translation>{number} ± {noise} %</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Which games to show</source>
            <translation>Welche Partien gezeigt werden</translation>
        </message>
        <message>
            <source>Search …</source>
            <translation>Suchen …</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Move to trash</source>
            <translation>In den Papierkorb</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Prüfung</translation>
        </message>
        <message>
            <source>No game matches your search.</source>
            <translation>Keine Partie passt zu deiner Suche.</translation>
        </message>
        <message>
            <source>No games yet. Every game you play will be listed here.</source>
            <translation>Noch keine Partien. Hier wird jede Partie aufgeführt, die du spielst.</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>“{name}” is in the trash now.</source>
            <translation>„{name}“ liegt jetzt im Papierkorb.</translation>
        </message>
        <message>
            <source>needs a newer Hansetable</source>
            <translation>braucht ein neueres Hansetable</translation>
        </message>
        <message>
            <source>No finished games yet. Their statistics will appear here.</source>
            <translation>Noch keine beendeten Partien. Hier erscheint ihre Statistik.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) are still being read.</source>
            <translation>
                <numerusform>%n Partie wird noch gelesen.</numerusform>
                <numerusform>%n Partien werden noch gelesen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only decisions made while the game was open are counted: chances from 5 to 95 %. They are judged by what the Merchant believes, so a player like the Merchant seems faultless.</source>
            <translation>Gezählt sind nur Entscheidungen, solange die Partie offen war: bei einer Gewinnaussicht von 5 bis 95 %. Maßstab ist, was der Kaufmann glaubt; wer spielt wie er, scheint deshalb fehlerlos.</translation>
        </message>
    </context>
    <context>
        <name>Crash</name>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Etwas ist schiefgegangen</translation>
        </message>
        <message>
            <source>The report</source>
            <translation>Der Bericht</translation>
        </message>
        <message>
            <source>Leave out the record and the names</source>
            <translation>Aufzeichnung und Namen weglassen</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Tisch verlassen</translation>
        </message>
        <message>
            <source>Save elsewhere …</source>
            <translation>Woanders sichern …</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Copy report</source>
            <translation>Bericht kopieren</translation>
        </message>
        <message>
            <source>Your game of {game} is saved, up to the last action.</source>
            <translation>Deine Partie {game} ist gesichert, bis zur letzten Aktion.</translation>
        </message>
        <message>
            <source>Your game of {game} is not saved.</source>
            <translation>Deine Partie {game} ist nicht gesichert.</translation>
        </message>
        <message>
            <source>Save the game elsewhere before you leave the table.</source>
            <translation>Sichere die Partie woanders, bevor du den Tisch verlässt.</translation>
        </message>
        <message>
            <source>{shown} of {lines} lines</source>
            <translation>{shown} von {lines} Zeilen</translation>
        </message>
        <message>
            <source>It is not sent anywhere. Paste it wherever you report the fault.</source>
            <translation>Er wird nirgendwohin geschickt. Füge ihn dort ein, wo du den Fehler melden willst.</translation>
        </message>
        <message>
            <source>It also contains the record of this game, with all names and everything that is hidden. It is not sent anywhere. Paste it wherever you report the fault.</source>
            <translation>Er enthält auch die Aufzeichnung dieser Partie mit allen Namen und allem, was verdeckt ist. Er wird nirgendwohin geschickt. Füge ihn dort ein, wo du den Fehler melden willst.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>You can continue; the button below the table lets the computer try again.</source>
            <translation>Du kannst weiterspielen; mit dem Knopf unter dem Tisch versucht es der Computer noch einmal.</translation>
        </message>
        <message>
            <source>You can continue; if the table looks wrong, leave it and press Continue on the start page.</source>
            <translation>Du kannst weiterspielen; sieht der Tisch seltsam aus, verlass ihn und drücke auf der Startseite „Weiterspielen“.</translation>
        </message>
        <message>
            <source>A fault occurred in Hansetable while it was starting.</source>
            <translation>Beim Start ist in Hansetable ein Fehler aufgetreten.</translation>
        </message>
        <message>
            <source>A fault occurred in Hansetable while the computer was thinking.</source>
            <translation>Während der Computer überlegte, ist in Hansetable ein Fehler aufgetreten.</translation>
        </message>
        <message>
            <source>A fault occurred in Hansetable while a rule was being applied.</source>
            <translation>Beim Anwenden einer Regel ist in Hansetable ein Fehler aufgetreten.</translation>
        </message>
        <message>
            <source>A fault occurred in Hansetable while the table was being drawn.</source>
            <translation>Beim Zeichnen des Tisches ist in Hansetable ein Fehler aufgetreten.</translation>
        </message>
        <message>
            <source>A fault occurred in Hansetable.</source>
            <translation>In Hansetable ist ein Fehler aufgetreten.</translation>
        </message>
    </context>
    <context>
        <name>Crashed</name>
        <message numerus="yes">
            <source>{moment}, after %n action(s). Nothing is lost, whatever you do now.</source>
            <translation>
                <numerusform>{moment} Uhr, nach %n Aktion. Nichts geht verloren, ganz gleich, was du jetzt tust.</numerusform>
                <numerusform>{moment} Uhr, nach %n Aktionen. Nichts geht verloren, ganz gleich, was du jetzt tust.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It happened %n time(s).</source>
            <translation>
                <numerusform>Das ist %n-mal geschehen.</numerusform>
                <numerusform>Das ist %n-mal geschehen.</numerusform>
            </translation>
        </message>
    </context>
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
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Pass the mouse to {name}.</source>
            <translation>Gib die Maus an {name} weiter.</translation>
        </message>
        <message>
            <source>Lift the curtain</source>
            <translation>Vorhang öffnen</translation>
        </message>
        <message>
            <source>Undo the last action</source>
            <translation>Letzte Aktion zurücknehmen</translation>
        </message>
    </context>
    <context>
        <name>Dates</name>
        <message>
            <source>d MMMM</source>
            <translation>d. MMMM</translation>
        </message>
        <message>
            <source>d MMMM yyyy</source>
            <translation>d. MMMM yyyy</translation>
        </message>
        <message>
            <source>d MMM yyyy, HH:mm</source>
            <translation>d. MMM yyyy, HH:mm</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
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
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
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
            <source>starts · {level}</source>
            <translation>Start · {level}</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>no answer</source>
            <translation>keine Antwort</translation>
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
            <source>Phase {number}: {name}</source>
            <translation>Phase {number}: {name}</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>“{sought}”: {found} of {number}</source>
            <translation>„{sought}“: {found} von {number}</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>Show the lines of all seats.</source>
            <translation>Die Zeilen aller Plätze zeigen.</translation>
        </message>
        <message>
            <source>Show only the lines of {name}.</source>
            <translation>Nur die Zeilen von {name} zeigen.</translation>
        </message>
        <message>
            <source>{name}: {state}</source>
            <translation>{name}: {state}</translation>
        </message>
        <message>
            <source>{title}: {number}</source>
            <translation>{title}: {number}</translation>
        </message>
        <message>
            <source>Known in hand: {cards}</source>
            <translation>Bekannt auf der Hand: {cards}</translation>
        </message>
        <message>
            <source>Open the rulebook at this rule</source>
            <translation>Das Regelbuch an dieser Regel aufschlagen</translation>
        </message>
        <message>
            <source>Point at something on the table, or lead the ring there with the arrow keys, to read about it here.</source>
            <translation>Zeige auf etwas auf dem Tisch oder führe den Ring mit den Pfeiltasten dorthin, um es hier zu lesen.</translation>
        </message>
        <message>
            <source>End of the game</source>
            <translation>Spielende</translation>
        </message>
        <message>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <source>Enter or a double-click plays an action.</source>
            <translation>Enter oder ein Doppelklick führt eine Aktion aus.</translation>
        </message>
        <message>
            <source>There is nothing to choose right now.</source>
            <translation>Im Augenblick ist nichts zu wählen.</translation>
        </message>
        <message>
            <source>No action has these words. Esc shows all again.</source>
            <translation>Keine Aktion enthält diese Wörter. Esc zeigt wieder alle.</translation>
        </message>
        <message>
            <source>Type to search for an action; Esc shows all again.</source>
            <translation>Tippe, um eine Aktion zu suchen; Esc zeigt wieder alle.</translation>
        </message>
        <message>
            <source>acting</source>
            <translation>handelt</translation>
        </message>
        <message>
            <source>away</source>
            <translation>fort</translation>
        </message>
    </context>
    <context>
        <name>Elsewhere</name>
        <message>
            <source>{name}’s table</source>
            <translation>Tisch von {name}</translation>
        </message>
        <message>
            <source>Another game with the same people is wanted by: {names}.</source>
            <translation>Eine weitere Partie in dieser Runde wünschen sich: {names}.</translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>The end of the game</source>
            <translation>Das Ende der Partie</translation>
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
            <source>Replay</source>
            <translation>Rückschau</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Prüfung</translation>
        </message>
        <message>
            <source>How the chances went, which turns decided, and what was better</source>
            <translation>Wie die Aussichten standen, welche Züge entschieden, was besser war</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Save record …</source>
            <translation>Aufzeichnung sichern …</translation>
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
        <message>
            <source>{name} {number}</source>
            <translation>{name} {number}</translation>
        </message>
        <message>
            <source>Look at this turn in the replay</source>
            <translation>Diesen Zug in der Rückschau ansehen</translation>
        </message>
        <message>
            <source>The same players and options, a new deal, and everybody moves up a seat</source>
            <translation>Dieselben Spieler und Optionen, neu gemischt; alle rücken einen Platz weiter</translation>
        </message>
        <message>
            <source>The decisive turns · {name}’s lead over {other}</source>
            <translation>Die entscheidenden Züge · Vorsprung von {name} vor {other}</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>What the sheet shows</source>
            <translation>Was das Blatt zeigt</translation>
        </message>
    </context>
    <context>
        <name>Errors</name>
        <message>
            <source>{file}: expected a record, found no UTF-8 text</source>
            <translation>{file}: erwartet: eine Aufzeichnung; gefunden: kein UTF-8-Text</translation>
        </message>
        <message>
            <source>expected {expected}, found {found}</source>
            <translation>erwartet: {expected}; gefunden: {found}</translation>
        </message>
        <message>
            <source>expected a file, found a folder or a device</source>
            <translation>erwartet: eine Datei, gefunden: ein Ordner oder ein Gerät</translation>
        </message>
        <message>
            <source>the first action</source>
            <translation>die erste Aktion</translation>
        </message>
        <message>
            <source>at most {number} letters</source>
            <translation>höchstens {number} Zeichen</translation>
        </message>
        <message>
            <source>a longer line</source>
            <translation>eine längere Zeile</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>one of {ids}</source>
            <translation>eines von {ids}</translation>
        </message>
        <message>
            <source>a whole number for {name}</source>
            <translation>eine ganze Zahl für {name}</translation>
        </message>
        <message>
            <source>ids of this game</source>
            <translation>Kennungen dieses Spiels</translation>
        </message>
        <message>
            <source>{count} cities</source>
            <translation>{count} Städte</translation>
        </message>
        <message>
            <source>a different commodity in each city</source>
            <translation>in jeder Stadt eine andere Ware</translation>
        </message>
        <message>
            <source>{count} artisans</source>
            <translation>{count} Manufakturen</translation>
        </message>
        <message>
            <source>24 missions</source>
            <translation>24 Aufträge</translation>
        </message>
        <message>
            <source>different luxury goods</source>
            <translation>verschiedene Luxusgüter</translation>
        </message>
        <message>
            <source>offices in descending price</source>
            <translation>Kontore mit fallendem Preis</translation>
        </message>
        <message>
            <source>enough ducats for two offices and two missions with {seats} players</source>
            <translation>genug Dukaten für zwei Kontore und zwei Aufträge bei {seats} Spielern</translation>
        </message>
        <message>
            <source>a cost ({costs}) and a privilege ({privileges})</source>
            <translation>Kosten ({costs}) und ein Privileg ({privileges})</translation>
        </message>
        <message>
            <source>at most 62 cards of goods</source>
            <translation>höchstens 62 Warenkarten</translation>
        </message>
        <message>
            <source>{file}: {where}: expected {expected}, found {found}</source>
            <translation>{file}: {where}: erwartet: {expected}; gefunden: {found}</translation>
        </message>
        <message>
            <source>a mapping</source>
            <translation>Schlüssel mit Werten</translation>
        </message>
        <message>
            <source>exactly the keys {ids}</source>
            <translation>genau die Schlüssel {ids}</translation>
        </message>
        <message>
            <source>a list of {length}</source>
            <translation>eine Liste der Länge {length}</translation>
        </message>
        <message>
            <source>a whole number from {low} to {high}</source>
            <translation>eine ganze Zahl von {low} bis {high}</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <source>{low} to {high} different words of {ids}</source>
            <translation>{low} bis {high} verschiedene Wörter von {ids}</translation>
        </message>
        <message>
            <source>{file}: expected a readable file, found: {found}</source>
            <translation>{file}: erwartet: eine lesbare Datei; gefunden: {found}</translation>
        </message>
        <message>
            <source>{file}: {where}: expected YAML, found: {found}</source>
            <translation>{file}: {where}: erwartet: YAML; gefunden: {found}</translation>
        </message>
        <message>
            <source>one of the keys {ids}</source>
            <translation>einer der Schlüssel {ids}</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>eine Liste</translation>
        </message>
        <message>
            <source>1 word of {ids}</source>
            <translation>1 Wort von {ids}</translation>
        </message>
        <message>
            <source>{count} different words of {ids}</source>
            <translation>{count} verschiedene Wörter von {ids}</translation>
        </message>
        <message>
            <source>not UTF-8 text</source>
            <translation>kein UTF-8-Text</translation>
        </message>
        <message>
            <source>the whole file</source>
            <translation>die ganze Datei</translation>
        </message>
        <message>
            <source>line {line}</source>
            <translation>Zeile {line}</translation>
        </message>
        <message>
            <source>something else</source>
            <translation>etwas anderes</translation>
        </message>
        <message>
            <source>The folder “{name}” of Hansetable is missing; it was expected: {home}</source>
            <translation>Der Ordner „{name}“ von Hansetable fehlt; erwartet wurde er hier: {home}</translation>
        </message>
        <message>
            <source>Cannot write into the folder {folder}; set {variable} to another folder.</source>
            <translation>In den Ordner {folder} lässt sich nicht schreiben; nenne in {variable} einen anderen.</translation>
        </message>
        <message>
            <source>a text of at most {number} letters</source>
            <translation>ein Text mit höchstens {number} Zeichen</translation>
        </message>
        <message>
            <source>training needs numpy: pip install 'hansetable[train]'</source>
            <translation>zum Trainieren fehlt numpy: pip install 'hansetable[train]'</translation>
        </message>
        <message>
            <source>more than {number} bytes</source>
            <translation>mehr als {number} Bytes</translation>
        </message>
        <message>
            <source>printable text</source>
            <translation>druckbarer Text</translation>
        </message>
        <message>
            <source>card values only (names belong in names.yaml)</source>
            <translation>nur Kartenwerte (Namen gehören in names.yaml)</translation>
        </message>
        <message>
            <source>a device</source>
            <translation>ein Gerät</translation>
        </message>
        <message>
            <source>values without &amp; and *</source>
            <translation>Werte ohne &amp; und *</translation>
        </message>
        <message>
            <source>values without !</source>
            <translation>Werte ohne !</translation>
        </message>
        <message>
            <source>at most {number} levels</source>
            <translation>höchstens {number} Ebenen</translation>
        </message>
        <message>
            <source>one document</source>
            <translation>ein einziges Dokument</translation>
        </message>
        <message>
            <source>another one</source>
            <translation>ein weiteres</translation>
        </message>
        <message>
            <source>a text as key</source>
            <translation>ein Text als Schlüssel</translation>
        </message>
        <message>
            <source>each key once</source>
            <translation>jeder Schlüssel einmal</translation>
        </message>
        <message>
            <source>{number} route markers in all</source>
            <translation>insgesamt {number} Marker</translation>
        </message>
        <message>
            <source>something that brings victory points</source>
            <translation>etwas, das Siegpunkte bringt</translation>
        </message>
        <message>
            <source>a city for each of the goods</source>
            <translation>eine Stadt für jede der Waren</translation>
        </message>
        <message>
            <source>{number} goods to begin with</source>
            <translation>{number} Waren für den Anfang</translation>
        </message>
        <message>
            <source>two luxury goods that take {number} commodities at most</source>
            <translation>zwei Luxusgüter, die höchstens {number} Waren brauchen</translation>
        </message>
        <message>
            <source>an office with an income</source>
            <translation>ein Kontor mit Einnahmen</translation>
        </message>
        <message>
            <source>1 to 6 different combinations of commodities</source>
            <translation>1 bis 6 verschiedene Kombinationen von Waren</translation>
        </message>
        <message>
            <source>cards of a value of {number} in all</source>
            <translation>Karten im Wert von insgesamt {number}</translation>
        </message>
        <message>
            <source>a good that is not barred</source>
            <translation>eine Ware, die nicht gesperrt ist</translation>
        </message>
        <message>
            <source>expected a certificate and its key</source>
            <translation>erwartet: ein Zertifikat und sein Schlüssel</translation>
        </message>
        <message>
            <source>the game is not over</source>
            <translation>die Partie ist nicht zu Ende</translation>
        </message>
        <message>
            <source>Cannot make the folder {folder} ({reason}); set {variable} to another folder.</source>
            <translation>Der Ordner {folder} lässt sich nicht anlegen ({reason}); nenne in {variable} einen anderen.</translation>
        </message>
        <message>
            <source>The saved game cannot be continued ({reason}); it was kept as {path}.</source>
            <translation>Die gesicherte Partie lässt sich nicht fortsetzen ({reason}); sie wurde als {path} aufbewahrt.</translation>
        </message>
        <message>
            <source>Cannot save the game</source>
            <translation>Die Partie lässt sich nicht sichern</translation>
        </message>
        <message>
            <source>Cannot read the saved game</source>
            <translation>Die gesicherte Partie lässt sich nicht lesen</translation>
        </message>
        <message>
            <source>Cannot rename the damaged game</source>
            <translation>Die beschädigte Partie lässt sich nicht umbenennen</translation>
        </message>
        <message>
            <source>Cannot save the record</source>
            <translation>Die Aufzeichnung lässt sich nicht sichern</translation>
        </message>
        <message>
            <source>Cannot remove the saved game</source>
            <translation>Die gesicherte Partie lässt sich nicht löschen</translation>
        </message>
        <message>
            <source>{file}: record: {problem}</source>
            <translation>{file}: record: {problem}</translation>
        </message>
        <message>
            <source>{file}: notes: expected rising numbers, found {found}</source>
            <translation>{file}: notes: erwartet: steigende Zahlen; gefunden: {found}</translation>
        </message>
        <message>
            <source>“Hansetable record {version}”</source>
            <translation>„Hansetable record {version}“</translation>
        </message>
        <message>
            <source>line {line}: expected {expected}, found {found}</source>
            <translation>Zeile {line}: erwartet: {expected}; gefunden: {found}</translation>
        </message>
        <message>
            <source>an answer ({ids})</source>
            <translation>eine Antwort ({ids})</translation>
        </message>
        <message>
            <source>a game ({ids})</source>
            <translation>ein Spiel ({ids})</translation>
        </message>
        <message>
            <source>it cannot be locked</source>
            <translation>das Sperren ist nicht möglich</translation>
        </message>
        <message>
            <source>it is not UTF-8 text</source>
            <translation>das ist kein UTF-8-Text</translation>
        </message>
        <message>
            <source>its name is not UTF-8 text</source>
            <translation>der Name ist kein UTF-8-Text</translation>
        </message>
        <message>
            <source>a record of version 1 to {newest}</source>
            <translation>eine Aufzeichnung der Version 1 bis {newest}</translation>
        </message>
        <message>
            <source>a whole number of up to 18 digits as seed</source>
            <translation>eine ganze Zahl mit höchstens 18 Ziffern als Startzahl</translation>
        </message>
        <message>
            <source>“{entry}: …” in the header</source>
            <translation>„{entry}: …“ im Kopf</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>the card values that come with the program</source>
            <translation>die mitgelieferten Kartenwerte</translation>
        </message>
        <message>
            <source>{low} to {high} seats</source>
            <translation>{low} bis {high} Plätze</translation>
        </message>
        <message>
            <source>a free colour ({ids})</source>
            <translation>eine freie Farbe ({ids})</translation>
        </message>
        <message>
            <source>a player ({ids})</source>
            <translation>ein Spieler ({ids})</translation>
        </message>
        <message>
            <source>version {number}</source>
            <translation>Version {number}</translation>
        </message>
        <message>
            <source>a seat and an action</source>
            <translation>ein Platz und eine Aktion</translation>
        </message>
        <message>
            <source>a seat from 1 to {seats}</source>
            <translation>ein Platz von 1 bis {seats}</translation>
        </message>
        <message>
            <source>line {line}: {problem}</source>
            <translation>Zeile {line}: {problem}</translation>
        </message>
        <message>
            <source>an entry of the header or an action</source>
            <translation>ein Eintrag des Kopfes oder eine Aktion</translation>
        </message>
        <message>
            <source>“{entry}” only once</source>
            <translation>„{entry}“ nur einmal</translation>
        </message>
        <message>
            <source>an option ({ids})</source>
            <translation>eine Option ({ids})</translation>
        </message>
        <message>
            <source>“colour, player, name”</source>
            <translation>„Farbe, Spieler, Name“</translation>
        </message>
        <message>
            <source>an action</source>
            <translation>eine Aktion</translation>
        </message>
        <message>
            <source>a legal action of seat {seats}, like “{example}”</source>
            <translation>eine erlaubte Aktion von Platz {seats}, etwa „{example}“</translation>
        </message>
        <message>
            <source>nothing after the end of the game</source>
            <translation>nichts nach dem Ende der Partie</translation>
        </message>
        <message>
            <source>{some} or {other}</source>
            <translation>{some} oder {other}</translation>
        </message>
        <message>
            <source>a legal action of seat {seats}</source>
            <translation>eine erlaubte Aktion von Platz {seats}</translation>
        </message>
        <message>
            <source>Permission denied</source>
            <translation>keine Berechtigung</translation>
        </message>
        <message>
            <source>No such file or directory</source>
            <translation>nicht vorhanden</translation>
        </message>
        <message>
            <source>Is a directory</source>
            <translation>das ist ein Ordner</translation>
        </message>
        <message>
            <source>Not a directory</source>
            <translation>das ist kein Ordner</translation>
        </message>
        <message>
            <source>File exists</source>
            <translation>eine Datei gleichen Namens gibt es schon</translation>
        </message>
        <message>
            <source>No space left on device</source>
            <translation>der Datenträger ist voll</translation>
        </message>
        <message>
            <source>Read-only file system</source>
            <translation>der Datenträger ist schreibgeschützt</translation>
        </message>
        <message>
            <source>there is a file of this name again</source>
            <translation>es gibt wieder eine Datei dieses Namens</translation>
        </message>
        <message>
            <source>not understood: {names}</source>
            <translation>nicht verstanden: {names}</translation>
        </message>
        <message>
            <source>it is too large</source>
            <translation>sie ist zu groß</translation>
        </message>
        <message>
            <source>The home folder {home} does not exist; set {variable} to a folder.</source>
            <translation>Den Benutzerordner {home} gibt es nicht; nenne in {variable} einen Ordner.</translation>
        </message>
        <message>
            <source>a career whose highest level can win</source>
            <translation>eine Karriere, deren höchste Stufe gewinnen kann</translation>
        </message>
        <message>
            <source>the changed card values {mark} in use here</source>
            <translation>die geänderten Kartenwerte {mark}, die hier gelten</translation>
        </message>
        <message>
            <source>{file}: {reason}; what was not understood has its default again, and the old file was kept as {aside}.</source>
            <translation>{file}: {reason}; was nicht verstanden wurde, hat wieder seine Voreinstellung, und die alte Datei wurde als {aside} aufbewahrt.</translation>
        </message>
        <message>
            <source>{file}: {reason}; the default settings hold, and changes are not kept ({why}).</source>
            <translation>{file}: {reason}; es gelten die Voreinstellungen, und Änderungen werden nicht behalten ({why}).</translation>
        </message>
        <message>
            <source>this is not a file of settings</source>
            <translation>das ist keine Datei mit Einstellungen</translation>
        </message>
        <message>
            <source>one action after the other</source>
            <translation>eine Aktion nach der anderen</translation>
        </message>
        <message>
            <source>this game is not known here</source>
            <translation>dieses Spiel gibt es hier nicht</translation>
        </message>
        <message>
            <source>the table plays with other card values</source>
            <translation>der Tisch spielt mit anderen Kartenwerten</translation>
        </message>
        <message>
            <source>expected a seat of the game</source>
            <translation>erwartet: ein Platz der Partie</translation>
        </message>
        <message>
            <source>this is not the table that the code belongs to</source>
            <translation>zu diesem Tisch gehört der Code nicht</translation>
        </message>
        <message>
            <source>the table does not answer</source>
            <translation>der Tisch antwortet nicht</translation>
        </message>
        <message>
            <source>the host does not play what is said</source>
            <translation>der Gastgeber spielt nicht, was gesagt wird</translation>
        </message>
        <message>
            <source>expected a name, a colour and a player a seat</source>
            <translation>erwartet wurden Name, Farbe und Spieler für jeden Platz</translation>
        </message>
        <message>
            <source>expected colours of seats</source>
            <translation>erwartet wurden Farben von Plätzen</translation>
        </message>
        <message>
            <source>expected a seat and events an action</source>
            <translation>erwartet wurden ein Platz und Ereignisse für jede Aktion</translation>
        </message>
        <message>
            <source>expected seats of the table</source>
            <translation>erwartet wurden Plätze des Tisches</translation>
        </message>
    </context>
    <context>
        <name>Folders</name>
        <message>
            <source>Games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>Zwischenspeicher</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Where your data is kept</source>
            <translation>Wo deine Daten liegen</translation>
        </message>
        <message>
            <source>The game you left last, and the records of all games.</source>
            <translation>Die zuletzt verlassene Partie und die Aufzeichnungen aller Partien.</translation>
        </message>
        <message>
            <source>The configuration folder, with your settings and the card values of your own boxes.</source>
            <translation>Der Konfigurationsordner mit deinen Einstellungen und den Kartenwerten deiner eigenen Spiele.</translation>
        </message>
        <message>
            <source>What Hansetable can make again at any time. You may delete this folder.</source>
            <translation>Was Hansetable jederzeit neu anlegen kann. Diesen Ordner darfst du löschen.</translation>
        </message>
        <message>
            <source>To move a folder, for example to a USB stick, close Hansetable, move the folder, and write its new path into the environment variable {data}, {settings} or {cache}. To take your games to another computer, copy the first folder.</source>
            <translation>So ziehst du einen Ordner um, etwa auf einen USB-Stick: Schließe Hansetable, verschiebe den Ordner und trage seinen neuen Pfad in die Umgebungsvariable {data}, {settings} oder {cache} ein. Willst du deine Partien auf einen anderen Rechner mitnehmen, kopiere den ersten Ordner.</translation>
        </message>
    </context>
    <context>
        <name>Found</name>
        <message>
            <source>Tables in your network</source>
            <translation>Tische in deinem Netzwerk</translation>
        </message>
        <message>
            <source>No table has been found so far; it is looked for. One with an address can be joined without being listed here.</source>
            <translation>Noch ist kein Tisch gefunden; die Suche läuft weiter. Wer die Adresse kennt, findet auch ohne diese Liste an den Tisch.</translation>
        </message>
        <message numerus="yes">
            <source>%n free seat(s)</source>
            <translation>
                <numerusform>%n freier Platz</numerusform>
                <numerusform>%n freie Plätze</numerusform>
            </translation>
        </message>
        <message>
            <source>look on</source>
            <translation>zuschauen</translation>
        </message>
        <message>
            <source>no free seat</source>
            <translation>kein freier Platz</translation>
        </message>
        <message>
            <source>too new</source>
            <translation>zu neu</translation>
        </message>
        <message>
            <source>too old</source>
            <translation>zu alt</translation>
        </message>
        <message>
            <source>{game} · has Hansetable {other}, yours is {own}</source>
            <translation>{game} · hat Hansetable {other}, du hast {own}</translation>
        </message>
        <message>
            <source>{game} · needs Hansetable {other}, yours is {own}</source>
            <translation>{game} · braucht Hansetable {other}, du hast {own}</translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>What would the computer do? (Ctrl+H)</source>
            <translation>Was würde der Computer tun? (Strg+H)</translation>
        </message>
        <message>
            <source>Play it</source>
            <translation>So spielen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message numerus="yes">
            <source>The computer has not answered for %n second(s).</source>
            <translation>
                <numerusform>Der Computer antwortet seit %n Sekunde nicht.</numerusform>
                <numerusform>Der Computer antwortet seit %n Sekunden nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>Hint: {action}</source>
            <translation>Tipp: {action}</translation>
        </message>
        <message>
            <source>Then: {actions}</source>
            <translation>Danach: {actions}</translation>
        </message>
        <message>
            <source>What follows depends on what turns up.</source>
            <translation>Was folgt, hängt davon ab, was zum Vorschein kommt.</translation>
        </message>
        <message>
            <source>Until then: {gains}.</source>
            <translation>Bis dahin: {gains}.</translation>
        </message>
        <message>
            <source>By the end of your turn: {gains}.</source>
            <translation>Bis zum Ende deines Zuges: {gains}.</translation>
        </message>
        <message>
            <source>just as good</source>
            <translation>ebenso gut</translation>
        </message>
        <message>
            <source>worth {number} less</source>
            <translation>{number} weniger wert</translation>
        </message>
        <message>
            <source>{action} ({worth})</source>
            <translation>{action} ({worth})</translation>
        </message>
        <message>
            <source>Or: {actions}</source>
            <translation>Oder: {actions}</translation>
        </message>
        <message>
            <source>Hints are switched off in the settings.</source>
            <translation>Tipps sind in den Einstellungen ausgeschaltet.</translation>
        </message>
        <message>
            <source>Looking for a hint …</source>
            <translation>Ein Tipp wird gesucht …</translation>
        </message>
        <message>
            <source>Ask again</source>
            <translation>Noch einmal fragen</translation>
        </message>
        <message>
            <source>A hint usually takes one second. You can go on playing meanwhile.</source>
            <translation>Ein Tipp dauert meist eine Sekunde. Du kannst inzwischen weiterspielen.</translation>
        </message>
        <message>
            <source>No other action promises more.</source>
            <translation>Keine andere Aktion verspricht mehr.</translation>
        </message>
        <message>
            <source>In a lesson, the notes tell you what to do.</source>
            <translation>In einer Lektion sagen dir die Hinweise, was zu tun ist.</translation>
        </message>
        <message>
            <source>You can ask for a hint only when it is up to you to decide.</source>
            <translation>Einen Tipp gibt es nur, wenn du etwas zu entscheiden hast.</translation>
        </message>
        <message>
            <source>{percent} % less chance of winning</source>
            <translation>Gewinnaussicht {percent} % geringer</translation>
        </message>
    </context>
    <context>
        <name>Join</name>
        <message>
            <source>No table answers there.</source>
            <translation>Dort meldet sich kein Tisch.</translation>
        </message>
        <message>
            <source>This is not the code of that table.</source>
            <translation>Das ist nicht der Code dieses Tisches.</translation>
        </message>
        <message>
            <source>This is not the table that the code belongs to.</source>
            <translation>Das ist nicht der Tisch, zu dem der Code gehört.</translation>
        </message>
        <message>
            <source>No seat is free at that table.</source>
            <translation>An diesem Tisch ist kein Platz mehr frei.</translation>
        </message>
        <message>
            <source>Somebody has come in your place.</source>
            <translation>Jemand anders sitzt jetzt auf deinem Platz.</translation>
        </message>
        <message>
            <source>That game is not known here.</source>
            <translation>Dieses Spiel kennt dein Hansetable nicht.</translation>
        </message>
        <message>
            <source>That table plays with other card values.</source>
            <translation>An diesem Tisch gelten andere Kartenwerte.</translation>
        </message>
        <message>
            <source>Code, {some} of {all} letters</source>
            <translation>Code, {some} von {all} Buchstaben</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Dein Name</translation>
        </message>
        <message>
            <source>Address:port</source>
            <translation>Adresse:Port</translation>
        </message>
        <message>
            <source>Sit down</source>
            <translation>Platz nehmen</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>An einen Tisch setzen</translation>
        </message>
        <message numerus="yes">
            <source>%n letter(s) are still missing.</source>
            <translation>
                <numerusform>Es fehlt noch ein Buchstabe.</numerusform>
                <numerusform>Es fehlen noch %n Buchstaben.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your name is still missing.</source>
            <translation>Dein Name fehlt noch.</translation>
        </message>
        <message>
            <source>The address is like 192.168.1.20:13560.</source>
            <translation>Die Adresse sieht aus wie 192.168.1.20:13560.</translation>
        </message>
        <message>
            <source>That table has no room for onlookers.</source>
            <translation>An diesem Tisch ist kein Platz für Zuschauer.</translation>
        </message>
        <message>
            <source>Only look on</source>
            <translation>Nur zuschauen</translation>
        </message>
        <message>
            <source>Choose the table and type the ten letters that its host tells you; no account and no internet is needed.</source>
            <translation>Wähle den Tisch und tippe die zehn Buchstaben, die dir der Gastgeber nennt; ohne Konto, ohne Internet.</translation>
        </message>
        <message>
            <source>Tables in your network</source>
            <translation>Tische in deinem Netzwerk</translation>
        </message>
        <message>
            <source>Look on</source>
            <translation>Zuschauen</translation>
        </message>
        <message>
            <source>The host lays no other game; the table is closed.</source>
            <translation>Der Gastgeber eröffnet keine weitere Partie; der Tisch ist geschlossen.</translation>
        </message>
        <message>
            <source>The host has closed the table.</source>
            <translation>Der Gastgeber hat den Tisch geschlossen.</translation>
        </message>
        <message>
            <source>That table has another version of Hansetable.</source>
            <translation>An diesem Tisch läuft eine andere Version von Hansetable.</translation>
        </message>
        <message>
            <source>The host does not let you in.</source>
            <translation>Der Gastgeber lässt dich nicht an den Tisch.</translation>
        </message>
        <message>
            <source>Too many want to come in there; try again later.</source>
            <translation>Dort wollen zu viele herein; versuch es später noch einmal.</translation>
        </message>
        <message>
            <source>The card values of that table cannot be read here.</source>
            <translation>Die Kartenwerte dieses Tisches lassen sich hier nicht lesen.</translation>
        </message>
        <message>
            <source>What that table says is not understood here; its Hansetable may be another version.</source>
            <translation>Was dieser Tisch sagt, ist hier nicht zu verstehen; vielleicht ist sein Hansetable eine andere Version.</translation>
        </message>
        <message>
            <source>The table is asked; its host has to let you in.</source>
            <translation>Der Tisch wird gefragt; sein Gastgeber muss dich hereinlassen.</translation>
        </message>
        <message numerus="yes">
            <source>{game}: {names}. It begins by itself when all are there; %n seat(s) are still free.</source>
            <translation>
                <numerusform>{game}: {names}. Es beginnt von selbst, wenn alle da sind; ein Platz ist noch frei.</numerusform>
                <numerusform>{game}: {names}. Es beginnt von selbst, wenn alle da sind; noch %n Plätze sind frei.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Arrow keys</source>
            <translation>Pfeiltasten</translation>
        </message>
        <message>
            <source>Shift + arrow keys</source>
            <translation>Umschalt + Pfeiltasten</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>shorten the search</source>
            <translation>die Suche kürzen</translation>
        </message>
        <message>
            <source>In a replay</source>
            <translation>In einer Rückschau</translation>
        </message>
        <message>
            <source>to the start or the end</source>
            <translation>zum Anfang oder zum Ende</translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation>abspielen oder anhalten</translation>
        </message>
        <message>
            <source>leave the replay</source>
            <translation>die Rückschau verlassen</translation>
        </message>
        <message>
            <source>In the rulebook</source>
            <translation>Im Regelbuch</translation>
        </message>
        <message>
            <source>back to where you were</source>
            <translation>zurück zur vorigen Stelle</translation>
        </message>
        <message>
            <source>forward again</source>
            <translation>wieder vorwärts</translation>
        </message>
        <message>
            <source>search</source>
            <translation>suchen</translation>
        </message>
        <message>
            <source>leave the search, then the book</source>
            <translation>die Suche verlassen, dann das Buch</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Überall</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>to the next piece that glows</source>
            <translation>zum nächsten Teil, das leuchtet</translation>
        </message>
        <message>
            <source>to the next piece of any kind, to read it</source>
            <translation>zum nächsten Teil überhaupt, zum Lesen</translation>
        </message>
        <message>
            <source>back or forward in reading order</source>
            <translation>in Leserichtung vor oder zurück</translation>
        </message>
        <message>
            <source>choose the piece in the ring</source>
            <translation>das Teil im Ring wählen</translation>
        </message>
        <message>
            <source>press a button in the bar</source>
            <translation>einen Knopf der Leiste drücken</translation>
        </message>
        <message>
            <source>open the rule for what is shown</source>
            <translation>die Regel zu dem öffnen, was gezeigt wird</translation>
        </message>
        <message>
            <source>back or forward: table, bar, tabs, list</source>
            <translation>vor oder zurück: Tisch, Leiste, Reiter, Liste</translation>
        </message>
        <message>
            <source>In the list of actions</source>
            <translation>In der Liste der Aktionen</translation>
        </message>
        <message>
            <source>search for actions with these words</source>
            <translation>Aktionen mit diesen Wörtern suchen</translation>
        </message>
        <message>
            <source>play the chosen action</source>
            <translation>die gewählte Aktion ausführen</translation>
        </message>
        <message>
            <source>show all actions again</source>
            <translation>wieder alle Aktionen zeigen</translation>
        </message>
        <message>
            <source>copy the chosen lines, also in the log</source>
            <translation>gewählte Zeilen kopieren, auch im Verlauf</translation>
        </message>
        <message>
            <source>a step back or forward</source>
            <translation>einen Schritt zurück oder weiter</translation>
        </message>
        <message>
            <source>a round back or forward</source>
            <translation>eine Runde zurück oder weiter</translation>
        </message>
        <message>
            <source>the review of a game that has ended</source>
            <translation>die Prüfung einer beendeten Partie</translation>
        </message>
        <message>
            <source>the next mistake, or the one before</source>
            <translation>der nächste oder der vorige Fehler</translation>
        </message>
        <message>
            <source>the next match</source>
            <translation>die nächste Fundstelle</translation>
        </message>
        <message>
            <source>the previous match</source>
            <translation>die vorige Fundstelle</translation>
        </message>
        <message>
            <source>save the book as PDF</source>
            <translation>das Regelbuch als PDF sichern</translation>
        </message>
        <message>
            <source>print the book</source>
            <translation>das Regelbuch drucken</translation>
        </message>
        <message>
            <source>pause while others act, and go on</source>
            <translation>Züge der anderen anhalten und fortsetzen</translation>
        </message>
        <message>
            <source>show again what others did</source>
            <translation>noch einmal zeigen, was andere getan haben</translation>
        </message>
        <message>
            <source>let go, then hide the ring</source>
            <translation>loslassen, dann Ring ausblenden</translation>
        </message>
        <message>
            <source>the yellow button; else as Space</source>
            <translation>gelber Knopf; sonst wie Leertaste</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>play the hint</source>
            <translation>den Tipp spielen</translation>
        </message>
        <message>
            <source>show on the table what was better</source>
            <translation>auf dem Tisch zeigen, was besser war</translation>
        </message>
    </context>
    <context>
        <name>Kogge</name>
        <message>
            <source>{name} lays a good on the first pile.</source>
            <translation>{name} legt eine Ware auf den ersten Haufen.</translation>
        </message>
        <message>
            <source>{name} lays {good} on the first pile.</source>
            <translation>{name} legt {good} auf den ersten Haufen.</translation>
        </message>
        <message>
            <source>{name} takes {pile}: {goods}.</source>
            <translation>{name} nimmt {pile}: {goods}.</translation>
        </message>
        <message>
            <source>{name} attacks {other}.</source>
            <translation>{name} greift {other} an.</translation>
        </message>
        <message>
            <source>{name} keeps the peace.</source>
            <translation>{name} hält Frieden.</translation>
        </message>
        <message>
            <source>{name} offers {other} a present: {gives}{where}.</source>
            <translation>{name} bietet {other} ein Geschenk an: {gives}{where}.</translation>
        </message>
        <message>
            <source>{name} asks {other} for a present: {gets}{where}.</source>
            <translation>{name} bittet {other} um ein Geschenk: {gets}{where}.</translation>
        </message>
        <message>
            <source>{name} offers {other} {gives} for {gets}{where}.</source>
            <translation>{name} bietet {other} {gives} für {gets}{where}.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them go(es) into the kontor(s) of {kontors}.</source>
            <translation>
                <numerusform>%n davon geht in das Kontor von {kontors}.</numerusform>
                <numerusform>%n davon gehen in die Kontore von {kontors}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{city} receives {supply}.</source>
            <translation>{city} erhält {supply}.</translation>
        </message>
        <message>
            <source>{name} has chosen {markers}, {other} {their_markers}.</source>
            <translation>{name} hat {markers} ausgesucht, {other} {their_markers}.</translation>
        </message>
        <message>
            <source>{name} trades with {other}: {gives} for {gets}{where}.</source>
            <translation>{name} handelt mit {other}: {gives} für {gets}{where}.</translation>
        </message>
        <message>
            <source>{name} chooses to start in {target}.</source>
            <translation>{name} wählt {target} als Startstadt.</translation>
        </message>
        <message numerus="yes">
            <source>Too many want to start in {city}: {seats} choose(s) again.</source>
            <translation>
                <numerusform>Zu viele wollen in {city} beginnen: {seats} wählt neu.</numerusform>
                <numerusform>Zu viele wollen in {city} beginnen: {seats} wählen neu.</numerusform>
            </translation>
        </message>
        <message>
            <source>{this_route} is turned up: it leads to {target}.</source>
            <translation>{this_route} wird aufgedeckt: Sie führt nach {target}.</translation>
        </message>
        <message>
            <source>{name} buys the second raid marker for {price}.</source>
            <translation>{name} kauft für {price} den zweiten Raubmarker.</translation>
        </message>
        <message>
            <source>{name} buys the bonus chip {chip} for {cost}.</source>
            <translation>{name} kauft für {cost} den Bonuschip {chip}.</translation>
        </message>
        <message>
            <source>{name} gives the guild master {good} for {marker}.</source>
            <translation>{name} gibt dem Gildemeister {good} für {marker}.</translation>
        </message>
        <message>
            <source>{name} gives the guild master {marker} for {good}.</source>
            <translation>{name} gibt dem Gildemeister {marker} für {good}.</translation>
        </message>
        <message>
            <source>{name} lays {laid} face down on {route}</source>
            <translation>{name} legt verdeckt {laid} auf {route}</translation>
        </message>
        <message>
            <source>and takes the hidden one.</source>
            <translation>und nimmt den verdeckten.</translation>
        </message>
        <message>
            <source>and takes {other_marker}.</source>
            <translation>und nimmt {other_marker}.</translation>
        </message>
        <message>
            <source>{name} is ready for the conflict.</source>
            <translation>{name} ist zum Konflikt bereit.</translation>
        </message>
        <message>
            <source>{name} chooses {markers} for the conflict.</source>
            <translation>{name} sucht {markers} für den Konflikt aus.</translation>
        </message>
        <message>
            <source>{name} chooses no marker for the conflict.</source>
            <translation>{name} sucht für den Konflikt keinen Marker aus.</translation>
        </message>
        <message>
            <source>{winner} wins the conflict with {beaten}.</source>
            <translation>{winner} gewinnt den Konflikt mit {beaten}.</translation>
        </message>
        <message>
            <source>{name} withdraws the offer.</source>
            <translation>{name} zieht das Angebot zurück.</translation>
        </message>
        <message numerus="yes">
            <source>Five development points: {winners} win(s).</source>
            <translation>
                <numerusform>Fünf Entwicklungspunkte: {winners} gewinnt.</numerusform>
                <numerusform>Fünf Entwicklungspunkte: {winners} gewinnen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The guild master ends the game: {winners} win(s).</source>
            <translation>
                <numerusform>Der Gildemeister beendet die Partie: {winners} gewinnt.</numerusform>
                <numerusform>Der Gildemeister beendet die Partie: {winners} gewinnen.</numerusform>
            </translation>
        </message>
        <message>
            <source>development points</source>
            <translation>Entwicklungspunkte</translation>
        </message>
        <message>
            <source>kontors</source>
            <translation>Kontore</translation>
        </message>
        <message>
            <source>goods on the cog</source>
            <translation>Waren auf der Kogge</translation>
        </message>
        <message>
            <source>route markers in hand</source>
            <translation>Wegemarker auf der Hand</translation>
        </message>
        <message>
            <source>in {city}</source>
            <translation>in {city}</translation>
        </message>
        <message>
            <source>{name}, in {city}</source>
            <translation>{name}, in {city}</translation>
        </message>
        <message>
            <source>On the city: {goods}.</source>
            <translation>In der Stadt: {goods}.</translation>
        </message>
        <message>
            <source>A kontor here costs {cost}.</source>
            <translation>Ein Kontor kostet hier {cost}.</translation>
        </message>
        <message>
            <source>Building site</source>
            <translation>Bauplatz</translation>
        </message>
        <message>
            <source>Kontor</source>
            <translation>Kontor</translation>
        </message>
        <message>
            <source>to {city}</source>
            <translation>nach {city}</translation>
        </message>
        <message>
            <source>A cog in {city} can sail along it, whatever the distance.</source>
            <translation>Eine Kogge in {city} kann dorthin segeln, egal wie weit.</translation>
        </message>
        <message>
            <source>face down</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>It is turned up for a step and then turned down again.</source>
            <translation>Für einen Schritt wird sie aufgedeckt und danach wieder zugedeckt.</translation>
        </message>
        <message>
            <source>It is turned up when somebody sails along it.</source>
            <translation>Sie wird aufgedeckt, wenn jemand auf ihr segelt.</translation>
        </message>
        <message>
            <source>Guild master</source>
            <translation>Gildemeister</translation>
        </message>
        <message>
            <source>End marker</source>
            <translation>Endmarker</translation>
        </message>
        <message>
            <source>Only those who may know see what it is.</source>
            <translation>Was es ist, sieht nur, wer es wissen darf.</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Ware</translation>
        </message>
        <message>
            <source>The raider takes one of the two piles.</source>
            <translation>Der Räuber nimmt einen der beiden Haufen.</translation>
        </message>
        <message>
            <source>Only its owner knows which marker it is.</source>
            <translation>Welcher Marker es ist, weiß nur der Besitzer.</translation>
        </message>
        <message>
            <source>Route marker</source>
            <translation>Wegemarker</translation>
        </message>
        <message>
            <source>Both markers together cost one good.</source>
            <translation>Beide Marker zusammen kosten eine Ware.</translation>
        </message>
        <message>
            <source>Chosen for the conflict; the two swap what they have chosen.</source>
            <translation>Für den Konflikt ausgesucht; die beiden tauschen ihre Marker.</translation>
        </message>
        <message>
            <source>in the pool</source>
            <translation>im Markervorrat</translation>
        </message>
        <message numerus="yes">
            <source>%n in the supply</source>
            <translation>
                <numerusform>%n im Vorrat</numerusform>
                <numerusform>%n im Vorrat</numerusform>
            </translation>
        </message>
        <message>
            <source>Pair {markers}</source>
            <translation>Paar {markers}</translation>
        </message>
        <message>
            <source>First pile</source>
            <translation>Erster Haufen</translation>
        </message>
        <message>
            <source>Second pile</source>
            <translation>Zweiter Haufen</translation>
        </message>
        <message>
            <source>Raid marker</source>
            <translation>Raubmarker</translation>
        </message>
        <message>
            <source>{name}, not bought yet</source>
            <translation>{name}, noch nicht gekauft</translation>
        </message>
        <message>
            <source>For a raid on half of a cog’s cargo, or on all goods in a city.</source>
            <translation>Für einen Raub: die halbe Ladung einer Kogge oder alle Waren einer Stadt.</translation>
        </message>
        <message>
            <source>city {at}, produces {product}</source>
            <translation>Stadt {at}, erzeugt {product}</translation>
        </message>
        <message>
            <source>to {target}</source>
            <translation>nach {target}</translation>
        </message>
        <message>
            <source>{target}, {colour}</source>
            <translation>{target}, {colour}</translation>
        </message>
        <message>
            <source>The guild master gives it for {price}.</source>
            <translation>Beim Gildemeister gibt es ihn für {price}.</translation>
        </message>
        <message>
            <source>{cargo} on board, {hand} in hand, {points}.</source>
            <translation>{cargo} an Bord, {hand} auf der Hand, {points}.</translation>
        </message>
        <message numerus="yes">
            <source>%n left</source>
            <translation>
                <numerusform>noch %n</numerusform>
                <numerusform>noch %n</numerusform>
            </translation>
        </message>
        <message>
            <source>all bought</source>
            <translation>alle gekauft</translation>
        </message>
        <message>
            <source>Number {number} in the order of turns.</source>
            <translation>Nummer {number} in der Reihenfolge.</translation>
        </message>
        <message>
            <source>Order marker</source>
            <translation>Reihenfolgemarker</translation>
        </message>
        <message>
            <source>City to start in</source>
            <translation>Startstadt</translation>
        </message>
        <message>
            <source>{target}.</source>
            <translation>{target}.</translation>
        </message>
        <message>
            <source>Supply</source>
            <translation>Vorrat</translation>
        </message>
        <message>
            <source>Goods that are not in play.</source>
            <translation>Waren, die nicht im Spiel sind.</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Markervorrat</translation>
        </message>
        <message>
            <source>Route markers that are not in play.</source>
            <translation>Wegemarker, die nicht im Spiel sind.</translation>
        </message>
        <message>
            <source>Bids</source>
            <translation>Gebote</translation>
        </message>
        <message>
            <source>Bids bring goods to their cities and decide the order of turns.</source>
            <translation>Gebote bringen ihren Städten Waren und bestimmen die Reihenfolge.</translation>
        </message>
        <message>
            <source>The robbed player lays half of the goods here.</source>
            <translation>Wer beraubt wird, legt hier die Hälfte der Waren hin.</translation>
        </message>
        <message>
            <source>Markers for the conflict</source>
            <translation>Marker für den Konflikt</translation>
        </message>
        <message>
            <source>Both choose in secret, and the better combination wins.</source>
            <translation>Beide suchen heimlich aus; die bessere Zusammenstellung gewinnt.</translation>
        </message>
        <message>
            <source>Look at the routes</source>
            <translation>Routen ansehen</translation>
        </message>
        <message>
            <source>For one good or marker you see both markers of your city.</source>
            <translation>Für eine Ware oder einen Marker siehst du beide Marker deiner Stadt.</translation>
        </message>
        <message>
            <source>take one of the two piles.</source>
            <translation>nimm einen der beiden Haufen.</translation>
        </message>
        <message>
            <source>Possible: {ways}.</source>
            <translation>Möglich: {ways}.</translation>
        </message>
        <message>
            <source>The step is free, and nothing is loaded.</source>
            <translation>Der Schritt kostet nichts, und geladen wird nicht.</translation>
        </message>
        <message>
            <source>Both choose markers in secret and swap them.</source>
            <translation>Beide suchen heimlich Marker aus und tauschen sie.</translation>
        </message>
        <message>
            <source>If you choose none, any marker beats you.</source>
            <translation>Suchst du keinen aus, schlägt dich jeder Marker.</translation>
        </message>
        <message>
            <source>Kontors</source>
            <translation>Kontore</translation>
        </message>
        <message>
            <source>Bonus chips</source>
            <translation>Bonuschips</translation>
        </message>
        <message>
            <source>Raid markers</source>
            <translation>Raubmarker</translation>
        </message>
        <message>
            <source>Victory points</source>
            <translation>Siegpunkte</translation>
        </message>
        <message>
            <source>Development points, round by round</source>
            <translation>Entwicklungspunkte, Runde für Runde</translation>
        </message>
        <message numerus="yes">
            <source>%n victory point(s), as in: wins with</source>
            <translation>
                <numerusform>%n Siegpunkt</numerusform>
                <numerusform>%n Siegpunkten</numerusform>
            </translation>
        </message>
        <message>
            <source>Pairs · one good each</source>
            <translation>Paare · je eine Ware</translation>
        </message>
        <message>
            <source>sold</source>
            <translation>verkauft</translation>
        </message>
        <message>
            <source>Bonus chips left</source>
            <translation>Bonuschips im Vorrat</translation>
        </message>
        <message numerus="yes">
            <source>%n marker(s) in the pool</source>
            <translation>
                <numerusform>%n Marker im Vorrat</numerusform>
                <numerusform>%n Marker im Vorrat</numerusform>
            </translation>
        </message>
        <message>
            <source>Guild master · {city}</source>
            <translation>Gildemeister · {city}</translation>
        </message>
        <message>
            <source>three equal markers: raid marker</source>
            <translation>drei gleiche Marker: Raubmarker</translation>
        </message>
        <message>
            <source>six equal goods: a bonus chip</source>
            <translation>sechs gleiche Waren: Bonuschip</translation>
        </message>
        <message numerus="yes">
            <source>%n marker(s) in the game</source>
            <translation>
                <numerusform>%n Marker im Spiel</numerusform>
                <numerusform>%n Marker im Spiel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n development point(s)</source>
            <translation>
                <numerusform>%n Entwicklungspunkt</numerusform>
                <numerusform>%n Entwicklungspunkte</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} has chosen a city to start in.</source>
            <translation>{name} hat eine Startstadt gewählt.</translation>
        </message>
        <message>
            <source>{name} begins in {city} with a kontor and the cog.</source>
            <translation>{name} beginnt mit Kontor und Kogge in {city}.</translation>
        </message>
        <message>
            <source>{name} looks at both routes from {city}.</source>
            <translation>{name} sieht sich beide Routen von {city} an.</translation>
        </message>
        <message>
            <source>{name} leaves both routes as they are.</source>
            <translation>{name} lässt beide Routen, wie sie sind.</translation>
        </message>
        <message>
            <source>Round {round} begins.</source>
            <translation>Runde {round} beginnt.</translation>
        </message>
        <message>
            <source>Pairs of markers for sale: {pairs}.</source>
            <translation>Markerpaare zu kaufen: {pairs}.</translation>
        </message>
        <message>
            <source>{name} bids {markers}.</source>
            <translation>{name} bietet {markers}.</translation>
        </message>
        <message>
            <source>{name} has nothing to bid and passes.</source>
            <translation>{name} kann nichts bieten und passt.</translation>
        </message>
        <message>
            <source>{name} moves the guild master to {city}.</source>
            <translation>{name} zieht den Gildemeister nach {city}.</translation>
        </message>
        <message>
            <source>{name} pays a tax of {good}.</source>
            <translation>{name} zahlt {good} als Steuer.</translation>
        </message>
        <message>
            <source>The guild master seizes {goods} in {city}.</source>
            <translation>Der Gildemeister beschlagnahmt in {city} {goods}.</translation>
        </message>
        <message>
            <source>{name} pays {item}.</source>
            <translation>{name} zahlt {item}.</translation>
        </message>
        <message>
            <source>{name} sails to {city}.</source>
            <translation>{name} segelt nach {city}.</translation>
        </message>
        <message>
            <source>{name} takes the secret path to {city}.</source>
            <translation>{name} nimmt den Geheimweg nach {city}.</translation>
        </message>
        <message>
            <source>{name} loads {good}.</source>
            <translation>{name} lädt {good}.</translation>
        </message>
        <message>
            <source>{name} ends the turn.</source>
            <translation>{name} beendet den Zug.</translation>
        </message>
        <message>
            <source>That makes {points}.</source>
            <translation>Das macht {points}.</translation>
        </message>
        <message>
            <source>{name} founds a kontor in {city}.</source>
            <translation>{name} gründet ein Kontor in {city}.</translation>
        </message>
        <message>
            <source>{name} buys the pair {markers} for {good}.</source>
            <translation>{name} kauft das Paar {markers} für {good}.</translation>
        </message>
        <message>
            <source>{name} exchanges {given} for {taken} in {city}.</source>
            <translation>{name} tauscht in {city} {given} gegen {taken} ein.</translation>
        </message>
        <message>
            <source>{name} lays a marker face down on {route}</source>
            <translation>{name} legt verdeckt einen Marker auf {route}</translation>
        </message>
        <message>
            <source>{name} raids {city} and takes {goods}.</source>
            <translation>{name} beraubt {city} und nimmt {goods}.</translation>
        </message>
        <message>
            <source>Trade …</source>
            <translation>Handeln …</translation>
        </message>
        <message>
            <source>Withdraw</source>
            <translation>Zurückziehen</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Route markers</source>
            <translation>Wegemarker</translation>
        </message>
        <message>
            <source>Available: {goods}, {markers}</source>
            <translation>Verfügbar: {goods}, {markers}</translation>
        </message>
        <message>
            <source>with {name}</source>
            <translation>mit {name}</translation>
        </message>
        <message>
            <source>Trade</source>
            <translation>Handel</translation>
        </message>
        <message>
            <source>A trade</source>
            <translation>Ein Handel</translation>
        </message>
        <message>
            <source>Offer</source>
            <translation>Anbieten</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>You give {give} and get {get}.</source>
            <translation>Du gibst {give} und bekommst {get}.</translation>
        </message>
        <message>
            <source>Leave the routes as they are</source>
            <translation>Routen unverändert lassen</translation>
        </message>
        <message>
            <source>Finish the bid</source>
            <translation>Gebot abschließen</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Stay here</source>
            <translation>Hierbleiben</translation>
        </message>
        <message>
            <source>End the movement</source>
            <translation>Bewegung beenden</translation>
        </message>
        <message>
            <source>Finish the exchange</source>
            <translation>Tausch abschließen</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Leave the cog here</source>
            <translation>Kogge hierlassen</translation>
        </message>
        <message>
            <source>Bid {bid}</source>
            <translation>{bid} bieten</translation>
        </message>
        <message>
            <source>Move the guild master to {stop}</source>
            <translation>Gildemeister nach {stop} ziehen</translation>
        </message>
        <message>
            <source>Take the secret path to {guild}</source>
            <translation>Geheimweg nach {guild} nehmen</translation>
        </message>
        <message>
            <source>Found a kontor in {here}</source>
            <translation>Kontor in {here} gründen</translation>
        </message>
        <message>
            <source>Buy the second raid marker for {price}</source>
            <translation>Zweiten Raubmarker für {price} kaufen</translation>
        </message>
        <message>
            <source>Buy the bonus chip {chip} for {cost}</source>
            <translation>Bonuschip {chip} für {cost} kaufen</translation>
        </message>
        <message>
            <source>Give the guild master {made} for {marker}</source>
            <translation>Dem Gildemeister {made} für {marker} geben</translation>
        </message>
        <message>
            <source>Give the guild master {marker} for {made}</source>
            <translation>Dem Gildemeister {marker} für {made} geben</translation>
        </message>
        <message>
            <source>Buy pair {pair} ({markers}) for {good}</source>
            <translation>Paar {pair} ({markers}) für {good} kaufen</translation>
        </message>
        <message>
            <source>Raid {here}</source>
            <translation>{here} berauben</translation>
        </message>
        <message>
            <source>Keep the peace</source>
            <translation>Frieden halten</translation>
        </message>
        <message>
            <source>Finish the choice</source>
            <translation>Auswahl abschließen</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Annehmen</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Withdraw the offer</source>
            <translation>Angebot zurückziehen</translation>
        </message>
        <message>
            <source>Start in {city}</source>
            <translation>In {city} beginnen</translation>
        </message>
        <message>
            <source>Lay {marker}</source>
            <translation>{marker} legen</translation>
        </message>
        <message>
            <source>Pay {good} as a tax</source>
            <translation>{good} als Steuer zahlen</translation>
        </message>
        <message>
            <source>Sail {way}</source>
            <translation>{way} segeln</translation>
        </message>
        <message>
            <source>Pay {item}</source>
            <translation>{item} zahlen</translation>
        </message>
        <message>
            <source>Load {good}</source>
            <translation>{good} laden</translation>
        </message>
        <message>
            <source>Send the cog {way}</source>
            <translation>Kogge {way} schicken</translation>
        </message>
        <message>
            <source>Give {good}</source>
            <translation>{good} geben</translation>
        </message>
        <message>
            <source>Take {good}</source>
            <translation>{good} nehmen</translation>
        </message>
        <message>
            <source>Pay {item} and look at both routes</source>
            <translation>{item} zahlen und beide Routen ansehen</translation>
        </message>
        <message>
            <source>Right route</source>
            <translation>Rechte Route</translation>
        </message>
        <message>
            <source>Left route</source>
            <translation>Linke Route</translation>
        </message>
        <message>
            <source>{side}: lay {marker}, take the hidden one</source>
            <translation>{side}: {marker} legen, den verdeckten nehmen</translation>
        </message>
        <message>
            <source>{side}: lay {marker}, take {other}</source>
            <translation>{side}: {marker} legen, {other} nehmen</translation>
        </message>
        <message>
            <source>Lay {good} on the first pile</source>
            <translation>{good} auf den ersten Haufen legen</translation>
        </message>
        <message>
            <source>Take {pile}: {goods}</source>
            <translation>{pile} nehmen: {goods}</translation>
        </message>
        <message>
            <source>Attack {name}</source>
            <translation>{name} angreifen</translation>
        </message>
        <message>
            <source>Choose {marker}</source>
            <translation>{marker} aussuchen</translation>
        </message>
        <message>
            <source>development {points} of {goal}</source>
            <translation>Entwicklung {points} von {goal}</translation>
        </message>
        <message numerus="yes">
            <source>Cargo · %n good(s)</source>
            <translation>
                <numerusform>Ladung · %n Ware</numerusform>
                <numerusform>Ladung · %n Waren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Route markers in hand · %n</source>
            <translation>
                <numerusform>Wegemarker auf der Hand · %n</numerusform>
                <numerusform>Wegemarker auf der Hand · %n</numerusform>
            </translation>
        </message>
        <message>
            <source>The next step is free.</source>
            <translation>Der nächste Schritt ist frei.</translation>
        </message>
        <message>
            <source>The next step costs one good or one marker.</source>
            <translation>Der nächste Schritt kostet eine Ware oder einen Marker.</translation>
        </message>
        <message>
            <source>Each further step costs one good or one marker.</source>
            <translation>Jeder weitere Schritt kostet eine Ware oder einen Marker.</translation>
        </message>
        <message>
            <source>Buy a pair</source>
            <translation>Paar kaufen</translation>
        </message>
        <message>
            <source>Raid</source>
            <translation>Raub</translation>
        </message>
        <message>
            <source>Bids of this round</source>
            <translation>Gebote dieser Runde</translation>
        </message>
        <message>
            <source>Order of the turns</source>
            <translation>Reihenfolge der Züge</translation>
        </message>
        <message>
            <source>First cities, chosen in secret</source>
            <translation>Erste Städte, geheim gewählt</translation>
        </message>
        <message>
            <source>{victim} splits, {raider} chooses a pile.</source>
            <translation>{victim} teilt, {raider} wählt einen Haufen.</translation>
        </message>
        <message>
            <source>Exchange in {city}</source>
            <translation>Tausch in {city}</translation>
        </message>
        <message>
            <source>gives</source>
            <translation>gibt</translation>
        </message>
        <message>
            <source>in the city</source>
            <translation>in der Stadt</translation>
        </message>
        <message>
            <source>{attacker} attacks {defender}.</source>
            <translation>{attacker} greift {defender} an.</translation>
        </message>
        <message>
            <source>Conflict</source>
            <translation>Konflikt</translation>
        </message>
        <message>
            <source>lay markers here</source>
            <translation>Marker hierher legen</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>is choosing</source>
            <translation>wählt noch</translation>
        </message>
        <message>
            <source>{name}: {state}</source>
            <translation>{name}: {state}</translation>
        </message>
        <message>
            <source>{name} gives</source>
            <translation>{name} gibt</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>Pile {number}</source>
            <translation>Haufen {number}</translation>
        </message>
        <message>
            <source>Look at routes</source>
            <translation>Routen ansehen</translation>
        </message>
        <message>
            <source>Your cog may never come here again.</source>
            <translation>Deine Kogge darf nie wieder hierher.</translation>
        </message>
        <message>
            <source>Your cog lies here.</source>
            <translation>Deine Kogge liegt hier.</translation>
        </message>
        <message numerus="yes">
            <source>Your cog is %n step(s) away.</source>
            <translation>
                <numerusform>Deine Kogge ist %n Schritt entfernt.</numerusform>
                <numerusform>Deine Kogge ist %n Schritte entfernt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Both building sites are taken.</source>
            <translation>Beide Bauplätze sind belegt.</translation>
        </message>
        <message>
            <source>For a kontor you lack {what}.</source>
            <translation>Für ein Kontor fehlt dir: {what}.</translation>
        </message>
        <message>
            <source>You have all that a kontor here costs.</source>
            <translation>Du hast alles, was ein Kontor hier kostet.</translation>
        </message>
        <message numerus="yes">
            <source>Its goods count %n more.</source>
            <translation>
                <numerusform>Seine Waren zählen %n weiteren.</numerusform>
                <numerusform>Seine Waren zählen %n weitere.</numerusform>
            </translation>
        </message>
        <message>
            <source>No cog lies in this city.</source>
            <translation>In dieser Stadt liegt keine Kogge.</translation>
        </message>
        <message>
            <source>Open to {names}.</source>
            <translation>Frei für {names}.</translation>
        </message>
        <message>
            <source>Closed to {names}.</source>
            <translation>Gesperrt für {names}.</translation>
        </message>
        <message numerus="yes">
            <source>%n victory point(s) so far.</source>
            <translation>
                <numerusform>Bisher %n Siegpunkt.</numerusform>
                <numerusform>Bisher %n Siegpunkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n victory point(s) so far.</source>
            <translation>
                <numerusform>Bisher mindestens %n Siegpunkt.</numerusform>
                <numerusform>Bisher mindestens %n Siegpunkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>On board: {goods}.</source>
            <translation>An Bord: {goods}.</translation>
        </message>
        <message>
            <source>He still makes {fewest} to {most} moves; the last one ends the game.</source>
            <translation>Er zieht noch {fewest}- bis {most}-mal; der letzte Zug beendet die Partie.</translation>
        </message>
        <message>
            <source>He ends the game with his next move.</source>
            <translation>Mit seinem nächsten Zug beendet er die Partie.</translation>
        </message>
        <message>
            <source>With it you bid {bid}.</source>
            <translation>Damit bietest du {bid}.</translation>
        </message>
        <message numerus="yes">
            <source>%n victory point(s): {goods}.</source>
            <translation>
                <numerusform>%n Siegpunkt: {goods}.</numerusform>
                <numerusform>%n Siegpunkte: {goods}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It counts %n victory point(s) at the end.</source>
            <translation>
                <numerusform>Er zählt am Ende %n Siegpunkt.</numerusform>
                <numerusform>Er zählt am Ende %n Siegpunkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Still to come: {names}.</source>
            <translation>Noch an der Reihe: {names}.</translation>
        </message>
        <message>
            <source>choose the city to start in.</source>
            <translation>wähle deine Startstadt.</translation>
        </message>
        <message>
            <source>swap one of the markers here, or leave them.</source>
            <translation>tausche einen der Marker hier aus oder lass sie liegen.</translation>
        </message>
        <message>
            <source>lay one more marker.</source>
            <translation>lege noch einen Marker.</translation>
        </message>
        <message>
            <source>finish the bid.</source>
            <translation>schließe das Gebot ab.</translation>
        </message>
        <message>
            <source>lay one more marker, or finish the bid.</source>
            <translation>lege noch einen Marker oder schließe das Gebot ab.</translation>
        </message>
        <message>
            <source>bid with one or more markers.</source>
            <translation>biete mit einem oder mehreren Markern.</translation>
        </message>
        <message>
            <source>move the guild master on by one city or by two.</source>
            <translation>ziehe den Gildemeister um eine Stadt weiter oder um zwei.</translation>
        </message>
        <message>
            <source>Either way the game ends.</source>
            <translation>So oder so endet die Partie.</translation>
        </message>
        <message>
            <source>pay one good as a tax.</source>
            <translation>zahle eine Ware als Steuer.</translation>
        </message>
        <message>
            <source>The good goes back to the supply.</source>
            <translation>Die Ware geht in den Vorrat.</translation>
        </message>
        <message>
            <source>end the movement.</source>
            <translation>beende die Bewegung.</translation>
        </message>
        <message>
            <source>sail on, or end the movement.</source>
            <translation>segle weiter oder beende die Bewegung.</translation>
        </message>
        <message>
            <source>sail along a route, or stay.</source>
            <translation>segle auf einer Route oder bleib hier.</translation>
        </message>
        <message>
            <source>Your bid: {laid}, the best so far.</source>
            <translation>Dein Gebot: {laid}, bisher das beste.</translation>
        </message>
        <message>
            <source>Your bid: {laid}.</source>
            <translation>Dein Gebot: {laid}.</translation>
        </message>
        <message>
            <source>If he goes to {ending}, the game ends.</source>
            <translation>Zieht er nach {ending}, endet die Partie.</translation>
        </message>
        <message>
            <source>The step costs one good or marker.</source>
            <translation>Der Schritt kostet eine Ware oder einen Marker.</translation>
        </message>
        <message>
            <source>The step is free.</source>
            <translation>Der Schritt kostet nichts.</translation>
        </message>
        <message>
            <source>pay {due} for the secret path.</source>
            <translation>zahle {due} für den Geheimweg.</translation>
        </message>
        <message>
            <source>pay {due} to sail {way}.</source>
            <translation>zahle {due}, um {way} zu segeln.</translation>
        </message>
        <message>
            <source>choose an action in {here}, or end the turn.</source>
            <translation>wähle eine Aktion in {here} oder beende den Zug.</translation>
        </message>
        <message>
            <source>attack {opponents}, or keep the peace.</source>
            <translation>greife {opponents} an oder halte Frieden.</translation>
        </message>
        <message>
            <source>choose markers for the conflict with {opponent}.</source>
            <translation>suche Marker für den Konflikt mit {opponent} aus.</translation>
        </message>
        <message>
            <source>Too many wanted {barred}: choose another city.</source>
            <translation>Zu viele wollten nach {barred}: Wähle eine andere Stadt.</translation>
        </message>
        <message>
            <source>The guild master is in {guild}.</source>
            <translation>Der Gildemeister ist in {guild}.</translation>
        </message>
        <message>
            <source>The two routes lead to {routes}.</source>
            <translation>Die beiden Routen führen nach {routes}.</translation>
        </message>
        <message>
            <source>He can go to {stops}.</source>
            <translation>Er kann nach {stops} gehen.</translation>
        </message>
        <message>
            <source>The guild master is in {guild}, where your cog lies.</source>
            <translation>Der Gildemeister ist in {guild}, wo deine Kogge liegt.</translation>
        </message>
        <message numerus="yes">
            <source>%n good(s) in your kontor can be loaded.</source>
            <translation>
                <numerusform>%n Ware im Kontor hier lässt sich laden.</numerusform>
                <numerusform>%n Waren im Kontor hier lassen sich laden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Chosen so far: {stake}.</source>
            <translation>Bisher ausgesucht: {stake}.</translation>
        </message>
        <message>
            <source>{by} gives {gives} and wants {gets}.</source>
            <translation>{by} gibt {gives} und möchte {gets}.</translation>
        </message>
        <message>
            <source>A cog that stays cannot exchange goods.</source>
            <translation>Eine Kogge, die liegen bleibt, kann nichts eintauschen.</translation>
        </message>
        <message>
            <source>Both routes lead to cities that your raids have closed to you.</source>
            <translation>Beide Routen führen in Städte, die dir seit einem Raub verschlossen sind.</translation>
        </message>
        <message>
            <source>You have nothing left to pay for a step.</source>
            <translation>Du hast nichts mehr, um einen Schritt zu bezahlen.</translation>
        </message>
        <message>
            <source>Goods go to the supply, markers to the pool.</source>
            <translation>Waren gehen in den Warenvorrat, Marker in den Markervorrat.</translation>
        </message>
        <message>
            <source>You have {goods} and {markers}.</source>
            <translation>Du hast {goods} und {markers}.</translation>
        </message>
        <message>
            <source>end the turn.</source>
            <translation>beende den Zug.</translation>
        </message>
        <message>
            <source>Possible: {actions}.</source>
            <translation>Möglich: {actions}.</translation>
        </message>
        <message>
            <source>A cog that has not moved cannot exchange goods.</source>
            <translation>Eine Kogge, die sich nicht bewegt hat, kann nichts eintauschen.</translation>
        </message>
        <message>
            <source>found a kontor</source>
            <translation>Kontor gründen</translation>
        </message>
        <message>
            <source>deal with the guild master</source>
            <translation>Geschäft mit dem Gildemeister</translation>
        </message>
        <message>
            <source>buy markers</source>
            <translation>Marker kaufen</translation>
        </message>
        <message>
            <source>exchange goods</source>
            <translation>Waren eintauschen</translation>
        </message>
        <message>
            <source>change a route</source>
            <translation>Route ändern</translation>
        </message>
        <message>
            <source>trade</source>
            <translation>Handel</translation>
        </message>
        <message>
            <source>raid</source>
            <translation>Raub</translation>
        </message>
        <message>
            <source>finish the exchange.</source>
            <translation>schließe den Tausch ab.</translation>
        </message>
        <message>
            <source>take or give more goods, or finish the exchange.</source>
            <translation>nimm oder gib noch Waren oder schließe den Tausch ab.</translation>
        </message>
        <message>
            <source>The secret path leads to {guild} for {path_fee}.</source>
            <translation>Der Geheimweg führt für {path_fee} nach {guild}.</translation>
        </message>
        <message>
            <source>{given} for {taken} so far.</source>
            <translation>Bisher {given} gegen {taken}.</translation>
        </message>
        <message numerus="yes">
            <source>Up to %n good(s) for {good}, of other kinds.</source>
            <translation>
                <numerusform>Für {good} noch %n Ware einer anderen Sorte.</numerusform>
                <numerusform>Für {good} bis zu %n Waren anderer Sorten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game is over: five development points have been reached.</source>
            <translation>Die Partie ist zu Ende: Fünf Entwicklungspunkte sind erreicht.</translation>
        </message>
        <message>
            <source>{name} must answer your offer first; until then you can withdraw it.</source>
            <translation>Erst antwortet {name} auf dein Angebot; bis dahin kannst du es zurückziehen.</translation>
        </message>
        <message>
            <source>The end marker stays here; only the guild master moves.</source>
            <translation>Der Endmarker bleibt hier; nur der Gildemeister zieht.</translation>
        </message>
        <message>
            <source>A bonus chip works by itself and is never spent.</source>
            <translation>Ein Bonuschip wirkt von selbst und wird nie verbraucht.</translation>
        </message>
        <message>
            <source>That belongs to {name}; raid markers and bonus chips are never traded.</source>
            <translation>Das gehört {name}; Raubmarker und Bonuschips werden nie gehandelt.</translation>
        </message>
        <message>
            <source>That belongs to {name}. Make an offer: press “Trade …”.</source>
            <translation>Das gehört {name}. Mach ein Angebot mit „Handeln …“.</translation>
        </message>
        <message>
            <source>There is no trade between players while this question is open.</source>
            <translation>Solange diese Frage offen ist, wird nicht gehandelt.</translation>
        </message>
        <message>
            <source>{number} of your offers have been declined; you can make new ones when the next turn begins.</source>
            <translation>{number} deiner Angebote wurden abgelehnt; neue kannst du machen, sobald der nächste Zug beginnt.</translation>
        </message>
        <message>
            <source>A marker that was laid stays until all have bid.</source>
            <translation>Ein gelegter Marker bleibt liegen, bis alle geboten haben.</translation>
        </message>
        <message>
            <source>The second raid marker is bought by an action: {number} equal markers at the guild master.</source>
            <translation>Den zweiten Raubmarker kauft man als Aktion: {number} gleiche Marker beim Gildemeister.</translation>
        </message>
        <message>
            <source>First choose a city to start in: touch it, or its marker.</source>
            <translation>Wähle erst die Stadt, in der du beginnst: Berühre sie oder ihren Marker.</translation>
        </message>
        <message>
            <source>Too many wanted {city} just now; choose another city.</source>
            <translation>Eben wollten zu viele nach {city}; wähle eine andere Stadt.</translation>
        </message>
        <message>
            <source>{city} already has two kontors; that is all it has room for.</source>
            <translation>In {city} stehen schon zwei Kontore; für mehr ist kein Platz.</translation>
        </message>
        <message>
            <source>You have chosen your city; the others are still choosing.</source>
            <translation>Du hast deine Stadt gewählt; die anderen wählen noch.</translation>
        </message>
        <message>
            <source>First swap one of the two markers in {city}, or leave them.</source>
            <translation>Tausche erst einen der beiden Marker in {city} aus, oder lass sie liegen.</translation>
        </message>
        <message>
            <source>A marker with the number of {city} cannot lie in {city}.</source>
            <translation>Ein Marker mit der Nummer von {city} kann nicht in {city} liegen.</translation>
        </message>
        <message>
            <source>Bids are made with route markers, not with goods.</source>
            <translation>Geboten wird mit Wegemarkern, nicht mit Waren.</translation>
        </message>
        <message>
            <source>Lay the marker with the bids.</source>
            <translation>Lege den Marker zu den Geboten.</translation>
        </message>
        <message>
            <source>First everybody bids with markers; cogs sail after that.</source>
            <translation>Erst bieten alle mit Markern; danach segeln die Koggen.</translation>
        </message>
        <message>
            <source>First move the guild master: to {city} or {other}.</source>
            <translation>Zieh erst den Gildemeister: nach {city} oder {other}.</translation>
        </message>
        <message>
            <source>A raid marker lies in {city}; the guild master passes over it.</source>
            <translation>In {city} liegt ein Raubmarker; der Gildemeister überspringt die Stadt.</translation>
        </message>
        <message>
            <source>The guild master goes on by one city or two: {city} or {other}.</source>
            <translation>Der Gildemeister zieht eine oder zwei Städte weiter: {city} oder {other}.</translation>
        </message>
        <message>
            <source>First pay the guild master one good of your cargo.</source>
            <translation>Zahle dem Gildemeister erst eine Ware deiner Ladung.</translation>
        </message>
        <message>
            <source>The tax is paid with a good, not with a marker.</source>
            <translation>Die Steuer zahlst du mit einer Ware, nicht mit einem Marker.</translation>
        </message>
        <message>
            <source>Put the good for the tax into the supply.</source>
            <translation>Lege die Ware für die Steuer in den Vorrat.</translation>
        </message>
        <message>
            <source>Actions come after the movement: sail, or end the movement first.</source>
            <translation>Aktionen kommen nach der Bewegung: Segle oder beende erst die Bewegung.</translation>
        </message>
        <message>
            <source>Your raid marker lies in {city}; your cog may never enter it again.</source>
            <translation>In {city} liegt dein Raubmarker; deine Kogge darf nie wieder dorthin.</translation>
        </message>
        <message>
            <source>The step costs {fee}, and you have nothing left to pay with.</source>
            <translation>Der Schritt kostet {fee}, und du hast nichts mehr zum Zahlen.</translation>
        </message>
        <message>
            <source>Your cog is in {here}; this route starts in {city}.</source>
            <translation>Deine Kogge liegt in {here}; diese Route beginnt in {city}.</translation>
        </message>
        <message>
            <source>No route that you know leads from {here} to {city}.</source>
            <translation>Von {here} führt keine Route, die du kennst, nach {city}.</translation>
        </message>
        <message>
            <source>Your cog already lies in {city}. To stay, end the movement.</source>
            <translation>Deine Kogge liegt schon in {city}. Willst du bleiben, beende die Bewegung.</translation>
        </message>
        <message>
            <source>Put your cog on a route of this city, or on the city where it leads.</source>
            <translation>Setze deine Kogge auf eine Route dieser Stadt oder auf die Stadt, zu der sie führt.</translation>
        </message>
        <message>
            <source>First choose a route; then you choose how to pay for the step.</source>
            <translation>Wähle erst eine Route; dann wählst du, womit du zahlst.</translation>
        </message>
        <message>
            <source>This step is free; goods and markers pay for the ones after it.</source>
            <translation>Dieser Schritt ist frei; erst danach kosten Schritte Waren oder Marker.</translation>
        </message>
        <message>
            <source>Only the bonus chip “secret path” takes you straight to the guild master.</source>
            <translation>Nur mit dem Bonuschip „Geheimweg“ kommst du geradewegs zum Gildemeister.</translation>
        </message>
        <message>
            <source>The secret path costs {fee}, and you do not have that much.</source>
            <translation>Der Geheimweg kostet {fee}, und so viel hast du nicht.</translation>
        </message>
        <message>
            <source>Touch the goods in your kontor to load them.</source>
            <translation>Berühre die Waren in deinem Kontor, um sie zu laden.</translation>
        </message>
        <message>
            <source>Your kontor is in {city}; you load only where your cog is, in {here}.</source>
            <translation>Dein Kontor steht in {city}; laden kannst du nur, wo deine Kogge liegt: in {here}.</translation>
        </message>
        <message>
            <source>Your kontor in {city} is empty.</source>
            <translation>Dein Kontor in {city} ist leer.</translation>
        </message>
        <message>
            <source>You can only found a kontor where your cog is: in {here}.</source>
            <translation>Ein Kontor gründest du nur, wo deine Kogge liegt: in {here}.</translation>
        </message>
        <message>
            <source>You have already founded a kontor this turn.</source>
            <translation>Du hast in diesem Zug schon ein Kontor gegründet.</translation>
        </message>
        <message>
            <source>Goods never go from a cog into a kontor.</source>
            <translation>Von der Kogge kommen nie Waren in ein Kontor.</translation>
        </message>
        <message>
            <source>The guild master is in {city}; he only deals with cogs there.</source>
            <translation>Der Gildemeister ist in {city}; nur dort macht er Geschäfte.</translation>
        </message>
        <message>
            <source>You have made your deal with the guild master for this turn.</source>
            <translation>Dein Geschäft mit dem Gildemeister hast du in diesem Zug schon gemacht.</translation>
        </message>
        <message>
            <source>All chips of this kind have been bought.</source>
            <translation>Von dieser Art sind alle Chips gekauft.</translation>
        </message>
        <message>
            <source>A bonus chip costs {number} equal goods; you lack {missing}.</source>
            <translation>Ein Bonuschip kostet {number} gleiche Waren; dir fehlt noch: {missing}.</translation>
        </message>
        <message>
            <source>A bonus chip is paid with {number} equal goods.</source>
            <translation>Ein Bonuschip wird mit {number} gleichen Waren bezahlt.</translation>
        </message>
        <message>
            <source>The second raid marker costs {number} equal markers; you lack {missing}.</source>
            <translation>Der zweite Raubmarker kostet {number} gleiche Marker; dir fehlt noch: {missing}.</translation>
        </message>
        <message>
            <source>The second raid marker is paid with {number} equal markers.</source>
            <translation>Der zweite Raubmarker wird mit {number} gleichen Markern bezahlt.</translation>
        </message>
        <message>
            <source>For {marker} the guild master wants its colour: {good}.</source>
            <translation>Für {marker} will der Gildemeister die gleiche Farbe: {good}.</translation>
        </message>
        <message>
            <source>The supply has no {kind} left.</source>
            <translation>Davon ist nichts mehr im Vorrat: {kind}.</translation>
        </message>
        <message>
            <source>For {kind} the guild master wants a marker of that colour.</source>
            <translation>Dafür will der Gildemeister einen Marker derselben Farbe: {kind}.</translation>
        </message>
        <message>
            <source>The guild master gives markers of the pool for goods, not for markers.</source>
            <translation>Marker aus dem Vorrat gibt der Gildemeister für Waren, nicht für Marker.</translation>
        </message>
        <message>
            <source>The guild master gives goods of the supply for markers, not for goods.</source>
            <translation>Waren aus dem Vorrat gibt der Gildemeister für Marker, nicht für Waren.</translation>
        </message>
        <message>
            <source>You have already bought a pair this turn.</source>
            <translation>Du hast in diesem Zug schon ein Paar gekauft.</translation>
        </message>
        <message>
            <source>A pair costs one good, and your cog is empty.</source>
            <translation>Ein Paar kostet eine Ware, und deine Kogge ist leer.</translation>
        </message>
        <message>
            <source>A pair of markers is paid with one good.</source>
            <translation>Ein Paar Marker wird mit einer Ware bezahlt.</translation>
        </message>
        <message>
            <source>You only exchange goods with the city where your cog is: {here}.</source>
            <translation>Waren tauschst du nur mit der Stadt, in der deine Kogge liegt: {here}.</translation>
        </message>
        <message>
            <source>You have already exchanged goods this turn.</source>
            <translation>Du hast in diesem Zug schon Waren eingetauscht.</translation>
        </message>
        <message>
            <source>There are no goods left in {here}.</source>
            <translation>In {here} liegen keine Waren.</translation>
        </message>
        <message>
            <source>You have no goods on board to give for them.</source>
            <translation>Du hast keine Waren an Bord, die du dafür geben kannst.</translation>
        </message>
        <message>
            <source>First give the city one of your goods, then take what you get for it.</source>
            <translation>Gib der Stadt erst eine deiner Waren, dann nimm dir etwas dafür.</translation>
        </message>
        <message>
            <source>You can only change the routes where your cog is: in {here}.</source>
            <translation>Routen änderst du nur, wo deine Kogge liegt: in {here}.</translation>
        </message>
        <message>
            <source>You have already changed a route this turn.</source>
            <translation>Du hast in diesem Zug schon eine Route geändert.</translation>
        </message>
        <message>
            <source>A marker that lies face down cannot be replaced.</source>
            <translation>Ein verdeckter Marker kann nicht ersetzt werden.</translation>
        </message>
        <message>
            <source>Both markers in {here} lie face down and cannot be replaced.</source>
            <translation>In {here} liegen beide Marker verdeckt und sind nicht zu ersetzen.</translation>
        </message>
        <message>
            <source>You have no marker to lay there.</source>
            <translation>Du hast keinen Marker, den du dorthin legen könntest.</translation>
        </message>
        <message>
            <source>A route is changed by laying one of your markers on it.</source>
            <translation>Eine Route änderst du, indem du einen deiner Marker darauflegst.</translation>
        </message>
        <message>
            <source>You have no raid marker left.</source>
            <translation>Du hast keinen Raubmarker mehr.</translation>
        </message>
        <message>
            <source>You can only raid where your cog is: in {here}.</source>
            <translation>Rauben kannst du nur, wo deine Kogge liegt: in {here}.</translation>
        </message>
        <message>
            <source>You cannot raid your own cog.</source>
            <translation>Deine eigene Kogge kannst du nicht berauben.</translation>
        </message>
        <message>
            <source>To raid all goods here, kontors included, put the raid marker onto {here} itself.</source>
            <translation>Für alle Waren hier samt denen in Kontoren lege den Raubmarker auf die Stadt: {here}.</translation>
        </message>
        <message>
            <source>You have already looked at the routes this turn.</source>
            <translation>Du hast dir in diesem Zug schon die Routen angesehen.</translation>
        </message>
        <message>
            <source>A look costs one good or marker, and you have neither.</source>
            <translation>Das Ansehen kostet eine Ware oder einen Marker; du hast weder noch.</translation>
        </message>
        <message>
            <source>The bids of this round are over.</source>
            <translation>Die Gebote dieser Runde sind vorbei.</translation>
        </message>
        <message>
            <source>Piles are only made when a cog is raided.</source>
            <translation>Haufen gibt es nur, wenn eine Kogge beraubt wird.</translation>
        </message>
        <message>
            <source>Markers are only laid here in a conflict.</source>
            <translation>Hier liegen Marker nur bei einem Konflikt.</translation>
        </message>
        <message>
            <source>Pay for the look with one of your goods or markers.</source>
            <translation>Bezahle das Ansehen mit einer deiner Waren oder einem Marker.</translation>
        </message>
        <message>
            <source>First finish the exchange of goods.</source>
            <translation>Schließe erst den Tausch ab.</translation>
        </message>
        <message>
            <source>First lay half of your goods on the first pile; {name} then takes one of the two.</source>
            <translation>Lege erst die Hälfte deiner Waren auf den ersten Haufen; {name} nimmt dann einen der beiden.</translation>
        </message>
        <message>
            <source>A good on the first pile stays there.</source>
            <translation>Was auf dem ersten Haufen liegt, bleibt dort.</translation>
        </message>
        <message>
            <source>It is {name} who takes one of the piles.</source>
            <translation>Einen der Haufen nimmt sich {name}.</translation>
        </message>
        <message>
            <source>First take one of the two piles.</source>
            <translation>Nimm erst einen der beiden Haufen.</translation>
        </message>
        <message>
            <source>You take a pile as a whole, not single goods.</source>
            <translation>Du nimmst einen ganzen Haufen, keine einzelnen Waren.</translation>
        </message>
        <message>
            <source>The actions are over: attack another cog here, or keep the peace.</source>
            <translation>Die Aktionen sind vorbei: Greif eine andere Kogge hier an oder halte Frieden.</translation>
        </message>
        <message>
            <source>You cannot attack your own cog.</source>
            <translation>Deine eigene Kogge kannst du nicht angreifen.</translation>
        </message>
        <message>
            <source>You two have already had your conflict this turn.</source>
            <translation>Ihr beide hattet in diesem Zug schon einen Konflikt.</translation>
        </message>
        <message>
            <source>You may only attack {name}, whose turn it is.</source>
            <translation>Angreifen darfst du nur die Kogge, die am Zug ist: {name}.</translation>
        </message>
        <message>
            <source>First choose markers for the conflict, and finish the choice.</source>
            <translation>Suche erst Marker für den Konflikt aus, und schließe die Auswahl ab.</translation>
        </message>
        <message>
            <source>A conflict is fought with markers, not with goods.</source>
            <translation>Ein Konflikt wird mit Markern ausgetragen, nicht mit Waren.</translation>
        </message>
        <message>
            <source>Lay the marker with those for the conflict.</source>
            <translation>Lege den Marker zu denen für den Konflikt.</translation>
        </message>
        <message>
            <source>A marker chosen for the conflict stays chosen.</source>
            <translation>Ein Marker, der für den Konflikt ausgesucht ist, bleibt es.</translation>
        </message>
        <message>
            <source>Choose what changes hands; a gift is an offer, too.</source>
            <translation>Wähle, was den Besitzer wechselt; auch ein Geschenk ist ein Angebot.</translation>
        </message>
        <message>
            <source>You do not have that much to give.</source>
            <translation>So viel hast du nicht zu geben.</translation>
        </message>
        <message>
            <source>{name} does not have that much.</source>
            <translation>So viel hat {name} nicht.</translation>
        </message>
        <message>
            <source>There is no trade now: something else must be settled first.</source>
            <translation>Jetzt wird nicht gehandelt: Erst ist etwas anderes zu klären.</translation>
        </message>
        <message>
            <source>Cargo and markers</source>
            <translation>Ladung und Marker</translation>
        </message>
        <message>
            <source>Secret</source>
            <translation>Geheim</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Routes once seen</source>
            <translation>Gesehene Routen</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Gezeigt</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>Verborgen</translation>
        </message>
        <message>
            <source>Taxes</source>
            <translation>Steuern</translation>
        </message>
        <message>
            <source>Trade with kontors</source>
            <translation>Handel mit Kontoren</translation>
        </message>
        <message>
            <source>A cog may also trade with another player’s kontor in its city.</source>
            <translation>Eine Kogge darf in ihrer Stadt auch mit fremden Kontoren handeln.</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <translation>Konflikte</translation>
        </message>
        <message>
            <source>Cogs in one city may fight with markers for goods.</source>
            <translation>Koggen in einer Stadt dürfen mit Markern um Waren kämpfen.</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memory</translation>
        </message>
        <message>
            <source>Without</source>
            <translation>Ohne</translation>
        </message>
        <message>
            <source>With</source>
            <translation>Mit</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Meister</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Segeln</translation>
        </message>
        <message>
            <source>Act</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Preparation</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>lap {lap} of {laps}</source>
            <translation>Umlauf {lap} von {laps}</translation>
        </message>
        <message>
            <source>3:1 trade</source>
            <translation>3:1-Tausch</translation>
        </message>
        <message>
            <source>+1 marker</source>
            <translation>+1 Marker</translation>
        </message>
        <message>
            <source>two fields</source>
            <translation>zwei Felder</translation>
        </message>
        <message>
            <source>secret path</source>
            <translation>Geheimweg</translation>
        </message>
        <message>
            <source>+1 route marker</source>
            <translation>+1 Wegemarker</translation>
        </message>
        <message>
            <source>“{chip}”</source>
            <translation>„{chip}“</translation>
        </message>
        <message numerus="yes">
            <source>%n ore</source>
            <translation>
                <numerusform>%n Erz</numerusform>
                <numerusform>%n Erz</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fur(s)</source>
            <translation>
                <numerusform>%n Fell</numerusform>
                <numerusform>%n Felle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n amber</source>
            <translation>
                <numerusform>%n Bernstein</numerusform>
                <numerusform>%n Bernstein</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n salt</source>
            <translation>
                <numerusform>%n Salz</numerusform>
                <numerusform>%n Salz</numerusform>
            </translation>
        </message>
        <message>
            <source>marker {number}</source>
            <translation>Marker {number}</translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s)</source>
            <translation>
                <numerusform>%n Stück</numerusform>
                <numerusform>%n Stück</numerusform>
            </translation>
        </message>
        <message>
            <source>the markers {numbers}</source>
            <translation>die Marker {numbers}</translation>
        </message>
        <message>
            <source>the right route from {city}</source>
            <translation>die rechte Route von {city}</translation>
        </message>
        <message>
            <source>the left route from {city}</source>
            <translation>die linke Route von {city}</translation>
        </message>
        <message>
            <source>along the right route from {city}</source>
            <translation>auf der rechten Route von {city}</translation>
        </message>
        <message>
            <source>along the left route from {city}</source>
            <translation>auf der linken Route von {city}</translation>
        </message>
        <message>
            <source>to {city} by the right route</source>
            <translation>nach {city} auf der rechten Route</translation>
        </message>
        <message>
            <source>to {city} by the left route</source>
            <translation>nach {city} auf der linken Route</translation>
        </message>
        <message>
            <source>along the hidden right route</source>
            <translation>auf der verdeckten rechten Route</translation>
        </message>
        <message>
            <source>along the hidden left route</source>
            <translation>auf der verdeckten linken Route</translation>
        </message>
        <message>
            <source>{way} (to {city})</source>
            <translation>{way} (nach {city})</translation>
        </message>
        <message>
            <source>markers {sum}</source>
            <translation>Marker {sum}</translation>
        </message>
        <message numerus="yes">
            <source>%n good(s)</source>
            <translation>
                <numerusform>%n Ware</numerusform>
                <numerusform>%n Waren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n marker(s)</source>
            <translation>
                <numerusform>%n Marker</numerusform>
                <numerusform>%n Marker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n good(s) or marker(s)</source>
            <translation>
                <numerusform>eine Ware oder einen Marker</numerusform>
                <numerusform>%n Waren oder Marker</numerusform>
            </translation>
        </message>
        <message>
            <source>the first pile</source>
            <translation>den ersten Haufen</translation>
        </message>
        <message>
            <source>the second pile</source>
            <translation>den zweiten Haufen</translation>
        </message>
        <message>
            <source>{name} raids {city}, but there is nothing to take.</source>
            <translation>{name} beraubt {city}, doch da ist nichts zu holen.</translation>
        </message>
        <message>
            <source>{name} raids {victim}’s cog in {city}.</source>
            <translation>{name} beraubt die Kogge von {victim} in {city}.</translation>
        </message>
        <message>
            <source>{name} sends {cog}’s cog {along}.</source>
            <translation>{name} schickt die Kogge von {cog} {along} fort.</translation>
        </message>
        <message>
            <source>{name} draws a marker, thanks to the bonus chip.</source>
            <translation>{name} zieht dank dem Bonuschip einen Marker.</translation>
        </message>
        <message>
            <source>{name} draws {marker}, thanks to the bonus chip.</source>
            <translation>{name} zieht dank dem Bonuschip {marker}.</translation>
        </message>
        <message>
            <source>The pool has too few markers for a pair.</source>
            <translation>Für ein Markerpaar reicht der Vorrat nicht.</translation>
        </message>
        <message>
            <source>{name} chooses {route}.</source>
            <translation>{name} wählt {route}.</translation>
        </message>
        <message>
            <source>{name} chooses the secret path.</source>
            <translation>{name} wählt den Geheimweg.</translation>
        </message>
        <message>
            <source>The route leads to {city}, where {name}’s cog cannot go, so it stays.</source>
            <translation>Die Route führt nach {city}, wohin die Kogge von {name} nicht kann; sie bleibt liegen.</translation>
        </message>
        <message>
            <source>{name}’s cog cannot be sent away by any route, so it stays.</source>
            <translation>Auf keiner Route kann die Kogge von {name} fortgeschickt werden; sie bleibt liegen.</translation>
        </message>
        <message>
            <source>{name} names {wish}, and {loser} hands over {handed}.</source>
            <translation>{name} nennt {wish}, und {loser} gibt her: {handed}.</translation>
        </message>
        <message>
            <source>{name} names three goods, and {loser} hands over {handed}.</source>
            <translation>{name} nennt drei Waren, und {loser} gibt her: {handed}.</translation>
        </message>
        <message>
            <source>{name} makes {other} a counter-offer: {gives} for {gets}.</source>
            <translation>{name} macht {other} ein Gegenangebot: {gives} für {gets}.</translation>
        </message>
        <message>
            <source>{name} gives {other} a present: {gives}{where}.</source>
            <translation>{name} macht {other} ein Geschenk: {gives}{where}.</translation>
        </message>
        <message>
            <source>{other} gives {name} a present: {gets}{where}.</source>
            <translation>{other} macht {name} ein Geschenk: {gets}{where}.</translation>
        </message>
        <message>
            <source>{name} declines {other}’s offer.</source>
            <translation>{name} lehnt das Angebot von {other} ab.</translation>
        </message>
        <message>
            <source>Nobody wins the conflict between {name} and {other}.</source>
            <translation>Niemand gewinnt den Konflikt zwischen {name} und {other}.</translation>
        </message>
        <message>
            <source>Lies here until the exchange is finished.</source>
            <translation>Liegt hier, bis der Tausch abgeschlossen ist.</translation>
        </message>
        <message>
            <source>{name}’s cog</source>
            <translation>Kogge von {name}</translation>
        </message>
        <message>
            <source>face down; as you know, to {target}</source>
            <translation>verdeckt; führt, wie du weißt, nach {target}</translation>
        </message>
        <message>
            <source>{name}’s cargo</source>
            <translation>Ladung von {name}</translation>
        </message>
        <message>
            <source>A raid marker lies here, so the guild master passes over this city.</source>
            <translation>Hier liegt ein Raubmarker, deshalb überspringt der Gildemeister diese Stadt.</translation>
        </message>
        <message>
            <source>In it, for its owner to load while moving: {stored}.</source>
            <translation>Darin liegt, was der Besitzer bei der Bewegung laden kann: {stored}.</translation>
        </message>
        <message>
            <source>When the guild master comes here or passes for the second time, the game ends; times so far: {laps}.</source>
            <translation>Kommt der Gildemeister zum zweiten Mal hierher oder vorbei, endet die Partie; bisher {laps}-mal.</translation>
        </message>
        <message>
            <source>This marker brings {brought} to {target}, while the supply lasts.</source>
            <translation>Dieser Marker bringt {brought} nach {target}, solange der Vorrat reicht.</translation>
        </message>
        <message>
            <source>For bids, for further steps, for changing a route, or for a kontor in {target}.</source>
            <translation>Für Gebote, für weitere Schritte, zum Ändern einer Route oder für ein Kontor in {target}.</translation>
        </message>
        <message>
            <source>When bids bring goods to the city, kontors are served first, one good each.</source>
            <translation>Bringen Gebote der Stadt Waren, werden zuerst die Kontore bedient, jedes mit einer.</translation>
        </message>
        <message>
            <source>Whoever has a cog in his city can make one deal with him on their turn.</source>
            <translation>Wessen Kogge in seiner Stadt liegt, der kann im eigenen Zug ein Geschäft mit ihm machen.</translation>
        </message>
        <message>
            <source>{name}’s cog can never enter {city} again.</source>
            <translation>Die Kogge von {name} darf nie wieder nach {city}.</translation>
        </message>
        <message numerus="yes">
            <source>The guild master gives it for %n equal marker(s).</source>
            <translation>
                <numerusform>Der Gildemeister gibt ihn für %n Marker.</numerusform>
                <numerusform>Der Gildemeister gibt ihn für %n gleiche Marker.</numerusform>
            </translation>
        </message>
        <message>
            <source>For one good or marker more, a step can lead straight to the guild master.</source>
            <translation>Für eine Ware oder einen Marker mehr führt ein Schritt geradewegs zum Gildemeister.</translation>
        </message>
        <message>
            <source>Chosen in secret; all cities are revealed together.</source>
            <translation>Geheim gewählt; alle Städte werden zugleich aufgedeckt.</translation>
        </message>
        <message>
            <source>{raider} will take one of your two piles; you keep the other.</source>
            <translation>{raider} nimmt dann einen der beiden Haufen; den anderen behältst du.</translation>
        </message>
        <message>
            <source>{victim} keeps the other one.</source>
            <translation>Den anderen behält {victim}.</translation>
        </message>
        <message>
            <source>a good for a marker, or vice versa</source>
            <translation>Ware gegen Marker oder umgekehrt</translation>
        </message>
        <message>
            <source>end: when he comes to {city}</source>
            <translation>Ende: wenn er nach {city} kommt</translation>
        </message>
        <message>
            <source>end: his second time in {city}</source>
            <translation>Ende: beim zweiten Mal in {city}</translation>
        </message>
        <message>
            <source>Actions after the movement</source>
            <translation>Aktionen nach der Bewegung</translation>
        </message>
        <message>
            <source>Found a kontor</source>
            <translation>Kontor gründen</translation>
        </message>
        <message>
            <source>Exchange goods</source>
            <translation>Eintauschen</translation>
        </message>
        <message>
            <source>Change a route</source>
            <translation>Route ändern</translation>
        </message>
        <message numerus="yes">
            <source>{city} receives {supply}, all for the kontor(s) of {kontors}.</source>
            <translation>
                <numerusform>{city} erhält {supply} für das Kontor von {kontors}.</numerusform>
                <numerusform>{city} erhält {supply} für die Kontore von {kontors}.</numerusform>
            </translation>
        </message>
        <message>
            <source> at {name}’s kontor</source>
            <translation> beim Kontor von {name}</translation>
        </message>
        <message>
            <source>Counter-offer …</source>
            <translation>Gegenangebot …</translation>
        </message>
        <message>
            <source>{goods}, {markers}; you cannot see which</source>
            <translation>{goods}, {markers}; welche, siehst du nicht</translation>
        </message>
        <message>
            <source>your kontor, with {name}</source>
            <translation>dein Kontor, mit {name}</translation>
        </message>
        <message>
            <source>with {name}’s kontor</source>
            <translation>mit dem Kontor von {name}</translation>
        </message>
        <message>
            <source>Counter-offer to {name}</source>
            <translation>Gegenangebot an {name}</translation>
        </message>
        <message>
            <source>Raid {name}’s cog</source>
            <translation>Kogge von {name} berauben</translation>
        </message>
        <message>
            <source>Counter-offer: {give} for {get}</source>
            <translation>Gegenangebot: {give} für {get}</translation>
        </message>
        <message>
            <source>Offer to {name}: {give} for {get}</source>
            <translation>Angebot an {name}: {give} für {get}</translation>
        </message>
        <message>
            <source>Offer from your kontor to {name}: {give} for {get}</source>
            <translation>Angebot deines Kontors an {name}: {give} für {get}</translation>
        </message>
        <message>
            <source>Offer to {name}’s kontor: {give} for {get}</source>
            <translation>Angebot an das Kontor von {name}: {give} für {get}</translation>
        </message>
        <message>
            <source>Cargo of the raided cog</source>
            <translation>Ladung der beraubten Kogge</translation>
        </message>
        <message>
            <source>You give</source>
            <translation>Du gibst</translation>
        </message>
        <message>
            <source>You get</source>
            <translation>Du bekommst</translation>
        </message>
        <message>
            <source>gets</source>
            <translation>bekommt</translation>
        </message>
        <message>
            <source>{winner} names three goods for {loser} to give.</source>
            <translation>{winner} nennt drei Waren, die {loser} hergeben soll.</translation>
        </message>
        <message>
            <source>The winner’s claim</source>
            <translation>Forderung des Siegers</translation>
        </message>
        <message>
            <source>{name}’s offer</source>
            <translation>Angebot von {name}</translation>
        </message>
        <message>
            <source>{one}’s kontor with {other}’s cog</source>
            <translation>Kontor von {one} mit Kogge von {other}</translation>
        </message>
        <message>
            <source>{one}’s cog with {other}’s kontor</source>
            <translation>Kogge von {one} mit Kontor von {other}</translation>
        </message>
        <message>
            <source>from cog to cog, {one} and {other}</source>
            <translation>von Kogge zu Kogge, {one} und {other}</translation>
        </message>
        <message>
            <source>Best bid so far: {name} with {bid}.</source>
            <translation>Bestes Gebot bisher: {name} mit {bid}.</translation>
        </message>
        <message>
            <source>No routes that you know lead here from your cog.</source>
            <translation>Keine Routen, die du kennst, führen von deiner Kogge hierher.</translation>
        </message>
        <message>
            <source>Of one kind you have {goods} at most; a bonus chip costs {needed} equal goods.</source>
            <translation>Von einer Sorte hast du höchstens {goods}; ein Bonuschip kostet {needed} gleiche Waren.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n of them; victory points for them at the end: {worth}.</source>
            <translation>
                <numerusform>Du hast %n davon; Siegpunkte dafür am Ende: {worth}.</numerusform>
                <numerusform>Du hast %n davon; Siegpunkte dafür am Ende: {worth}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them here; victory points for each at the end: {worth}.</source>
            <translation>
                <numerusform>%n davon hier; Siegpunkte dafür am Ende: {worth}.</numerusform>
                <numerusform>%n davon hier; Siegpunkte für jedes Stück am Ende: {worth}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The bid {bid} has already been made.</source>
            <translation>Das Gebot {bid} gibt es schon.</translation>
        </message>
        <message>
            <source>With it you bid {bid}; better bids so far: {better}.</source>
            <translation>Damit bietest du {bid}; bessere Gebote bisher: {better}.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n of them; there is no building site left in {city}.</source>
            <translation>
                <numerusform>Du hast %n davon; in {city} ist kein Bauplatz mehr frei.</numerusform>
                <numerusform>Du hast %n davon; in {city} ist kein Bauplatz mehr frei.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n of them; a kontor in {city} costs {due} of them and three goods.</source>
            <translation>
                <numerusform>Du hast %n davon; ein Kontor in {city} kostet {due} davon und drei Waren.</numerusform>
                <numerusform>Du hast %n davon; ein Kontor in {city} kostet {due} davon und drei Waren.</numerusform>
            </translation>
        </message>
        <message>
            <source>A raid on {city} would bring {goods}.</source>
            <translation>Ein Raub in {city} brächte {goods}.</translation>
        </message>
        <message>
            <source>A raid on {name}’s cog would bring {goods} at most.</source>
            <translation>Ein Raub an der Kogge von {name} brächte höchstens {goods}.</translation>
        </message>
        <message numerus="yes">
            <source>The kontor counts %n victory point(s) at the end.</source>
            <translation>
                <numerusform>Das Kontor zählt am Ende %n Siegpunkt.</numerusform>
                <numerusform>Das Kontor zählt am Ende %n Siegpunkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>From here it can sail {ways}.</source>
            <translation>Von hier kann sie {ways} segeln.</translation>
        </message>
        <message>
            <source>look at the routes</source>
            <translation>Routen ansehen</translation>
        </message>
        <message>
            <source>First pile: {first}; second pile: {second}.</source>
            <translation>Erster Haufen: {first}; zweiter Haufen: {second}.</translation>
        </message>
        <message>
            <source>take goods from the city for {good}.</source>
            <translation>nimm dir für {good} Waren aus der Stadt.</translation>
        </message>
        <message>
            <source>accept or decline {by}’s offer.</source>
            <translation>nimm das Angebot von {by} an oder lehne es ab.</translation>
        </message>
        <message>
            <source>Everybody chooses in secret; at most two can start in a city.</source>
            <translation>Alle wählen geheim; in einer Stadt können höchstens zwei beginnen.</translation>
        </message>
        <message>
            <source>Your marker is laid face down, and only you know it.</source>
            <translation>Dein Marker wird verdeckt hingelegt, und nur du kennst ihn.</translation>
        </message>
        <message numerus="yes">
            <source>Each marker brings its city %n good(s), while the supply lasts.</source>
            <translation>
                <numerusform>Jeder Marker bringt seiner Stadt %n Ware, solange der Vorrat reicht.</numerusform>
                <numerusform>Jeder Marker bringt seiner Stadt %n Waren, solange der Vorrat reicht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>He brings %n good(s) there, while the supply lasts.</source>
            <translation>
                <numerusform>Er bringt %n Ware dorthin, solange der Vorrat reicht.</numerusform>
                <numerusform>Er bringt %n Waren dorthin, solange der Vorrat reicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better combination wins goods from the other cog.</source>
            <translation>Die bessere Zusammenstellung gewinnt Waren der anderen Kogge.</translation>
        </message>
        <message>
            <source>The markers are compared like bids, and then swapped.</source>
            <translation>Die Marker werden wie Gebote verglichen und dann getauscht.</translation>
        </message>
        <message>
            <source>Named so far: {wish}.</source>
            <translation>Bisher genannt: {wish}.</translation>
        </message>
        <message>
            <source>You get those of them that the cog has.</source>
            <translation>Du bekommst, was die Kogge davon hat.</translation>
        </message>
        <message>
            <source>pass, or trade for a marker first; you have nothing left to bid.</source>
            <translation>passe, oder handle dir erst einen Marker ein; du kannst nichts mehr bieten.</translation>
        </message>
        <message>
            <source>This bid has already been made: lay another marker.</source>
            <translation>Dieses Gebot gibt es schon: Lege noch einen Marker dazu.</translation>
        </message>
        <message>
            <source>Bids so far: {bids}.</source>
            <translation>Bisher geboten: {bids}.</translation>
        </message>
        <message>
            <source>Your bid: {laid}; better bids so far: {better}.</source>
            <translation>Dein Gebot: {laid}; bessere Gebote bisher: {better}.</translation>
        </message>
        <message>
            <source>A hidden marker is turned up only when you have chosen it, and then it counts.</source>
            <translation>Ein verdeckter Marker wird erst aufgedeckt, wenn du ihn gewählt hast; dann gilt er.</translation>
        </message>
        <message>
            <source>For a kontor here you still lack {lacking}.</source>
            <translation>Für ein Kontor fehlt dir hier noch: {lacking}.</translation>
        </message>
        <message>
            <source>You do not have all of that.</source>
            <translation>Das alles hast du nicht.</translation>
        </message>
        <message>
            <source>It is your kontor that trades: goods come out of it and go into it.</source>
            <translation>Es handelt dein Kontor: Waren kommen aus ihm und gehen hinein.</translation>
        </message>
        <message>
            <source>It is {by}’s kontor that trades.</source>
            <translation>Es handelt das Kontor von {by}.</translation>
        </message>
        <message>
            <source>The game is over: the guild master has come to the end marker for the second time.</source>
            <translation>Die Partie ist zu Ende: Der Gildemeister kam zum zweiten Mal zum Endmarker.</translation>
        </message>
        <message>
            <source>It is not your turn; the game waits for {names}.</source>
            <translation>Du bist nicht am Zug; gewartet wird auf {names}.</translation>
        </message>
        <message>
            <source>That is not asked for now; what glows can be touched.</source>
            <translation>Danach ist gerade nicht gefragt; berühren kannst du, was leuchtet.</translation>
        </message>
        <message>
            <source>First answer {name}’s offer: accept, decline, or make a counter-offer.</source>
            <translation>Antworte erst auf das Angebot von {name}: annehmen, ablehnen oder Gegenangebot.</translation>
        </message>
        <message>
            <source>Order markers only show the order of turns; bids decide it.</source>
            <translation>Reihenfolgemarker zeigen die Reihenfolge nur an; über sie entscheiden die Gebote.</translation>
        </message>
        <message>
            <source>This raid marker stays: {name}’s cog may never enter {city} again.</source>
            <translation>Dieser Raubmarker bleibt: Die Kogge von {name} darf nie wieder nach {city}.</translation>
        </message>
        <message>
            <source>That belongs to {name}; you can only trade when you are in the same city.</source>
            <translation>Das gehört {name}; handeln könnt ihr nur in derselben Stadt.</translation>
        </message>
        <message>
            <source>That is somebody’s secret choice of a city; all are revealed together.</source>
            <translation>Das ist eine geheim gewählte Stadt; alle werden zugleich aufgedeckt.</translation>
        </message>
        <message>
            <source>You may only swap a marker in {city}, the city where you start.</source>
            <translation>Du darfst nur einen Marker in {city} austauschen, deiner Startstadt.</translation>
        </message>
        <message>
            <source>You have nothing left to bid: pass, or trade for a marker first.</source>
            <translation>Du kannst nichts mehr bieten: Passe, oder handle dir erst einen Marker ein.</translation>
        </message>
        <message>
            <source>With {marker} your bid would repeat one that has been made.</source>
            <translation>Mit {marker} wäre dein Gebot eines, das es schon gibt.</translation>
        </message>
        <message>
            <source>Your cog is in the guild master’s city already.</source>
            <translation>Deine Kogge liegt schon in der Stadt des Gildemeisters.</translation>
        </message>
        <message>
            <source>First pay for the step: {fee}.</source>
            <translation>Zahle erst für den Schritt: {fee}.</translation>
        </message>
        <message>
            <source>This is {name}’s kontor; you can load only from your own.</source>
            <translation>Das ist das Kontor von {name}; laden kannst du nur aus eigenen.</translation>
        </message>
        <message>
            <source>First decide where {name}’s cog goes.</source>
            <translation>Entscheide erst, wohin die Kogge von {name} segelt.</translation>
        </message>
        <message>
            <source>{name}’s cog may never enter {city} again.</source>
            <translation>Die Kogge von {name} darf nie wieder nach {city}.</translation>
        </message>
        <message>
            <source>Send {name}’s cog along one of the routes from {here}.</source>
            <translation>Schicke die Kogge von {name} auf einer der Routen von {here} fort.</translation>
        </message>
        <message>
            <source>The movement is over; now you can only act in the city where your cog is.</source>
            <translation>Die Bewegung ist beendet; jetzt kannst du nur noch handeln, wo deine Kogge liegt.</translation>
        </message>
        <message>
            <source>Just touch the building site; the price is then paid by itself.</source>
            <translation>Berühre nur den Bauplatz; der Preis wird dann von selbst bezahlt.</translation>
        </message>
        <message>
            <source>{name}’s kontor stands here; a new one needs a free building site.</source>
            <translation>Hier steht das Kontor von {name}; ein neues braucht einen freien Bauplatz.</translation>
        </message>
        <message>
            <source>You load from kontors while moving, and the movement is over.</source>
            <translation>Aus Kontoren lädst du während der Bewegung; die ist beendet.</translation>
        </message>
        <message>
            <source>Touch what you want from him: a chip, the second raid marker, a marker or a good.</source>
            <translation>Berühre, was du von ihm willst: einen Chip, den zweiten Raubmarker, einen Marker oder eine Ware.</translation>
        </message>
        <message>
            <source>Put the good onto {here}.</source>
            <translation>Lege die Ware auf {here}.</translation>
        </message>
        <message>
            <source>No route leads from {here} to {here}; it takes a marker with another number.</source>
            <translation>Keine Route führt von {here} nach {here}; es braucht einen Marker mit einer anderen Nummer.</translation>
        </message>
        <message>
            <source>{name}’s cog is empty; there is nothing to raid.</source>
            <translation>Die Kogge von {name} ist leer; da ist nichts zu holen.</translation>
        </message>
        <message>
            <source>You can look at hidden routes only in the variant “Memory”.</source>
            <translation>Verdeckte Routen ansehen kannst du nur in der Variante „Memory“.</translation>
        </message>
        <message>
            <source>Exchange a good with the city, buy a pair with it, or give it to the guild master in his city.</source>
            <translation>Tausche eine Ware mit der Stadt, kaufe damit ein Paar, oder gib sie dem Gildemeister in seiner Stadt.</translation>
        </message>
        <message>
            <source>Change a route here with a marker, or give it to the guild master in his city.</source>
            <translation>Ändere mit einem Marker hier eine Route, oder gib ihn dem Gildemeister in seiner Stadt.</translation>
        </message>
        <message>
            <source>Put the raid marker onto the city where your cog is, or onto another cog there.</source>
            <translation>Lege den Raubmarker auf die Stadt, in der deine Kogge liegt, oder auf eine andere Kogge dort.</translation>
        </message>
        <message>
            <source>First take goods from the city for {good}.</source>
            <translation>Nimm dir erst für {good} etwas aus der Stadt.</translation>
        </message>
        <message>
            <source>For {kind} you get only other kinds.</source>
            <translation>Für {kind} bekommst du nur andere Sorten.</translation>
        </message>
        <message>
            <source>{good} brings {number} goods at most; give another good, or finish the exchange.</source>
            <translation>{good} bringt höchstens {number} Waren; gib noch eine Ware, oder schließe den Tausch ab.</translation>
        </message>
        <message>
            <source>What was given or taken stays there until the exchange is finished.</source>
            <translation>Was gegeben oder genommen ist, bleibt dort, bis der Tausch abgeschlossen ist.</translation>
        </message>
        <message>
            <source>{name}’s cog is not in {here}; only cogs in the same city can fight.</source>
            <translation>Die Kogge von {name} ist nicht in {here}; kämpfen können nur Koggen in derselben Stadt.</translation>
        </message>
        <message>
            <source>You have chosen; now the other side chooses.</source>
            <translation>Du hast ausgesucht; jetzt ist die andere Seite dran.</translation>
        </message>
        <message>
            <source>First name the goods that you want, with the buttons; still to name: {number}.</source>
            <translation>Nenne erst mit den Knöpfen, was du haben willst; noch zu nennen: {number}.</translation>
        </message>
        <message>
            <source>You would both give the same; nothing would change.</source>
            <translation>Beide gäben dasselbe; nichts würde sich ändern.</translation>
        </message>
        <message>
            <source>This very offer has been declined this turn.</source>
            <translation>Genau dieses Angebot wurde in diesem Zug schon abgelehnt.</translation>
        </message>
        <message>
            <source>You and {name} are not in the same city now.</source>
            <translation>Du und {name} seid gerade nicht in derselben Stadt.</translation>
        </message>
        <message>
            <source>Your cog is in {here}, as when your turn began; only one that has moved exchanges goods.</source>
            <translation>Deine Kogge liegt in {here} wie zu Beginn des Zuges; eintauschen kann nur eine, die sich bewegt hat.</translation>
        </message>
        <message>
            <source>{here} has only {kind}, and for that you get only other kinds.</source>
            <translation>{here} hat nur {kind}, und dafür bekommst du nur andere Sorten.</translation>
        </message>
        <message>
            <source>Secret: others see how many, not which. Conflicts need it.</source>
            <translation>Geheim: Andere sehen, wie viele, nicht welche. Konflikte brauchen das.</translation>
        </message>
        <message>
            <source>All routes lie face down, and again after each use.</source>
            <translation>Alle Routen liegen verdeckt, auch wieder nach jeder Fahrt.</translation>
        </message>
        <message>
            <source>A face-down route that you have seen stays visible to you.</source>
            <translation>Eine verdeckte Route, die du gesehen hast, bleibt für dich sichtbar.</translation>
        </message>
        <message>
            <source>Five development points win at once; victory points decide only if the guild master ends the game.</source>
            <translation>Fünf Entwicklungspunkte gewinnen sofort; nur wenn der Gildemeister die Partie beendet, entscheiden Siegpunkte.</translation>
        </message>
        <message>
            <source>You have {markers}; the second raid marker costs {needed} equal markers.</source>
            <translation>Du hast {markers}; der zweite Raubmarker kostet {needed} gleiche Marker.</translation>
        </message>
        <message numerus="yes">
            <source>Each counts %n victory point(s) if the guild master ends the game.</source>
            <translation>
                <numerusform>Zählt je Stück %n Siegpunkt, wenn der Gildemeister die Partie beendet.</numerusform>
                <numerusform>Zählt je Stück %n Siegpunkte, wenn der Gildemeister die Partie beendet.</numerusform>
            </translation>
        </message>
        <message>
            <source>To be had here by exchange, for a cog that has moved.</source>
            <translation>Eine Kogge, die sich bewegt hat, kann hier Waren dagegen eintauschen.</translation>
        </message>
        <message>
            <source>In the kontor, for its owner to load while moving.</source>
            <translation>Liegt im Kontor; laden kann der Besitzer bei seiner Bewegung.</translation>
        </message>
        <message>
            <source>What is used up is not replaced.</source>
            <translation>Ist die Sorte aufgebraucht, kommt nichts nach.</translation>
        </message>
        <message>
            <source>Whoever has it takes up to three goods for one in an exchange.</source>
            <translation>Wer ihn hat, nimmt beim Eintauschen bis zu drei Waren für eine.</translation>
        </message>
        <message>
            <source>Whoever has it draws a marker from the pool when a round begins.</source>
            <translation>Wer ihn hat, zieht zu Beginn jeder Runde einen Marker aus dem Vorrat.</translation>
        </message>
        <message>
            <source>Whoever has it pays nothing for the second step either.</source>
            <translation>Wer ihn hat, zahlt auch für den zweiten Schritt nichts.</translation>
        </message>
        <message>
            <source>No two of your markers are equal; the second raid marker costs {needed} equal ones.</source>
            <translation>Von deinen Markern sind keine zwei gleich; der zweite Raubmarker kostet {needed} gleiche.</translation>
        </message>
        <message numerus="yes">
            <source>lay %n good(s) on the first pile.</source>
            <translation>
                <numerusform>lege %n Ware auf den ersten Haufen.</numerusform>
                <numerusform>lege %n Waren auf den ersten Haufen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>name %n good(s) that you claim from {loser}’s cog.</source>
            <translation>
                <numerusform>nenne %n Ware, die du von der Kogge von {loser} forderst.</numerusform>
                <numerusform>nenne %n Waren, die du von der Kogge von {loser} forderst.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} lays {marker} for the bid.</source>
            <translation>{name} legt {marker} als Gebot.</translation>
        </message>
        <message>
            <source>{name} anchors.</source>
            <translation>{name} ankert.</translation>
        </message>
        <message>
            <source>bid {markers}</source>
            <translation>Gebot {markers}</translation>
        </message>
        <message>
            <source>guild master to {city}</source>
            <translation>Gildemeister nach {city}</translation>
        </message>
        <message>
            <source>kontor in {city}</source>
            <translation>Kontor in {city}</translation>
        </message>
        <message>
            <source>bonus chip {chip}</source>
            <translation>Bonuschip {chip}</translation>
        </message>
        <message>
            <source>pair {markers}</source>
            <translation>Paar {markers}</translation>
        </message>
        <message>
            <source>{given} for {taken}</source>
            <translation>{given} gegen {taken}</translation>
        </message>
        <message>
            <source>a route changed</source>
            <translation>eine Route geändert</translation>
        </message>
        <message>
            <source>raid in {city}</source>
            <translation>Raub in {city}</translation>
        </message>
        <message>
            <source>raid on {victim}</source>
            <translation>Raub bei {victim}</translation>
        </message>
        <message>
            <source>conflict with {other}</source>
            <translation>Konflikt mit {other}</translation>
        </message>
        <message>
            <source>trade with {other}</source>
            <translation>Handel mit {other}</translation>
        </message>
        <message>
            <source>The guild master takes a good from each cog in his city, and all goods that the city does not produce.</source>
            <translation>Der Gildemeister nimmt jeder Kogge in seiner Stadt eine Ware und der Stadt alle, die sie nicht erzeugt.</translation>
        </message>
        <message>
            <source>Exchange goods of the city for {good}</source>
            <translation>Waren der Stadt für {good} eintauschen</translation>
        </message>
        <message>
            <source>Start there?</source>
            <translation>Dort beginnen?</translation>
        </message>
        <message>
            <source>Lay it?</source>
            <translation>Legen?</translation>
        </message>
        <message>
            <source>Pay it as a tax?</source>
            <translation>Als Steuer zahlen?</translation>
        </message>
        <message>
            <source>Move the guild master there?</source>
            <translation>Den Gildemeister dorthin ziehen?</translation>
        </message>
        <message>
            <source>Sail there?</source>
            <translation>Dorthin segeln?</translation>
        </message>
        <message>
            <source>Take the secret path?</source>
            <translation>Den Geheimweg nehmen?</translation>
        </message>
        <message>
            <source>Pay it?</source>
            <translation>Damit bezahlen?</translation>
        </message>
        <message>
            <source>Send the cog there?</source>
            <translation>Die Kogge dorthin schicken?</translation>
        </message>
        <message>
            <source>Give it to the city?</source>
            <translation>Der Stadt geben?</translation>
        </message>
        <message>
            <source>Lay it on the first pile?</source>
            <translation>Auf den ersten Stapel legen?</translation>
        </message>
        <message>
            <source>Take it?</source>
            <translation>Nehmen?</translation>
        </message>
        <message>
            <source>Choose it?</source>
            <translation>Aussuchen?</translation>
        </message>
        <message>
            <source>Attack?</source>
            <translation>Angreifen?</translation>
        </message>
        <message>
            <source>Which marker?</source>
            <translation>Welchen Marker?</translation>
        </message>
        <message>
            <source>Which good?</source>
            <translation>Welche Ware?</translation>
        </message>
        <message>
            <source>Where to?</source>
            <translation>Wohin?</translation>
        </message>
        <message>
            <source>For which markers?</source>
            <translation>Für welche Marker?</translation>
        </message>
        <message>
            <source>For which goods?</source>
            <translation>Für welche Waren?</translation>
        </message>
        <message>
            <source>For which good?</source>
            <translation>Für welche Ware?</translation>
        </message>
        <message>
            <source>What do you raid?</source>
            <translation>Was überfällst du?</translation>
        </message>
        <message>
            <source>Which cog?</source>
            <translation>Welche Kogge?</translation>
        </message>
        <message>
            <source>For what?</source>
            <translation>Wofür?</translation>
        </message>
        <message>
            <source>the raid ends your turn.</source>
            <translation>der Überfall beendet deinen Zug.</translation>
        </message>
        <message>
            <source>Raid now</source>
            <translation>Jetzt überfallen</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <source>Development · {points} of {goal} · five win at once</source>
            <translation>Entwicklung · {points} von {goal} · fünf gewinnen sofort</translation>
        </message>
        <message>
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>Kontors · {number} of {most}</source>
            <translation>Kontore · {number} von {most}</translation>
        </message>
        <message>
            <source>not founded</source>
            <translation>nicht gegründet</translation>
        </message>
        <message>
            <source>Bid · turn {place} of {seats}</source>
            <translation>Gebot · Zug {place} von {seats}</translation>
        </message>
        <message>
            <source>not chosen yet</source>
            <translation>noch nicht gewählt</translation>
        </message>
        <message>
            <source>no markers laid</source>
            <translation>kein Marker gelegt</translation>
        </message>
        <message>
            <source>to be used</source>
            <translation>einsetzbar</translation>
        </message>
        <message>
            <source>not bought</source>
            <translation>nicht gekauft</translation>
        </message>
        <message>
            <source>lies in a city</source>
            <translation>liegt in Stadt</translation>
        </message>
        <message>
            <source>The cog is not on the map yet</source>
            <translation>Die Kogge liegt noch nirgends</translation>
        </message>
        <message>
            <source>The cog lies in {city}</source>
            <translation>Die Kogge liegt in {city}</translation>
        </message>
        <message>
            <source>all cogs and kontors; those of {name} framed</source>
            <translation>alle Koggen und Kontore; die von {name} umrahmt</translation>
        </message>
        <message numerus="yes">
            <source>Cargo · %n good(s) · secret</source>
            <translation>
                <numerusform>Ladung · %n Ware · geheim</numerusform>
                <numerusform>Ladung · %n Waren · geheim</numerusform>
            </translation>
        </message>
        <message>
            <source>kinds known to {name} only</source>
            <translation>welche, weiß nur {name}</translation>
        </message>
        <message numerus="yes">
            <source>Route markers in hand · %n · face down</source>
            <translation>
                <numerusform>Wegemarker auf der Hand · %n · verdeckt</numerusform>
                <numerusform>Wegemarker auf der Hand · %n · verdeckt</numerusform>
            </translation>
        </message>
        <message>
            <source>Pairs bought and routes turned up are told in the log.</source>
            <translation>Gekaufte Paare und aufgedeckte Wege nennt der Verlauf.</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message numerus="yes">
            <source>%n kontor(s), {each} each</source>
            <translation>
                <numerusform>%n Kontor zu {each}</numerusform>
                <numerusform>%n Kontore zu je {each}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bonus chip(s), {each} each</source>
            <translation>
                <numerusform>%n Bonuschip zu {each}</numerusform>
                <numerusform>%n Bonuschips zu je {each}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n raid marker(s), {each} each</source>
            <translation>
                <numerusform>%n Raubmarker zu {each}</numerusform>
                <numerusform>%n Raubmarker zu je {each}</numerusform>
            </translation>
        </message>
        <message>
            <source>goods in kontors</source>
            <translation>Waren in Kontoren</translation>
        </message>
        <message>
            <source>goods in the cog</source>
            <translation>Waren in der Kogge</translation>
        </message>
        <message numerus="yes">
            <source>%n good(s) in the cog, secret</source>
            <translation>
                <numerusform>%n Ware in der Kogge, geheim</numerusform>
                <numerusform>%n Waren in der Kogge, geheim</numerusform>
            </translation>
        </message>
        <message>
            <source>{least} to {most}</source>
            <translation>{least} bis {most}</translation>
        </message>
        <message>
            <source>at least</source>
            <translation>mindestens</translation>
        </message>
        <message>
            <source>so far</source>
            <translation>bisher</translation>
        </message>
        <message>
            <source>If the guild master ends it</source>
            <translation>Wenn der Gildemeister die Partie beendet</translation>
        </message>
        <message>
            <source>kontor</source>
            <translation>Kontor</translation>
        </message>
        <message>
            <source>goods in store</source>
            <translation>eingelagert</translation>
        </message>
        <message>
            <source>store empty</source>
            <translation>Lager leer</translation>
        </message>
        <message>
            <source>{letter} · {good}</source>
            <translation>{letter} · {good}</translation>
        </message>
        <message numerus="yes">
            <source>Counts %n when the guild master ends the game.</source>
            <translation>
                <numerusform>Zählt %n Punkt, wenn der Gildemeister das Ende bringt.</numerusform>
                <numerusform>Zählt %n Punkte, wenn der Gildemeister das Ende bringt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cube with ?</source>
            <translation>Würfel mit ?</translation>
        </message>
        <message>
            <source>Number and colour</source>
            <translation>Zahl und Farbe</translation>
        </message>
        <message>
            <source>Leads to the city of this number; colour of its good.</source>
            <translation>Führt zur Stadt mit dieser Zahl; Farbe ihrer Ware.</translation>
        </message>
        <message>
            <source>Teal with ?</source>
            <translation>Blaugrün mit ?</translation>
        </message>
        <message>
            <source>Number and eye</source>
            <translation>Zahl und Auge</translation>
        </message>
        <message>
            <source>Face down, but you know it.</source>
            <translation>Verdeckt, aber dir bekannt.</translation>
        </message>
        <message>
            <source>Small arrow</source>
            <translation>Kleiner Pfeil</translation>
        </message>
        <message>
            <source>In which direction of the map the route leads.</source>
            <translation>In welche Richtung der Karte die Route führt.</translation>
        </message>
        <message>
            <source>Figures and pieces</source>
            <translation>Figuren und Spielsteine</translation>
        </message>
        <message>
            <source>Cog</source>
            <translation>Kogge</translation>
        </message>
        <message>
            <source>The ship of a player; its sail has colour and sign.</source>
            <translation>Schiff eines Spielers; das Segel zeigt Farbe und Zeichen.</translation>
        </message>
        <message>
            <source>One development point; keeps goods for its owner.</source>
            <translation>Ein Entwicklungspunkt; verwahrt Waren für den Besitzer.</translation>
        </message>
        <message>
            <source>Free for a kontor; two in each city.</source>
            <translation>Frei für ein Kontor; zwei je Stadt.</translation>
        </message>
        <message>
            <source>The guild master’s second visit here ends the game.</source>
            <translation>Kommt der Gildemeister zum zweiten Mal her, endet die Partie.</translation>
        </message>
        <message>
            <source>Bonus chips, one development point each</source>
            <translation>Bonuschips, je ein Entwicklungspunkt</translation>
        </message>
        <message>
            <source>Numbers of a player</source>
            <translation>Zahlen eines Spielers</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Stern</translation>
        </message>
        <message>
            <source>Development points: {goal} win at once.</source>
            <translation>Entwicklungspunkte; {goal} siegen sofort.</translation>
        </message>
        <message>
            <source>Five rings</source>
            <translation>Fünf Ringe</translation>
        </message>
        <message>
            <source>One is filled for each development point.</source>
            <translation>Je Entwicklungspunkt ist einer gefüllt.</translation>
        </message>
        <message>
            <source>House</source>
            <translation>Haus</translation>
        </message>
        <message>
            <source>Kontors founded, of four.</source>
            <translation>Gegründete Kontore, von vier.</translation>
        </message>
        <message>
            <source>Anchor</source>
            <translation>Anker</translation>
        </message>
        <message>
            <source>Goods on the cog.</source>
            <translation>Waren auf der Kogge.</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Route markers in hand.</source>
            <translation>Wegemarker auf der Hand.</translation>
        </message>
        <message>
            <source>Cross in the bids</source>
            <translation>Kreuz bei den Geboten</translation>
        </message>
        <message>
            <source>This seat passed.</source>
            <translation>Dieser Spieler hat gepasst.</translation>
        </message>
        <message>
            <source>a second marker {number}</source>
            <translation>ein zweiter Marker {number}</translation>
        </message>
        <message>
            <source>Claim {good}</source>
            <translation>{good} fordern</translation>
        </message>
        <message>
            <source>Buy the raid marker for {sum}</source>
            <translation>Raubmarker für {sum} kaufen</translation>
        </message>
        <message>
            <source>Buy {chip} for {cost}</source>
            <translation>{chip} für {cost} kaufen</translation>
        </message>
        <message>
            <source>Give {made} for {marker}</source>
            <translation>{made} für {marker} geben</translation>
        </message>
        <message>
            <source>Give {marker} for {made}</source>
            <translation>{marker} für {made} geben</translation>
        </message>
        <message>
            <source>Buy {markers} for {good}</source>
            <translation>{markers} für {good} kaufen</translation>
        </message>
        <message>
            <source>Give {good} to the city</source>
            <translation>{good} der Stadt geben</translation>
        </message>
        <message>
            <source>Lay {marker} on the right</source>
            <translation>{marker} rechts legen</translation>
        </message>
        <message>
            <source>Lay {marker} on the left</source>
            <translation>{marker} links legen</translation>
        </message>
        <message>
            <source>Look at the routes for {item}</source>
            <translation>Routen für {item} ansehen</translation>
        </message>
        <message>
            <source>Buy the raid marker</source>
            <translation>Raubmarker kaufen</translation>
        </message>
        <message>
            <source>Buy {chip}</source>
            <translation>{chip} kaufen</translation>
        </message>
        <message>
            <source>Buy {markers}</source>
            <translation>{markers} kaufen</translation>
        </message>
        <message>
            <source>Change the right route</source>
            <translation>Rechte Route ändern</translation>
        </message>
        <message>
            <source>Change the left route</source>
            <translation>Linke Route ändern</translation>
        </message>
        <message>
            <source>Use the raid marker</source>
            <translation>Raubmarker einsetzen</translation>
        </message>
        <message>
            <source>For a kontor in {city} you still lack {lacking}.</source>
            <translation>Für ein Kontor in {city} fehlt dir noch: {lacking}.</translation>
        </message>
        <message>
            <source>They play in this order: {order}.</source>
            <translation>Gespielt wird in dieser Reihenfolge: {order}.</translation>
        </message>
        <message>
            <source>your cog</source>
            <translation>deine Kogge</translation>
        </message>
        <message>
            <source>No longer possible after that: {left}.</source>
            <translation>Danach nicht mehr möglich: {left}.</translation>
        </message>
        <message>
            <source>send {cog}’s cog away, or leave it here.</source>
            <translation>schicke die Kogge von {cog} fort oder lass sie hier.</translation>
        </message>
        <message>
            <source>send {cog}’s cog away.</source>
            <translation>schicke die Kogge von {cog} fort.</translation>
        </message>
        <message>
            <source>After a raid the cog must leave the city.</source>
            <translation>Nach einem Raub muss die Kogge die Stadt verlassen.</translation>
        </message>
        <message>
            <source>The best bid plays first and moves the guild master.</source>
            <translation>Das beste Gebot spielt zuerst und zieht den Gildemeister.</translation>
        </message>
        <message>
            <source>bonus chips</source>
            <translation>Bonuschips</translation>
        </message>
        <message>
            <source>kinds of goods</source>
            <translation>Arten von Waren</translation>
        </message>
        <message>
            <source>ore</source>
            <translation>Erz</translation>
        </message>
        <message>
            <source>furs</source>
            <translation>Felle</translation>
        </message>
        <message>
            <source>amber</source>
            <translation>Bernstein</translation>
        </message>
        <message>
            <source>salt</source>
            <translation>Salz</translation>
        </message>
        <message>
            <source>raid markers</source>
            <translation>Raubmarker</translation>
        </message>
        <message>
            <source>cities that are closed</source>
            <translation>verschlossene Städte</translation>
        </message>
        <message>
            <source>equal route markers</source>
            <translation>gleiche Wegemarker</translation>
        </message>
        <message>
            <source>the way to the next kontor</source>
            <translation>Weg zum nächsten Kontor</translation>
        </message>
        <message>
            <source>goods lacking for the next kontor</source>
            <translation>Waren, die zum nächsten Kontor fehlen</translation>
        </message>
        <message>
            <source>route markers lacking for the next kontor</source>
            <translation>Wegemarker, die zum nächsten Kontor fehlen</translation>
        </message>
        <message>
            <source>what lies in the cities near</source>
            <translation>was in den Städten ringsum liegt</translation>
        </message>
        <message>
            <source>cities within reach</source>
            <translation>Städte in Reichweite</translation>
        </message>
        <message>
            <source>the way to the guild master</source>
            <translation>Weg zum Gildemeister</translation>
        </message>
        <message>
            <source>the bid</source>
            <translation>das Gebot</translation>
        </message>
        <message>
            <source>development of the others</source>
            <translation>Entwicklung der anderen</translation>
        </message>
        <message>
            <source>goods of the others</source>
            <translation>Waren der anderen</translation>
        </message>
        <message>
            <source>route markers of the others</source>
            <translation>Wegemarker der anderen</translation>
        </message>
        <message>
            <source>raid markers of the others</source>
            <translation>Raubmarker der anderen</translation>
        </message>
        <message>
            <source>victory points, and the lead in them</source>
            <translation>Siegpunkte und der Vorsprung darin</translation>
        </message>
        <message>
            <source>the offer</source>
            <translation>das Angebot</translation>
        </message>
        <message>
            <source>the place in the round</source>
            <translation>Platz in der Runde</translation>
        </message>
        <message>
            <source>piles to choose from</source>
            <translation>Haufen zur Auswahl</translation>
        </message>
        <message>
            <source>what is at stake in the fight</source>
            <translation>was im Kampf auf dem Spiel steht</translation>
        </message>
    </context>
    <context>
        <name>KoggeFaces</name>
        <message>
            <source>O</source>
            <comment>letter on a cube: ore</comment>
            <translation>E</translation>
        </message>
        <message>
            <source>F</source>
            <comment>letter on a cube: furs</comment>
            <translation>F</translation>
        </message>
        <message>
            <source>A</source>
            <comment>letter on a cube: amber</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>S</source>
            <comment>letter on a cube: salt</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
    </context>
    <context>
        <name>Leave</name>
        <message>
            <source>The others cannot play on without you. “Join a table” on the start page leads back to your seat; code, address and name are still there.</source>
            <translation>Ohne dich können die anderen nicht weiterspielen. „Mitspielen“ auf der Startseite führt zurück an deinen Platz; Code, Adresse und Name stehen noch dort.</translation>
        </message>
        <message>
            <source>You stay for another game; if you leave, you are not in it.</source>
            <translation>Du bleibst für eine weitere Partie; wenn du gehst, bist du nicht dabei.</translation>
        </message>
        <message>
            <source>Your guests cannot play on without you; nothing is lost. “Continue” on the start page opens the table again and they come back by themselves; if you begin another game, the chronicle leads back to this one.</source>
            <translation>Ohne dich können deine Gäste nicht weiterspielen; nichts geht verloren. „Weiterspielen“ auf der Startseite öffnet den Tisch wieder, und sie kommen von selbst zurück; beginnst du eine andere Partie, führt die Chronik zu dieser zurück.</translation>
        </message>
        <message>
            <source>Another game is wanted by: {names}. If you leave, there is none.</source>
            <translation>Eine weitere Partie wünschen sich: {names}. Wenn du gehst, gibt es keine.</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Tisch verlassen</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Bleiben</translation>
        </message>
        <message>
            <source>Leave the table?</source>
            <translation>Den Tisch verlassen?</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>What a light or a line means</source>
            <translation>Was ein Licht oder eine Linie bedeutet</translation>
        </message>
        <message>
            <source>Yellow ring</source>
            <translation>Gelber Ring</translation>
        </message>
        <message>
            <source>It can be touched, or take what you hold.</source>
            <translation>Lässt sich anfassen oder nimmt, was du hältst.</translation>
        </message>
        <message>
            <source>Broken yellow ring</source>
            <translation>Unterbrochener gelber Ring</translation>
        </message>
        <message>
            <source>Only as a placeholder, face down.</source>
            <translation>Nur als Platzhalter, verdeckt.</translation>
        </message>
        <message>
            <source>Green tick</source>
            <translation>Grüner Haken</translation>
        </message>
        <message>
            <source>Chosen; Esc lets it go.</source>
            <translation>Gewählt; Esc lässt es los.</translation>
        </message>
        <message>
            <source>Pale ring</source>
            <translation>Heller Ring</translation>
        </message>
        <message>
            <source>Where the keyboard is.</source>
            <translation>Wo die Tastatur ist.</translation>
        </message>
        <message>
            <source>Dashed pale ring</source>
            <translation>Gestrichelter heller Ring</translation>
        </message>
        <message>
            <source>What a line of the log, a hint or the lesson speaks of.</source>
            <translation>Wovon eine Zeile im Protokoll, ein Tipp oder die Lektion spricht.</translation>
        </message>
        <message>
            <source>Thin dashes</source>
            <translation>Dünne Striche</translation>
        </message>
        <message>
            <source>An empty place.</source>
            <translation>Ein leerer Platz.</translation>
        </message>
        <message>
            <source>Arrow in a disc</source>
            <translation>Pfeil in einer Scheibe</translation>
        </message>
        <message>
            <source>Takes back what was laid last.</source>
            <translation>Nimmt zurück, was zuletzt gelegt wurde.</translation>
        </message>
        <message>
            <source>Symbols</source>
            <translation>Symbole</translation>
        </message>
        <message>
            <source>Find …</source>
            <translation>Suchen …</translation>
        </message>
        <message>
            <source>A click on a line opens its rule. F2 opens and closes this.</source>
            <translation>Ein Klick auf eine Zeile öffnet die Regel. F2 öffnet und schließt diese Seite.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Symbols of {game}</source>
            <translation>Symbole von {game}</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Now it is somebody else’s turn.</source>
            <translation>Jetzt ist jemand anderes am Zug.</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>Leave the lesson; nothing is lost.</source>
            <translation>Die Lektion verlassen; nichts geht verloren.</translation>
        </message>
        <message>
            <source>Read the rule.</source>
            <translation>Die Regel lesen.</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Zeig es mir</translation>
        </message>
        <message>
            <source>That is possible too, but the lesson shows something else.</source>
            <translation>Auch das ginge, aber die Lektion zeigt gerade etwas anderes.</translation>
        </message>
        <message>
            <source>That was the lesson. Play on by yourself!</source>
            <translation>Das war die Lektion. Spiel jetzt selbst weiter!</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Lektion</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Read the note first; its button takes you on.</source>
            <translation>Lies erst den Hinweis; mit seinem Knopf geht es weiter.</translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <translation>{number} von {all}</translation>
        </message>
    </context>
    <context>
        <name>Levels</name>
        <message>
            <source>Human</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>A person at this screen.</source>
            <translation>Ein Mensch an diesem Bildschirm.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Anfänger</translation>
        </message>
        <message>
            <source>beginner</source>
            <translation>Anfänger</translation>
        </message>
        <message>
            <source>Computer, {level}</source>
            <translation>Computer, {level}</translation>
        </message>
        <message>
            <source>Apprentice</source>
            <translation>Lehrling</translation>
        </message>
        <message>
            <source>apprentice</source>
            <translation>Lehrling</translation>
        </message>
        <message>
            <source>Journeyman</source>
            <translation>Geselle</translation>
        </message>
        <message>
            <source>journeyman</source>
            <translation>Geselle</translation>
        </message>
        <message>
            <source>Merchant</source>
            <translation>Kaufmann</translation>
        </message>
        <message>
            <source>merchant</source>
            <translation>Kaufmann</translation>
        </message>
        <message>
            <source>Still makes mistakes: a beginner can beat it.</source>
            <translation>Macht noch Fehler: Anfänger können ihn schlagen.</translation>
        </message>
        <message>
            <source>apprentices</source>
            <translation>Lehrlinge</translation>
        </message>
        <message>
            <source>Plays what a sensible player would, turn by turn.</source>
            <translation>Spielt Zug für Zug, was vernünftig scheint.</translation>
        </message>
        <message>
            <source>journeymen</source>
            <translation>Gesellen</translation>
        </message>
        <message>
            <source>Knows from thousands of games what a position is worth.</source>
            <translation>Weiß aus tausenden Partien, was eine Stellung wert ist.</translation>
        </message>
        <message>
            <source>merchants</source>
            <translation>Kaufleute</translation>
        </message>
        <message>
            <source>Alderman</source>
            <translation>Ältermann</translation>
        </message>
        <message>
            <source>alderman</source>
            <translation>Ältermann</translation>
        </message>
        <message>
            <source>Plays its best turns on in thought before it decides.</source>
            <translation>Spielt seine besten Züge in Gedanken weiter, bevor er sich entscheidet.</translation>
        </message>
        <message>
            <source>aldermen</source>
            <translation>Ältermänner</translation>
        </message>
        <message>
            <source>Wins {wins} of 100 against {rivals}.</source>
            <translation>Gewinnt {wins} von 100 gegen {rivals}.</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Spielt irgendetwas, was erlaubt ist.</translation>
        </message>
        <message>
            <source>random play</source>
            <translation>Zufallszüge</translation>
        </message>
        <message>
            <source>Games of {seats} players: {even} of 100 would be even.</source>
            <translation>Partien mit {seats} Spielern: {even} von 100 wären ausgeglichen.</translation>
        </message>
        <message>
            <source>Here</source>
            <translation>Hier</translation>
        </message>
        <message>
            <source>Elsewhere</source>
            <translation>Woanders</translation>
        </message>
        <message>
            <source>Guest</source>
            <translation>Gast</translation>
        </message>
        <message>
            <source>A person at another computer, who joins with the code of the table.</source>
            <translation>Ein Mensch an einem anderen Computer, der mit dem Code des Tisches mitspielt.</translation>
        </message>
    </context>
    <context>
        <name>Lock</name>
        <message>
            <source>Hansetable is already open</source>
            <translation>Hansetable ist schon offen</translation>
        </message>
        <message>
            <source>Open on another computer</source>
            <translation>Auf einem anderen Rechner offen</translation>
        </message>
        <message>
            <source>Perhaps open already</source>
            <translation>Vielleicht schon offen</translation>
        </message>
        <message>
            <source>Something is in the way</source>
            <translation>Etwas ist im Weg</translation>
        </message>
        <message>
            <source>Nothing can be saved here</source>
            <translation>Hier kann nichts gesichert werden</translation>
        </message>
        <message>
            <source>The lock of this folder does not say whose it is.</source>
            <translation>Die Sperre dieses Ordners sagt nicht, wem sie gehört.</translation>
        </message>
        <message>
            <source>The lock of this folder cannot be written: {problem}.</source>
            <translation>Die Sperre dieses Ordners kann nicht geschrieben werden: {problem}.</translation>
        </message>
        <message>
            <source>Close Hansetable wherever it is still open with this folder.</source>
            <translation>Schließe Hansetable überall, wo es mit diesem Ordner noch offen ist.</translation>
        </message>
        <message>
            <source>Play without saving for now</source>
            <translation>Vorerst ohne Sichern spielen</translation>
        </message>
        <message>
            <source>Open anyway</source>
            <translation>Trotzdem öffnen</translation>
        </message>
        <message>
            <source>Play here</source>
            <translation>Hier spielen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>The last sign of life was {when}.</source>
            <translation>Das letzte Lebenszeichen war {when}.</translation>
        </message>
        <message>
            <source>A window on this computer is using this folder and does not respond.</source>
            <translation>Ein Fenster auf diesem Rechner benutzt diesen Ordner und antwortet nicht.</translation>
        </message>
        <message>
            <source>“{host}” is using this folder, or did not close it properly.</source>
            <translation>„{host}“ benutzt diesen Ordner oder hat ihn nicht richtig geschlossen.</translation>
        </message>
        <message>
            <source>There is a folder where the lock file has to be.</source>
            <translation>Wo die Sperrdatei liegen muss, liegt ein Ordner.</translation>
        </message>
        <message>
            <source>Close Hansetable there if it is still open: two windows must not save into the same folder.</source>
            <translation>Schließe Hansetable dort, falls es noch offen ist: Zwei Fenster dürfen nicht in denselben Ordner sichern.</translation>
        </message>
        <message>
            <source>Move it away and try again.</source>
            <translation>Verschiebe ihn und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>Free some space or allow writing, and try again.</source>
            <translation>Schaffe Platz oder erlaube das Schreiben und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>The game continues as it was saved. Nothing in the folder is lost.</source>
            <translation>Die Partie geht so weiter, wie sie gesichert wurde. Im Ordner geht nichts verloren.</translation>
        </message>
        <message>
            <source>Take over</source>
            <translation>Übernehmen</translation>
        </message>
        <message>
            <source>Nobody else is using this folder. Saving is tried again until it works.</source>
            <translation>Niemand sonst benutzt diesen Ordner. Das Sichern wird wiederholt, bis es gelingt.</translation>
        </message>
        <message>
            <source>Play with a folder on this computer</source>
            <translation>Mit einem Ordner auf diesem Rechner spielen</translation>
        </message>
        <message>
            <source>It has games of its own; this folder stays as it is.</source>
            <translation>Er hat eigene Partien; dieser Ordner bleibt, wie er ist.</translation>
        </message>
        <message>
            <source>The folder is checked again every five seconds.</source>
            <translation>Der Ordner wird alle fünf Sekunden neu geprüft.</translation>
        </message>
        <message numerus="yes">
            <source>The folder was in use a moment ago; it can be taken over in %n second(s).</source>
            <translation>
                <numerusform>Der Ordner wurde eben noch benutzt; in %n Sekunde kannst du ihn übernehmen.</numerusform>
                <numerusform>Der Ordner wurde eben noch benutzt; in %n Sekunden kannst du ihn übernehmen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wait a little, or close the other window, and try again.</source>
            <translation>Warte ein wenig oder schließe das andere Fenster und versuche es noch einmal.</translation>
        </message>
        <message>
            <source>Hansetable is no longer open elsewhere</source>
            <translation>Hansetable ist anderswo nicht mehr offen</translation>
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
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>Practice game</source>
            <translation>Übungspartie</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startzahl</translation>
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
        <message>
            <source>The seed is a number of up to 18 digits, or stays empty.</source>
            <translation>Die Startzahl hat höchstens 18 Ziffern oder bleibt leer.</translation>
        </message>
        <message>
            <source>{game} – new game</source>
            <translation>{game} – neue Partie</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>Everything can be undone, even what was drawn and the computer’s turns; the record says that it was a practice game.</source>
            <translation>Alles lässt sich zurücknehmen, auch Gezogenes und die Züge des Computers; in der Aufzeichnung steht, dass es eine Übungspartie war.</translation>
        </message>
        <message>
            <source>Same number, same luck.</source>
            <translation>Gleiche Zahl, gleicher Zufall.</translation>
        </message>
        <message>
            <source>at random</source>
            <translation>zufällig</translation>
        </message>
        <message>
            <source>Open the table</source>
            <translation>Tisch öffnen</translation>
        </message>
        <message>
            <source>a guest</source>
            <translation>ein Gast</translation>
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
            <source>Used in this turn; it returns to the hand.</source>
            <translation>In diesem Zug genutzt; kehrt auf die Hand zurück.</translation>
        </message>
        <message>
            <source>base office, {good}</source>
            <translation>Basiskontor, {good}</translation>
        </message>
        <message>
            <source>In the hold for this route, and without a fee.</source>
            <translation>Für diese Route im Laderaum, ohne Gebühr.</translation>
        </message>
        <message>
            <source>Used in this turn; its fee is still due.</source>
            <translation>In diesem Zug genutzt; die Gebühr ist noch fällig.</translation>
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
            <source>Carries the artisan of {stands}, nothing else.</source>
            <translation>Trägt die Manufaktur von {stands}, sonst nichts.</translation>
        </message>
        <message>
            <source>For a neighbouring city. A placeholder goes onto the last card.</source>
            <translation>Für eine Nachbarstadt. Ein Platzhalter kommt auf die letzte Karte.</translation>
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
            <source>artisan in {stands}</source>
            <translation>Manufaktur in {stands}</translation>
        </message>
        <message>
            <source>upper line done</source>
            <translation>obere Zeile erfüllt</translation>
        </message>
        <message>
            <source>The others do not know it.</source>
            <translation>Die anderen kennen ihn nicht.</translation>
        </message>
        <message numerus="yes">
            <source>open, for %n ducat(s)</source>
            <translation>
                <numerusform>offen, für %n Dukaten</numerusform>
                <numerusform>offen, für %n Dukaten</numerusform>
            </translation>
        </message>
        <message>
            <source>Still to do: {lower}, for {half}.</source>
            <translation>Noch zu tun: {lower}, für {half}.</translation>
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
        <message numerus="yes">
            <source>The route may have %n card(s).</source>
            <translation>
                <numerusform>Die Route darf %n Karte haben.</numerusform>
                <numerusform>Die Route darf %n Karten haben.</numerusform>
            </translation>
        </message>
        <message>
            <source>speed {number}</source>
            <translation>Geschwindigkeit {number}</translation>
        </message>
        <message>
            <source>For offices, ships, missions and harbour fees.</source>
            <translation>Für Kontore, Schiffe, Aufträge und Hafengebühren.</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Laderaum</translation>
        </message>
        <message>
            <source>Room for one own office of the route, for a later turn.</source>
            <translation>Platz für ein eigenes Kontor der Route, für einen späteren Zug.</translation>
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
            <translation>noch keine Stufe erreicht</translation>
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
            <source>Moves the pirate at the beginning or the end of a turn.</source>
            <translation>Versetzt den Piraten am Anfang oder am Ende eines Zugs.</translation>
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
            <source>front side</source>
            <translation>Vorderseite</translation>
        </message>
        <message>
            <source>back side</source>
            <translation>Rückseite</translation>
        </message>
        <message>
            <source>Merchant</source>
            <translation>Kaufmann</translation>
        </message>
        <message>
            <source>in {stands}, {side}</source>
            <translation>in {stands}, {side}</translation>
        </message>
        <message>
            <source>Pirate</source>
            <translation>Pirat</translation>
        </message>
        <message>
            <source>The pirate can be moved here.</source>
            <translation>Hierher kann der Pirat versetzt werden.</translation>
        </message>
        <message>
            <source>city</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>Special mission</source>
            <translation>Spezialauftrag</translation>
        </message>
        <message>
            <source>part {part}</source>
            <translation>Teil {part}</translation>
        </message>
        <message numerus="yes">
            <source>Moving him costs everybody %n ducat(s).</source>
            <translation>
                <numerusform>Ihn zu versetzen kostet alle %n Dukaten.</numerusform>
                <numerusform>Ihn zu versetzen kostet alle %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{luxury} (from two or more)</source>
            <translation>{luxury} (aus zwei oder mehr)</translation>
        </message>
        <message>
            <source>The merchant goes on to {city}.</source>
            <translation>Der Kaufmann zieht weiter nach {city}.</translation>
        </message>
        <message numerus="yes">
            <source>{name} moves the pirate to {city} for %n ducat(s).</source>
            <translation>
                <numerusform>{name} versetzt den Piraten für %n Dukaten nach {city}.</numerusform>
                <numerusform>{name} versetzt den Piraten für %n Dukaten nach {city}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} moves the pirate to {city}.</source>
            <translation>{name} versetzt den Piraten nach {city}.</translation>
        </message>
        <message numerus="yes">
            <source>{name} pays %n ducat(s) for a special mission.</source>
            <translation>
                <numerusform>{name} zahlt %n Dukaten für einen Spezialauftrag.</numerusform>
                <numerusform>{name} zahlt %n Dukaten für einen Spezialauftrag.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} pays %n ducat(s) for {number} special missions.</source>
            <translation>
                <numerusform>{name} zahlt %n Dukaten für {number} Spezialaufträge.</numerusform>
                <numerusform>{name} zahlt %n Dukaten für {number} Spezialaufträge.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move the pirate to {city} for %n ducat(s)</source>
            <translation>
                <numerusform>Den Piraten für %n Dukaten nach {city} versetzen</numerusform>
                <numerusform>Den Piraten für %n Dukaten nach {city} versetzen</numerusform>
            </translation>
        </message>
        <message>
            <source>Move the pirate to {city}</source>
            <translation>Den Piraten nach {city} versetzen</translation>
        </message>
        <message>
            <source>Fulfil a special mission</source>
            <translation>Einen Spezialauftrag erfüllen</translation>
        </message>
        <message>
            <source>choose a special mission.</source>
            <translation>wähle einen Spezialauftrag.</translation>
        </message>
        <message numerus="yes">
            <source>The choice costs %n ducat(s) so far.</source>
            <translation>
                <numerusform>Die Auswahl kostet bisher %n Dukaten.</numerusform>
                <numerusform>Die Auswahl kostet bisher %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>move the pirate, or leave him.</source>
            <translation>versetze den Piraten oder lass ihn stehen.</translation>
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
            <source>Route of {name}</source>
            <translation>Route von {name}</translation>
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
            <source>Privileges · one a turn</source>
            <translation>Privilegien · eines je Zug</translation>
        </message>
        <message>
            <source>Next ship</source>
            <translation>Nächstes Schiff</translation>
        </message>
        <message>
            <source>+1 with privilege</source>
            <translation>+1 mit Privileg</translation>
        </message>
        <message>
            <source>speed −1</source>
            <translation>Geschwindigkeit −1</translation>
        </message>
        <message>
            <source>ships sail past</source>
            <translation>wird übersprungen</translation>
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
            <translation>als Nächstes</translation>
        </message>
        <message numerus="yes">
            <source>moving him: %n ducat(s)</source>
            <translation>
                <numerusform>versetzen: %n Dukat</numerusform>
                <numerusform>versetzen: %n Dukaten</numerusform>
            </translation>
        </message>
        <message>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message numerus="yes">
            <source>the free row shows %n seal(s) a turn</source>
            <translation>
                <numerusform>die freie Zeile zeigt %n Siegel je Zug</numerusform>
                <numerusform>die freie Zeile zeigt %n Siegel je Zug</numerusform>
            </translation>
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
            <source>{name} takes income in {cities}: {ducats}.</source>
            <translation>{name} nimmt Einkommen in {cities}: {ducats}.</translation>
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
            <source>{name} fulfils the upper line of a mission with {upper}: {seals}.</source>
            <translation>{name} erfüllt mit {upper} die obere Zeile eines Auftrags: {seals}.</translation>
        </message>
        <message>
            <source>{name} stores {stored}.</source>
            <translation>{name} lagert {stored}.</translation>
        </message>
        <message>
            <source>{name} stores {stored} and gives up {other}.</source>
            <translation>{name} lagert {stored} und gibt {other} auf.</translation>
        </message>
        <message>
            <source>{name} uses the privilege “{privilege}”: {more}.</source>
            <translation>{name} nutzt das Privileg „{privilege}“: {more}.</translation>
        </message>
        <message>
            <source>{name} leaves a mission open; still to do: {lower}.</source>
            <translation>{name} lässt einen Auftrag offen; es fehlt noch: {lower}.</translation>
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
            <translation>Die Bonuskarte „{bonus}“ wird aus dem Spiel genommen.</translation>
        </message>
        <message>
            <source>The last round begins.</source>
            <translation>Die letzte Runde beginnt.</translation>
        </message>
        <message numerus="yes">
            <source>The game is over: {winners} win(s).</source>
            <translation>
                <numerusform>Die Partie ist zu Ende: {winners} gewinnt.</numerusform>
                <numerusform>Die Partie ist zu Ende: {winners} gewinnen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game is over: everybody still shows an ×, nobody wins.</source>
            <translation>Die Partie ist zu Ende: Alle zeigen noch ein ×, niemand gewinnt.</translation>
        </message>
        <message>
            <source>The merchant in {city} gives {name} {gift} more.</source>
            <translation>Der Kaufmann in {city} gibt {name} {gift} dazu.</translation>
        </message>
        <message>
            <source>{name} fulfils the special mission “{special}”: {seals}.</source>
            <translation>{name} erfüllt den Spezialauftrag „{special}“: {seals}.</translation>
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
            <source>Make {luxury} in {workplace} from {goods}</source>
            <translation>In {workplace} {luxury} aus {goods} machen</translation>
        </message>
        <message>
            <source>Use {good} from {origin}</source>
            <translation>{good} aus {origin} verwenden</translation>
        </message>
        <message>
            <source>Store {stored}</source>
            <translation>{stored} lagern</translation>
        </message>
        <message>
            <source>Store {stored} and give up {other}</source>
            <translation>{stored} lagern und {other} aufgeben</translation>
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
        <message>
            <source>Use {good} from the hold</source>
            <translation>{good} aus dem Laderaum verwenden</translation>
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
            <source>Suppose you sail now. {what}</source>
            <translation>Angenommen, du segelst jetzt. {what}</translation>
        </message>
        <message numerus="yes">
            <source>{moves}; and %n more</source>
            <translation>
                <numerusform>{moves}; und %n weitere Möglichkeit</numerusform>
                <numerusform>{moves}; und %n weitere Möglichkeiten</numerusform>
            </translation>
        </message>
        <message>
            <source>Possible: {moves}.</source>
            <translation>Möglich: {moves}.</translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for it.</source>
            <translation>
                <numerusform>Dir fehlt dafür %n Dukat.</numerusform>
                <numerusform>Dir fehlen dafür %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your %n ducat(s) suffice for it.</source>
            <translation>
                <numerusform>Dein %n Dukat reicht dafür.</numerusform>
                <numerusform>Deine %n Dukaten reichen dafür.</numerusform>
            </translation>
        </message>
        <message>
            <source>Gained by {winners}.</source>
            <translation>Schon vergeben an {winners}.</translation>
        </message>
        <message>
            <source>Nobody has gained it yet.</source>
            <translation>Noch an niemanden vergeben.</translation>
        </message>
        <message>
            <source>Offices: {each}.</source>
            <translation>Kontore: {each}.</translation>
        </message>
        <message>
            <source>Completed missions: {each}.</source>
            <translation>Erledigte Aufträge: {each}.</translation>
        </message>
        <message>
            <source>Career steps: {each}.</source>
            <translation>Karrierestufen: {each}.</translation>
        </message>
        <message numerus="yes">
            <source>%n seal(s) to the last round.</source>
            <translation>
                <numerusform>Noch %n Siegel bis zur letzten Runde.</numerusform>
                <numerusform>Noch %n Siegel bis zur letzten Runde.</numerusform>
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
            <source>After phase 2 of {mover} he goes on to {city}.</source>
            <translation>Nach Phase 2 von {mover} zieht er weiter nach {city}.</translation>
        </message>
        <message>
            <source>Ducats for moving him: {ransoms}.</source>
            <translation>Dukaten, um ihn zu versetzen: {ransoms}.</translation>
        </message>
        <message numerus="yes">
            <source>Alone it costs %n ducat(s) now, {skipped} of them for cards above it.</source>
            <translation>
                <numerusform>Allein kostet er jetzt %n Dukaten, davon {skipped} für Karten darüber.</numerusform>
                <numerusform>Allein kostet er jetzt %n Dukaten, davon {skipped} für Karten darüber.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Alone it costs %n ducat(s) now.</source>
            <translation>
                <numerusform>Allein kostet er jetzt %n Dukaten.</numerusform>
                <numerusform>Allein kostet er jetzt %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n mission(s) in progress.</source>
            <translation>
                <numerusform>Du hast %n Auftrag in Arbeit.</numerusform>
                <numerusform>Du hast %n Aufträge in Arbeit.</numerusform>
            </translation>
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
        <message numerus="yes">
            <source>The second office may cost up to %n ducat(s).</source>
            <translation>
                <numerusform>Das zweite Kontor darf höchstens %n Dukaten kosten.</numerusform>
                <numerusform>Das zweite Kontor darf höchstens %n Dukaten kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>sail.</source>
            <translation>segle los.</translation>
        </message>
        <message numerus="yes">
            <source>Harbour fees: {fees}; income and luxury goods must bring %n more ducat(s).</source>
            <translation>
                <numerusform>Hafengebühren: {fees}; Einkommen und Luxusgüter müssen noch %n Dukaten bringen.</numerusform>
                <numerusform>Hafengebühren: {fees}; Einkommen und Luxusgüter müssen noch %n Dukaten bringen.</numerusform>
            </translation>
        </message>
        <message>
            <source>fulfil a mission</source>
            <translation>erfülle einen Auftrag</translation>
        </message>
        <message>
            <source>fulfil a special mission</source>
            <translation>erfülle einen Spezialauftrag</translation>
        </message>
        <message>
            <source>climb in your career</source>
            <translation>steig in der Karriere auf</translation>
        </message>
        <message>
            <source>store a card</source>
            <translation>lagere eine Karte</translation>
        </message>
        <message>
            <source>take income</source>
            <translation>nimm Einkommen</translation>
        </message>
        <message>
            <source>end phase 2</source>
            <translation>beende Phase 2</translation>
        </message>
        <message>
            <source>Special missions in reach: {specials}.</source>
            <translation>Erreichbare Spezialaufträge: {specials}.</translation>
        </message>
        <message>
            <source>buy {things}, or nothing.</source>
            <translation>kaufe {things} – oder nichts.</translation>
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
            <source>The ship has stayed in port.</source>
            <translation>Das Schiff ist im Hafen geblieben.</translation>
        </message>
        <message>
            <source>Every card is used.</source>
            <translation>Alle Karten sind genutzt.</translation>
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
            <source>leave “{mission}” open, or put it under the ship.</source>
            <translation>lass „{mission}“ offen oder lege den Auftrag unter das Schiff.</translation>
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
            <source>buy a mission with the privilege, or end the turn.</source>
            <translation>kaufe einen Auftrag mit dem Privileg oder beende den Zug.</translation>
        </message>
        <message>
            <source>end the turn.</source>
            <translation>beende den Zug.</translation>
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
            <source>choose a mission for %n ducat(s).</source>
            <translation>
                <numerusform>wähle einen Auftrag für %n Dukaten.</numerusform>
                <numerusform>wähle einen Auftrag für %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>use goods for the special mission “{special}”.</source>
            <translation>verwende Güter für den Spezialauftrag „{special}“.</translation>
        </message>
        <message>
            <source>Still to take: {still}.</source>
            <translation>Noch zu nehmen: {still}.</translation>
        </message>
        <message>
            <source>Still needed: {needed}.</source>
            <translation>Noch nötig: {needed}.</translation>
        </message>
        <message>
            <source>The pile is used up; only open missions are left.</source>
            <translation>Der Stapel ist verbraucht; es gibt nur noch offene Aufträge.</translation>
        </message>
        <message>
            <source>It is not your turn: {name} decides.</source>
            <translation>Du bist nicht am Zug: {name} entscheidet.</translation>
        </message>
        <message>
            <source>That belongs to {name}.</source>
            <translation>Das gehört {name}.</translation>
        </message>
        <message>
            <source>Only {name} knows this mission.</source>
            <translation>Diesen Auftrag kennt nur {name}.</translation>
        </message>
        <message>
            <source>This goes only here: {places}.</source>
            <translation>Das geht nur hierhin: {places}.</translation>
        </message>
        <message>
            <source>the {city} card</source>
            <translation>die Karte von {city}</translation>
        </message>
        <message>
            <source>the artisan of {city}</source>
            <translation>die Manufaktur von {city}</translation>
        </message>
        <message>
            <source>the pirate</source>
            <translation>der Pirat</translation>
        </message>
        <message>
            <source>the special mission</source>
            <translation>der Spezialauftrag</translation>
        </message>
        <message>
            <source>the route</source>
            <translation>die Route</translation>
        </message>
        <message>
            <source>your hand</source>
            <translation>deine Hand</translation>
        </message>
        <message>
            <source>the hold</source>
            <translation>der Laderaum</translation>
        </message>
        <message>
            <source>your ducats</source>
            <translation>deine Dukaten</translation>
        </message>
        <message>
            <source>your ship</source>
            <translation>dein Schiff</translation>
        </message>
        <message>
            <source>the faster ship</source>
            <translation>das schnellere Schiff</translation>
        </message>
        <message>
            <source>the pile of missions</source>
            <translation>der Auftragsstapel</translation>
        </message>
        <message>
            <source>the mission</source>
            <translation>der Auftrag</translation>
        </message>
        <message>
            <source>The seals for “{bonus}” come by themselves.</source>
            <translation>Die Siegel für „{bonus}“ kommen von selbst.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>Seals are counted by themselves.</source>
            <translation>Siegel werden von selbst gezählt.</translation>
        </message>
        <message>
            <source>The mission {mission} is completed.</source>
            <translation>Der Auftrag {mission} ist erledigt.</translation>
        </message>
        <message>
            <source>That has no use now.</source>
            <translation>Das nützt jetzt nichts.</translation>
        </message>
        <message>
            <source>These two do not go together.</source>
            <translation>Die beiden passen nicht zusammen.</translation>
        </message>
        <message numerus="yes">
            <source>The {city} office costs {price}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>Das Kontor in {city} kostet {price}; dir fehlt %n Dukat.</numerusform>
                <numerusform>Das Kontor in {city} kostet {price}; dir fehlen %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Speed {speed} costs {price}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>Geschwindigkeit {speed} kostet {price}; dir fehlt %n Dukat.</numerusform>
                <numerusform>Geschwindigkeit {speed} kostet {price}; dir fehlen %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A mission costs {price}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>Ein Auftrag kostet {price}; dir fehlt %n Dukat.</numerusform>
                <numerusform>Ein Auftrag kostet {price}; dir fehlen %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With the privilege a mission costs {price}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>Mit dem Privileg kostet ein Auftrag {price}; dir fehlt %n Dukat.</numerusform>
                <numerusform>Mit dem Privileg kostet ein Auftrag {price}; dir fehlen %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The base office of {city} belongs to everybody and stays here.</source>
            <translation>Das Basiskontor von {city} gehört allen und bleibt hier.</translation>
        </message>
        <message>
            <source>No office of {city} is left.</source>
            <translation>Es ist kein Kontor in {city} mehr da.</translation>
        </message>
        <message>
            <source>You have an office of {city} already.</source>
            <translation>Du hast schon ein Kontor in {city}.</translation>
        </message>
        <message>
            <source>No ship is faster than yours: speed {speed}.</source>
            <translation>Kein Schiff ist schneller als deins: Geschwindigkeit {speed}.</translation>
        </message>
        <message>
            <source>No mission is left to buy.</source>
            <translation>Es ist kein Auftrag mehr zu kaufen.</translation>
        </message>
        <message>
            <source>The merchant goes on by himself at the end of phase 2.</source>
            <translation>Der Kaufmann zieht am Ende von Phase 2 von selbst weiter.</translation>
        </message>
        <message>
            <source>The pirate is in {city} already.</source>
            <translation>Der Pirat ist schon in {city}.</translation>
        </message>
        <message>
            <source>With the pirate in {city} your route would be too long.</source>
            <translation>Mit dem Piraten in {city} wäre deine Route zu lang.</translation>
        </message>
        <message>
            <source>Finish what you have begun before you move the pirate.</source>
            <translation>Bring zu Ende, was du begonnen hast, bevor du den Piraten versetzt.</translation>
        </message>
        <message>
            <source>First decide whether you move the pirate.</source>
            <translation>Entscheide zuerst, ob du den Piraten versetzt.</translation>
        </message>
        <message>
            <source>Nobody may look at the mission that covers the column.</source>
            <translation>Den Auftrag, der die Spalte abdeckt, darf niemand ansehen.</translation>
        </message>
        <message>
            <source>The special mission still lacks {goods}.</source>
            <translation>Dem Spezialauftrag fehlt noch: {goods}.</translation>
        </message>
        <message>
            <source>This special mission cannot be fulfilled together with the others.</source>
            <translation>Dieser Spezialauftrag lässt sich nicht zusammen mit den anderen erfüllen.</translation>
        </message>
        <message>
            <source>This special mission is chosen already.</source>
            <translation>Dieser Spezialauftrag ist schon gewählt.</translation>
        </message>
        <message numerus="yes">
            <source>The {city} office costs {price}; two may cost %n ducat(s) together.</source>
            <translation>
                <numerusform>Das Kontor in {city} kostet {price}; beide zusammen dürfen %n Dukaten kosten.</numerusform>
                <numerusform>Das Kontor in {city} kostet {price}; beide zusammen dürfen %n Dukaten kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>First choose a side of your career card.</source>
            <translation>Wähle zuerst eine Seite deiner Karrierekarte.</translation>
        </message>
        <message>
            <source>That comes in phase {phase_number}, “{phase}”.</source>
            <translation>Das kommt in Phase {phase_number}, „{phase}“.</translation>
        </message>
        <message>
            <source>That belongs to phase {phase_number}, “{phase}”, which is over.</source>
            <translation>Das gehört zu Phase {phase_number}, „{phase}“, und die ist vorbei.</translation>
        </message>
        <message>
            <source>The artisan of {city} works only there, not in {here}.</source>
            <translation>Die Manufaktur von {city} arbeitet nur dort, nicht in {here}.</translation>
        </message>
        <message>
            <source>First everybody takes two offices and one mission.</source>
            <translation>Zuerst nehmen alle zwei Kontore und einen Auftrag.</translation>
        </message>
        <message>
            <source>You have your two offices already.</source>
            <translation>Du hast schon deine zwei Kontore.</translation>
        </message>
        <message>
            <source>You have taken your mission already.</source>
            <translation>Du hast deinen Auftrag schon genommen.</translation>
        </message>
        <message>
            <source>You have an office of {city}; take one of another city.</source>
            <translation>Du hast schon ein Kontor in {city}; nimm eins einer anderen Stadt.</translation>
        </message>
        <message>
            <source>{city} is no neighbour of {last}.</source>
            <translation>{city} ist keine Nachbarstadt von {last}.</translation>
        </message>
        <message numerus="yes">
            <source>Your route may have %n card(s) at most.</source>
            <translation>
                <numerusform>Deine Route darf höchstens %n Karte haben.</numerusform>
                <numerusform>Deine Route darf höchstens %n Karten haben.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have an office of your own in {city}: lay that one.</source>
            <translation>In {city} hast du ein eigenes Kontor: Lege dieses.</translation>
        </message>
        <message>
            <source>{city} has its placeholder already.</source>
            <translation>{city} hat schon seinen Platzhalter.</translation>
        </message>
        <message>
            <source>No office in your hand is left as a placeholder for {city}.</source>
            <translation>Auf deiner Hand ist kein Kontor als Platzhalter für {city} übrig.</translation>
        </message>
        <message>
            <source>With {city} the harbour fees of {fees} could not be paid; you have {money}.</source>
            <translation>Mit {city} wären die Hafengebühren von {fees} nicht zu bezahlen; du hast {money}.</translation>
        </message>
        <message>
            <source>The harbour fees of {fees} could not be paid; you have {money}.</source>
            <translation>Die Hafengebühren von {fees} wären nicht zu bezahlen; du hast {money}.</translation>
        </message>
        <message>
            <source>The privilege “{privilege}” is covered by your career.</source>
            <translation>Das Privileg „{privilege}“ ist von deiner Karriere verdeckt.</translation>
        </message>
        <message>
            <source>Card number {number} of the route uses this privilege by itself.</source>
            <translation>Karte Nummer {number} der Route nutzt dieses Privileg von selbst.</translation>
        </message>
        <message>
            <source>The pirate is not in this game.</source>
            <translation>Der Pirat ist in dieser Partie nicht dabei.</translation>
        </message>
        <message>
            <source>The upper line still lacks {goods}.</source>
            <translation>Der oberen Zeile fehlt noch: {goods}.</translation>
        </message>
        <message>
            <source>The lower line still lacks {goods}.</source>
            <translation>Der unteren Zeile fehlt noch: {goods}.</translation>
        </message>
        <message>
            <source>The upper line needs {luxury}, which no artisan can make now.</source>
            <translation>Die obere Zeile braucht {luxury}; das kann jetzt keine Manufaktur machen.</translation>
        </message>
        <message>
            <source>The lower line needs {luxury}, which no artisan can make now.</source>
            <translation>Die untere Zeile braucht {luxury}; das kann jetzt keine Manufaktur machen.</translation>
        </message>
        <message numerus="yes">
            <source>Moving the pirate costs you %n ducat(s); you have {has}.</source>
            <translation>
                <numerusform>Den Piraten zu versetzen kostet dich %n Dukaten; du hast {has}.</numerusform>
                <numerusform>Den Piraten zu versetzen kostet dich %n Dukaten; du hast {has}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This special mission costs %n ducat(s); you have {has}.</source>
            <translation>
                <numerusform>Dieser Spezialauftrag kostet %n Dukaten; du hast {has}.</numerusform>
                <numerusform>Dieser Spezialauftrag kostet %n Dukaten; du hast {has}.</numerusform>
            </translation>
        </message>
        <message>
            <source>First use what the special mission shows: {special}.</source>
            <translation>Verwende zuerst, was der Spezialauftrag zeigt: {special}.</translation>
        </message>
        <message>
            <source>Career step {level} still lacks {what}.</source>
            <translation>Zu Karrierestufe {level} fehlt noch: {what}.</translation>
        </message>
        <message numerus="yes">
            <source>Career step {level} costs {ducats}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>Karrierestufe {level} kostet {ducats}; dir fehlt %n Dukat.</numerusform>
                <numerusform>Karrierestufe {level} kostet {ducats}; dir fehlen %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The {city} card has been used this turn.</source>
            <translation>Die Karte von {city} ist in diesem Zug schon genutzt.</translation>
        </message>
        <message>
            <source>The artisan works in {city}, which is not on the route.</source>
            <translation>Die Manufaktur arbeitet in {city}, und das liegt nicht auf der Route.</translation>
        </message>
        <message>
            <source>The artisan of {city} has worked this turn.</source>
            <translation>Die Manufaktur von {city} hat in diesem Zug schon gearbeitet.</translation>
        </message>
        <message>
            <source>The artisan of {city} still lacks {goods}.</source>
            <translation>Der Manufaktur von {city} fehlt noch: {goods}.</translation>
        </message>
        <message>
            <source>Then the harbour fees of {fees} could not be paid; you have {money}.</source>
            <translation>Dann wären die Hafengebühren von {fees} nicht zu bezahlen; du hast {money}.</translation>
        </message>
        <message>
            <source>Then you would have {money} and could not pay the harbour fees of {fees}.</source>
            <translation>Dann hättest du {money} und könntest die Hafengebühren von {fees} nicht bezahlen.</translation>
        </message>
        <message>
            <source>The base office of {city} has no income.</source>
            <translation>Das Basiskontor von {city} hat kein Einkommen.</translation>
        </message>
        <message>
            <source>No office with income is left on the route.</source>
            <translation>Auf der Route ist kein Kontor mit Einkommen mehr übrig.</translation>
        </message>
        <message>
            <source>The base office of {city} cannot be stored.</source>
            <translation>Das Basiskontor von {city} lässt sich nicht lagern.</translation>
        </message>
        <message>
            <source>No own office with an unused commodity is left on the route.</source>
            <translation>Auf der Route ist kein eigenes Kontor mit ungenutzter Ware mehr übrig.</translation>
        </message>
        <message>
            <source>The mission line does not need {good}.</source>
            <translation>Die Auftragszeile braucht das nicht: {good}.</translation>
        </message>
        <message>
            <source>You stand at the top of your career.</source>
            <translation>Du stehst auf der obersten Stufe deiner Karriere.</translation>
        </message>
        <message>
            <source>Career step {level}: what a luxury good uses or its artisan covers does not count again.</source>
            <translation>Karrierestufe {level}: Was ein Luxusgut verbraucht oder seine Manufaktur verdeckt, zählt nicht noch einmal.</translation>
        </message>
        <message>
            <source>First complete career step {level}.</source>
            <translation>Erreiche zuerst Karrierestufe {level}.</translation>
        </message>
        <message>
            <source>The career step does not need {good} any more.</source>
            <translation>Die Karrierestufe braucht das nicht mehr: {good}.</translation>
        </message>
        <message>
            <source>What is left would not suffice for career step {level}.</source>
            <translation>Was übrig bleibt, würde für Karrierestufe {level} nicht reichen.</translation>
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
            <translation>Jeder wählt</translation>
        </message>
        <message>
            <source>Without</source>
            <translation>Ohne</translation>
        </message>
        <message>
            <source>Front</source>
            <translation>Vorn</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Hinten</translation>
        </message>
        <message>
            <source>His city brings more: ducats (front) or a seal (back).</source>
            <translation>Seine Stadt bringt mehr: Dukaten (Vorderseite) oder ein Siegel (Rückseite).</translation>
        </message>
        <message>
            <source>His city slows ships down (front) or is sailed past (back).</source>
            <translation>Seine Stadt bremst Schiffe (Vorderseite) oder wird übersprungen (Rückseite).</translation>
        </message>
        <message>
            <source>Start cities</source>
            <translation>Startstädte</translation>
        </message>
        <message>
            <source>A column of four missions that everybody may fulfil, for ducats.</source>
            <translation>Eine Spalte mit vier Aufträgen, die alle für Dukaten erfüllen dürfen.</translation>
        </message>
        <message>
            <source>With</source>
            <translation>Mit</translation>
        </message>
        <message>
            <source>House rule: weak careers</source>
            <translation>Hausregel: schwache Karrieren</translation>
        </message>
        <message>
            <source>Not in the box: who gets a weak career card begins with a few seals.</source>
            <translation>Nicht aus der Schachtel: Wer eine schwache Karrierekarte hat, beginnt mit ein paar Siegeln.</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Letzte Runde</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>round {round}</source>
            <translation>Runde {round}</translation>
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
            <translation>Pirat versetzen</translation>
        </message>
        <message>
            <source>“{mission}”</source>
            <translation>„{mission}“</translation>
        </message>
        <message>
            <source>{good} (hold)</source>
            <translation>{good} (Laderaum)</translation>
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
        <message>
            <source>Good for one thing on the route: {good}, income, the artisan or the hold.</source>
            <translation>Auf der Route für eines gut: {good}, Einkommen, Manufaktur oder Laderaum.</translation>
        </message>
        <message>
            <source>Completed; its goods count for the bonus “{variety}”.</source>
            <translation>Erledigt; seine Waren zählen für den Bonus „{variety}“.</translation>
        </message>
        <message>
            <source>Completed.</source>
            <translation>Erledigt.</translation>
        </message>
        <message>
            <source>Keeps {good} at hand for a later turn.</source>
            <translation>Hält {good} für einen späteren Zug bereit.</translation>
        </message>
        <message>
            <source>For whoever has no office here, for a harbour fee. Has no income.</source>
            <translation>Für alle ohne eigenes Kontor hier, gegen eine Hafengebühr. Hat kein Einkommen.</translation>
        </message>
        <message>
            <source>It covers the last special mission; nobody may look at it.</source>
            <translation>Verdeckt den letzten Spezialauftrag; niemand darf diese Karte ansehen.</translation>
        </message>
        <message>
            <source>At the end, for different goods on completed missions, both lines of each.</source>
            <translation>Am Ende, für verschiedene Waren in beiden Zeilen erledigter Aufträge.</translation>
        </message>
        <message numerus="yes">
            <source>Costs %n ducat(s); allows one more card on the route.</source>
            <translation>
                <numerusform>Kostet %n Dukaten und erlaubt eine Karte mehr auf der Route.</numerusform>
                <numerusform>Kostet %n Dukaten und erlaubt eine Karte mehr auf der Route.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever has %n seal(s) or more brings on the last round.</source>
            <translation>
                <numerusform>Wer %n Siegel oder mehr hat, löst die letzte Runde aus.</numerusform>
                <numerusform>Wer %n Siegel oder mehr hat, löst die letzte Runde aus.</numerusform>
            </translation>
        </message>
        <message>
            <source>Offices and missions; the others know only what was taken openly.</source>
            <translation>Kontore und Aufträge; die anderen kennen nur, was offen genommen wurde.</translation>
        </message>
        <message>
            <source>Whoever still shows an × at the end loses.</source>
            <translation>Wer am Ende noch ein × zeigt, verliert.</translation>
        </message>
        <message>
            <source>One more seal when the turn ends, if no other privilege was used.</source>
            <translation>Am Ende des Zugs ein Siegel mehr, wenn kein anderes Privileg genutzt wurde.</translation>
        </message>
        <message>
            <source>Of no use in this game: it needs the back side of the pirate.</source>
            <translation>In dieser Partie ohne Nutzen: Es braucht die Rückseite des Piraten.</translation>
        </message>
        <message>
            <source>An income, and a luxury good that is scored, bring {merchant_ducats} more in his city.</source>
            <translation>Ein Einkommen und ein gewertetes Luxusgut bringen in seiner Stadt je {merchant_ducats} mehr.</translation>
        </message>
        <message>
            <source>A luxury good that is scored in his city brings {merchant_seals} more.</source>
            <translation>Ein Luxusgut, das in seiner Stadt gewertet wird, bringt {merchant_seals} mehr.</translation>
        </message>
        <message>
            <source>A route through his city may have one card less.</source>
            <translation>Eine Route durch seine Stadt darf eine Karte weniger haben.</translation>
        </message>
        <message>
            <source>Ships sail past his city; the privilege “{moving}” moves him.</source>
            <translation>Schiffe segeln an seiner Stadt vorbei; das Privileg „{moving}“ versetzt ihn.</translation>
        </message>
        <message>
            <source>Leave the pirate where he is</source>
            <translation>Den Piraten stehen lassen</translation>
        </message>
        <message>
            <source>Fulfil the special mission “{special}” ({seals})</source>
            <translation>Den Spezialauftrag „{special}“ erfüllen ({seals})</translation>
        </message>
        <message>
            <source>{count} completed</source>
            <translation>{count} erledigt</translation>
        </message>
        <message>
            <source>{count} in progress, so none to buy</source>
            <translation>{count} in Arbeit, also kein Kauf</translation>
        </message>
        <message>
            <source>Half done</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keiner</translation>
        </message>
        <message>
            <source>only by the privilege</source>
            <translation>nur durch das Privileg</translation>
        </message>
        <message>
            <source>{name} plays the front side of career card {career}.</source>
            <translation>{name} spielt die Vorderseite von Karrierekarte {career}.</translation>
        </message>
        <message>
            <source>{name} plays the back side of career card {career}.</source>
            <translation>{name} spielt die Rückseite von Karrierekarte {career}.</translation>
        </message>
        <message>
            <source>{name} completes a mission with {lower}: {seals}.</source>
            <translation>{name} erledigt mit {lower} einen Auftrag: {seals}.</translation>
        </message>
        <message>
            <source>The special mission moves to the bottom and shows “{special}” from now on.</source>
            <translation>Der Spezialauftrag kommt nach unten und zeigt von nun an „{special}“.</translation>
        </message>
        <message>
            <source>Use the privilege “{privilege}” ({more})</source>
            <translation>Das Privileg „{privilege}“ nutzen ({more})</translation>
        </message>
        <message>
            <source>Use the privilege “{privilege}”</source>
            <translation>Das Privileg „{privilege}“ nutzen</translation>
        </message>
        <message numerus="yes">
            <source>Fulfil special missions for %n ducat(s) less with the privilege</source>
            <translation>
                <numerusform>Mit dem Privileg Spezialaufträge um %n Dukaten billiger erfüllen</numerusform>
                <numerusform>Mit dem Privileg Spezialaufträge um %n Dukaten billiger erfüllen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy a mission for %n ducat(s) with the privilege</source>
            <translation>
                <numerusform>Mit dem Privileg einen Auftrag für %n Dukaten kaufen</numerusform>
                <numerusform>Mit dem Privileg einen Auftrag für %n Dukaten kaufen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay the base office of {city} for a fee of %n ducat(s)</source>
            <translation>
                <numerusform>Basiskontor von {city} für %n Dukaten Gebühr legen</numerusform>
                <numerusform>Basiskontor von {city} für %n Dukaten Gebühr legen</numerusform>
            </translation>
        </message>
        <message>
            <source>Make {luxury} in {workplace} from {goods} ({gain})</source>
            <translation>In {workplace} {luxury} aus {goods} machen ({gain})</translation>
        </message>
        <message>
            <source>Take the income of {city} ({income})</source>
            <translation>Einkommen von {city} nehmen ({income})</translation>
        </message>
        <message>
            <source>Fulfil the lower line with {line} ({seals})</source>
            <translation>Untere Zeile mit {line} erfüllen ({seals})</translation>
        </message>
        <message>
            <source>Fulfil the upper line with {line} ({seals})</source>
            <translation>Obere Zeile mit {line} erfüllen ({seals})</translation>
        </message>
        <message>
            <source>Reach career step {level} for {cost}</source>
            <translation>Karrierestufe {level} für {cost} erreichen</translation>
        </message>
        <message>
            <source>Pay and fulfil</source>
            <translation>Zahlen und erfüllen</translation>
        </message>
        <message>
            <source>at least {seals}</source>
            <translation>mindestens {seals}</translation>
        </message>
        <message>
            <source>This is the last round.</source>
            <translation>Das ist die letzte Runde.</translation>
        </message>
        <message>
            <source>The next round will be the last.</source>
            <translation>Die nächste Runde ist die letzte.</translation>
        </message>
        <message>
            <source>Seals if the game ended now: {each}.</source>
            <translation>Siegel, wenn jetzt Schluss wäre: {each}.</translation>
        </message>
        <message>
            <source>After that it shows “{turned}”.</source>
            <translation>Danach zeigt er „{turned}“.</translation>
        </message>
        <message>
            <source>Harbour fees due: {fees}; the income on the route is {income}.</source>
            <translation>Hafengebühren in Dukaten: {fees}; das Einkommen auf der Route ist {income}.</translation>
        </message>
        <message numerus="yes">
            <source>Both offices together may cost %n ducat(s); everything is paid at the end.</source>
            <translation>
                <numerusform>Beide Kontore zusammen dürfen %n Dukaten kosten; bezahlt wird am Schluss.</numerusform>
                <numerusform>Beide Kontore zusammen dürfen %n Dukaten kosten; bezahlt wird am Schluss.</numerusform>
            </translation>
        </message>
        <message>
            <source>lay the first card, or stay in port.</source>
            <translation>lege die erste Karte oder bleib im Hafen.</translation>
        </message>
        <message>
            <source>lay the next card.</source>
            <translation>lege die nächste Karte.</translation>
        </message>
        <message>
            <source>lay the next card, or sail.</source>
            <translation>lege die nächste Karte oder segle los.</translation>
        </message>
        <message>
            <source>For the city of the pirate your ship is too slow.</source>
            <translation>Für die Stadt des Piraten ist dein Schiff zu langsam.</translation>
        </message>
        <message>
            <source>No neighbouring city can be added.</source>
            <translation>Keine Nachbarstadt lässt sich noch anlaufen.</translation>
        </message>
        <message>
            <source>With {dear} you could not pay the fees.</source>
            <translation>Mit {dear} könntest du die Gebühren nicht zahlen.</translation>
        </message>
        <message numerus="yes">
            <source>Room for %n more card(s), and one more with the privilege.</source>
            <translation>
                <numerusform>Platz für %n weitere Karte und noch eine mit dem Privileg.</numerusform>
                <numerusform>Platz für %n weitere Karten und noch eine mit dem Privileg.</numerusform>
            </translation>
        </message>
        <message>
            <source>The last card uses the privilege “{faster}”.</source>
            <translation>Die letzte Karte nutzt das Privileg „{faster}“.</translation>
        </message>
        <message>
            <source>One more card only with the privilege “{faster}”.</source>
            <translation>Eine weitere Karte nur mit dem Privileg „{faster}“.</translation>
        </message>
        <message>
            <source>Your ship is no faster, so the route is complete.</source>
            <translation>Schneller ist dein Schiff nicht, die Route ist also vollständig.</translation>
        </message>
        <message>
            <source>Harbour fees so far: {fees}; you have {money}.</source>
            <translation>Hafengebühren bisher: {fees}; du hast {money}.</translation>
        </message>
        <message>
            <source>The artisan of {workplace} can make {luxury} from {goods}: {gain}.</source>
            <translation>Die Manufaktur von {workplace} kann {luxury} aus {goods} machen: {gain}.</translation>
        </message>
        <message>
            <source>What is left suits no artisan and no mission line.</source>
            <translation>Der Rest passt zu keiner Manufaktur und keinem Auftrag.</translation>
        </message>
        <message numerus="yes">
            <source>one of %n office(s)</source>
            <translation>
                <numerusform>ein Kontor</numerusform>
                <numerusform>eines von %n Kontoren</numerusform>
            </translation>
        </message>
        <message>
            <source>a ship of speed {speed}</source>
            <translation>Geschwindigkeit {speed}</translation>
        </message>
        <message>
            <source>Nothing is left that you could buy.</source>
            <translation>Es ist nichts mehr übrig, was du kaufen könntest.</translation>
        </message>
        <message numerus="yes">
            <source>With %n ducat(s) you can buy nothing.</source>
            <translation>
                <numerusform>Mit %n Dukaten kannst du nichts kaufen.</numerusform>
                <numerusform>Mit %n Dukaten kannst du nichts kaufen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n ducat(s) you can buy {affordable}.</source>
            <translation>
                <numerusform>Für %n Dukaten: {affordable}.</numerusform>
                <numerusform>Für %n Dukaten: {affordable}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The cheapest office costs %n ducat(s).</source>
            <translation>
                <numerusform>Das billigste Kontor kostet %n Dukaten.</numerusform>
                <numerusform>Das billigste Kontor kostet %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With the privilege a mission costs %n ducat(s).</source>
            <translation>
                <numerusform>Mit dem Privileg kostet ein Auftrag %n Dukaten.</numerusform>
                <numerusform>Mit dem Privileg kostet ein Auftrag %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n mission(s) in progress you cannot buy another.</source>
            <translation>
                <numerusform>Mit %n Auftrag in Arbeit kannst du keinen weiteren kaufen.</numerusform>
                <numerusform>Mit %n Aufträgen in Arbeit kannst du keinen weiteren kaufen.</numerusform>
            </translation>
        </message>
        <message>
            <source>choose a side of career card {number}.</source>
            <translation>wähle eine Seite von Karrierekarte {number}.</translation>
        </message>
        <message>
            <source>choose the goods for the mission line “{line}”.</source>
            <translation>wähle die Güter für die Auftragszeile „{line}“.</translation>
        </message>
        <message>
            <source>choose the goods for career step {level}.</source>
            <translation>wähle die Güter für Karrierestufe {level}.</translation>
        </message>
        <message>
            <source>Goods that you give for this bring nothing else.</source>
            <translation>Was du dafür gibst, bringt sonst nichts ein.</translation>
        </message>
        <message>
            <source>If it stays open, its lower line ({lower}) can bring {seals} in a later turn.</source>
            <translation>Bleibt er offen, kann die untere Zeile ({lower}) in einem späteren Zug {seals} bringen.</translation>
        </message>
        <message>
            <source>Under the ship it is completed, and leaves room for another one.</source>
            <translation>Unter dem Schiff ist er erledigt und macht Platz für einen neuen.</translation>
        </message>
        <message>
            <source>Take an open one, or the top one of the pile, which only you will see.</source>
            <translation>Nimm einen offenen oder den obersten vom Stapel, den nur du siehst.</translation>
        </message>
        <message numerus="yes">
            <source>The privilege takes %n ducat(s) off the sum.</source>
            <translation>
                <numerusform>Das Privileg macht die Summe um %n Dukaten kleiner.</numerusform>
                <numerusform>Das Privileg macht die Summe um %n Dukaten kleiner.</numerusform>
            </translation>
        </message>
        <message>
            <source>That uses the privilege of this turn.</source>
            <translation>Damit ist das Privileg dieses Zugs genutzt.</translation>
        </message>
        <message>
            <source>choose another special mission, or fulfil those that you have chosen.</source>
            <translation>wähle noch einen Spezialauftrag oder erfülle die gewählten.</translation>
        </message>
        <message>
            <source>put an artisan to work</source>
            <translation>nutze eine Manufaktur</translation>
        </message>
        <message>
            <source>use a privilege</source>
            <translation>nutze ein Privileg</translation>
        </message>
        <message>
            <source>Seals a turn, from no step to the top: front {front}; back {back}.</source>
            <translation>Siegel je Zug, von keiner Stufe bis ganz oben: vorn {front}; hinten {back}.</translation>
        </message>
        <message>
            <source>You cannot sail yet, because you could not pay the fees.</source>
            <translation>Du kannst noch nicht lossegeln, denn du könntest die Gebühren nicht zahlen.</translation>
        </message>
        <message numerus="yes">
            <source>The {city} office costs {price}; you can spend %n ducat(s) on the second one.</source>
            <translation>
                <numerusform>Das Kontor in {city} kostet {price}; für das zweite hast du noch %n Dukaten.</numerusform>
                <numerusform>Das Kontor in {city} kostet {price}; für das zweite hast du noch %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{city} is no neighbour of {last}; as a placeholder its office goes onto the card of {last}.</source>
            <translation>{city} ist keine Nachbarstadt von {last}; als Platzhalter gehört das Kontor auf die Karte von {last}.</translation>
        </message>
        <message>
            <source>No neighbour of {city} can be added to this route.</source>
            <translation>Keine Nachbarstadt von {city} lässt sich noch anlaufen.</translation>
        </message>
        <message>
            <source>The {city} office is a placeholder; {city} cannot be visited this turn.</source>
            <translation>Das Kontor von {city} ist Platzhalter; {city} kannst du in diesem Zug nicht anlaufen.</translation>
        </message>
        <message>
            <source>A placeholder must be an office of your own; you have none in {city}.</source>
            <translation>Ein Platzhalter muss ein eigenes Kontor sein; du hast keins in {city}.</translation>
        </message>
        <message>
            <source>The {city} office is in the hold; a placeholder comes from the hand.</source>
            <translation>Das Kontor von {city} liegt im Laderaum; ein Platzhalter kommt von der Hand.</translation>
        </message>
        <message>
            <source>With {city} as a placeholder the harbour fees of {fees} could not be paid; you have {money}.</source>
            <translation>Mit {city} als Platzhalter wären die Hafengebühren von {fees} nicht zu bezahlen; du hast {money}.</translation>
        </message>
        <message>
            <source>{city} is on the route already; each city is visited only once.</source>
            <translation>{city} liegt schon auf der Route; jede Stadt wird nur einmal besucht.</translation>
        </message>
        <message>
            <source>Its seal comes by itself at the end of the turn, if you use no other privilege.</source>
            <translation>Sein Siegel kommt am Ende des Zugs von selbst, wenn du kein anderes Privileg nutzt.</translation>
        </message>
        <message>
            <source>The privilege “{moving}” is of use only in games with the back side of the pirate.</source>
            <translation>Das Privileg „{moving}“ nützt nur in Partien mit der Rückseite des Piraten.</translation>
        </message>
        <message>
            <source>{city} is not on the route; only cards on the route can be used.</source>
            <translation>{city} liegt nicht auf der Route; nur was dort liegt, kann genutzt werden.</translation>
        </message>
        <message>
            <source>The artisan of {city} cannot reach what lies further right: {goods}.</source>
            <translation>Die Manufaktur von {city} kann nicht nutzen, was weiter rechts liegt: {goods}.</translation>
        </message>
        <message>
            <source>The base office of {city} has no income; its commodity serves artisans, missions and your career.</source>
            <translation>Das Basiskontor von {city} hat kein Einkommen; seine Ware dient Manufakturen, Aufträgen und deiner Karriere.</translation>
        </message>
        <message>
            <source>You stored the {city} office this turn; it serves from the next turn on, and no other can be stored now.</source>
            <translation>Das Kontor von {city} hast du in diesem Zug gelagert; es dient ab dem nächsten Zug, und ein zweites darfst du jetzt nicht lagern.</translation>
        </message>
        <message>
            <source>What lies in the hold ({good}) serves an artisan, a mission or your career.</source>
            <translation>Was im Laderaum liegt ({good}), dient einer Manufaktur, einem Auftrag oder deiner Karriere.</translation>
        </message>
        <message>
            <source>First complete the mission line “{line}”.</source>
            <translation>Erfülle zuerst die Auftragszeile „{line}“.</translation>
        </message>
        <message>
            <source>Used by itself, as there is no choice: {good}.</source>
            <translation>Das wird von selbst verwendet, weil es keine Wahl gibt: {good}.</translation>
        </message>
        <message>
            <source>First decide what becomes of the mission {mission}.</source>
            <translation>Entscheide zuerst, was aus dem Auftrag {mission} wird.</translation>
        </message>
        <message>
            <source>You have three missions in progress and cannot buy another.</source>
            <translation>Du hast drei Aufträge in Arbeit und kannst keinen weiteren kaufen.</translation>
        </message>
        <message>
            <source>First choose the mission that the privilege brings you.</source>
            <translation>Wähle zuerst den Auftrag, den dir das Privileg bringt.</translation>
        </message>
        <message>
            <source>Now you get a mission only with the privilege “{cheaper}”; touch the privilege first.</source>
            <translation>Einen Auftrag bekommst du jetzt nur mit dem Privileg „{cheaper}“; berühre zuerst das Privileg.</translation>
        </message>
        <message>
            <source>The pirate can only be moved to a city.</source>
            <translation>Der Pirat lässt sich nur in eine Stadt versetzen.</translation>
        </message>
        <message>
            <source>With the pirate in {city} a route may have one card less; yours would be too long.</source>
            <translation>Mit dem Piraten in {city} darf eine Route eine Karte weniger haben; deine wäre zu lang.</translation>
        </message>
        <message>
            <source>With the pirate in {city} a route may have one card less; yours is full.</source>
            <translation>Mit dem Piraten in {city} darf eine Route eine Karte weniger haben; deine ist voll.</translation>
        </message>
        <message>
            <source>The privilege “{moving}” can be used only at the beginning or the end of a turn.</source>
            <translation>Das Privileg „{moving}“ kannst du nur am Anfang oder am Ende eines Zugs nutzen.</translation>
        </message>
        <message>
            <source>Only an unused privilege “{moving}” moves him.</source>
            <translation>Nur das unbenutzte Privileg „{moving}“ versetzt ihn.</translation>
        </message>
        <message>
            <source>The pirate bars {city}, and ships sail past it.</source>
            <translation>Der Pirat sperrt {city}, und Schiffe fahren daran vorbei.</translation>
        </message>
        <message>
            <source>You may fulfil special missions once in a turn, all together.</source>
            <translation>Spezialaufträge darfst du einmal im Zug erfüllen, alle auf einmal.</translation>
        </message>
        <message numerus="yes">
            <source>Even with the privilege this special mission costs %n ducat(s); you have {has}.</source>
            <translation>
                <numerusform>Selbst mit dem Privileg kostet dieser Spezialauftrag %n Dukaten; du hast {has}.</numerusform>
                <numerusform>Selbst mit dem Privileg kostet dieser Spezialauftrag %n Dukaten; du hast {has}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This special mission costs %n ducat(s); you have {has}. With the privilege “{cheaper}” it costs {less}; touch the privilege first.</source>
            <translation>
                <numerusform>Dieser Spezialauftrag kostet %n Dukaten; du hast {has}. Mit dem Privileg „{cheaper}“ kostet er {less}; berühre zuerst das Privileg.</numerusform>
                <numerusform>Dieser Spezialauftrag kostet %n Dukaten; du hast {has}. Mit dem Privileg „{cheaper}“ kostet er {less}; berühre zuerst das Privileg.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your route does not bring everything at once that the special mission shows.</source>
            <translation>Deine Route bringt nicht alles zugleich, was der Spezialauftrag zeigt.</translation>
        </message>
        <message>
            <source>No special mission is in reach with this privilege; in phase 3 it makes a mission cheaper.</source>
            <translation>Mit diesem Privileg ist kein Spezialauftrag zu erfüllen; in Phase 3 macht es einen Auftrag billiger.</translation>
        </message>
        <message>
            <source>First choose the special missions that you want to fulfil.</source>
            <translation>Wähle zuerst die Spezialaufträge, die du erfüllen willst.</translation>
        </message>
        <message>
            <source>At random</source>
            <translation>Zufällig</translation>
        </message>
        <message>
            <source>Expert game: merchant</source>
            <translation>Expertenspiel: Kaufmann</translation>
        </message>
        <message>
            <source>Expert game: pirate</source>
            <translation>Expertenspiel: Pirat</translation>
        </message>
        <message>
            <source>Where merchant and pirate stand at first, if they take part.</source>
            <translation>Wo Kaufmann und Pirat zuerst stehen, wenn sie mitspielen.</translation>
        </message>
        <message>
            <source>Novgorod (merchant), Antwerpen (pirate)</source>
            <translation>Nowgorod (Kaufmann), Antwerpen (Pirat)</translation>
        </message>
        <message>
            <source>Expert game: special missions</source>
            <translation>Expertenspiel: Spezialaufträge</translation>
        </message>
        <message>
            <source>Introduction</source>
            <translation>Einführung</translation>
        </message>
        <message>
            <source>Seals before the end</source>
            <translation>Siegel bis zum Ende</translation>
        </message>
        <message>
            <source>still shows an × and loses</source>
            <translation>zeigt noch ein × und verliert</translation>
        </message>
        <message>
            <source>{name} lays the base office of {city}.</source>
            <translation>{name} legt das Basiskontor von {city}.</translation>
        </message>
        <message>
            <source>{name} lays the {city} office.</source>
            <translation>{name} legt das Kontor von {city}.</translation>
        </message>
        <message>
            <source>stays in port</source>
            <translation>bleibt im Hafen</translation>
        </message>
        <message>
            <source>half a mission</source>
            <translation>ein halber Auftrag</translation>
        </message>
        <message>
            <source>career step {level}</source>
            <translation>Karrierestufe {level}</translation>
        </message>
        <message>
            <source>{city} office</source>
            <translation>Kontor von {city}</translation>
        </message>
        <message>
            <source>speed {speed}</source>
            <translation>Geschwindigkeit {speed}</translation>
        </message>
        <message>
            <source>a new mission</source>
            <translation>ein neuer Auftrag</translation>
        </message>
        <message>
            <source>bonus “{bonus}”</source>
            <translation>Bonus „{bonus}“</translation>
        </message>
        <message>
            <source>pirate to {city}</source>
            <translation>Pirat nach {city}</translation>
        </message>
        <message>
            <source>a special mission</source>
            <translation>ein Spezialauftrag</translation>
        </message>
        <message>
            <source>You have already used the privilege of this turn.</source>
            <translation>Das Privileg dieses Zugs hast du schon genutzt.</translation>
        </message>
        <message>
            <source>You can buy only one thing in a turn.</source>
            <translation>In einem Zug kannst du nur eine Sache kaufen.</translation>
        </message>
        <message>
            <source>Above {upper}, below {lower}: {one} each, {both} for both in one turn.</source>
            <translation>Oben {upper}, unten {lower}: je {one}, beide in einem Zug {both}.</translation>
        </message>
        <message>
            <source>Special missions</source>
            <translation>Spezialaufträge</translation>
        </message>
        <message>
            <source>You have already bought something this turn.</source>
            <translation>In diesem Zug hast du schon etwas gekauft.</translation>
        </message>
        <message numerus="yes">
            <source>{asked}: {part_seals} for %n ducat(s), one more for each one skipped above.</source>
            <translation>
                <numerusform>{asked}: {part_seals} für %n Dukaten, je ausgelassene darüber einen mehr.</numerusform>
                <numerusform>{asked}: {part_seals} für %n Dukaten, je ausgelassene darüber einen mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>Take the {city} office</source>
            <translation>Kontor {city} nehmen</translation>
        </message>
        <message>
            <source>Take the mission</source>
            <translation>Auftrag nehmen</translation>
        </message>
        <message>
            <source>Improve the ship</source>
            <translation>Schiff verbessern</translation>
        </message>
        <message>
            <source>Take it?</source>
            <translation>Nehmen?</translation>
        </message>
        <message>
            <source>Improve the ship?</source>
            <translation>Schiff verbessern?</translation>
        </message>
        <message>
            <source>Lay it next?</source>
            <translation>Als Nächstes legen?</translation>
        </message>
        <message>
            <source>As a placeholder?</source>
            <translation>Als Platzhalter legen?</translation>
        </message>
        <message>
            <source>Make {luxury}?</source>
            <translation>{luxury} herstellen?</translation>
        </message>
        <message>
            <source>Store it?</source>
            <translation>Einlagern?</translation>
        </message>
        <message>
            <source>Take its income now?</source>
            <translation>Jetzt Einkommen nehmen?</translation>
        </message>
        <message>
            <source>Move the pirate?</source>
            <translation>Den Piraten versetzen?</translation>
        </message>
        <message>
            <source>Which office?</source>
            <translation>Welches Kontor?</translation>
        </message>
        <message>
            <source>Which mission?</source>
            <translation>Welcher Auftrag?</translation>
        </message>
        <message>
            <source>Which card?</source>
            <translation>Welche Karte?</translation>
        </message>
        <message>
            <source>Next, or as a placeholder?</source>
            <translation>Anlegen, oder als Platzhalter?</translation>
        </message>
        <message>
            <source>Which placeholder?</source>
            <translation>Welcher Platzhalter?</translation>
        </message>
        <message>
            <source>From which goods?</source>
            <translation>Aus welchen Waren?</translation>
        </message>
        <message>
            <source>Store it, or take its income?</source>
            <translation>Einlagern, oder Einkommen nehmen?</translation>
        </message>
        <message>
            <source>Where to?</source>
            <translation>Wohin?</translation>
        </message>
        <message>
            <source>next place</source>
            <translation>nächster Platz</translation>
        </message>
        <message>
            <source>placeholder</source>
            <translation>Platzhalter</translation>
        </message>
        <message>
            <source>this completes the mission with one line: {seals} instead of {both}.</source>
            <translation>das erfüllt den Auftrag mit einer Zeile: {seals} statt {both}.</translation>
        </message>
        <message>
            <source>For good: the upper line ({upper}) goes with it.</source>
            <translation>Endgültig: Die obere Zeile ({upper}) ist verloren.</translation>
        </message>
        <message>
            <source>Take {seals}</source>
            <translation>{seals} nehmen</translation>
        </message>
        <message>
            <source>Wait for both</source>
            <translation>Auf beide warten</translation>
        </message>
        <message numerus="yes">
            <source>Aid card: %n step(s) reached</source>
            <translation>
                <numerusform>Hilfskarte: %n Stufe erreicht</numerusform>
                <numerusform>Hilfskarte: %n Stufen erreicht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} takes %n seal(s) for the privilege.</source>
            <translation>
                <numerusform>{name} nimmt %n Siegel für das Privileg.</numerusform>
                <numerusform>{name} nimmt %n Siegel für das Privileg.</numerusform>
            </translation>
        </message>
        <message>
            <source>buy a mission with the privilege, or nothing.</source>
            <translation>kaufe einen Auftrag mit dem Privileg – oder nichts.</translation>
        </message>
        <message numerus="yes">
            <source>You still lack %n ducat(s) for the harbour fees.</source>
            <translation>
                <numerusform>Für die Hafengebühren fehlt dir noch %n Dukat.</numerusform>
                <numerusform>Für die Hafengebühren fehlen dir noch %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay {city} here: the ship sails on to it.</source>
            <translation>{city} hier anlegen: Das Schiff segelt dorthin weiter.</translation>
        </message>
        <message>
            <source>Placeholder for {city}: {card} lies face down, so that {city} gives its good and its artisan; {card} is out this turn.</source>
            <translation>Platzhalter für {city}: {card} liegt verdeckt, damit {city} Ware und Handwerker gibt; {card} fällt in diesem Zug aus.</translation>
        </message>
        <message>
            <source>Next place: whole ring. Placeholder: broken ring.</source>
            <translation>Nächster Platz: ganzer Ring. Platzhalter: gestrichelt.</translation>
        </message>
        <message>
            <source>The broken ring: it lies face down as a placeholder.</source>
            <translation>Gestrichelter Ring: Sie liegt verdeckt als Platzhalter.</translation>
        </message>
        <message>
            <source>Two missions</source>
            <translation>Zwei Aufträge</translation>
        </message>
        <message>
            <source>Left for offices</source>
            <translation>Bleibt für Kontore</translation>
        </message>
        <message>
            <source>the top: brings on the last round</source>
            <translation>die Spitze: bringt die letzte Runde</translation>
        </message>
        <message>
            <source>a turn</source>
            <translation>je Zug</translation>
        </message>
        <message>
            <source>their privileges are covered</source>
            <translation>ihre Privilegien sind verdeckt</translation>
        </message>
        <message>
            <source>Ship and hold</source>
            <translation>Schiff und Laderaum</translation>
        </message>
        <message>
            <source>What it means</source>
            <translation>Was das heißt</translation>
        </message>
        <message>
            <source>Career and privileges</source>
            <translation>Karriere und Privilegien</translation>
        </message>
        <message>
            <source>Expert game</source>
            <translation>Expertenspiel</translation>
        </message>
        <message>
            <source>Offices · {count} of {most} · together +{income}</source>
            <translation>Kontore · {count} von {most} · zusammen +{income}</translation>
        </message>
        <message>
            <source>in the hold</source>
            <translation>im Laderaum</translation>
        </message>
        <message>
            <source>none here</source>
            <translation>keines hier</translation>
        </message>
        <message>
            <source>on the route</source>
            <translation>auf der Route</translation>
        </message>
        <message>
            <source>In hand</source>
            <translation>Auf der Hand</translation>
        </message>
        <message>
            <source>Completed · {count}</source>
            <translation>Erledigt · {count}</translation>
        </message>
        <message numerus="yes">
            <source>%n that nobody else knows</source>
            <translation>
                <numerusform>%n, den sonst niemand kennt</numerusform>
                <numerusform>%n, die sonst niemand kennt</numerusform>
            </translation>
        </message>
        <message>
            <source>a special mission, face down</source>
            <translation>ein Spezialauftrag, verdeckt</translation>
        </message>
        <message>
            <source>2 commodities, 2 luxury goods</source>
            <translation>2 Waren, 2 Luxusgüter</translation>
        </message>
        <message numerus="yes">
            <source>shows ×: loses without %n more step(s)</source>
            <translation>
                <numerusform>zeigt ×: verliert ohne %n weitere Stufe</numerusform>
                <numerusform>zeigt ×: verliert ohne %n weitere Stufen</numerusform>
            </translation>
        </message>
        <message>
            <source>no × left: counts at the end</source>
            <translation>kein × mehr: zählt am Ende</translation>
        </message>
        <message numerus="yes">
            <source>route of up to %n office(s)</source>
            <translation>
                <numerusform>Route aus bis zu %n Kontor</numerusform>
                <numerusform>Route aus bis zu %n Kontoren</numerusform>
            </translation>
        </message>
        <message>
            <source>{seals} of {goal} seals: the last round</source>
            <translation>{seals} von {goal} Siegeln: letzte Runde</translation>
        </message>
        <message>
            <source>{seals} of {goal} seals: one more round follows</source>
            <translation>{seals} von {goal} Siegeln: danach noch eine Runde</translation>
        </message>
        <message numerus="yes">
            <source>%n more seal(s) bring(s) on the last round</source>
            <translation>
                <numerusform>noch %n Siegel bis zur letzten Runde</numerusform>
                <numerusform>noch %n Siegel bis zur letzten Runde</numerusform>
            </translation>
        </message>
        <message>
            <source>top of the career: brings on the last round</source>
            <translation>Spitze der Karriere: bringt die letzte Runde</translation>
        </message>
        <message>
            <source>next step: {cost}</source>
            <translation>nächste Stufe: {cost}</translation>
        </message>
        <message>
            <source>no bonus card yet</source>
            <translation>noch keine Bonuskarte</translation>
        </message>
        <message>
            <source>bonus: {bonuses}</source>
            <translation>Bonus: {bonuses}</translation>
        </message>
        <message>
            <source>one line {one}, both in one turn {both}</source>
            <translation>eine Zeile {one}, beide in einem Zug {both}</translation>
        </message>
        <message>
            <source>for their goods at the end: {seals}</source>
            <translation>am Ende für ihre Waren: {seals}</translation>
        </message>
        <message>
            <source>merchant in {city}: {gift} more</source>
            <translation>Kaufmann in {city}: {gift} mehr</translation>
        </message>
        <message numerus="yes">
            <source>%n special mission(s) completed</source>
            <translation>
                <numerusform>%n Spezialauftrag erledigt</numerusform>
                <numerusform>%n Spezialaufträge erledigt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>moving the pirate costs %n ducat(s)</source>
            <translation>
                <numerusform>Piraten versetzen kostet %n Dukat</numerusform>
                <numerusform>Piraten versetzen kostet %n Dukaten</numerusform>
            </translation>
        </message>
        <message>
            <source>can move the pirate by privilege</source>
            <translation>kann den Piraten per Privileg versetzen</translation>
        </message>
        <message>
            <source>cannot move the pirate</source>
            <translation>kann den Piraten nicht versetzen</translation>
        </message>
        <message>
            <source>Goods of {cities}.</source>
            <translation>Waren von {cities}.</translation>
        </message>
        <message>
            <source>Merchant, {side}</source>
            <translation>Kaufmann, {side}</translation>
        </message>
        <message>
            <source>Pirate, {side}</source>
            <translation>Pirat, {side}</translation>
        </message>
        <message>
            <source>Goods and luxuries</source>
            <translation>Waren und Luxusgüter</translation>
        </message>
        <message>
            <source>Luxury goods; artisans make them from goods.</source>
            <translation>Luxusgüter; Manufakturen machen sie aus Waren.</translation>
        </message>
        <message>
            <source>≥2</source>
            <translation>≥2</translation>
        </message>
        <message>
            <source>A luxury good made from two or more goods.</source>
            <translation>Ein Luxusgut aus zwei oder mehr Waren.</translation>
        </message>
        <message>
            <source>Offices and the chart</source>
            <translation>Kontore und Seekarte</translation>
        </message>
        <message>
            <source>What the office costs in ducats.</source>
            <translation>Was das Kontor in Dukaten kostet.</translation>
        </message>
        <message>
            <source>Ducats, if the card is used for nothing else.</source>
            <translation>Dukaten, wenn die Karte sonst nicht genutzt wird.</translation>
        </message>
        <message>
            <source>For borrowing the base office of a city.</source>
            <translation>Für das geliehene Basiskontor einer Stadt.</translation>
        </message>
        <message>
            <source>offices left</source>
            <translation>übrige Kontore</translation>
        </message>
        <message>
            <source>So many offices of the city can still be bought.</source>
            <translation>So viele Kontore der Stadt sind noch zu kaufen.</translation>
        </message>
        <message>
            <source>Brown card</source>
            <translation>Braune Karte</translation>
        </message>
        <message>
            <source>Lies on a card of its city, so that its artisan works, too.</source>
            <translation>Liegt auf einer Karte seiner Stadt, damit auch ihre Manufaktur arbeitet.</translation>
        </message>
        <message>
            <source>Artisan</source>
            <translation>Manufaktur</translation>
        </message>
        <message>
            <source>Makes the luxury good from the goods of one line; red: seals.</source>
            <translation>Macht das Luxusgut aus den Waren einer Zeile; rot: Siegel.</translation>
        </message>
        <message>
            <source>What a seat has</source>
            <translation>Was ein Spieler hat</translation>
        </message>
        <message>
            <source>How many cards a route may have.</source>
            <translation>Wie viele Karten eine Route haben darf.</translation>
        </message>
        <message>
            <source>Two letters</source>
            <translation>Zwei Buchstaben</translation>
        </message>
        <message>
            <source>An office of another seat: city, good and income.</source>
            <translation>Kontor eines anderen: Stadt, Ware und Einkommen.</translation>
        </message>
        <message>
            <source>The career</source>
            <translation>Die Karriere</translation>
        </message>
        <message>
            <source>So many seals while this is the lowest free row.</source>
            <translation>So viele Siegel, solange dies die unterste freie Zeile ist.</translation>
        </message>
        <message>
            <source>One more round follows when someone is there.</source>
            <translation>Dann folgt nur noch eine Runde.</translation>
        </message>
        <message>
            <source>Whoever still shows it at the end has lost.</source>
            <translation>Wer es am Ende noch zeigt, hat verloren.</translation>
        </message>
        <message>
            <source>For the step; a square for each.</source>
            <translation>Für die Stufe; ein Quadrat für jede.</translation>
        </message>
        <message>
            <source>For the step; a diamond for each.</source>
            <translation>Für die Stufe; eine Raute für jedes.</translation>
        </message>
        <message>
            <source>For the step; no two may be alike.</source>
            <translation>Für die Stufe; keine zwei gleich.</translation>
        </message>
        <message>
            <source>For the step, at once.</source>
            <translation>Für die Stufe, auf einmal.</translation>
        </message>
        <message>
            <source>Four squares</source>
            <translation>Vier Quadrate</translation>
        </message>
        <message>
            <source>Steps of another seat: ticked is reached, × loses, green comes next.</source>
            <translation>Stufen eines anderen: Haken erreicht, × verliert, grün als Nächstes.</translation>
        </message>
        <message>
            <source>Aid card</source>
            <translation>Hilfskarte</translation>
        </message>
        <message>
            <source>Lies over the steps that are reached.</source>
            <translation>Liegt über den erreichten Stufen.</translation>
        </message>
        <message>
            <source>Covered</source>
            <translation>Verdeckt</translation>
        </message>
        <message>
            <source>This privilege went with the step that was reached.</source>
            <translation>Dieses Privileg ging mit der erreichten Stufe verloren.</translation>
        </message>
        <message>
            <source>Privileges, one a turn</source>
            <translation>Privilegien, eines je Zug</translation>
        </message>
        <message>
            <source>Missions and bonus cards</source>
            <translation>Aufträge und Bonuskarten</translation>
        </message>
        <message>
            <source>Two lines</source>
            <translation>Zwei Zeilen</translation>
        </message>
        <message>
            <source>One line: {one} seals; both in one turn: {both}.</source>
            <translation>Eine Zeile: {one} Siegel; beide in einem Zug: {both}.</translation>
        </message>
        <message>
            <source>Violet frame</source>
            <translation>Violetter Rahmen</translation>
        </message>
        <message>
            <source>Asks for luxury goods instead of goods.</source>
            <translation>Verlangt Luxusgüter statt Waren.</translation>
        </message>
        <message>
            <source>Ticked line</source>
            <translation>Abgehakte Zeile</translation>
        </message>
        <message>
            <source>The upper line is done, the lower one is open.</source>
            <translation>Die obere Zeile ist erfüllt, die untere noch offen.</translation>
        </message>
        <message>
            <source>Scroll on teal</source>
            <translation>Rolle auf Blaugrün</translation>
        </message>
        <message>
            <source>The expert game</source>
            <translation>Das Expertenspiel</translation>
        </message>
        <message>
            <source>Coin: what to pay; wax seal: what it brings; letter: its part.</source>
            <translation>Münze: was es kostet; Siegel: was es bringt; Buchstabe: der Teil.</translation>
        </message>
        <message>
            <source>loses</source>
            <translation>verliert</translation>
        </message>
        <message>
            <source>completed</source>
            <translation>erledigt</translation>
        </message>
        <message>
            <source>cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>part</source>
            <translation>Teil</translation>
        </message>
        <message>
            <source>of no use here</source>
            <translation>hier ohne Nutzen</translation>
        </message>
        <message>
            <source>Lay {card} as a placeholder</source>
            <translation>{card} als Platzhalter legen</translation>
        </message>
        <message>
            <source>Take the top mission</source>
            <translation>Obersten Auftrag nehmen</translation>
        </message>
        <message>
            <source>Fulfil the lower line</source>
            <translation>Untere Zeile erfüllen</translation>
        </message>
        <message>
            <source>Fulfil the upper line</source>
            <translation>Obere Zeile erfüllen</translation>
        </message>
        <message>
            <source>Take the income of {city}</source>
            <translation>Einkommen von {city} nehmen</translation>
        </message>
        <message>
            <source>Make {luxury} from {goods}</source>
            <translation>{luxury} aus {goods} machen</translation>
        </message>
        <message>
            <source>Lay {laid}</source>
            <translation>{laid} legen</translation>
        </message>
        <message>
            <source>Move the pirate</source>
            <translation>Den Piraten versetzen</translation>
        </message>
        <message>
            <source>Make {luxury}</source>
            <translation>{luxury} machen</translation>
        </message>
        <message>
            <source>Mission “{mission}”</source>
            <translation>Auftrag „{mission}“</translation>
        </message>
        <message>
            <source>Special mission “{asked}”</source>
            <translation>Spezialauftrag „{asked}“</translation>
        </message>
        <message>
            <source>seals a turn</source>
            <translation>Siegel je Zug</translation>
        </message>
        <message>
            <source>seals that the next career step adds</source>
            <translation>Siegel, um die die nächste Karrierestufe wächst</translation>
        </message>
        <message>
            <source>career step</source>
            <translation>Karrierestufe</translation>
        </message>
        <message>
            <source>career steps lacking to be allowed to win</source>
            <translation>Karrierestufen, die zum Gewinnen fehlen</translation>
        </message>
        <message>
            <source>the next career step costs ducats</source>
            <translation>die nächste Karrierestufe kostet Dukaten</translation>
        </message>
        <message>
            <source>privilege: +1 seal</source>
            <translation>Privileg „+1 Siegel“</translation>
        </message>
        <message>
            <source>privilege: speed +1</source>
            <translation>Privileg „Geschwindigkeit +1“</translation>
        </message>
        <message>
            <source>privilege: additional income</source>
            <translation>Privileg „zusätzliche Einnahme“</translation>
        </message>
        <message>
            <source>privilege: cheaper missions</source>
            <translation>Privileg „günstigere Aufträge“</translation>
        </message>
        <message>
            <source>the speed of the ship</source>
            <translation>Geschwindigkeit des Schiffs</translation>
        </message>
        <message>
            <source>bonuses at the end</source>
            <translation>Boni am Ende</translation>
        </message>
        <message>
            <source>offices</source>
            <translation>Kontore</translation>
        </message>
        <message>
            <source>income of the offices</source>
            <translation>Einnahmen der Kontore</translation>
        </message>
        <message>
            <source>harbour fees saved</source>
            <translation>gesparte Hafengebühren</translation>
        </message>
        <message>
            <source>neighbouring offices</source>
            <translation>benachbarte Kontore</translation>
        </message>
        <message>
            <source>a commodity in the hold</source>
            <translation>Ware im Laderaum</translation>
        </message>
        <message>
            <source>seals that artisans can bring</source>
            <translation>Siegel, die Manufakturen bringen können</translation>
        </message>
        <message>
            <source>what offices and ship will still earn</source>
            <translation>was Kontore und Schiff noch einbringen</translation>
        </message>
        <message>
            <source>missions in hand</source>
            <translation>Aufträge auf der Hand</translation>
        </message>
        <message>
            <source>half-done missions</source>
            <translation>halb erledigte Aufträge</translation>
        </message>
        <message>
            <source>completed missions</source>
            <translation>erledigte Aufträge</translation>
        </message>
        <message>
            <source>mission halves whose goods are at hand</source>
            <translation>Auftragshälften, deren Waren da sind</translation>
        </message>
        <message>
            <source>missions for luxury goods</source>
            <translation>Aufträge für Luxusgüter</translation>
        </message>
        <message>
            <source>goods lacking for missions</source>
            <translation>Waren, die für Aufträge fehlen</translation>
        </message>
        <message>
            <source>seals of the others</source>
            <translation>Siegel der anderen</translation>
        </message>
        <message>
            <source>career of the others</source>
            <translation>Karriere der anderen</translation>
        </message>
        <message>
            <source>ducats of the others</source>
            <translation>Dukaten der anderen</translation>
        </message>
        <message>
            <source>speed of the others</source>
            <translation>Geschwindigkeit der anderen</translation>
        </message>
        <message>
            <source>offices of the others</source>
            <translation>Kontore der anderen</translation>
        </message>
        <message>
            <source>missions of the others</source>
            <translation>Aufträge der anderen</translation>
        </message>
        <message>
            <source>what the others get a turn</source>
            <translation>Siegel der anderen je Zug</translation>
        </message>
        <message>
            <source>how near the end is</source>
            <translation>wie nah das Ende ist</translation>
        </message>
        <message>
            <source>the place in the round</source>
            <translation>Platz in der Runde</translation>
        </message>
    </context>
    <context>
        <name>NovgorodFaces</name>
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
            <source>both: {seals}</source>
            <translation>beide: {seals}</translation>
        </message>
        <message>
            <source>speed</source>
            <translation>Geschwindigkeit</translation>
        </message>
        <message>
            <source>hold</source>
            <translation>Laderaum</translation>
        </message>
        <message>
            <source>Aid · step {level}</source>
            <translation>Hilfe · Stufe {level}</translation>
        </message>
    </context>
    <context>
        <name>Question</name>
        <message>
            <source>Rule {rule}</source>
            <translation>Regel {rule}</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Key {key}</source>
            <translation>Taste {key}</translation>
        </message>
        <message>
            <source>Let the computer ({level}) play until {name} is back</source>
            <translation>Computer ({level}) spielt, bis {name} zurück ist</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Wait</source>
            <translation>Warten</translation>
        </message>
        <message>
            <source>Play for {name}</source>
            <translation>Für {name} spielen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>Read the note, then the game goes on.</source>
            <translation>Lies den Hinweis, dann geht es weiter.</translation>
        </message>
        <message>
            <source>{name} is thinking …</source>
            <translation>{name} überlegt …</translation>
        </message>
        <message>
            <source>The computer has stopped thinking for {name}.</source>
            <translation>Der Computer überlegt nicht mehr für {name}.</translation>
        </message>
        <message numerus="yes">
            <source>The computer has not answered for {name} for %n second(s).</source>
            <translation>
                <numerusform>Der Computer antwortet für {name} seit %n Sekunde nicht.</numerusform>
                <numerusform>Der Computer antwortet für {name} seit %n Sekunden nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>It usually takes one second. Nothing is lost.</source>
            <translation>Meist braucht er eine Sekunde. Nichts geht verloren.</translation>
        </message>
        <message>
            <source>{name}:</source>
            <translation>{name}:</translation>
        </message>
        <message>
            <source>A legal action is chosen at random; what is hidden stays hidden.</source>
            <translation>Eine erlaubte Aktion wird ausgelost; was verdeckt ist, bleibt verdeckt.</translation>
        </message>
        <message>
            <source>Ask again</source>
            <translation>Noch einmal fragen</translation>
        </message>
        <message>
            <source>Undo the last action (Ctrl+Z)</source>
            <translation>Die letzte Aktion zurücknehmen (Strg+Z)</translation>
        </message>
        <message>
            <source>It usually takes one second. Nothing is lost, and you can still undo.</source>
            <translation>Meist braucht er eine Sekunde. Nichts geht verloren; zurücknehmen kannst du auch jetzt.</translation>
        </message>
        <message>
            <source>A click skips one action, a double-click everything until your turn.</source>
            <translation>Ein Klick überspringt eine Aktion, ein Doppelklick alles bis zu deinem Zug.</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>{piece} ({where})</source>
            <translation>{piece} ({where})</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>Loslassen</translation>
        </message>
        <message>
            <source>Still useful: {things}.</source>
            <translation>Noch nützlich: {things}.</translation>
        </message>
        <message>
            <source>{action}?</source>
            <translation>{action}?</translation>
        </message>
        <message>
            <source>What for?</source>
            <translation>Wofür?</translation>
        </message>
        <message>
            <source>{title} chosen. {ask}</source>
            <translation>{title} gewählt. {ask}</translation>
        </message>
        <message>
            <source>Click what glows; a right click lets go.</source>
            <translation>Klicke an, was leuchtet; ein Rechtsklick lässt los.</translation>
        </message>
        <message>
            <source>Pass on to {name}</source>
            <translation>Weiter an {name}</translation>
        </message>
        <message>
            <source>your turn is over. Pass on to {name}?</source>
            <translation>dein Zug ist vorbei. Weiter an {name}?</translation>
        </message>
        <message>
            <source>Until {name} is there, you can still undo.</source>
            <translation>Bis {name} da ist, kannst du noch zurücknehmen.</translation>
        </message>
        <message>
            <source>No more offers this round</source>
            <translation>Diese Runde keine Angebote mehr</translation>
        </message>
        <message>
            <source>take back</source>
            <translation>zurücknehmen</translation>
        </message>
        <message>
            <source>Choose {piece}</source>
            <translation>{piece} wählen</translation>
        </message>
        <message>
            <source>The table elsewhere does not answer.</source>
            <translation>Der Tisch meldet sich nicht.</translation>
        </message>
        <message>
            <source>It is looked for; your seat is kept for you.</source>
            <translation>Er wird gesucht; dein Platz bleibt dir.</translation>
        </message>
        <message>
            <source>{name} is away.</source>
            <translation>{name} ist fort.</translation>
        </message>
        <message>
            <source>It is {name}’s turn.</source>
            <translation>{name} ist am Zug.</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>Weiter warten</translation>
        </message>
        <message>
            <source>The computer is playing for {name} …</source>
            <translation>Der Computer spielt für {name} …</translation>
        </message>
        <message>
            <source>As soon as {name} is back the game goes on by itself.</source>
            <translation>Sobald {name} wieder da ist, geht es von selbst weiter.</translation>
        </message>
        <message>
            <source>You look on: you see what all at the table see.</source>
            <translation>Du schaust zu: Du siehst, was alle am Tisch sehen.</translation>
        </message>
    </context>
    <context>
        <name>Recalls</name>
        <message>
            <source>Dismiss</source>
            <translation>Ausblenden</translation>
        </message>
        <message>
            <source>Since your last turn</source>
            <translation>Seit deinem letzten Zug</translation>
        </message>
        <message>
            <source>Show again</source>
            <translation>Noch einmal zeigen</translation>
        </message>
        <message>
            <source>Plays what the others did once more; the game stays as it is</source>
            <translation>Zeigt noch einmal, was die anderen getan haben; die Partie bleibt, wie sie ist</translation>
        </message>
        <message>
            <source>{deeds} and more</source>
            <translation>{deeds} und mehr</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>{game} · {chapter}: {name} is to play</source>
            <translation>{game} · {chapter}: {name} ist am Zug</translation>
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
            <source>games played</source>
            <translation>gespielte Partien</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>best score in {game}</source>
            <translation>bestes Ergebnis in {game}</translation>
        </message>
        <message>
            <source>{game}, {players}</source>
            <translation>{game}, {players}</translation>
        </message>
        <message>
            <source>on {day} at {time}</source>
            <translation>am {day} um {time}</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>Play on from here</source>
            <translation>Von hier aus weiterspielen</translation>
        </message>
        <message>
            <source>Every seat needs a name of its own.</source>
            <translation>Jeder Platz braucht einen eigenen Namen.</translation>
        </message>
        <message>
            <source>One round back (Page Up)</source>
            <translation>Eine Runde zurück (Bild auf)</translation>
        </message>
        <message>
            <source>One step back (Left)</source>
            <translation>Einen Schritt zurück (Pfeil links)</translation>
        </message>
        <message>
            <source>Home: the beginning; End: the end</source>
            <translation>Pos1: der Anfang; Ende: das Ende</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>Everything open</source>
            <translation>Alles offen</translation>
        </message>
        <message>
            <source>What all have seen</source>
            <translation>Was alle gesehen haben</translation>
        </message>
        <message>
            <source>As {name} saw it</source>
            <translation>Was {name} sah</translation>
        </message>
        <message>
            <source>Play (Space)</source>
            <translation>Abspielen (Leertaste)</translation>
        </message>
        <message>
            <source>The result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>{moment}: a new game begins here; the record stays as it is.</source>
            <translation>{moment}: Hier beginnt eine neue Partie; die Aufzeichnung bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>One step forward (Right)</source>
            <translation>Einen Schritt weiter (Pfeil rechts)</translation>
        </message>
        <message>
            <source>One round forward (Page Down)</source>
            <translation>Eine Runde weiter (Bild ab)</translation>
        </message>
        <message>
            <source>Playback speed</source>
            <translation>Tempo der Rückschau</translation>
        </message>
        <message>
            <source>Whose view of the table is shown</source>
            <translation>Aus wessen Sicht der Tisch gezeigt wird</translation>
        </message>
        <message>
            <source>Leave the replay (Esc)</source>
            <translation>Die Rückschau verlassen (Esc)</translation>
        </message>
        <message>
            <source>The point in the game</source>
            <translation>Die Stelle in der Partie</translation>
        </message>
        <message>
            <source>Pause (Space)</source>
            <translation>Anhalten (Leertaste)</translation>
        </message>
        <message>
            <source>End of the game</source>
            <translation>Spielende</translation>
        </message>
        <message>
            <source>Begin a new game from this point</source>
            <translation>Eine neue Partie von dieser Stelle aus beginnen</translation>
        </message>
        <message>
            <source>Show the final scores</source>
            <translation>Die Schlusswertung zeigen</translation>
        </message>
        <message>
            <source>The game is not over; what is hidden stays hidden</source>
            <translation>Die Partie ist nicht beendet; was verdeckt ist, bleibt verdeckt</translation>
        </message>
        <message>
            <source>In front: {name}</source>
            <translation>Vorn: {name}</translation>
        </message>
        <message>
            <source>In front: whoever’s turn it is</source>
            <translation>Vorn: wer am Zug ist</translation>
        </message>
        <message>
            <source>Play from here</source>
            <translation>Ab hier spielen</translation>
        </message>
        <message>
            <source>Back to the table (Esc)</source>
            <translation>Zurück zum Tisch (Esc)</translation>
        </message>
        <message>
            <source>To the table</source>
            <translation>Zum Tisch</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>No decision stood out for the better.</source>
            <translation>Keine Entscheidung ragte heraus.</translation>
        </message>
        <message>
            <source>{name}: {start} at the beginning, {end} at the end</source>
            <translation>{name}: {start} am Anfang, {end} am Ende</translation>
        </message>
        <message>
            <source>A click shows the table at that moment</source>
            <translation>Ein Klick zeigt den Tisch in diesem Moment</translation>
        </message>
        <message>
            <source>a good decision</source>
            <translation>eine gute Entscheidung</translation>
        </message>
        <message>
            <source>a slip</source>
            <translation>eine Ungenauigkeit</translation>
        </message>
        <message>
            <source>a mistake</source>
            <translation>ein Fehler</translation>
        </message>
        <message>
            <source>a blunder</source>
            <translation>ein grober Fehler</translation>
        </message>
        <message>
            <source>The mistake before (Shift+N)</source>
            <translation>Der vorige Fehler (Umschalt+N)</translation>
        </message>
        <message>
            <source>The next mistake (N)</source>
            <translation>Der nächste Fehler (N)</translation>
        </message>
        <message>
            <source>Break the review off; what is there stays</source>
            <translation>Die Prüfung abbrechen; was da ist, bleibt</translation>
        </message>
        <message>
            <source>This moment</source>
            <translation>Dieser Moment</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>The chances …</source>
            <translation>Die Aussichten …</translation>
        </message>
        <message>
            <source>Review this game</source>
            <translation>Diese Partie prüfen</translation>
        </message>
        <message>
            <source>Play on with the better</source>
            <translation>Besser weiterspielen</translation>
        </message>
        <message>
            <source>{when}: {action} ({number})</source>
            <translation>{when}: {action} ({number})</translation>
        </message>
        <message>
            <source>No mistake so far: the best that was found.</source>
            <translation>Bisher kein Fehler: das Beste, was sich fand.</translation>
        </message>
        <message>
            <source>The computer could not review this game.</source>
            <translation>Der Computer konnte diese Partie nicht prüfen.</translation>
        </message>
        <message>
            <source>There was nothing to decide at this moment.</source>
            <translation>In diesem Moment war nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>The first decisions are looked at …</source>
            <translation>Die ersten Entscheidungen werden geprüft …</translation>
        </message>
        <message>
            <source>How did the chances go, which turns decided, and what would have been better? The computer looks at every decision of the game; that takes some minutes.</source>
            <translation>Wie standen die Aussichten, welche Züge haben entschieden, und was wäre besser gewesen? Der Computer sieht sich jede Entscheidung der Partie an; das dauert einige Minuten.</translation>
        </message>
        <message>
            <source>{name} plays well</source>
            <translation>{name} spielt gut</translation>
        </message>
        <message>
            <source>{name} gives away {number}</source>
            <translation>{name} verschenkt {number}</translation>
        </message>
        <message>
            <source>{kind}, number {place} of {count}</source>
            <translation>{kind}, Nummer {place} von {count}</translation>
        </message>
        <message>
            <source>better</source>
            <translation>besser</translation>
        </message>
        <message>
            <source>the next best</source>
            <translation>das Nächstbeste</translation>
        </message>
        <message>
            <source>played</source>
            <translation>gespielt</translation>
        </message>
        <message>
            <source>From what {name} could know.</source>
            <translation>Nach dem, was {name} wissen konnte.</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message numerus="yes">
            <source>%n second(s) left</source>
            <translation>
                <numerusform>noch %n Sekunde</numerusform>
                <numerusform>noch %n Sekunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s) left</source>
            <translation>
                <numerusform>noch %n Minute</numerusform>
                <numerusform>noch %n Minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} · {left}</source>
            <translation>{done} · {left}</translation>
        </message>
        <message>
            <source>Beginning</source>
            <translation>Anfang</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Glück</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Können</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>verschenkt</translation>
        </message>
        <message>
            <source>Break off</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter prüfen</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Wendepunkte</translation>
        </message>
        <message>
            <source>Chances of winning, round by round</source>
            <translation>Gewinnaussicht, Runde für Runde</translation>
        </message>
        <message>
            <source>In a few sentences</source>
            <translation>In wenigen Sätzen</translation>
        </message>
        <message>
            <source>This seat has not been reviewed yet.</source>
            <translation>Dieser Platz ist noch nicht geprüft.</translation>
        </message>
        <message>
            <source>There is more to review.</source>
            <translation>Es ist noch nicht alles geprüft.</translation>
        </message>
        <message>
            <source>Luck: what draws and hidden cards brought. Skill: all decisions, also those of others. Given away: by own mistakes.</source>
            <translation>Glück: was Ziehen und Verdecktes brachte. Können: alle Entscheidungen, auch die der anderen. Verschenkt: durch eigene Fehler.</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Prüfung</translation>
        </message>
        <message>
            <source>Better: {action}.</source>
            <translation>Besser: {action}.</translation>
        </message>
        <message>
            <source>There is no mistake that could be proved.</source>
            <translation>Ein Fehler ließ sich dir nicht nachweisen.</translation>
        </message>
        <message>
            <source>{when}: {played}; better: {best} ({number}).</source>
            <translation>{when}: {played}; besser: {best} ({number}).</translation>
        </message>
        <message>
            <source>{name} began with a chance of {start} and ended with {end}.</source>
            <translation>{name} begann mit einer Chance von {start} und endete mit {end}.</translation>
        </message>
        <message>
            <source>Costliest decision: {played} ({when}). Better by {number}: {best}.</source>
            <translation>Teuerste Entscheidung: {played} ({when}). Um {number} besser: {best}.</translation>
        </message>
        <message>
            <source>Luck gave {name} {luck}.</source>
            <translation>Das Glück brachte {name} {luck}.</translation>
        </message>
        <message>
            <source>Luck gave {name} {luck}; own mistakes cost {own}.</source>
            <translation>Das Glück brachte {name} {luck}; eigene Fehler kosteten {own}.</translation>
        </message>
        <message>
            <source>Best decision: {action} ({when}), {number} better than anything else.</source>
            <translation>Beste Entscheidung: {action} ({when}), um {number} besser als alles andere.</translation>
        </message>
        <message>
            <source>Bad luck cost {name} {luck}.</source>
            <translation>Das Pech kostete {name} {luck}.</translation>
        </message>
        <message>
            <source>Bad luck cost {name} {luck}, own mistakes {own}.</source>
            <translation>Das Pech kostete {name} {luck}, eigene Fehler kosteten {own}.</translation>
        </message>
        <message>
            <source>Luck changed nothing for {name}.</source>
            <translation>Das Glück änderte für {name} nichts.</translation>
        </message>
        <message>
            <source>Luck changed nothing for {name}; own mistakes cost {own}.</source>
            <translation>Das Glück änderte für {name} nichts; eigene Fehler kosteten {own}.</translation>
        </message>
        <message>
            <source>Again and again: {about} ({count} mistakes, {number}).</source>
            <translation>Immer wieder: {about} ({count} Fehler, {number}).</translation>
        </message>
        <message>
            <source>Of whom the sentences tell</source>
            <translation>Von wem die Sätze erzählen</translation>
        </message>
        <message>
            <source>From what {name} could know; almost surely at least {least}.</source>
            <translation>Nach dem, was {name} wissen konnte; so gut wie sicher mindestens {least}.</translation>
        </message>
    </context>
    <context>
        <name>Riga</name>
        <message>
            <source>knights</source>
            <translation>Ritter</translation>
        </message>
        <message>
            <source>merchants</source>
            <translation>Kaufleute</translation>
        </message>
        <message>
            <source>cards in hand</source>
            <translation>Handkarten</translation>
        </message>
        <message>
            <source>keep it here</source>
            <translation>hier behalten</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Only its owner knows which good it is.</source>
            <translation>Welche Ware das ist, weiß nur, wer sie hat.</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Ware</translation>
        </message>
        <message>
            <source>face down</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>base value {value}</source>
            <translation>Grundwert {value}</translation>
        </message>
        <message>
            <source>Row {row}</source>
            <translation>Reihe {row}</translation>
        </message>
        <message>
            <source>All its goods are taken together.</source>
            <translation>Alle ihre Waren werden zusammen genommen.</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Only its owner knows which building it is.</source>
            <translation>Welches Gebäude das ist, weiß nur, wer es hat.</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>{city}, {state}</source>
            <translation>{city}, {state}</translation>
        </message>
        <message>
            <source>used</source>
            <translation>verbraucht</translation>
        </message>
        <message>
            <source>pays</source>
            <translation>zahlt</translation>
        </message>
        <message>
            <source>just built</source>
            <translation>eben gebaut</translation>
        </message>
        <message>
            <source>at half cost</source>
            <translation>zum halben Preis</translation>
        </message>
        <message>
            <source>counts as a knight</source>
            <translation>gilt als Ritter</translation>
        </message>
        <message>
            <source>counts as a merchant</source>
            <translation>gilt als Kaufmann</translation>
        </message>
        <message>
            <source>shows 0</source>
            <translation>zeigt 0</translation>
        </message>
        <message>
            <source>filled</source>
            <translation>gefüllt</translation>
        </message>
        <message>
            <source>not built yet</source>
            <translation>noch nicht gebaut</translation>
        </message>
        <message>
            <source>laid aside</source>
            <translation>beiseitegelegt</translation>
        </message>
        <message>
            <source>once</source>
            <translation>einmal</translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) for each of your merchants.</source>
            <translation>
                <numerusform>%n Dukat je Kaufmann, den du hast.</numerusform>
                <numerusform>%n Dukaten je Kaufmann, den du hast.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw %n building(s), keep one or none.</source>
            <translation>
                <numerusform>%n Gebäude ziehen und behalten oder nicht.</numerusform>
                <numerusform>%n Gebäude ziehen, eins oder keins behalten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Two knights.</source>
            <translation>Zwei Ritter.</translation>
        </message>
        <message>
            <source>Two merchants.</source>
            <translation>Zwei Kaufleute.</translation>
        </message>
        <message>
            <source>Halves the cost of one building.</source>
            <translation>Halbiert die Kosten eines Gebäudes.</translation>
        </message>
        <message>
            <source>One to four lodges bring {points} points together.</source>
            <translation>Eine bis vier Logen bringen zusammen {points} Punkte.</translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) for each of your knights.</source>
            <translation>
                <numerusform>%n Dukat je Ritter, den du hast.</numerusform>
                <numerusform>%n Dukaten je Ritter, den du hast.</numerusform>
            </translation>
        </message>
        <message>
            <source>One knight or one merchant, as chosen when built.</source>
            <translation>Ein Ritter oder ein Kaufmann, je nach Wahl beim Bau.</translation>
        </message>
        <message numerus="yes">
            <source>You may keep %n card(s) in winter.</source>
            <translation>
                <numerusform>Im Winter darfst du %n Karte behalten.</numerusform>
                <numerusform>Im Winter darfst du %n Karten behalten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n discarded</source>
            <translation>
                <numerusform>%n abgelegt</numerusform>
                <numerusform>%n abgelegt</numerusform>
            </translation>
        </message>
        <message>
            <source>They become the new pile when the old one is used up.</source>
            <translation>Daraus wird der neue Stapel, wenn der alte verbraucht ist.</translation>
        </message>
        <message numerus="yes">
            <source>%n in the pile</source>
            <translation>
                <numerusform>%n im Stapel</numerusform>
                <numerusform>%n im Stapel</numerusform>
            </translation>
        </message>
        <message>
            <source>When it is used up, the discarded cards become a new pile.</source>
            <translation>Ist er verbraucht, wird aus den abgelegten Karten ein neuer.</translation>
        </message>
        <message>
            <source>Buildings to the left of it leave in the next spring.</source>
            <translation>Gebäude links davon verschwinden im nächsten Frühling.</translation>
        </message>
        <message>
            <source>Separator</source>
            <translation>Trennkarte</translation>
        </message>
        <message>
            <source>start player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <source>two turns in a row</source>
            <translation>zweimal nacheinander dran</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Reihen</translation>
        </message>
        <message>
            <source>Discards</source>
            <translation>Abgelegtes</translation>
        </message>
        <message>
            <source>Bill</source>
            <translation>Rechnung</translation>
        </message>
        <message>
            <source>Lodges</source>
            <translation>Logen</translation>
        </message>
        <message>
            <source>Archives</source>
            <translation>Archive</translation>
        </message>
        <message>
            <source>Left in hand</source>
            <translation>Noch auf der Hand</translation>
        </message>
        <message>
            <source>Money value</source>
            <translation>Geldwert</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Points, year by year</source>
            <translation>Punkte, Jahr für Jahr</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), as in: wins with</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkten</numerusform>
            </translation>
        </message>
        <message>
            <source>Rows of goods</source>
            <translation>Warenreihen</translation>
        </message>
        <message>
            <source>value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>The rows are laid out in spring.</source>
            <translation>Die Reihen werden im Frühling ausgelegt.</translation>
        </message>
        <message>
            <source>goods {count}</source>
            <translation>Waren {count}</translation>
        </message>
        <message>
            <source>buildings {count}</source>
            <translation>Gebäude {count}</translation>
        </message>
        <message>
            <source>discards {count}</source>
            <translation>Ablage {count}</translation>
        </message>
        <message>
            <source>Buildings are turned up in spring.</source>
            <translation>Die Gebäude werden im Frühling aufgedeckt.</translation>
        </message>
        <message>
            <source>Buildings · until spring</source>
            <translation>Gebäude · bis zum Frühling</translation>
        </message>
        <message>
            <source>until spring</source>
            <translation>bis zum Frühling</translation>
        </message>
        <message>
            <source>new this year</source>
            <translation>neu in diesem Jahr</translation>
        </message>
        <message numerus="yes">
            <source>lodge(s): {points}</source>
            <translation>
                <numerusform>Loge: {points}</numerusform>
                <numerusform>Logen: {points}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>knight(s)</source>
            <translation>
                <numerusform>Ritter</numerusform>
                <numerusform>Ritter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>merchant(s)</source>
            <translation>
                <numerusform>Kaufmann</numerusform>
                <numerusform>Kaufleute</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} planned</source>
            <translation>{count} geplant</translation>
        </message>
        <message>
            <source>{count} unbuilt: −{points}</source>
            <translation>{count} ungebaut: −{points}</translation>
        </message>
        <message>
            <source>Buildings in hand</source>
            <translation>Gebäude auf der Hand</translation>
        </message>
        <message>
            <source>First choose what you build, then pay with {good}.</source>
            <translation>Wähle zuerst, was du baust; dann zahlst du mit {good}.</translation>
        </message>
        <message numerus="yes">
            <source>{building} costs {cost}, and you lack %n ducat(s).</source>
            <translation>
                <numerusform>Für {building} brauchst du {cost} Dukaten; dir fehlt %n.</numerusform>
                <numerusform>Für {building} brauchst du {cost} Dukaten; dir fehlen %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>This bill is for {city} alone: each city is paid for separately.</source>
            <translation>Diese Rechnung gilt nur für {city}: Jede Stadt wird für sich bezahlt.</translation>
        </message>
        <message numerus="yes">
            <source>With {thing} ({value}) part of the payment would be superfluous; %n ducat(s) is/are due.</source>
            <translation>
                <numerusform>Nimmst du {thing} ({value}) dazu, wäre ein Teil der Zahlung überflüssig; offen ist %n Dukat.</numerusform>
                <numerusform>Nimmst du {thing} ({value}) dazu, wäre ein Teil der Zahlung überflüssig; offen sind %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is on the bill already; %n ducat(s) is/are still due.</source>
            <translation>
                <numerusform>Das steht schon auf der Rechnung; %n Dukat ist noch offen.</numerusform>
                <numerusform>Das steht schon auf der Rechnung; %n Dukaten sind noch offen.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is nothing left to draw.</source>
            <translation>Es ist nichts mehr zu ziehen da.</translation>
        </message>
        <message>
            <source>First finish the payment, then use {building}.</source>
            <translation>Beende zuerst die Zahlung; dann kannst du {building} nutzen.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody draws %n building(s).</source>
            <translation>
                <numerusform>Alle ziehen %n Gebäude.</numerusform>
                <numerusform>Alle ziehen je %n Gebäude.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} keeps {building}.</source>
            <translation>{name} behält {building}.</translation>
        </message>
        <message>
            <source>{name} keeps {building} and discards the others.</source>
            <translation>{name} behält {building} und legt die übrigen ab.</translation>
        </message>
        <message>
            <source>{name} names {starter} as the start player.</source>
            <translation>{name} gibt {starter} die Startspielerkarte.</translation>
        </message>
        <message numerus="yes">
            <source>{name} keeps none of %n building(s).</source>
            <translation>
                <numerusform>{name} behält das Gebäude nicht.</numerusform>
                <numerusform>{name} behält keins von %n Gebäuden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} draws %n building(s): {buildings}.</source>
            <translation>
                <numerusform>{name} zieht %n Gebäude: {buildings}.</numerusform>
                <numerusform>{name} zieht %n Gebäude: {buildings}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} draws %n building(s).</source>
            <translation>
                <numerusform>{name} zieht %n Gebäude.</numerusform>
                <numerusform>{name} zieht %n Gebäude.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} draws {goods}.</source>
            <translation>{name} zieht {goods}.</translation>
        </message>
        <message numerus="yes">
            <source>{name} draws %n good(s).</source>
            <translation>
                <numerusform>{name} zieht %n Ware.</numerusform>
                <numerusform>{name} zieht %n Waren.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} keeps {good}.</source>
            <translation>{name} behält {good}.</translation>
        </message>
        <message>
            <source>{name} keeps {good} and discards {others}.</source>
            <translation>{name} behält {good} und legt {others} ab.</translation>
        </message>
        <message>
            <source>{name} keeps one good and discards {others}.</source>
            <translation>{name} behält eine Ware und legt {others} ab.</translation>
        </message>
        <message>
            <source>{name} keeps one good.</source>
            <translation>{name} behält eine Ware.</translation>
        </message>
        <message>
            <source>Year {year} begins; {starter} is the start player.</source>
            <translation>Jahr {year} beginnt; {starter} fängt an.</translation>
        </message>
        <message>
            <source>Row {row} is filled up with {goods}.</source>
            <translation>Reihe {row} wird aufgefüllt: {goods}.</translation>
        </message>
        <message>
            <source>New in row {row}: {goods}.</source>
            <translation>Neu in Reihe {row}: {goods}.</translation>
        </message>
        <message numerus="yes">
            <source>%n new building(s): {buildings}.</source>
            <translation>
                <numerusform>Ein neues Gebäude: {buildings}.</numerusform>
                <numerusform>%n neue Gebäude: {buildings}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} lays a card aside.</source>
            <translation>{name} legt eine Karte beiseite.</translation>
        </message>
        <message>
            <source>{name} lays {card} aside.</source>
            <translation>{name} legt {card} beiseite.</translation>
        </message>
        <message>
            <source>{name} discards {cards}.</source>
            <translation>{name} legt {cards} ab.</translation>
        </message>
        <message>
            <source>The discarded goods are shuffled into a new pile.</source>
            <translation>Die abgelegten Waren werden zu einem neuen Stapel gemischt.</translation>
        </message>
        <message>
            <source>The discarded buildings are shuffled into a new pile.</source>
            <translation>Die abgelegten Gebäude werden zu einem neuen Stapel gemischt.</translation>
        </message>
        <message numerus="yes">
            <source>The game is over: {winners} win(s).</source>
            <translation>
                <numerusform>Die Partie ist zu Ende: {winners} gewinnt.</numerusform>
                <numerusform>Die Partie ist zu Ende: {winners} gewinnen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} takes {goods} (row {row}).</source>
            <translation>{name} nimmt {goods} (Reihe {row}).</translation>
        </message>
        <message>
            <source>{name} takes {building}.</source>
            <translation>{name} nimmt {building}.</translation>
        </message>
        <message>
            <source>{name} takes nothing: the display is empty.</source>
            <translation>{name} nimmt nichts; die Auslage ist leer.</translation>
        </message>
        <message>
            <source>{name} uses {building}.</source>
            <translation>{name} nutzt {building}.</translation>
        </message>
        <message numerus="yes">
            <source>{name} uses {crane} and pays %n ducat(s) less for {building}.</source>
            <translation>
                <numerusform>{name} nutzt {crane} und zahlt %n Dukaten weniger für {building}.</numerusform>
                <numerusform>{name} nutzt {crane} und zahlt %n Dukaten weniger für {building}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} uses {building}: {ducats}.</source>
            <translation>{name} nutzt {building}: {ducats}.</translation>
        </message>
        <message>
            <source>{name} pays with {good}: {ducats}.</source>
            <translation>{name} zahlt mit {good}: {ducats}.</translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) is/are lost.</source>
            <translation>
                <numerusform>%n Dukat verfällt.</numerusform>
                <numerusform>%n Dukaten verfallen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} builds {built} for %n ducat(s).</source>
            <translation>
                <numerusform>{name} baut {built} für %n Dukaten.</numerusform>
                <numerusform>{name} baut {built} für %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} turns the exchange office to {side} for {goods}.</source>
            <translation>{name} stellt die Wechselstube für {goods} auf {side}.</translation>
        </message>
        <message>
            <source>Keep {good}</source>
            <translation>{good} behalten</translation>
        </message>
        <message>
            <source>Pay with {good}: {value}</source>
            <translation>Mit {good} zahlen: {value}</translation>
        </message>
        <message>
            <source>Fill the exchange office</source>
            <translation>Wechselstube füllen</translation>
        </message>
        <message>
            <source>Build the {building}</source>
            <translation>{building} bauen</translation>
        </message>
        <message>
            <source>Build both</source>
            <translation>Beide bauen</translation>
        </message>
        <message>
            <source>Build all three</source>
            <translation>Alle drei bauen</translation>
        </message>
        <message>
            <source>Keep none</source>
            <translation>Keins behalten</translation>
        </message>
        <message>
            <source>Leave it at 0</source>
            <translation>Auf 0 lassen</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Build nothing</source>
            <translation>Nichts bauen</translation>
        </message>
        <message>
            <source>Take row {row}</source>
            <translation>Reihe {row} nehmen</translation>
        </message>
        <message>
            <source>Take row {row}: {goods}</source>
            <translation>Reihe {row} nehmen: {goods}</translation>
        </message>
        <message>
            <source>Lay {card} aside</source>
            <translation>{card} beiseitelegen</translation>
        </message>
        <message>
            <source>Cards drawn</source>
            <translation>Gezogene Karten</translation>
        </message>
        <message>
            <source>Bill · {city}</source>
            <translation>Rechnung · {city}</translation>
        </message>
        <message>
            <source>base values</source>
            <translation>Grundwerte</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>To be given</source>
            <translation>Abzugeben</translation>
        </message>
        <message>
            <source>without crane {cost}</source>
            <translation>ohne Kran {cost}</translation>
        </message>
        <message>
            <source>Paid with</source>
            <translation>Bezahlt mit</translation>
        </message>
        <message>
            <source>pale: proposed</source>
            <translation>blass: Vorschlag</translation>
        </message>
        <message>
            <source>{value} in {city}</source>
            <translation>{value} in {city}</translation>
        </message>
        <message>
            <source>{count} × {value} in {city}</source>
            <translation>{count} × {value} in {city}</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Total so far</source>
            <translation>Bisher</translation>
        </message>
        <message>
            <source>Lost as change</source>
            <translation>Verfällt</translation>
        </message>
        <message>
            <source>Still to pay</source>
            <translation>Noch zu zahlen</translation>
        </message>
        <message>
            <source>Keep one; the other is discarded face down.</source>
            <translation>Behalte eine; die andere wird verdeckt abgelegt.</translation>
        </message>
        <message>
            <source>Keep one or none; the others are discarded face down.</source>
            <translation>Behalte eine oder keine; die übrigen werden verdeckt abgelegt.</translation>
        </message>
        <message>
            <source>Keep one; the others are discarded.</source>
            <translation>Behalte eine; die übrigen werden abgelegt.</translation>
        </message>
        <message>
            <source>Laid aside</source>
            <translation>Beiseitegelegt</translation>
        </message>
        <message>
            <source>Cards in hand: {count}. At most {limit} may be kept.</source>
            <translation>Karten auf der Hand: {count}. Höchstens {limit} bleiben.</translation>
        </message>
        <message>
            <source>lay cards here</source>
            <translation>Karten hierher legen</translation>
        </message>
        <message>
            <source>goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>functions</source>
            <translation>Funktionen</translation>
        </message>
        <message>
            <source>together</source>
            <translation>zusammen</translation>
        </message>
        <message>
            <source>{count} × {what}</source>
            <translation>{count} × {what}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>half of {cost}</source>
            <translation>Hälfte von {cost}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message numerus="yes">
            <source>You have %n of it in hand.</source>
            <translation>
                <numerusform>Davon hast du %n auf der Hand.</numerusform>
                <numerusform>Davon hast du %n auf der Hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for it.</source>
            <translation>
                <numerusform>Dafür fehlt dir %n Dukat.</numerusform>
                <numerusform>Dafür fehlen dir %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is part of the payment.</source>
            <translation>Das gehört zur Zahlung.</translation>
        </message>
        <message numerus="yes">
            <source>It is good for %n ducat(s).</source>
            <translation>
                <numerusform>Das bringt %n Dukaten.</numerusform>
                <numerusform>Das bringt %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It can save %n ducat(s) on this bill.</source>
            <translation>
                <numerusform>Auf dieser Rechnung spart er bis zu %n Dukaten.</numerusform>
                <numerusform>Auf dieser Rechnung spart er bis zu %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{own}: that makes {points}.</source>
            <translation>{own}: Das macht {points}.</translation>
        </message>
        <message>
            <source>{lodges}: {points} together.</source>
            <translation>{lodges}: zusammen {points}.</translation>
        </message>
        <message>
            <source>In all: {own}.</source>
            <translation>Insgesamt: {own}.</translation>
        </message>
        <message numerus="yes">
            <source>You can afford {can} of %n building(s).</source>
            <translation>
                <numerusform>Bezahlbar: {can} von %n Gebäude.</numerusform>
                <numerusform>Bezahlbar: {can} von %n Gebäuden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) still to be paid.</source>
            <translation>
                <numerusform>Noch %n Dukat zu zahlen.</numerusform>
                <numerusform>Noch %n Dukaten zu zahlen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n building(s): −{points} if the game ended now.</source>
            <translation>
                <numerusform>%n Gebäude: −{points}, wenn jetzt Schluss wäre.</numerusform>
                <numerusform>%n Gebäude: −{points}, wenn jetzt Schluss wäre.</numerusform>
            </translation>
        </message>
        <message>
            <source>name the start player.</source>
            <translation>bestimme den Startspieler.</translation>
        </message>
        <message numerus="yes">
            <source>Nobody’s goods are worth less than yours: %n ducat(s).</source>
            <translation>
                <numerusform>Niemand hat Waren von geringerem Wert als du: %n Dukat.</numerusform>
                <numerusform>Niemand hat Waren von geringerem Wert als du: %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever sits to the right of the start player has two turns in a row.</source>
            <translation>Wer rechts vom Startspieler sitzt, hat zwei Züge nacheinander.</translation>
        </message>
        <message>
            <source>keep one of your two buildings.</source>
            <translation>behalte eins deiner zwei Gebäude.</translation>
        </message>
        <message>
            <source>The other one is discarded face down.</source>
            <translation>Das andere wird verdeckt abgelegt.</translation>
        </message>
        <message>
            <source>Everybody chooses at the same time.</source>
            <translation>Alle wählen gleichzeitig.</translation>
        </message>
        <message>
            <source>take a building.</source>
            <translation>nimm ein Gebäude.</translation>
        </message>
        <message>
            <source>take a row of goods.</source>
            <translation>nimm eine Reihe Waren.</translation>
        </message>
        <message>
            <source>take a building or a row of goods.</source>
            <translation>nimm ein Gebäude oder eine Reihe Waren.</translation>
        </message>
        <message>
            <source>You have two turns in a row.</source>
            <translation>Du hast zwei Züge nacheinander.</translation>
        </message>
        <message numerus="yes">
            <source>build up to %n more building(s), or end the turn.</source>
            <translation>
                <numerusform>baue noch ein Gebäude oder beende den Zug.</numerusform>
                <numerusform>baue bis zu %n weitere Gebäude oder beende den Zug.</numerusform>
            </translation>
        </message>
        <message>
            <source>use a building, or end the turn.</source>
            <translation>nutze ein Gebäude oder beende den Zug.</translation>
        </message>
        <message>
            <source>end the turn.</source>
            <translation>beende den Zug.</translation>
        </message>
        <message>
            <source>You have no building in hand.</source>
            <translation>Du hast kein Gebäude auf der Hand.</translation>
        </message>
        <message numerus="yes">
            <source>pay %n more ducat(s) for {buildings}, or use the crane.</source>
            <translation>
                <numerusform>zahle noch %n Dukaten für {buildings} oder nutze den Kran.</numerusform>
                <numerusform>zahle noch %n Dukaten für {buildings} oder nutze den Kran.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>pay %n more ducat(s) for {buildings}.</source>
            <translation>
                <numerusform>zahle noch %n Dukaten für {buildings}.</numerusform>
                <numerusform>zahle noch %n Dukaten für {buildings}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>pay %n ducat(s) for {buildings}.</source>
            <translation>
                <numerusform>zahle %n Dukaten für {buildings}.</numerusform>
                <numerusform>zahle %n Dukaten für {buildings}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can afford {affordable}.</source>
            <translation>Bauen kannst du {affordable}.</translation>
        </message>
        <message numerus="yes">
            <source>{paid} of %n ducat(s) paid.</source>
            <translation>
                <numerusform>{paid} von %n Dukaten gezahlt.</numerusform>
                <numerusform>{paid} von %n Dukaten gezahlt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Suggested: {parts}; %n ducat(s) is/are lost.</source>
            <translation>
                <numerusform>Vorschlag: {parts}; %n Dukat verfällt.</numerusform>
                <numerusform>Vorschlag: {parts}; %n Dukaten verfallen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Suggested: {parts}; nothing is lost.</source>
            <translation>Vorschlag: {parts}; nichts verfällt.</translation>
        </message>
        <message>
            <source>let the school count as a knight or as a merchant.</source>
            <translation>lass die Schule als Ritter oder als Kaufmann gelten.</translation>
        </message>
        <message>
            <source>Without the school you have {own}.</source>
            <translation>Ohne die Schule hast du {own}.</translation>
        </message>
        <message>
            <source>This cannot be changed later.</source>
            <translation>Dabei bleibt es.</translation>
        </message>
        <message numerus="yes">
            <source>It then pays %n ducat(s) in a later turn.</source>
            <translation>
                <numerusform>In einem späteren Zug zahlt sie dann %n Dukaten.</numerusform>
                <numerusform>In einem späteren Zug zahlt sie dann %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>keep one of the buildings drawn, or none.</source>
            <translation>behalte eins der gezogenen Gebäude oder keins.</translation>
        </message>
        <message>
            <source>The others are discarded face down.</source>
            <translation>Die übrigen werden verdeckt abgelegt.</translation>
        </message>
        <message>
            <source>keep one of the goods drawn.</source>
            <translation>behalte eine der gezogenen Waren.</translation>
        </message>
        <message>
            <source>The others are discarded.</source>
            <translation>Die übrigen werden abgelegt.</translation>
        </message>
        <message numerus="yes">
            <source>lay aside %n card(s).</source>
            <translation>
                <numerusform>lege %n Karte beiseite.</numerusform>
                <numerusform>lege %n Karten beiseite.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>{name} names the start player.</source>
            <translation>{name} bestimmt den Startspieler.</translation>
        </message>
        <message>
            <source>These cards belong to {name}.</source>
            <translation>Diese Karten gehören {name}.</translation>
        </message>
        <message>
            <source>Goods are taken from the rows; only a treasury draws from the pile.</source>
            <translation>Waren nimmt man aus den Reihen; nur eine Schatzkammer zieht vom Stapel.</translation>
        </message>
        <message>
            <source>Buildings are taken from the display; only a builder’s yard draws from the pile.</source>
            <translation>Gebäude nimmt man aus der Auslage; nur ein Bauhof zieht vom Stapel.</translation>
        </message>
        <message>
            <source>The separator only shows which buildings leave in spring.</source>
            <translation>Die Trennkarte zeigt nur, welche Gebäude im Frühling verschwinden.</translation>
        </message>
        <message>
            <source>It covers a used function, nothing more.</source>
            <translation>Das bedeckt eine verbrauchte Funktion, mehr nicht.</translation>
        </message>
        <message>
            <source>This is paid already; Undo takes it back.</source>
            <translation>Das ist schon gezahlt; mit „Zurücknehmen“ bekommst du es wieder.</translation>
        </message>
        <message>
            <source>First choose which of your two buildings you keep.</source>
            <translation>Wähle zuerst, welches deiner zwei Gebäude du behältst.</translation>
        </message>
        <message>
            <source>Swapping {good} for {good} would change nothing.</source>
            <translation>{good} gegen {good} zu tauschen würde nichts ändern.</translation>
        </message>
        <message>
            <source>{kind} pays as soon as a building is on the bill.</source>
            <translation>{kind} zahlt, sobald ein Gebäude auf der Rechnung steht.</translation>
        </message>
        <message>
            <source>First say whether the school counts as a knight or as a merchant.</source>
            <translation>Sag zuerst, ob die Schule als Ritter oder als Kaufmann gilt.</translation>
        </message>
        <message>
            <source>First keep one of the buildings drawn, or none.</source>
            <translation>Behalte zuerst eins der gezogenen Gebäude oder keins.</translation>
        </message>
        <message>
            <source>First keep one of the goods drawn.</source>
            <translation>Behalte zuerst eine der gezogenen Waren.</translation>
        </message>
        <message>
            <source>This is laid aside already; Undo takes it back.</source>
            <translation>Das ist schon beiseitegelegt; mit „Zurücknehmen“ bekommst du es wieder.</translation>
        </message>
        <message>
            <source>Put it in your hand.</source>
            <translation>Leg das auf deine Hand.</translation>
        </message>
        <message>
            <source>{kind} can only be built in {city}.</source>
            <translation>{kind} kannst du nur in {city} bauen.</translation>
        </message>
        <message>
            <source>To use {kind}, put it on your hand.</source>
            <translation>Um {kind} zu nutzen, zieh das Gebäude auf deine Hand.</translation>
        </message>
        <message>
            <source>Put a crane here to halve the cost of {price}.</source>
            <translation>Ein Kran würde hier die Kosten von {price} halbieren.</translation>
        </message>
        <message>
            <source>To use the monastery, put it on the rows.</source>
            <translation>Um das Kloster zu nutzen, zieh es auf die Reihen.</translation>
        </message>
        <message>
            <source>Riga buildings</source>
            <translation>Riga-Gebäude</translation>
        </message>
        <message>
            <source>Without</source>
            <translation>Ohne</translation>
        </message>
        <message>
            <source>With</source>
            <translation>Mit</translation>
        </message>
        <message>
            <source>Hands</source>
            <translation>Handkarten</translation>
        </message>
        <message>
            <source>Open hands show what everybody saw a player take.</source>
            <translation>Offene Hände zeigen, was jemand vor aller Augen genommen hat.</translation>
        </message>
        <message>
            <source>Secret</source>
            <translation>Geheim</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Year {year} of {years}</source>
            <translation>Jahr {year} von {years}</translation>
        </message>
        <message>
            <source>Before the first year</source>
            <translation>Vor dem ersten Jahr</translation>
        </message>
        <message>
            <source>next turns</source>
            <translation>nächste Züge</translation>
        </message>
        <message>
            <source>Spring</source>
            <translation>Frühling</translation>
        </message>
        <message>
            <source>Summer</source>
            <translation>Sommer</translation>
        </message>
        <message>
            <source>Autumn</source>
            <translation>Herbst</translation>
        </message>
        <message>
            <source>Winter</source>
            <translation>Winter</translation>
        </message>
        <message>
            <source>second of two turns</source>
            <translation>zweiter von zwei Zügen</translation>
        </message>
        <message>
            <source>×2</source>
            <translation>×2</translation>
        </message>
        <message>
            <source>Year {year}</source>
            <translation>Jahr {year}</translation>
        </message>
        <message>
            <source>year {year}</source>
            <translation>Jahr {year}</translation>
        </message>
        <message>
            <source>{building} in {city}</source>
            <translation>{building} in {city}</translation>
        </message>
        <message>
            <source>the archive</source>
            <translation>das Archiv</translation>
        </message>
        <message>
            <source>the bank</source>
            <translation>die Bank</translation>
        </message>
        <message>
            <source>the builder’s yard</source>
            <translation>den Bauhof</translation>
        </message>
        <message>
            <source>the fortress</source>
            <translation>die Festung</translation>
        </message>
        <message>
            <source>the guild hall</source>
            <translation>das Gildenhaus</translation>
        </message>
        <message>
            <source>the kontor</source>
            <translation>das Kontor</translation>
        </message>
        <message>
            <source>the crane</source>
            <translation>den Kran</translation>
        </message>
        <message>
            <source>the lodge</source>
            <translation>die Loge</translation>
        </message>
        <message>
            <source>the manufactory</source>
            <translation>die Manufaktur</translation>
        </message>
        <message>
            <source>the market hall</source>
            <translation>die Markthalle</translation>
        </message>
        <message>
            <source>the treasury</source>
            <translation>die Schatzkammer</translation>
        </message>
        <message>
            <source>the inn</source>
            <translation>das Wirtshaus</translation>
        </message>
        <message>
            <source>the monastery</source>
            <translation>das Kloster</translation>
        </message>
        <message>
            <source>the school</source>
            <translation>die Schule</translation>
        </message>
        <message>
            <source>the storehouse</source>
            <translation>den Speicher</translation>
        </message>
        <message>
            <source>the exchange office</source>
            <translation>die Wechselstube</translation>
        </message>
        <message>
            <source>{number} {good}</source>
            <translation>{number} {good}</translation>
        </message>
        <message>
            <source>crane for {building}</source>
            <translation>Kran für {building}</translation>
        </message>
        <message>
            <source>{building} ({ducats})</source>
            <translation>{building} ({ducats})</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n weiteres</numerusform>
                <numerusform>%n weitere</numerusform>
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
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n building(s)</source>
            <translation>
                <numerusform>%n Gebäude</numerusform>
                <numerusform>%n Gebäude</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n knight(s)</source>
            <translation>
                <numerusform>%n Ritter</numerusform>
                <numerusform>%n Ritter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n merchant(s)</source>
            <translation>
                <numerusform>%n Kaufmann</numerusform>
                <numerusform>%n Kaufleute</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lodge(s)</source>
            <translation>
                <numerusform>%n Loge</numerusform>
                <numerusform>%n Logen</numerusform>
            </translation>
        </message>
        <message>
            <source>Your {good} is worth 1 ducat more. One knight.</source>
            <translation>{good} ist für dich 1 Dukaten mehr wert. Ein Ritter.</translation>
        </message>
        <message>
            <source>You can pay with {good} even where it shows a dash. One merchant.</source>
            <translation>Mit {good} kannst du auch zahlen, wo ein Strich steht. Ein Kaufmann.</translation>
        </message>
        <message>
            <source>Before taking, swap two goods from two rows; then take one of these rows.</source>
            <translation>Vor dem Nehmen zwei Waren aus zwei Reihen tauschen, dann eine dieser Reihen nehmen.</translation>
        </message>
        <message>
            <source>Goods worth at least {deposit} at the end of a turn, {ducats} in a later one.</source>
            <translation>Am Zugende Waren für mindestens {deposit} hinein, in einem späteren Zug {ducats} heraus.</translation>
        </message>
        <message>
            <source>Card from the pile</source>
            <translation>Karte vom Stapel</translation>
        </message>
        <message>
            <source>Neutral marker</source>
            <translation>Neutraler Stein</translation>
        </message>
        <message>
            <source>A monastery has swapped a good here: take one of the two rows.</source>
            <translation>Hier hat ein Kloster eine Ware getauscht: Nimm eine der beiden Reihen.</translation>
        </message>
        <message>
            <source>Nothing lies here; rows are laid only in spring.</source>
            <translation>Hier liegt nichts; neue Reihen gibt es nur im Frühling.</translation>
        </message>
        <message numerus="yes">
            <source>Goods and buildings; in winter you may keep %n card(s).</source>
            <translation>
                <numerusform>Waren und Gebäude; im Winter darfst du %n Karte behalten.</numerusform>
                <numerusform>Waren und Gebäude; im Winter darfst du %n Karten behalten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You begin each turn by taking a row or a building.</source>
            <translation>Jeder Zug beginnt damit, eine Reihe oder ein Gebäude zu nehmen.</translation>
        </message>
        <message>
            <source>Goods lie face up here, buildings face down.</source>
            <translation>Waren liegen hier offen, Gebäude verdeckt.</translation>
        </message>
        <message>
            <source>Buildings of one city, and what you pay for them together.</source>
            <translation>Gebäude einer Stadt und womit du sie zusammen bezahlst.</translation>
        </message>
        <message>
            <source>{name}’s cities</source>
            <translation>Städte von {name}</translation>
        </message>
        <message>
            <source>The exchange office shows 0; goods worth at least {deposit} fill it at the end of a turn.</source>
            <translation>Die Wechselstube zeigt 0; Waren für mindestens {deposit} Dukaten füllen sie am Ende eines Zuges.</translation>
        </message>
        <message numerus="yes">
            <source>{name} keeps one building and discards %n other(s).</source>
            <translation>
                <numerusform>{name} behält ein Gebäude und legt das andere ab.</numerusform>
                <numerusform>{name} behält ein Gebäude und legt die anderen %n ab.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} keeps {building} and discards {other}.</source>
            <translation>{name} behält {building} und legt {other} ab.</translation>
        </message>
        <message>
            <source>{name} chooses to be the start player.</source>
            <translation>{name} nimmt selbst die Startspielerkarte.</translation>
        </message>
        <message numerus="yes">
            <source>%n building(s) leave(s) the display: {buildings}.</source>
            <translation>
                <numerusform>Ein Gebäude verlässt die Auslage: {buildings}.</numerusform>
                <numerusform>%n Gebäude verlassen die Auslage: {buildings}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Autumn begins, and {name} has a second turn at once.</source>
            <translation>Der Herbst beginnt, und {name} ist gleich noch einmal dran.</translation>
        </message>
        <message>
            <source>{name} swaps {good} from row {row} for {other_good} from row {other_row}.</source>
            <translation>{name} tauscht {good} aus Reihe {row} gegen {other_good} aus Reihe {other_row}.</translation>
        </message>
        <message>
            <source>{name}’s school counts as a knight.</source>
            <translation>Die Schule von {name} gilt als Ritter.</translation>
        </message>
        <message>
            <source>{name}’s school counts as a merchant.</source>
            <translation>Die Schule von {name} gilt als Kaufmann.</translation>
        </message>
        <message>
            <source>A neutral marker covers one of {name}’s functions.</source>
            <translation>Ein neutraler Stein bedeckt eine Funktion von {name}.</translation>
        </message>
        <message>
            <source>A card from the pile covers one of {name}’s functions.</source>
            <translation>Eine Karte vom Stapel bedeckt eine Funktion von {name}.</translation>
        </message>
        <message>
            <source>Now one of {name}’s buildings covers the function instead.</source>
            <translation>Nun bedeckt stattdessen ein Gebäude von {name} die Funktion.</translation>
        </message>
        <message>
            <source>Lay the {card} aside</source>
            <translation>{card} beiseitelegen</translation>
        </message>
        <message>
            <source>Take the {building}</source>
            <translation>{building} nehmen</translation>
        </message>
        <message>
            <source>Use the {building}: draw buildings</source>
            <translation>{building} nutzen: Gebäude ziehen</translation>
        </message>
        <message>
            <source>Use the {building}: draw goods</source>
            <translation>{building} nutzen: Waren ziehen</translation>
        </message>
        <message>
            <source>Use the {building}: swap two goods</source>
            <translation>{building} nutzen: zwei Waren tauschen</translation>
        </message>
        <message>
            <source>Swap {good} from row {row}</source>
            <translation>{good} aus Reihe {row} tauschen</translation>
        </message>
        <message>
            <source>Swap it for {good} from row {row}</source>
            <translation>Gegen {good} aus Reihe {row} tauschen</translation>
        </message>
        <message>
            <source>Build the {building}, too: {cost}</source>
            <translation>{building} dazubauen: {cost}</translation>
        </message>
        <message>
            <source>Build the {building}: {cost}</source>
            <translation>{building} bauen: {cost}</translation>
        </message>
        <message>
            <source>Use the {fund}: {worth}</source>
            <translation>{fund} nutzen: {worth}</translation>
        </message>
        <message>
            <source>Keep the {building}</source>
            <translation>{building} behalten</translation>
        </message>
        <message>
            <source>{count} of {most} buildings</source>
            <translation>{count} von {most} Gebäuden</translation>
        </message>
        <message>
            <source>The others are still choosing their cards.</source>
            <translation>Die anderen wählen noch ihre Karten.</translation>
        </message>
        <message>
            <source>What {name} can pay</source>
            <translation>Was {name} zahlen kann</translation>
        </message>
        <message>
            <source>Functions to use</source>
            <translation>Nutzbare Funktionen</translation>
        </message>
        <message>
            <source>Worth to you: {values}.</source>
            <translation>Für dich wert: {values}.</translation>
        </message>
        <message>
            <source>It cannot be used for this bill.</source>
            <translation>Für diese Rechnung nicht zu gebrauchen.</translation>
        </message>
        <message numerus="yes">
            <source>On this bill it is worth %n ducat(s).</source>
            <translation>
                <numerusform>Auf dieser Rechnung %n Dukat wert.</numerusform>
                <numerusform>Auf dieser Rechnung %n Dukaten wert.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have none of it in hand.</source>
            <translation>Davon hast du nichts auf der Hand.</translation>
        </message>
        <message>
            <source>Worth: {values}.</source>
            <translation>Wert: {values}.</translation>
        </message>
        <message numerus="yes">
            <source>With it you hold %n card(s); in winter you may keep {most}.</source>
            <translation>
                <numerusform>Damit hast du %n Karte; im Winter darfst du {most} behalten.</numerusform>
                <numerusform>Damit hast du %n Karten; im Winter darfst du {most} behalten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Building it brings you %n point(s).</source>
            <translation>
                <numerusform>Der Bau bringt dir %n Punkt.</numerusform>
                <numerusform>Der Bau bringt dir %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Goods worth at least {goods} ducats fill it at the end of a turn.</source>
            <translation>Waren für mindestens {goods} Dukaten füllen sie am Ende eines Zuges.</translation>
        </message>
        <message>
            <source>Its function has been used and is covered.</source>
            <translation>Die Funktion ist verbraucht und bedeckt.</translation>
        </message>
        <message>
            <source>It helps only in a later turn.</source>
            <translation>Das hilft erst in einem späteren Zug.</translation>
        </message>
        <message>
            <source>Its function has not been used yet.</source>
            <translation>Die Funktion ist noch nicht genutzt.</translation>
        </message>
        <message>
            <source>In winter {most} cards may be kept.</source>
            <translation>Im Winter dürfen {most} Karten bleiben.</translation>
        </message>
        <message numerus="yes">
            <source>Your goods are worth %n ducat(s) here.</source>
            <translation>
                <numerusform>Deine Waren sind hier %n Dukat wert.</numerusform>
                <numerusform>Deine Waren sind hier %n Dukaten wert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Functions add %n ducat(s).</source>
            <translation>
                <numerusform>Funktionen bringen %n Dukat dazu.</numerusform>
                <numerusform>Funktionen bringen %n Dukaten dazu.</numerusform>
            </translation>
        </message>
        <message>
            <source>Base value of your goods: {value}.</source>
            <translation>Grundwert deiner Waren: {value}.</translation>
        </message>
        <message>
            <source>You can afford it: {parts}.</source>
            <translation>Bezahlbar mit {parts}.</translation>
        </message>
        <message numerus="yes">
            <source>You can afford it: {parts}; %n ducat(s) is/are lost.</source>
            <translation>
                <numerusform>Bezahlbar mit {parts}; %n Dukat verfällt.</numerusform>
                <numerusform>Bezahlbar mit {parts}; %n Dukaten verfallen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Points so far: buildings {printed}, lodges {lodges}, archives {archives}.</source>
            <translation>Punkte bisher: Gebäude {printed}, Logen {lodges}, Archive {archives}.</translation>
        </message>
        <message numerus="yes">
            <source>pay %n more ducat(s) for {buildings}, or only {less} with a crane.</source>
            <translation>
                <numerusform>zahle noch %n Dukaten für {buildings}, mit Kran nur {less}.</numerusform>
                <numerusform>zahle noch %n Dukaten für {buildings}, mit Kran nur {less}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>pay %n ducat(s) for {buildings}, or only {less} with a crane.</source>
            <translation>
                <numerusform>zahle %n Dukaten für {buildings}, mit Kran nur {less}.</numerusform>
                <numerusform>zahle %n Dukaten für {buildings}, mit Kran nur {less}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>build up to %n building(s), or none.</source>
            <translation>
                <numerusform>baue ein Gebäude oder keins.</numerusform>
                <numerusform>baue bis zu %n Gebäude oder keins.</numerusform>
            </translation>
        </message>
        <message>
            <source>take one of the two rows with the swapped goods.</source>
            <translation>nimm eine der beiden Reihen mit den getauschten Waren.</translation>
        </message>
        <message>
            <source>choose a good to swap.</source>
            <translation>wähle eine Ware zum Tauschen.</translation>
        </message>
        <message>
            <source>choose a good that changes places with {lifted} of row {row}.</source>
            <translation>wähle eine Ware, die mit {lifted} aus Reihe {row} den Platz tauscht.</translation>
        </message>
        <message numerus="yes">
            <source>add goods worth %n ducat(s) or more to the exchange office.</source>
            <translation>
                <numerusform>gib noch Waren für mindestens %n Dukaten in die Wechselstube.</numerusform>
                <numerusform>gib noch Waren für mindestens %n Dukaten in die Wechselstube.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>give goods worth %n ducat(s) or more to the exchange office, or leave it at 0.</source>
            <translation>
                <numerusform>gib Waren für mindestens %n Dukaten in die Wechselstube oder lass sie auf 0.</numerusform>
                <numerusform>gib Waren für mindestens %n Dukaten in die Wechselstube oder lass sie auf 0.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can build %n building(s) in a turn, not more.</source>
            <translation>
                <numerusform>Mehr als %n Gebäude kannst du in einem Zug nicht bauen.</numerusform>
                <numerusform>Mehr als %n Gebäude kannst du in einem Zug nicht bauen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for {nearest}.</source>
            <translation>
                <numerusform>Für {nearest} fehlt dir %n Dukat.</numerusform>
                <numerusform>Für {nearest} fehlen dir %n Dukaten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in hand; in winter you may keep {limit}.</source>
            <translation>
                <numerusform>%n Karte auf der Hand; im Winter darfst du {limit} behalten.</numerusform>
                <numerusform>%n Karten auf der Hand; im Winter darfst du {limit} behalten.</numerusform>
            </translation>
        </message>
        <message>
            <source>After that you take one of these two rows.</source>
            <translation>Danach nimmst du eine dieser zwei Reihen.</translation>
        </message>
        <message>
            <source>You can use {uses}.</source>
            <translation>Nutzen kannst du {uses}.</translation>
        </message>
        <message>
            <source>This is the second of your two turns in a row.</source>
            <translation>Das ist der zweite deiner zwei Züge nacheinander.</translation>
        </message>
        <message numerus="yes">
            <source>Each building that stays in your hand now costs %n point(s).</source>
            <translation>
                <numerusform>Jedes Gebäude, das auf der Hand bleibt, kostet nun %n Punkt.</numerusform>
                <numerusform>Jedes Gebäude, das auf der Hand bleibt, kostet nun %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody does so at the same time.</source>
            <translation>Das tun alle gleichzeitig.</translation>
        </message>
        <message>
            <source>It changes places with a good of another kind from another row.</source>
            <translation>Sie tauscht den Platz mit einer Ware anderer Art aus einer anderen Reihe.</translation>
        </message>
        <message>
            <source>It can be any good of another kind from another row.</source>
            <translation>Möglich ist jede Ware anderer Art aus einer anderen Reihe.</translation>
        </message>
        <message>
            <source>When you have finished you can fill the exchange office.</source>
            <translation>Danach kannst du die Wechselstube füllen.</translation>
        </message>
        <message>
            <source>You can add another building in {city} to this bill.</source>
            <translation>Du kannst noch ein Gebäude in {city} auf die Rechnung setzen.</translation>
        </message>
        <message numerus="yes">
            <source>No turn of yours follows; it counts %n ducat(s) if there is a tie.</source>
            <translation>
                <numerusform>Du hast keinen Zug mehr; bei Gleichstand zählt sie %n Dukaten.</numerusform>
                <numerusform>Du hast keinen Zug mehr; bei Gleichstand zählt sie %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The goods count at their base values.</source>
            <translation>Die Waren zählen mit ihrem Grundwert.</translation>
        </message>
        <message numerus="yes">
            <source>A building still in your hand at the end costs %n point(s).</source>
            <translation>
                <numerusform>Ein Gebäude, das du am Ende noch auf der Hand hast, kostet %n Punkt.</numerusform>
                <numerusform>Ein Gebäude, das du am Ende noch auf der Hand hast, kostet %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for {building}; what you built in this turn helps only later.</source>
            <translation>
                <numerusform>Für {building} fehlt dir %n Dukat; was du in diesem Zug gebaut hast, hilft erst später.</numerusform>
                <numerusform>Für {building} fehlen dir %n Dukaten; was du in diesem Zug gebaut hast, hilft erst später.</numerusform>
            </translation>
        </message>
        <message>
            <source>{good} cannot be used in {city} without the market hall for {good}.</source>
            <translation>{good} gilt in {city} nichts, außer du besitzt die Markthalle für {good}.</translation>
        </message>
        <message>
            <source>It is {name}’s turn.</source>
            <translation>{name} ist am Zug.</translation>
        </message>
        <message>
            <source>You have chosen your building; now wait for {names}.</source>
            <translation>Du hast dein Gebäude gewählt; warte noch auf {names}.</translation>
        </message>
        <message>
            <source>You need not lay anything aside now; wait for {names}.</source>
            <translation>Du musst jetzt nichts beiseitelegen; warte noch auf {names}.</translation>
        </message>
        <message>
            <source>This belongs to {name}; you can only look at it.</source>
            <translation>Das gehört {name}; du kannst es nur ansehen.</translation>
        </message>
        <message>
            <source>Discarded cards return only when a new pile is shuffled.</source>
            <translation>Abgelegtes kehrt erst zurück, wenn ein neuer Stapel gemischt wird.</translation>
        </message>
        <message>
            <source>The start player is named only once, before the first year.</source>
            <translation>Der Startspieler wird nur einmal bestimmt, vor dem ersten Jahr.</translation>
        </message>
        <message>
            <source>First name the start player: choose the name of a player.</source>
            <translation>Bestimme zuerst den Startspieler: Wähle einen Namen.</translation>
        </message>
        <message>
            <source>First take a row of goods or a building; after that you may build.</source>
            <translation>Nimm zuerst eine Reihe Waren oder ein Gebäude; danach kannst du bauen.</translation>
        </message>
        <message>
            <source>Row {row} is empty; rows are laid only in spring.</source>
            <translation>Reihe {row} ist leer; neue Reihen gibt es nur im Frühling.</translation>
        </message>
        <message>
            <source>The monastery has swapped two goods: you must take row {rows}.</source>
            <translation>Das Kloster hat zwei Waren getauscht: Du musst Reihe {rows} nehmen.</translation>
        </message>
        <message>
            <source>You take a whole row: choose any of its goods.</source>
            <translation>Du nimmst immer eine ganze Reihe: Wähle eine ihrer Waren.</translation>
        </message>
        <message>
            <source>First finish the swap: two goods from two different rows.</source>
            <translation>Beende zuerst den Tausch: zwei Waren aus zwei verschiedenen Reihen.</translation>
        </message>
        <message>
            <source>The other rows hold nothing but {good}; there is nothing to swap.</source>
            <translation>In den anderen Reihen liegt nur {good}; da gibt es nichts zu tauschen.</translation>
        </message>
        <message>
            <source>The second good must come from another row than row {row}.</source>
            <translation>Die zweite Ware muss aus einer anderen Reihe kommen als aus Reihe {row}.</translation>
        </message>
        <message>
            <source>You can take nothing more in this turn.</source>
            <translation>In diesem Zug kannst du nichts mehr nehmen.</translation>
        </message>
        <message>
            <source>Only what you take or keep goes into your hand.</source>
            <translation>Auf die Hand kommt nur, was du nimmst oder behältst.</translation>
        </message>
        <message>
            <source>To put a building on the bill, put it in its city.</source>
            <translation>Leg ein Gebäude in seine Stadt, dann steht es auf der Rechnung.</translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for {building}; {goods} cannot be used there.</source>
            <translation>
                <numerusform>Für {building} fehlt dir %n Dukat; {goods} gilt dort nichts.</numerusform>
                <numerusform>Für {building} fehlen dir %n Dukaten; {goods} gilt dort nichts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) to build {building}, too.</source>
            <translation>
                <numerusform>Um auch noch {building} zu bauen, fehlt dir %n Dukat.</numerusform>
                <numerusform>Um auch noch {building} zu bauen, fehlen dir %n Dukaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have no other building for {city}.</source>
            <translation>Du hast kein weiteres Gebäude für {city}.</translation>
        </message>
        <message>
            <source>You have no building for {city}.</source>
            <translation>Du hast kein Gebäude für {city}.</translation>
        </message>
        <message numerus="yes">
            <source>You have begun to pay, so nothing more can join; %n ducat(s) is/are still due.</source>
            <translation>
                <numerusform>Du zahlst schon, da kommt nichts mehr dazu; %n Dukat ist noch offen.</numerusform>
                <numerusform>Du zahlst schon, da kommt nichts mehr dazu; %n Dukaten sind noch offen.</numerusform>
            </translation>
        </message>
        <message>
            <source>A crane halves the cost of {building} already; a second one is not allowed.</source>
            <translation>Für {building} ist schon ein Kran im Einsatz; ein zweiter ist nicht erlaubt.</translation>
        </message>
        <message>
            <source>{kind} counts all the time; you need not use it.</source>
            <translation>Für {kind} musst du nichts tun; die Wirkung gilt immer.</translation>
        </message>
        <message>
            <source>{kind} was built in this turn; it helps only in a later one.</source>
            <translation>{kind} hast du in diesem Zug gebaut; das hilft erst in einem späteren.</translation>
        </message>
        <message>
            <source>No two rows have different goods to swap.</source>
            <translation>In keinen zwei Reihen liegen verschiedene Waren zum Tauschen.</translation>
        </message>
        <message>
            <source>The monastery is used before you take something; now it is too late.</source>
            <translation>Das Kloster nutzt du vor dem Nehmen; jetzt ist es zu spät.</translation>
        </message>
        <message>
            <source>The crane halves the cost of a building on the bill; there is none yet.</source>
            <translation>Der Kran halbiert die Kosten eines Gebäudes auf der Rechnung; noch steht dort keins.</translation>
        </message>
        <message>
            <source>The bank pays for merchants that you had before this turn; you had none.</source>
            <translation>Die Bank zahlt für Kaufleute, die du schon vor diesem Zug hattest; du hattest keinen.</translation>
        </message>
        <message>
            <source>The inn pays for knights that you had before this turn; you had none.</source>
            <translation>Das Wirtshaus zahlt für Ritter, die du schon vor diesem Zug hattest; du hattest keinen.</translation>
        </message>
        <message numerus="yes">
            <source>Building is over; goods worth %n ducat(s) or more fill the exchange office now.</source>
            <translation>
                <numerusform>Das Bauen ist vorbei; jetzt füllen Waren für mindestens %n Dukaten die Wechselstube.</numerusform>
                <numerusform>Das Bauen ist vorbei; jetzt füllen Waren für mindestens %n Dukaten die Wechselstube.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is winter: lay aside %n card(s) from your hand.</source>
            <translation>
                <numerusform>Es ist Winter: Lege %n Karte von deiner Hand beiseite.</numerusform>
                <numerusform>Es ist Winter: Lege %n Karten von deiner Hand beiseite.</numerusform>
            </translation>
        </message>
        <message>
            <source>Riga buildings are not part of your hand; they are never laid aside.</source>
            <translation>Riga-Gebäude gehören nicht zur Hand; sie werden nie beiseitegelegt.</translation>
        </message>
        <message>
            <source>In winter, put the cards on the discards.</source>
            <translation>Im Winter legst du die Karten auf die Ablage.</translation>
        </message>
        <message>
            <source>Put {kind} in your column for {city}; then you pay.</source>
            <translation>Leg {kind} in deine Spalte für {city}; danach zahlst du.</translation>
        </message>
        <message>
            <source>That does nothing here now.</source>
            <translation>Das bewirkt hier jetzt nichts.</translation>
        </message>
        <message>
            <source>A crane halves the cost of a building on the bill: put it there.</source>
            <translation>Ein Kran halbiert die Kosten eines Gebäudes auf der Rechnung: Zieh ihn dorthin.</translation>
        </message>
        <message>
            <source>Four more buildings for each player; better left out in a first game.</source>
            <translation>Vier weitere Gebäude für alle; in der ersten Partie besser ohne.</translation>
        </message>
        <message>
            <source>The last year</source>
            <translation>Das letzte Jahr</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <source>Riga buildings not built</source>
            <translation>Ungebaute Riga-Gebäude</translation>
        </message>
        <message>
            <source>The money value only decides a tie; it brings no points.</source>
            <translation>Der Geldwert entscheidet nur bei Gleichstand; Punkte bringt er nicht.</translation>
        </message>
        <message>
            <source>last year’s</source>
            <translation>Vorjahr</translation>
        </message>
        <message>
            <source>{name} wants to build {building}.</source>
            <translation>{name} will {building} bauen.</translation>
        </message>
        <message>
            <source>takes {goods}</source>
            <translation>nimmt {goods}</translation>
        </message>
        <message>
            <source>takes {building}</source>
            <translation>nimmt {building}</translation>
        </message>
        <message>
            <source>builds {built}</source>
            <translation>baut {built}</translation>
        </message>
        <message>
            <source>discards {cards}</source>
            <translation>Ablage {cards}</translation>
        </message>
        <message>
            <source>Covers a used function until a building of the same player can do so.</source>
            <translation>Bedeckt eine verbrauchte Funktion, bis ein Gebäude desselben Spielers es kann.</translation>
        </message>
        <message numerus="yes">
            <source>At the end, %n point(s) for each pair of merchant and knight, up to {most_sets} pairs.</source>
            <translation>
                <numerusform>Am Ende %n Punkt für jedes Paar aus Kaufmann und Ritter, höchstens {most_sets} Paare.</numerusform>
                <numerusform>Am Ende %n Punkte für jedes Paar aus Kaufmann und Ritter, höchstens {most_sets} Paare.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s). One lasting merchant.</source>
            <translation>
                <numerusform>%n Dukat. Auf Dauer ein Kaufmann.</numerusform>
                <numerusform>%n Dukaten. Auf Dauer ein Kaufmann.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw %n good(s), keep one. One lasting knight.</source>
            <translation>
                <numerusform>%n Ware ziehen und behalten. Auf Dauer ein Ritter.</numerusform>
                <numerusform>%n Waren ziehen, eine behalten. Auf Dauer ein Ritter.</numerusform>
            </translation>
        </message>
        <message>
            <source>You cannot simply discard cards; only in winter some are laid aside.</source>
            <translation>Karten einfach ablegen geht nicht; nur im Winter legst du welche beiseite.</translation>
        </message>
        <message>
            <source>{kind} has been used; its function stays covered.</source>
            <translation>{kind} hast du schon genutzt; die Funktion bleibt bedeckt.</translation>
        </message>
        <message>
            <source>Keep the {good}</source>
            <translation>{good} behalten</translation>
        </message>
        <message>
            <source>Take the row</source>
            <translation>Reihe nehmen</translation>
        </message>
        <message>
            <source>Use the {building}</source>
            <translation>{building} nutzen</translation>
        </message>
        <message>
            <source>Keep it?</source>
            <translation>Behalten?</translation>
        </message>
        <message>
            <source>Take it?</source>
            <translation>Nehmen?</translation>
        </message>
        <message>
            <source>Use it?</source>
            <translation>Nutzen?</translation>
        </message>
        <message>
            <source>Build it?</source>
            <translation>Bauen?</translation>
        </message>
        <message>
            <source>Use a crane for it?</source>
            <translation>Dafür einen Kran einsetzen?</translation>
        </message>
        <message>
            <source>Swap it?</source>
            <translation>Tauschen?</translation>
        </message>
        <message>
            <source>Lay it aside?</source>
            <translation>Ablegen?</translation>
        </message>
        <message>
            <source>Which building?</source>
            <translation>Welches Gebäude?</translation>
        </message>
        <message>
            <source>Which good?</source>
            <translation>Welche Ware?</translation>
        </message>
        <message>
            <source>What do you take?</source>
            <translation>Was nimmst du?</translation>
        </message>
        <message>
            <source>Which row?</source>
            <translation>Welche Reihe?</translation>
        </message>
        <message>
            <source>For which building?</source>
            <translation>Für welches Gebäude?</translation>
        </message>
        <message>
            <source>Which card?</source>
            <translation>Welche Karte?</translation>
        </message>
        <message>
            <source>keep none of the buildings drawn?</source>
            <translation>keines der gezogenen Gebäude behalten?</translation>
        </message>
        <message>
            <source>For good: all of them are discarded.</source>
            <translation>Endgültig: Sie werden alle abgelegt.</translation>
        </message>
        <message>
            <source>Choose one</source>
            <translation>Eines wählen</translation>
        </message>
        <message>
            <source>points if the game ended now</source>
            <translation>Punkte, wenn die Partie jetzt endete</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Gezählt</translation>
        </message>
        <message>
            <source>lodges</source>
            <translation>Logen</translation>
        </message>
        <message>
            <source>by functions</source>
            <translation>aus Funktionen</translation>
        </message>
        <message>
            <source>If the game ended now</source>
            <translation>Wenn die Partie jetzt endete</translation>
        </message>
        <message numerus="yes">
            <source>%n good(s)</source>
            <translation>
                <numerusform>%n Ware</numerusform>
                <numerusform>%n Waren</numerusform>
            </translation>
        </message>
        <message>
            <source>no cards</source>
            <translation>keine Karten</translation>
        </message>
        <message>
            <source>Teal plate: the function is used up; points and marks stay.</source>
            <translation>Blaugrün: Funktion verbraucht; Punkte und Zeichen bleiben.</translation>
        </message>
        <message>
            <source>printed on buildings</source>
            <translation>aufgedruckt</translation>
        </message>
        <message>
            <source>lodges together</source>
            <translation>Logen zusammen</translation>
        </message>
        <message>
            <source>archives</source>
            <translation>Archive</translation>
        </message>
        <message>
            <source>buildings in hand, −{points} each</source>
            <translation>Gebäude auf der Hand, je −{points}</translation>
        </message>
        <message>
            <source>in all</source>
            <translation>zusammen</translation>
        </message>
        <message numerus="yes">
            <source>point(s) now</source>
            <translation>
                <numerusform>Punkt jetzt</numerusform>
                <numerusform>Punkte jetzt</numerusform>
            </translation>
        </message>
        <message>
            <source>Colour and letter of its buildings: {letter}.</source>
            <translation>Farbe und Buchstabe ihrer Gebäude: {letter}.</translation>
        </message>
        <message>
            <source>Its good is worth 1 ducat more. One knight.</source>
            <translation>Ihre Ware gilt 1 Dukaten mehr. Ein Ritter.</translation>
        </message>
        <message>
            <source>Its good pays in spite of a dash. One merchant.</source>
            <translation>Ihre Ware zahlt trotz Strich. Ein Kaufmann.</translation>
        </message>
        <message>
            <source>Cities and goods</source>
            <translation>Städte und Waren</translation>
        </message>
        <message>
            <source>Coin on a good</source>
            <translation>Münze auf einer Ware</translation>
        </message>
        <message>
            <source>Its base value, and what it pays in Riga.</source>
            <translation>Ihr Grundwert; so viel gilt sie auch in Riga.</translation>
        </message>
        <message>
            <source>The city pays more for this good than its base value.</source>
            <translation>Hier gilt diese Ware mehr als ihren Grundwert.</translation>
        </message>
        <message>
            <source>Unless you own the market hall for this good.</source>
            <translation>Außer du besitzt die Markthalle für diese Ware.</translation>
        </message>
        <message>
            <source>Brown back, anchor</source>
            <translation>Braune Rückseite, Anker</translation>
        </message>
        <message>
            <source>Brown back, house</source>
            <translation>Braune Rückseite, Haus</translation>
        </message>
        <message>
            <source>On buildings</source>
            <translation>Auf Gebäuden</translation>
        </message>
        <message>
            <source>Ducats, paid with goods.</source>
            <translation>Dukaten, bezahlt mit Waren.</translation>
        </message>
        <message>
            <source>Counted at the end.</source>
            <translation>Zählen am Ende.</translation>
        </message>
        <message>
            <source>dash in the box</source>
            <translation>Strich im Kästchen</translation>
        </message>
        <message>
            <source>Its points depend on what else you own.</source>
            <translation>Die Punkte hängen davon ab, was du sonst besitzt.</translation>
        </message>
        <message>
            <source>Counts for inns and archives.</source>
            <translation>Zählt für Wirtshäuser und Archive.</translation>
        </message>
        <message>
            <source>Counts for banks and archives.</source>
            <translation>Zählt für Banken und Archive.</translation>
        </message>
        <message>
            <source>one of two</source>
            <translation>eines von beiden</translation>
        </message>
        <message>
            <source>You choose when you build.</source>
            <translation>Du wählst beim Bau.</translation>
        </message>
        <message>
            <source>The function is spent after one use.</source>
            <translation>Die Funktion ist nach einer Nutzung verbraucht.</translation>
        </message>
        <message>
            <source>Teal plate, struck out</source>
            <translation>Durchgestrichen auf Blaugrün</translation>
        </message>
        <message>
            <source>The function is used; points and marks stay.</source>
            <translation>Die Funktion ist genutzt; Punkte und Zeichen bleiben.</translation>
        </message>
        <message>
            <source>0 or 8 on the exchange office</source>
            <translation>0 oder 8 auf der Wechselstube</translation>
        </message>
        <message>
            <source>What it pays now.</source>
            <translation>Was sie jetzt zahlt.</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Stern</translation>
        </message>
        <message>
            <source>Points if the game ended now.</source>
            <translation>Punkte, wenn die Partie jetzt endete.</translation>
        </message>
        <message>
            <source>Goods and buildings in hand.</source>
            <translation>Waren und Gebäude auf der Hand.</translation>
        </message>
        <message>
            <source>House with a star</source>
            <translation>Haus mit Stern</translation>
        </message>
        <message>
            <source>Number of lodges.</source>
            <translation>Zahl der Logen.</translation>
        </message>
        <message>
            <source>Ship in a coin</source>
            <translation>Schiff in einer Münze</translation>
        </message>
        <message>
            <source>The start player of the year.</source>
            <translation>Der Startspieler des Jahres.</translation>
        </message>
        <message>
            <source>knight</source>
            <translation>Ritter</translation>
        </message>
        <message>
            <source>merchant</source>
            <translation>Kaufmann</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>worth more</source>
            <translation>gilt mehr</translation>
        </message>
        <message>
            <source>cannot pay</source>
            <translation>zahlt nicht</translation>
        </message>
        <message numerus="yes">
            <source>In hand · %n card(s) · at most {limit} in winter</source>
            <translation>
                <numerusform>Auf der Hand · %n Karte · im Winter höchstens {limit}</numerusform>
                <numerusform>Auf der Hand · %n Karten · im Winter höchstens {limit}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Use a crane for the {building}: %n ducat(s) less</source>
            <translation>
                <numerusform>Kran für {building} einsetzen: %n Dukat weniger</numerusform>
                <numerusform>Kran für {building} einsetzen: %n Dukaten weniger</numerusform>
            </translation>
        </message>
        <message>
            <source>Let it count as a knight</source>
            <translation>Als Ritter gelten lassen</translation>
        </message>
        <message>
            <source>Let it count as a merchant</source>
            <translation>Als Kaufmann gelten lassen</translation>
        </message>
        <message>
            <source>Use a crane for the {building}</source>
            <translation>Kran für {building} einsetzen</translation>
        </message>
        <message>
            <source>Begin yourself</source>
            <translation>Selbst beginnen</translation>
        </message>
        <message>
            <source>Let {name} begin</source>
            <translation>{name} beginnen lassen</translation>
        </message>
        <message>
            <source>begin yourself?</source>
            <translation>selbst beginnen?</translation>
        </message>
        <message>
            <source>let {name} begin?</source>
            <translation>{name} beginnen lassen?</translation>
        </message>
        <message>
            <source>Hand · {cards} · winter limit {limit}</source>
            <translation>Hand · {cards} · Wintergrenze {limit}</translation>
        </message>
        <message>
            <source>What you have just built helps only in a later turn.</source>
            <translation>Was du gerade gebaut hast, hilft erst in einem späteren Zug.</translation>
        </message>
        <message>
            <source>points of what is built</source>
            <translation>Punkte des Gebauten</translation>
        </message>
        <message>
            <source>pairs of knight and merchant</source>
            <translation>Paare aus Ritter und Kaufmann</translation>
        </message>
        <message>
            <source>lodges built</source>
            <translation>gebaute Logen</translation>
        </message>
        <message>
            <source>archives built</source>
            <translation>gebaute Archive</translation>
        </message>
        <message>
            <source>money functions that can still be used</source>
            <translation>Geldfunktionen, die noch zu nutzen sind</translation>
        </message>
        <message>
            <source>the crane, still unused</source>
            <translation>der Kran, noch ungenutzt</translation>
        </message>
        <message>
            <source>the treasury, still unused</source>
            <translation>die Schatzkammer, noch ungenutzt</translation>
        </message>
        <message>
            <source>the builder’s yard, still unused</source>
            <translation>der Bauhof, noch ungenutzt</translation>
        </message>
        <message>
            <source>manufactories</source>
            <translation>Manufakturen</translation>
        </message>
        <message>
            <source>market halls</source>
            <translation>Markthallen</translation>
        </message>
        <message>
            <source>Riga buildings not yet built</source>
            <translation>noch nicht gebaute Riga-Gebäude</translation>
        </message>
        <message>
            <source>cloth</source>
            <translation>Tuch</translation>
        </message>
        <message>
            <source>glass</source>
            <translation>Glas</translation>
        </message>
        <message>
            <source>wine</source>
            <translation>Wein</translation>
        </message>
        <message>
            <source>grain</source>
            <translation>Korn</translation>
        </message>
        <message>
            <source>cards above the limit</source>
            <translation>Karten über dem Limit</translation>
        </message>
        <message>
            <source>what the goods will pay</source>
            <translation>was die Waren zahlen</translation>
        </message>
        <message>
            <source>buildings in hand</source>
            <translation>Gebäude auf der Hand</translation>
        </message>
        <message>
            <source>points in hand</source>
            <translation>Punkte auf der Hand</translation>
        </message>
        <message>
            <source>what the buildings in hand cost</source>
            <translation>was die Gebäude auf der Hand kosten</translation>
        </message>
        <message>
            <source>lodges in hand</source>
            <translation>Logen auf der Hand</translation>
        </message>
        <message>
            <source>archives in hand</source>
            <translation>Archive auf der Hand</translation>
        </message>
        <message>
            <source>fortresses in hand</source>
            <translation>Festungen auf der Hand</translation>
        </message>
        <message>
            <source>guild halls in hand</source>
            <translation>Gildehallen auf der Hand</translation>
        </message>
        <message>
            <source>money buildings in hand</source>
            <translation>Geldgebäude auf der Hand</translation>
        </message>
        <message>
            <source>builder’s yards in hand</source>
            <translation>Bauhöfe auf der Hand</translation>
        </message>
        <message>
            <source>manufactories and market halls in hand</source>
            <translation>Manufakturen und Markthallen auf der Hand</translation>
        </message>
        <message>
            <source>cranes in hand</source>
            <translation>Kräne auf der Hand</translation>
        </message>
        <message>
            <source>buildings that could be paid now</source>
            <translation>Gebäude, die sofort bezahlbar wären</translation>
        </message>
        <message>
            <source>money lacking for buildings</source>
            <translation>Geld, das für Gebäude fehlt</translation>
        </message>
        <message>
            <source>buildings that are paid for</source>
            <translation>Gebäude, deren Geld beisammen ist</translation>
        </message>
        <message>
            <source>different cities in hand</source>
            <translation>verschiedene Städte auf der Hand</translation>
        </message>
        <message>
            <source>points of the others</source>
            <translation>Punkte der anderen</translation>
        </message>
        <message>
            <source>buildings in the hands of the others</source>
            <translation>Gebäude auf der Hand der anderen</translation>
        </message>
        <message>
            <source>goods of the others</source>
            <translation>Waren der anderen</translation>
        </message>
        <message>
            <source>money functions of the others</source>
            <translation>Geldfunktionen der anderen</translation>
        </message>
        <message>
            <source>cranes and yards of the others</source>
            <translation>Kräne und Bauhöfe der anderen</translation>
        </message>
        <message>
            <source>lodges and archives of the others</source>
            <translation>Logen und Archive der anderen</translation>
        </message>
        <message>
            <source>turns that the others still have</source>
            <translation>Züge, die den anderen bleiben</translation>
        </message>
        <message>
            <source>what is left in the rows</source>
            <translation>was in den Reihen bleibt</translation>
        </message>
        <message>
            <source>what is left in the display</source>
            <translation>was in der Auslage bleibt</translation>
        </message>
    </context>
    <context>
        <name>RigaFaces</name>
        <message>
            <source>once</source>
            <translation>einmal</translation>
        </message>
        <message>
            <source>cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
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
            <translation>Noch nicht übersetzt; hier ist es auf Englisch.</translation>
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
        <message>
            <source>Save as PDF …</source>
            <translation>Als PDF sichern …</translation>
        </message>
        <message>
            <source>Print …</source>
            <translation>Drucken …</translation>
        </message>
        <message>
            <source>Save the rulebook as PDF</source>
            <translation>Regelbuch als PDF sichern</translation>
        </message>
        <message>
            <source>The PDF cannot be written: {reason}</source>
            <translation>Das PDF lässt sich nicht schreiben: {reason}</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Gesichert als {file}.</translation>
        </message>
        <message>
            <source>This picture shows only the card values of the program.</source>
            <translation>Dieses Bild gibt es nur mit den Kartenwerten des Programms.</translation>
        </message>
    </context>
    <context>
        <name>Saying</name>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} oder {last}</translation>
        </message>
        <message numerus="yes">
            <source>A click chooses among %n action(s).</source>
            <translation>
                <numerusform>Ein Klick wählt %n Aktion.</numerusform>
                <numerusform>Ein Klick wählt unter %n Aktionen.</numerusform>
            </translation>
        </message>
        <message>
            <source>A click: {action}.</source>
            <translation>Ein Klick: {action}.</translation>
        </message>
        <message>
            <source>worth by rule of thumb</source>
            <translation>Wert nach Faustregel</translation>
        </message>
        <message>
            <source>{about}: yes</source>
            <translation>{about}: ja</translation>
        </message>
        <message>
            <source>{about}: no</source>
            <translation>{about}: nein</translation>
        </message>
        <message>
            <source>{about}: {here} instead of {there}</source>
            <translation>{about}: {here} statt {there}</translation>
        </message>
        <message>
            <source>{about}: more</source>
            <translation>{about}: mehr</translation>
        </message>
        <message>
            <source>{about}: less</source>
            <translation>{about}: weniger</translation>
        </message>
    </context>
    <context>
        <name>Says</name>
        <message>
            <source>The table. The arrow keys lead from piece to piece.</source>
            <translation>Der Tisch. Die Pfeiltasten führen von Teil zu Teil.</translation>
        </message>
        <message numerus="yes">
            <source>%n action(s) · type to search</source>
            <translation>
                <numerusform>%n Aktion · Tippen sucht</numerusform>
                <numerusform>%n Aktionen · Tippen sucht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s) with it.</source>
            <translation>
                <numerusform>%n Aktion damit.</numerusform>
                <numerusform>%n Aktionen damit.</numerusform>
            </translation>
        </message>
        <message>
            <source>Picked up. Escape lets go.</source>
            <translation>Gewählt. Escape lässt los.</translation>
        </message>
        <message>
            <source>Space: {move}</source>
            <translation>Leertaste: {move}</translation>
        </message>
    </context>
    <context>
        <name>Seat</name>
        <message>
            <source>The table of {name}</source>
            <translation>Der Tisch von {name}</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Arrow keys: next seat · Esc or a click outside closes</source>
            <translation>Pfeiltasten: nächster Platz · Esc oder ein Klick daneben schließt</translation>
        </message>
        <message>
            <source>Esc or a click outside closes</source>
            <translation>Esc oder ein Klick daneben schließt</translation>
        </message>
        <message>
            <source>Just now:</source>
            <translation>Eben:</translation>
        </message>
        <message>
            <source>The last turn</source>
            <translation>Der letzte Zug</translation>
        </message>
    </context>
    <context>
        <name>Seen</name>
        <message>
            <source>What was seen at this computer until {moment}. It is for reading: a record that can be opened has only the host, who hands it over at the end.</source>
            <translation>Was an diesem Computer bis {moment} zu sehen war, zum Lesen. Eine Aufzeichnung, die sich öffnen lässt, hat nur der Gastgeber; er gibt sie am Ende weiter.</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>Language and sound</source>
            <translation>Sprache und Ton</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>Colours of the table</source>
            <translation>Farben des Tisches</translation>
        </message>
        <message>
            <source>Felt</source>
            <translation>Filz</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Size of the table</source>
            <translation>Größe des Tisches</translation>
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
            <source>Moving pieces</source>
            <translation>Bewegungen</translation>
        </message>
        <message>
            <source>Turns of the computer</source>
            <translation>Züge des Computers</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Kurz</translation>
        </message>
        <message>
            <source>Long</source>
            <translation>Lang</translation>
        </message>
        <message>
            <source>Curtain</source>
            <translation>Vorhang</translation>
        </message>
        <message>
            <source>Hides the hands between the turns when several people share this screen.</source>
            <translation>Verdeckt die Hände zwischen den Zügen, wenn mehrere Menschen an diesem Bildschirm spielen.</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>If something is secret</source>
            <translation>Wenn etwas geheim ist</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Übung</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Ton</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>Besides its colour, every player and every good always has a shape or a letter of its own.</source>
            <translation>Alle Spieler und Waren haben neben ihrer Farbe immer auch eine eigene Form oder einen Buchstaben.</translation>
        </message>
        <message>
            <source>Restore defaults</source>
            <translation>Alles zurücksetzen</translation>
        </message>
        <message>
            <source>Light is for bright rooms, dark for the night; the cards look the same on all of them.</source>
            <translation>Hell passt in helle Räume, Dunkel zur Nacht; die Karten sehen immer gleich aus.</translation>
        </message>
        <message>
            <source>At 100 % the whole table fits. Also Ctrl with +, − or 0, or with the mouse wheel.</source>
            <translation>Bei 100 % passt der ganze Tisch ins Fenster. Auch Strg mit +, − oder 0 oder mit dem Mausrad.</translation>
        </message>
        <message>
            <source>Size of an enlarged card</source>
            <translation>Größe einer vergrößerten Karte</translation>
        </message>
        <message>
            <source>How large a card is shown when you point at it.</source>
            <translation>Wie groß eine Karte gezeigt wird, auf die du zeigst.</translation>
        </message>
        <message>
            <source>How fast pieces move; a click always ends the motion.</source>
            <translation>Wie schnell sich Karten und Figuren bewegen; ein Klick beendet jede Bewegung.</translation>
        </message>
        <message>
            <source>How long each action of the computer is shown.</source>
            <translation>Wie lange jede Aktion des Computers zu sehen ist.</translation>
        </message>
        <message>
            <source>Thinking time of the computer</source>
            <translation>Denkzeit des Computers</translation>
        </message>
        <message>
            <source>The longer it thinks, the better it plays.</source>
            <translation>Je länger er überlegt, desto besser spielt er.</translation>
        </message>
        <message>
            <source>Undo in new games</source>
            <translation>Zurücknehmen in neuen Partien</translation>
        </message>
        <message>
            <source>Strict: only what revealed nothing new. Practice: everything, also what others did.</source>
            <translation>Streng: nur, was nichts Neues gezeigt hat. Übung: alles, auch was andere getan haben.</translation>
        </message>
        <message>
            <source>Strict</source>
            <translation>Streng</translation>
        </message>
        <message>
            <source>Since your last turn</source>
            <translation>Seit deinem letzten Zug</translation>
        </message>
        <message>
            <source>Shows below the log what the others have done since then.</source>
            <translation>Zeigt unter dem Verlauf, was die anderen seither getan haben.</translation>
        </message>
        <message>
            <source>When something moves, when it is your turn, and at the end of the game.</source>
            <translation>Wenn sich etwas bewegt, wenn du am Zug bist und am Ende der Partie.</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Beside and below the table, in menus and dialogs; the table becomes a little smaller.</source>
            <translation>Neben und unter dem Tisch, in Menüs und Dialogen; der Tisch wird dafür etwas kleiner.</translation>
        </message>
        <message>
            <source>A button that asks the computer for advice and shows its reasons.</source>
            <translation>Ein Knopf, der den Computer um Rat fragt und die Gründe nennt.</translation>
        </message>
        <message>
            <source>Texts change at once, also during a game.</source>
            <translation>Alle Texte wechseln sofort, auch während einer Partie.</translation>
        </message>
        <message>
            <source>Handing over the screen</source>
            <translation>Den Bildschirm weitergeben</translation>
        </message>
        <message>
            <source>By a button, or as soon as your last card has arrived.</source>
            <translation>Mit einem Knopf, oder sobald deine letzte Karte angekommen ist.</translation>
        </message>
        <message>
            <source>By itself</source>
            <translation>Von selbst</translation>
        </message>
        <message>
            <source>By “Pass on”</source>
            <translation>Mit „Weiter“</translation>
        </message>
        <message>
            <source>Not available here: there is no program that plays sounds, such as pw-play.</source>
            <translation>Hier nicht möglich: Es gibt kein Programm, das Töne abspielt, wie pw-play.</translation>
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
            <translation>Neue Partie</translation>
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
            <source>Statistics</source>
            <translation>Statistik</translation>
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
            <source>{minutes} min</source>
            <translation>{minutes} Min.</translation>
        </message>
        <message>
            <source>Novgorod</source>
            <translation>Nowgorod</translation>
        </message>
        <message>
            <source>Riga</source>
            <translation>Riga</translation>
        </message>
        <message>
            <source>Kogge</source>
            <translation>Kogge</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Rückschau</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Lektion</translation>
        </message>
        <message>
            <source>Rulebook: {game}</source>
            <translation>Regelbuch: {game}</translation>
        </message>
        <message>
            <source>All games in the chronicle</source>
            <translation>Alle Partien in der Chronik</translation>
        </message>
        <message>
            <source>All statistics</source>
            <translation>Die ganze Statistik</translation>
        </message>
        <message>
            <source>Open record …</source>
            <translation>Aufzeichnung öffnen …</translation>
        </message>
        <message>
            <source>Click or drag what glows.</source>
            <translation>Klicke an oder ziehe, was leuchtet.</translation>
        </message>
        <message>
            <source>Arrow keys select, Enter confirms.</source>
            <translation>Pfeiltasten wählen, Enter bestätigt.</translation>
        </message>
        <message>
            <source>Point at a card to read it.</source>
            <translation>Zeige auf eine Karte, um sie zu lesen.</translation>
        </message>
        <message>
            <source>Rule numbers open the rulebook.</source>
            <translation>Regelnummern öffnen das Regelbuch.</translation>
        </message>
        <message>
            <source>Sail from city to city, put artisans to work, and gather the most seals.</source>
            <translation>Segle von Stadt zu Stadt, lass Manufakturen arbeiten und sammle die meisten Siegel.</translation>
        </message>
        <message>
            <source>Take goods, put up buildings in five cities, and let them work for you.</source>
            <translation>Nimm Waren, errichte Gebäude in fünf Städten und lass sie für dich arbeiten.</translation>
        </message>
        <message>
            <source>Bid, sail uncertain routes, trade and raid: win with five development points.</source>
            <translation>Biete, segle auf unsicheren Routen, handle und raube: Fünf Entwicklungspunkte bringen den Sieg.</translation>
        </message>
        <message>
            <source>Join a table</source>
            <translation>Mitspielen</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Rule {rule}</source>
            <translation>Regel {rule}</translation>
        </message>
        <message>
            <source>Something else</source>
            <translation>Etwas anderes</translation>
        </message>
    </context>
    <context>
        <name>Talk</name>
        <message>
            <source>Write to the table</source>
            <translation>Schreib an den Tisch</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Nachrichten</translation>
        </message>
        <message>
            <source>Nothing has been said yet.</source>
            <translation>Noch hat niemand etwas geschrieben.</translation>
        </message>
        <message>
            <source>{name}: {text}</source>
            <translation>{name}: {text}</translation>
        </message>
        <message numerus="yes">
            <source>Messages, %n unread</source>
            <translation>
                <numerusform>Nachrichten, %n ungelesen</numerusform>
                <numerusform>Nachrichten, %n ungelesen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Telling</name>
        <message>
            <source>Let this stay until you go on (P)</source>
            <translation>Dies stehen lassen, bis du weitergehst (P)</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Click</source>
            <translation>Klick</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Then you decide.</source>
            <translation>Danach entscheidest du.</translation>
        </message>
        <message>
            <source>Next: {name}.</source>
            <translation>Als Nächstes: {name}.</translation>
        </message>
        <message>
            <source>A click skips one action, a double-click everything until your turn.</source>
            <translation>Ein Klick überspringt eine Aktion, ein Doppelklick alles bis zu deinem Zug.</translation>
        </message>
        <message>
            <source>What has happened since your last turn</source>
            <translation>Das ist seit deinem letzten Zug geschehen</translation>
        </message>
    </context>
    <context>
        <name>Unsaved</name>
        <message numerus="yes">
            <source>Not saved: %n action(s)</source>
            <translation>
                <numerusform>Nicht gesichert: %n Aktion</numerusform>
                <numerusform>Nicht gesichert: %n Aktionen</numerusform>
            </translation>
        </message>
        <message>
            <source>Not saved: the game that ended</source>
            <translation>Nicht gesichert: die beendete Partie</translation>
        </message>
        <message>
            <source>Close without saving?</source>
            <translation>Ohne Sichern schließen?</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Nicht gesichert</translation>
        </message>
        <message>
            <source>Close anyway</source>
            <translation>Trotzdem schließen</translation>
        </message>
        <message>
            <source>Save elsewhere …</source>
            <translation>Woanders sichern …</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message numerus="yes">
            <source>The last %n action(s) of this game are not saved.</source>
            <translation>
                <numerusform>Die letzte Aktion dieser Partie ist nicht gesichert.</numerusform>
                <numerusform>Die letzten %n Aktionen dieser Partie sind nicht gesichert.</numerusform>
            </translation>
        </message>
        <message>
            <source>The record of the game that ended is not saved.</source>
            <translation>Die Aufzeichnung der beendeten Partie ist nicht gesichert.</translation>
        </message>
        <message>
            <source>Hansetable tries again every ten seconds. As soon as saving works, the red sign in the menu bar disappears by itself.</source>
            <translation>Hansetable versucht es alle zehn Sekunden wieder. Sobald das Sichern gelingt, verschwindet das rote Zeichen in der Menüleiste von selbst.</translation>
        </message>
        <message numerus="yes">
            <source>%n earlier action(s) are safe.</source>
            <translation>
                <numerusform>%n frühere Aktion ist sicher.</numerusform>
                <numerusform>%n frühere Aktionen sind sicher.</numerusform>
            </translation>
        </message>
        <message>
            <source>Saving fails: {reason}.</source>
            <translation>Das Sichern scheitert: {reason}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>Waiting</name>
        <message>
            <source>Code: {code}</source>
            <translation>Code: {code}</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Jetzt nicht</translation>
        </message>
        <message>
            <source>Let in</source>
            <translation>Hereinlassen</translation>
        </message>
        <message>
            <source>A free seat</source>
            <translation>Ein freier Platz</translation>
        </message>
        <message>
            <source>waits for a guest</source>
            <translation>wartet auf einen Gast</translation>
        </message>
        <message>
            <source>{name} asks to come in</source>
            <translation>{name} fragt an</translation>
        </message>
        <message>
            <source>has the right code</source>
            <translation>hat den richtigen Code</translation>
        </message>
        <message>
            <source>Copy the code</source>
            <translation>Code kopieren</translation>
        </message>
        <message>
            <source>Copy code and address</source>
            <translation>Code und Adresse kopieren</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Erlaubt</translation>
        </message>
        <message>
            <source>Onlookers</source>
            <translation>Zuschauer</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>Frag mich</translation>
        </message>
        <message>
            <source>Wait</source>
            <translation>Warten</translation>
        </message>
        <message>
            <source>Computer plays</source>
            <translation>Computer spielt</translation>
        </message>
        <message>
            <source>When it is their turn you are asked whether the computer plays.</source>
            <translation>Sobald der Gast am Zug ist, wirst du gefragt, ob der Computer spielt.</translation>
        </message>
        <message>
            <source>The table waits until they are back; the computer can still play.</source>
            <translation>Der Tisch wartet, bis der Gast zurück ist; der Computer kann trotzdem spielen.</translation>
        </message>
        <message>
            <source>The computer plays for them at once, until they are back.</source>
            <translation>Der Computer spielt sofort für den Gast, bis er zurück ist.</translation>
        </message>
        <message>
            <source>Give it to the Apprentice</source>
            <translation>Dem Lehrling geben</translation>
        </message>
        <message>
            <source>Give it to the Journeyman</source>
            <translation>Dem Gesellen geben</translation>
        </message>
        <message>
            <source>Give it to the Merchant</source>
            <translation>Dem Kaufmann geben</translation>
        </message>
        <message>
            <source>Give it to the Alderman</source>
            <translation>Dem Ältermann geben</translation>
        </message>
        <message>
            <source>The computer plays as</source>
            <translation>Der Computer spielt als</translation>
        </message>
        <message>
            <source>When a guest is away</source>
            <translation>Ist ein Gast fort</translation>
        </message>
        <message>
            <source>Close the table</source>
            <translation>Tisch schließen</translation>
        </message>
        <message>
            <source>Offer the free seats</source>
            <translation>Freie Plätze anbieten</translation>
        </message>
        <message>
            <source>Begin, the computer fills up</source>
            <translation>Beginnen, der Computer füllt auf</translation>
        </message>
        <message>
            <source>{game} – the table is laid</source>
            <translation>{game} – der Tisch ist gedeckt</translation>
        </message>
        <message>
            <source>Tell it to everybody who shall play: they choose “Join a table” on their start page. It holds for this table only.</source>
            <translation>Sag ihn allen, die mitspielen sollen: Sie wählen „Mitspielen“ auf ihrer Startseite. Er gilt nur für diesen Tisch.</translation>
        </message>
        <message>
            <source>In your own network the table is found by itself; its address is {place}. The port is open as long as the table waits or a game is played.</source>
            <translation>In deinem Netz wird der Tisch von selbst gefunden; seine Adresse ist {place}. Der Port ist offen, solange der Tisch wartet oder gespielt wird.</translation>
        </message>
        <message>
            <source>The code for your guests</source>
            <translation>Der Code für deine Gäste</translation>
        </message>
        <message>
            <source>A guest that drops out comes back with the same code.</source>
            <translation>Wer ausfällt, kommt mit demselben Code zurück.</translation>
        </message>
        <message>
            <source>Who is there</source>
            <translation>Wer da ist</translation>
        </message>
        <message>
            <source>The computer</source>
            <translation>Der Computer</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) are still free.</source>
            <translation>
                <numerusform>Noch %n Platz ist frei.</numerusform>
                <numerusform>Noch %n Plätze sind frei.</numerusform>
            </translation>
        </message>
        <message>
            <source>at another computer</source>
            <translation>an einem anderen Computer</translation>
        </message>
        <message>
            <source>at this computer</source>
            <translation>an diesem Computer</translation>
        </message>
        <message>
            <source>Keep it for a guest</source>
            <translation>Für einen Gast freihalten</translation>
        </message>
        <message numerus="yes">
            <source>%n wrong code(s) so far; further tries are slowed down.</source>
            <translation>
                <numerusform>Bisher %n falscher Code; weitere Versuche werden gebremst.</numerusform>
                <numerusform>Bisher %n falsche Codes; weitere Versuche werden gebremst.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} asks to come in and has the right code.</source>
            <translation>{name} fragt an und hat den richtigen Code.</translation>
        </message>
        <message numerus="yes">
            <source>%n guest(s) have not said yet that they stay.</source>
            <translation>
                <numerusform>%n Gast hat noch nicht gesagt, ob er bleibt.</numerusform>
                <numerusform>%n Gäste haben noch nicht gesagt, ob sie bleiben.</numerusform>
            </translation>
        </message>
        <message>
            <source>away</source>
            <translation>fort</translation>
        </message>
        <message>
            <source>stays for a rematch</source>
            <translation>bleibt für eine Revanche</translation>
        </message>
        <message>
            <source>has not answered yet</source>
            <translation>hat noch nicht geantwortet</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>Welcome to Hansetable</source>
            <translation>Willkommen bei Hansetable</translation>
        </message>
        <message>
            <source>Where to begin</source>
            <translation>Womit fängst du an?</translation>
        </message>
        <message>
            <source>Watch a game</source>
            <translation>Einer Partie zusehen</translation>
        </message>
        <message>
            <source>Just look around</source>
            <translation>Nur umsehen</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Lektion</translation>
        </message>
        <message>
            <source>You will find all this in the Help menu, too.</source>
            <translation>Das alles findest du auch im Menü „Hilfe“.</translation>
        </message>
        <message>
            <source>A table for three board games of the Hanseatic League. Play with friends at one screen or against the computer; you need no internet and no account.</source>
            <translation>Ein Spieltisch für drei Brettspiele aus der Welt der Hanse. Spiel mit Freunden an einem Bildschirm oder gegen den Computer; du brauchst weder Internet noch Konto.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neue Partie</translation>
        </message>
    </context>
    <context>
        <name>Why</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Why did {name} do that?</source>
            <translation>Warum hat {name} das gemacht?</translation>
        </message>
        <message>
            <source>That is told at the end: {name}’s cards are still secret.</source>
            <translation>Das sagt erst das Ende: Die Karten von {name} sind noch geheim.</translation>
        </message>
        <message>
            <source>One moment …</source>
            <translation>Einen Moment …</translation>
        </message>
        <message numerus="yes">
            <source>%n way(s) to end this turn were compared.</source>
            <translation>
                <numerusform>%n Ende dieses Zuges wurde betrachtet.</numerusform>
                <numerusform>%n Enden dieses Zuges wurden verglichen.</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them go through this.</source>
            <translation>Sie alle führen darüber.</translation>
        </message>
        <message>
            <source>Chances of winning from what {name} could know.</source>
            <translation>Gewinnaussichten nach dem, was {name} wissen konnte.</translation>
        </message>
        <message>
            <source>What made the difference</source>
            <translation>Was den Ausschlag gab</translation>
        </message>
        <message>
            <source>What made the difference to “{action}”</source>
            <translation>Was gegenüber „{action}“ den Ausschlag gab</translation>
        </message>
        <message>
            <source>The first two are about equally good.</source>
            <translation>Die ersten beiden sind etwa gleich gut.</translation>
        </message>
        <message>
            <source>Leave that out</source>
            <translation>Das weglassen</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{action} ({chance}, played).</source>
            <translation>{action} ({chance}, gespielt).</translation>
        </message>
        <message>
            <source>{action} ({chance}).</source>
            <translation>{action} ({chance}).</translation>
        </message>
        <message>
            <source>Why did it do that?</source>
            <translation>Warum dieser Zug?</translation>
        </message>
        <message>
            <source>The log holds nothing to explain yet.</source>
            <translation>Im Verlauf gibt es noch nichts zu erklären.</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>New game: {game} …</source>
            <translation>Neue Partie: {game} …</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Partie</translation>
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
            <source>&amp;Chronicle</source>
            <translation>&amp;Chronik</translation>
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
            <translation>&amp;Zurücknehmen</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
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
            <source>Whole &amp;table</source>
            <translation>&amp;Ganzer Tisch</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>Voll&amp;bild</translation>
        </message>
        <message>
            <source>Ta&amp;bles of the others</source>
            <translation>&amp;Tische der anderen</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>&amp;Tipp</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>Ta&amp;sten</translation>
        </message>
        <message>
            <source>&amp;About Hansetable</source>
            <translation>Ü&amp;ber Hansetable</translation>
        </message>
        <message>
            <source>{entry} ({reason})</source>
            <translation>{entry} ({reason})</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Aufzeichnung öffnen</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Aufzeichnung sichern</translation>
        </message>
        <message>
            <source>The computer cannot play at this level, as it does not know what positions are worth: {problem}. Install Hansetable again, or let a journeyman play on from the replay.</source>
            <translation>Der Computer kann auf dieser Stufe nicht spielen, weil er nicht weiß, was Stellungen wert sind: {problem}. Installiere Hansetable neu, oder lass in der Wiedergabe einen Gesellen weiterspielen.</translation>
        </message>
        <message>
            <source>Hansetable – {game}</source>
            <translation>Hansetable – {game}</translation>
        </message>
        <message>
            <source>{title} (practice)</source>
            <translation>{title} (Übungspartie)</translation>
        </message>
        <message>
            <source>{title} (replay)</source>
            <translation>{title} (Rückschau)</translation>
        </message>
        <message>
            <source>Rulebook: {game}</source>
            <translation>Regelbuch: {game}</translation>
        </message>
        <message>
            <source>Lesson: {game}</source>
            <translation>Lektion: {game}</translation>
        </message>
        <message>
            <source>Watch a game: {game}</source>
            <translation>Einer Partie zusehen: {game}</translation>
        </message>
        <message>
            <source>&amp;Replay</source>
            <translation>&amp;Rückschau</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>&amp;Vergrößern</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>Ver&amp;kleinern</translation>
        </message>
        <message>
            <source>Where your &amp;data is kept</source>
            <translation>Wo deine &amp;Daten liegen</translation>
        </message>
        <message>
            <source>The computer has failed to play again and again. The button below the table lets it try once more; or save the record and open it later.</source>
            <translation>Der Computer ist immer wieder am Spielen gescheitert. Mit dem Knopf unter dem Tisch versucht er es noch einmal; oder du sicherst die Aufzeichnung und öffnest sie später.</translation>
        </message>
        <message>
            <source>Only files on this computer can be opened.</source>
            <translation>Nur Dateien auf diesem Rechner lassen sich öffnen.</translation>
        </message>
        <message>
            <source>Opening the record …</source>
            <translation>Die Aufzeichnung wird geöffnet …</translation>
        </message>
        <message>
            <source>&amp;Symbols</source>
            <translation>S&amp;ymbole</translation>
        </message>
        <message>
            <source>&amp;Why did it do that?</source>
            <translation>&amp;Warum dieser Zug?</translation>
        </message>
        <message>
            <source>&amp;Join a table …</source>
            <translation>&amp;Mitspielen …</translation>
        </message>
        <message>
            <source>The table cannot be opened: {reason}.</source>
            <translation>Der Tisch lässt sich nicht öffnen: {reason}.</translation>
        </message>
    </context>
</TS>
