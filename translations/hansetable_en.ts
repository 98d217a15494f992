<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
    <context>
        <name>After</name>
        <message numerus="yes">
            <source>Another game begins when all are there; %n seat(s) are still free.</source>
            <translation>
                <numerusform>Another game begins when all are there; %n seat is still free.</numerusform>
                <numerusform>Another game begins when all are there; %n seats are still free.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Back</name>
        <message numerus="yes">
            <source>%n action(s) undone; what was seen stays seen.</source>
            <translation>
                <numerusform>%n action undone; what was seen stays seen.</numerusform>
                <numerusform>%n actions undone; what was seen stays seen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Chronicle</name>
        <message numerus="yes">
            <source>%n person(s)</source>
            <translation>
                <numerusform>%n person</numerusform>
                <numerusform>%n people</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) are still being read.</source>
            <translation>
                <numerusform>%n game is still being read.</numerusform>
                <numerusform>%n games are still being read.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Crashed</name>
        <message numerus="yes">
            <source>{moment}, after %n action(s). Nothing is lost, whatever you do now.</source>
            <translation>
                <numerusform>{moment}, after %n action. Nothing is lost, whatever you do now.</numerusform>
                <numerusform>{moment}, after %n actions. Nothing is lost, whatever you do now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It happened %n time(s).</source>
            <translation>
                <numerusform>It happened %n time.</numerusform>
                <numerusform>It happened %n times.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Found</name>
        <message numerus="yes">
            <source>%n free seat(s)</source>
            <translation>
                <numerusform>%n free seat</numerusform>
                <numerusform>%n free seats</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message numerus="yes">
            <source>The computer has not answered for %n second(s).</source>
            <translation>
                <numerusform>The computer has not answered for %n second.</numerusform>
                <numerusform>The computer has not answered for %n seconds.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Join</name>
        <message numerus="yes">
            <source>%n letter(s) are still missing.</source>
            <translation>
                <numerusform>One letter is still missing.</numerusform>
                <numerusform>%n letters are still missing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{game}: {names}. It begins by itself when all are there; %n seat(s) are still free.</source>
            <translation>
                <numerusform>{game}: {names}. It begins by itself when all are there; one seat is still free.</numerusform>
                <numerusform>{game}: {names}. It begins by itself when all are there; %n seats are still free.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Kogge</name>
        <message numerus="yes">
            <source>%n in the supply</source>
            <translation>
                <numerusform>%n in the supply</numerusform>
                <numerusform>%n in the supply</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left</source>
            <translation>
                <numerusform>%n left</numerusform>
                <numerusform>%n left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n victory point(s), as in: wins with</source>
            <translation>
                <numerusform>%n victory point</numerusform>
                <numerusform>%n victory points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n marker(s) in the pool</source>
            <translation>
                <numerusform>%n marker in the pool</numerusform>
                <numerusform>%n markers in the pool</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n marker(s) in the game</source>
            <translation>
                <numerusform>%n marker in the game</numerusform>
                <numerusform>%n markers in the game</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n development point(s)</source>
            <translation>
                <numerusform>%n development point</numerusform>
                <numerusform>%n development points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Cargo · %n good(s)</source>
            <translation>
                <numerusform>Cargo · %n good</numerusform>
                <numerusform>Cargo · %n goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Route markers in hand · %n</source>
            <translation>
                <numerusform>Route markers in hand · %n</numerusform>
                <numerusform>Route markers in hand · %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your cog is %n step(s) away.</source>
            <translation>
                <numerusform>Your cog is %n step away.</numerusform>
                <numerusform>Your cog is %n steps away.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Its goods count %n more.</source>
            <translation>
                <numerusform>Its goods count %n more.</numerusform>
                <numerusform>Its goods count %n more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n victory point(s) so far.</source>
            <translation>
                <numerusform>%n victory point so far.</numerusform>
                <numerusform>%n victory points so far.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %n victory point(s) so far.</source>
            <translation>
                <numerusform>At least %n victory point so far.</numerusform>
                <numerusform>At least %n victory points so far.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n victory point(s): {goods}.</source>
            <translation>
                <numerusform>%n victory point: {goods}.</numerusform>
                <numerusform>%n victory points: {goods}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It counts %n victory point(s) at the end.</source>
            <translation>
                <numerusform>It counts %n victory point at the end.</numerusform>
                <numerusform>It counts %n victory points at the end.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n good(s) in your kontor can be loaded.</source>
            <translation>
                <numerusform>%n good in your kontor can be loaded.</numerusform>
                <numerusform>%n goods in your kontor can be loaded.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Up to %n good(s) for {good}, of other kinds.</source>
            <translation>
                <numerusform>%n more good of another kind for {good}.</numerusform>
                <numerusform>Up to %n goods of other kinds for {good}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ore</source>
            <translation>
                <numerusform>%n ore</numerusform>
                <numerusform>%n ore</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fur(s)</source>
            <translation>
                <numerusform>%n fur</numerusform>
                <numerusform>%n furs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n amber</source>
            <translation>
                <numerusform>%n amber</numerusform>
                <numerusform>%n amber</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n salt</source>
            <translation>
                <numerusform>%n salt</numerusform>
                <numerusform>%n salt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s)</source>
            <translation>
                <numerusform>%n piece</numerusform>
                <numerusform>%n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n good(s)</source>
            <translation>
                <numerusform>%n good</numerusform>
                <numerusform>%n goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n marker(s)</source>
            <translation>
                <numerusform>%n marker</numerusform>
                <numerusform>%n markers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n good(s) or marker(s)</source>
            <translation>
                <numerusform>%n good or marker</numerusform>
                <numerusform>%n goods or markers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them go(es) into the kontor(s) of {kontors}.</source>
            <translation>
                <numerusform>%n of them goes into {kontors}’s kontor.</numerusform>
                <numerusform>%n of them go into the kontors of {kontors}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Too many want to start in {city}: {seats} choose(s) again.</source>
            <translation>
                <numerusform>Too many want to start in {city}: {seats} chooses again.</numerusform>
                <numerusform>Too many want to start in {city}: {seats} choose again.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Five development points: {winners} win(s).</source>
            <translation>
                <numerusform>Five development points: {winners} wins.</numerusform>
                <numerusform>Five development points: {winners} win.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The guild master ends the game: {winners} win(s).</source>
            <translation>
                <numerusform>The guild master ends the game: {winners} wins.</numerusform>
                <numerusform>The guild master ends the game: {winners} win.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The kontor counts %n victory point(s) at the end.</source>
            <translation>
                <numerusform>The kontor counts %n victory point at the end.</numerusform>
                <numerusform>The kontor counts %n victory points at the end.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n of them; victory points for them at the end: {worth}.</source>
            <translation>
                <numerusform>You have %n of them; victory points for it at the end: {worth}.</numerusform>
                <numerusform>You have %n of them; victory points for them at the end: {worth}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them here; victory points for each at the end: {worth}.</source>
            <translation>
                <numerusform>%n of them here; victory points for it at the end: {worth}.</numerusform>
                <numerusform>%n of them here; victory points for each at the end: {worth}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n of them; there is no building site left in {city}.</source>
            <translation>
                <numerusform>You have %n of them; there is no building site left in {city}.</numerusform>
                <numerusform>You have %n of them; there is no building site left in {city}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n of them; a kontor in {city} costs {due} of them and three goods.</source>
            <translation>
                <numerusform>You have %n of them; a kontor in {city} costs {due} of them and three goods.</numerusform>
                <numerusform>You have %n of them; a kontor in {city} costs {due} of them and three goods.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Each marker brings its city %n good(s), while the supply lasts.</source>
            <translation>
                <numerusform>Each marker brings its city %n good, while the supply lasts.</numerusform>
                <numerusform>Each marker brings its city %n goods, while the supply lasts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>He brings %n good(s) there, while the supply lasts.</source>
            <translation>
                <numerusform>He brings %n good there, while the supply lasts.</numerusform>
                <numerusform>He brings %n goods there, while the supply lasts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The guild master gives it for %n equal marker(s).</source>
            <translation>
                <numerusform>The guild master gives it for %n marker.</numerusform>
                <numerusform>The guild master gives it for %n equal markers.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{city} receives {supply}, all for the kontor(s) of {kontors}.</source>
            <translation>
                <numerusform>{city} receives {supply} for {kontors}’s kontor.</numerusform>
                <numerusform>{city} receives {supply} for the kontors of {kontors}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Each counts %n victory point(s) if the guild master ends the game.</source>
            <translation>
                <numerusform>Each counts %n victory point if the guild master ends the game.</numerusform>
                <numerusform>Each counts %n victory points if the guild master ends the game.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lay %n good(s) on the first pile.</source>
            <translation>
                <numerusform>lay %n good on the first pile.</numerusform>
                <numerusform>lay %n goods on the first pile.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>name %n good(s) that you claim from {loser}’s cog.</source>
            <translation>
                <numerusform>name %n good that you claim from {loser}’s cog.</numerusform>
                <numerusform>name %n goods that you claim from {loser}’s cog.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Cargo · %n good(s) · secret</source>
            <translation>
                <numerusform>Cargo · %n good · secret</numerusform>
                <numerusform>Cargo · %n goods · secret</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Route markers in hand · %n · face down</source>
            <translation>
                <numerusform>Route markers in hand · %n · face down</numerusform>
                <numerusform>Route markers in hand · %n · face down</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n kontor(s), {each} each</source>
            <translation>
                <numerusform>%n kontor, {each} each</numerusform>
                <numerusform>%n kontors, {each} each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bonus chip(s), {each} each</source>
            <translation>
                <numerusform>%n bonus chip, {each} each</numerusform>
                <numerusform>%n bonus chips, {each} each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n raid marker(s), {each} each</source>
            <translation>
                <numerusform>%n raid marker, {each} each</numerusform>
                <numerusform>%n raid markers, {each} each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n good(s) in the cog, secret</source>
            <translation>
                <numerusform>%n good in the cog, secret</numerusform>
                <numerusform>%n goods in the cog, secret</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Counts %n when the guild master ends the game.</source>
            <translation>
                <numerusform>Counts %n point when the guild master ends the game.</numerusform>
                <numerusform>Counts %n points when the guild master ends the game.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Lock</name>
        <message numerus="yes">
            <source>The folder was in use a moment ago; it can be taken over in %n second(s).</source>
            <translation>
                <numerusform>The folder was in use a moment ago; it can be taken over in %n second.</numerusform>
                <numerusform>The folder was in use a moment ago; it can be taken over in %n seconds.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Novgorod</name>
        <message numerus="yes">
            <source>The top one costs %n ducat(s) and stays secret.</source>
            <translation>
                <numerusform>The top one costs %n ducat and stays secret.</numerusform>
                <numerusform>The top one costs %n ducats and stays secret.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in the pile</source>
            <translation>
                <numerusform>%n in the pile</numerusform>
                <numerusform>%n in the pile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>open, for %n ducat(s)</source>
            <translation>
                <numerusform>open, for %n ducat</numerusform>
                <numerusform>open, for %n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The route may have %n card(s).</source>
            <translation>
                <numerusform>The route may have %n card.</numerusform>
                <numerusform>The route may have %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) reached</source>
            <translation>
                <numerusform>%n step reached</numerusform>
                <numerusform>%n steps reached</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seal(s) a turn.</source>
            <translation>
                <numerusform>%n seal a turn.</numerusform>
                <numerusform>%n seals a turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more ducat(s) in phase 2.</source>
            <translation>
                <numerusform>%n more ducat in phase 2.</numerusform>
                <numerusform>%n more ducats in phase 2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A mission for %n ducat(s).</source>
            <translation>
                <numerusform>A mission for %n ducat.</numerusform>
                <numerusform>A mission for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seal(s), as in: wins with</source>
            <translation>
                <numerusform>%n seal</numerusform>
                <numerusform>%n seals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moving him costs everybody %n ducat(s).</source>
            <translation>
                <numerusform>Moving him costs everybody %n ducat.</numerusform>
                <numerusform>Moving him costs everybody %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} moves the pirate to {city} for %n ducat(s).</source>
            <translation>
                <numerusform>{name} moves the pirate to {city} for %n ducat.</numerusform>
                <numerusform>{name} moves the pirate to {city} for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} pays %n ducat(s) for a special mission.</source>
            <translation>
                <numerusform>{name} pays %n ducat for a special mission.</numerusform>
                <numerusform>{name} pays %n ducats for a special mission.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} pays %n ducat(s) for {number} special missions.</source>
            <translation>
                <numerusform>{name} pays %n ducat for {number} special missions.</numerusform>
                <numerusform>{name} pays %n ducats for {number} special missions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move the pirate to {city} for %n ducat(s)</source>
            <translation>
                <numerusform>Move the pirate to {city} for %n ducat</numerusform>
                <numerusform>Move the pirate to {city} for %n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The choice costs %n ducat(s) so far.</source>
            <translation>
                <numerusform>The choice costs %n ducat so far.</numerusform>
                <numerusform>The choice costs %n ducats so far.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Aid card: %n step(s) reached</source>
            <translation>
                <numerusform>Aid card: %n step reached</numerusform>
                <numerusform>Aid card: %n steps reached</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>moving him: %n ducat(s)</source>
            <translation>
                <numerusform>moving him: %n ducat</numerusform>
                <numerusform>moving him: %n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the free row shows %n seal(s) a turn</source>
            <translation>
                <numerusform>the free row shows %n seal a turn</numerusform>
                <numerusform>the free row shows %n seals a turn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} draws the mission “{mission}” for %n ducat(s).</source>
            <translation>
                <numerusform>{name} draws the mission “{mission}” for %n ducat.</numerusform>
                <numerusform>{name} draws the mission “{mission}” for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} draws a mission from the pile for %n ducat(s).</source>
            <translation>
                <numerusform>{name} draws a mission from the pile for %n ducat.</numerusform>
                <numerusform>{name} draws a mission from the pile for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} pays %n ducat(s) for two offices and two missions; {left} left.</source>
            <translation>
                <numerusform>{name} pays %n ducat for two offices and two missions; {left} left.</numerusform>
                <numerusform>{name} pays %n ducats for two offices and two missions; {left} left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new mission(s): {missions}.</source>
            <translation>
                <numerusform>New mission: {missions}.</numerusform>
                <numerusform>%n new missions: {missions}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} reaches career step {level} for %n ducat(s).</source>
            <translation>
                <numerusform>{name} reaches career step {level} for %n ducat.</numerusform>
                <numerusform>{name} reaches career step {level} for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} pays the harbour fee(s) in {cities}: {ducats}.</source>
            <translation>
                <numerusform>{name} pays the harbour fee in {cities}: {ducats}.</numerusform>
                <numerusform>{name} pays the harbour fees in {cities}: {ducats}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} buys the {city} office for %n ducat(s).</source>
            <translation>
                <numerusform>{name} buys the {city} office for %n ducat.</numerusform>
                <numerusform>{name} buys the {city} office for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} improves the ship to speed {speed} for %n ducat(s).</source>
            <translation>
                <numerusform>{name} improves the ship to speed {speed} for %n ducat.</numerusform>
                <numerusform>{name} improves the ship to speed {speed} for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} buys the mission “{mission}” for %n ducat(s).</source>
            <translation>
                <numerusform>{name} buys the mission “{mission}” for %n ducat.</numerusform>
                <numerusform>{name} buys the mission “{mission}” for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} takes %n seal(s) for the privilege.</source>
            <translation>
                <numerusform>{name} takes %n seal for the privilege.</numerusform>
                <numerusform>{name} takes %n seals for the privilege.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} takes %n seal(s) for the career.</source>
            <translation>
                <numerusform>{name} takes %n seal for the career.</numerusform>
                <numerusform>{name} takes %n seals for the career.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bonus “{bonus}” brings %n seal(s) from now on.</source>
            <translation>
                <numerusform>The bonus “{bonus}” brings %n seal from now on.</numerusform>
                <numerusform>The bonus “{bonus}” brings %n seals from now on.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The game is over: {winners} win(s).</source>
            <translation>
                <numerusform>The game is over: {winners} wins.</numerusform>
                <numerusform>The game is over: {winners} win.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take the {city} office for %n ducat(s)</source>
            <translation>
                <numerusform>Take the {city} office for %n ducat</numerusform>
                <numerusform>Take the {city} office for %n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy the {city} office for %n ducat(s)</source>
            <translation>
                <numerusform>Buy the {city} office for %n ducat</numerusform>
                <numerusform>Buy the {city} office for %n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy the mission “{mission}” for %n ducat(s)</source>
            <translation>
                <numerusform>Buy the mission “{mission}” for %n ducat</numerusform>
                <numerusform>Buy the mission “{mission}” for %n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy the top mission of the pile for %n ducat(s)</source>
            <translation>
                <numerusform>Buy the top mission of the pile for %n ducat</numerusform>
                <numerusform>Buy the top mission of the pile for %n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Improve the ship to speed {speed} for %n ducat(s)</source>
            <translation>
                <numerusform>Improve the ship to speed {speed} for %n ducat</numerusform>
                <numerusform>Improve the ship to speed {speed} for %n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{moves}; and %n more</source>
            <translation>
                <numerusform>{moves}; and %n more</numerusform>
                <numerusform>{moves}; and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for it.</source>
            <translation>
                <numerusform>You lack %n ducat for it.</numerusform>
                <numerusform>You lack %n ducats for it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your %n ducat(s) suffice for it.</source>
            <translation>
                <numerusform>Your %n ducat suffices for it.</numerusform>
                <numerusform>Your %n ducats suffice for it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seal(s) to the last round.</source>
            <translation>
                <numerusform>%n seal to the last round.</numerusform>
                <numerusform>%n seals to the last round.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Room for %n more card(s).</source>
            <translation>
                <numerusform>Room for %n more card.</numerusform>
                <numerusform>Room for %n more cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Alone it costs %n ducat(s) now, {skipped} of them for cards above it.</source>
            <translation>
                <numerusform>Alone it costs %n ducat now, {skipped} of them for cards above it.</numerusform>
                <numerusform>Alone it costs %n ducats now, {skipped} of them for cards above it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Alone it costs %n ducat(s) now.</source>
            <translation>
                <numerusform>Alone it costs %n ducat now.</numerusform>
                <numerusform>Alone it costs %n ducats now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n mission(s) in progress.</source>
            <translation>
                <numerusform>You have %n mission in progress.</numerusform>
                <numerusform>You have %n missions in progress.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The second office may cost up to %n ducat(s).</source>
            <translation>
                <numerusform>The second office may cost up to %n ducat.</numerusform>
                <numerusform>The second office may cost up to %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Harbour fees: {fees}; income and luxury goods must bring %n more ducat(s).</source>
            <translation>
                <numerusform>Harbour fees: {fees}; income and luxury goods must bring %n more ducat.</numerusform>
                <numerusform>Harbour fees: {fees}; income and luxury goods must bring %n more ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You still lack %n ducat(s) for the harbour fees.</source>
            <translation>
                <numerusform>You still lack %n ducat for the harbour fees.</numerusform>
                <numerusform>You still lack %n ducats for the harbour fees.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) of income come(s) by itself.</source>
            <translation>
                <numerusform>%n ducat of income comes by itself.</numerusform>
                <numerusform>%n ducats of income come by themselves.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) of harbour fees are due.</source>
            <translation>
                <numerusform>%n ducat of harbour fees is due.</numerusform>
                <numerusform>%n ducats of harbour fees are due.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Speed {speed} costs %n ducat(s).</source>
            <translation>
                <numerusform>Speed {speed} costs %n ducat.</numerusform>
                <numerusform>Speed {speed} costs %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>choose a mission for %n ducat(s).</source>
            <translation>
                <numerusform>choose a mission for %n ducat.</numerusform>
                <numerusform>choose a mission for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The {city} office costs {price}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>The {city} office costs {price}; you lack %n ducat.</numerusform>
                <numerusform>The {city} office costs {price}; you lack %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Speed {speed} costs {price}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>Speed {speed} costs {price}; you lack %n ducat.</numerusform>
                <numerusform>Speed {speed} costs {price}; you lack %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A mission costs {price}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>A mission costs {price}; you lack %n ducat.</numerusform>
                <numerusform>A mission costs {price}; you lack %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With the privilege a mission costs {price}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>With the privilege a mission costs {price}; you lack %n ducat.</numerusform>
                <numerusform>With the privilege a mission costs {price}; you lack %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moving the pirate costs you %n ducat(s); you have {has}.</source>
            <translation>
                <numerusform>Moving the pirate costs you %n ducat; you have {has}.</numerusform>
                <numerusform>Moving the pirate costs you %n ducats; you have {has}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This special mission costs %n ducat(s); you have {has}.</source>
            <translation>
                <numerusform>This special mission costs %n ducat; you have {has}.</numerusform>
                <numerusform>This special mission costs %n ducats; you have {has}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The {city} office costs {price}; two may cost %n ducat(s) together.</source>
            <translation>
                <numerusform>The {city} office costs {price}; two may cost %n ducat together.</numerusform>
                <numerusform>The {city} office costs {price}; two may cost %n ducats together.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your route may have %n card(s) at most.</source>
            <translation>
                <numerusform>Your route may have %n card at most.</numerusform>
                <numerusform>Your route may have %n cards at most.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Career step {level} costs {ducats}; you lack %n ducat(s).</source>
            <translation>
                <numerusform>Career step {level} costs {ducats}; you lack %n ducat.</numerusform>
                <numerusform>Career step {level} costs {ducats}; you lack %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seal(s)</source>
            <translation>
                <numerusform>%n seal</numerusform>
                <numerusform>%n seals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s)</source>
            <translation>
                <numerusform>%n ducat</numerusform>
                <numerusform>%n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n office(s)</source>
            <translation>
                <numerusform>%n office</numerusform>
                <numerusform>%n offices</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mission(s)</source>
            <translation>
                <numerusform>%n mission</numerusform>
                <numerusform>%n missions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n different commodity(ies)</source>
            <translation>
                <numerusform>%n commodity</numerusform>
                <numerusform>%n different commodities</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n different luxury good(s)</source>
            <translation>
                <numerusform>%n luxury good</numerusform>
                <numerusform>%n different luxury goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Costs %n ducat(s); allows one more card on the route.</source>
            <translation>
                <numerusform>Costs %n ducat; allows one more card on the route.</numerusform>
                <numerusform>Costs %n ducats; allows one more card on the route.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever has %n seal(s) or more brings on the last round.</source>
            <translation>
                <numerusform>Whoever has %n seal or more brings on the last round.</numerusform>
                <numerusform>Whoever has %n seals or more brings on the last round.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Fulfil special missions for %n ducat(s) less with the privilege</source>
            <translation>
                <numerusform>Fulfil special missions for %n ducat less with the privilege</numerusform>
                <numerusform>Fulfil special missions for %n ducats less with the privilege</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy a mission for %n ducat(s) with the privilege</source>
            <translation>
                <numerusform>Buy a mission for %n ducat with the privilege</numerusform>
                <numerusform>Buy a mission for %n ducats with the privilege</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay the base office of {city} for a fee of %n ducat(s)</source>
            <translation>
                <numerusform>Lay the base office of {city} for a fee of %n ducat</numerusform>
                <numerusform>Lay the base office of {city} for a fee of %n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Both offices together may cost %n ducat(s); everything is paid at the end.</source>
            <translation>
                <numerusform>Both offices together may cost %n ducat; everything is paid at the end.</numerusform>
                <numerusform>Both offices together may cost %n ducats; everything is paid at the end.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Room for %n more card(s), and one more with the privilege.</source>
            <translation>
                <numerusform>Room for %n more card, and one more with the privilege.</numerusform>
                <numerusform>Room for %n more cards, and one more with the privilege.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>one of %n office(s)</source>
            <translation>
                <numerusform>an office</numerusform>
                <numerusform>one of %n offices</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n ducat(s) you can buy nothing.</source>
            <translation>
                <numerusform>With %n ducat you can buy nothing.</numerusform>
                <numerusform>With %n ducats you can buy nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n ducat(s) you can buy {affordable}.</source>
            <translation>
                <numerusform>With %n ducat you can buy {affordable}.</numerusform>
                <numerusform>With %n ducats you can buy {affordable}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The cheapest office costs %n ducat(s).</source>
            <translation>
                <numerusform>The cheapest office costs %n ducat.</numerusform>
                <numerusform>The cheapest office costs %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With the privilege a mission costs %n ducat(s).</source>
            <translation>
                <numerusform>With the privilege a mission costs %n ducat.</numerusform>
                <numerusform>With the privilege a mission costs %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n mission(s) in progress you cannot buy another.</source>
            <translation>
                <numerusform>With %n mission in progress you cannot buy another.</numerusform>
                <numerusform>With %n missions in progress you cannot buy another.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The privilege takes %n ducat(s) off the sum.</source>
            <translation>
                <numerusform>The privilege takes %n ducat off the sum.</numerusform>
                <numerusform>The privilege takes %n ducats off the sum.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The {city} office costs {price}; you can spend %n ducat(s) on the second one.</source>
            <translation>
                <numerusform>The {city} office costs {price}; you can spend %n ducat on the second one.</numerusform>
                <numerusform>The {city} office costs {price}; you can spend %n ducats on the second one.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Even with the privilege this special mission costs %n ducat(s); you have {has}.</source>
            <translation>
                <numerusform>Even with the privilege this special mission costs %n ducat; you have {has}.</numerusform>
                <numerusform>Even with the privilege this special mission costs %n ducats; you have {has}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This special mission costs %n ducat(s); you have {has}. With the privilege “{cheaper}” it costs {less}; touch the privilege first.</source>
            <translation>
                <numerusform>This special mission costs %n ducat; you have {has}. With the privilege “{cheaper}” it costs {less}; touch the privilege first.</numerusform>
                <numerusform>This special mission costs %n ducats; you have {has}. With the privilege “{cheaper}” it costs {less}; touch the privilege first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{asked}: {part_seals} for %n ducat(s), one more for each one skipped above.</source>
            <translation>
                <numerusform>{asked}: {part_seals} for %n ducat, one more for each one skipped above.</numerusform>
                <numerusform>{asked}: {part_seals} for %n ducats, one more for each one skipped above.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that nobody else knows</source>
            <translation>
                <numerusform>%n that nobody else knows</numerusform>
                <numerusform>%n that nobody else knows</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>shows ×: loses without %n more step(s)</source>
            <translation>
                <numerusform>shows ×: loses without %n more step</numerusform>
                <numerusform>shows ×: loses without %n more steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>route of up to %n office(s)</source>
            <translation>
                <numerusform>route of up to %n office</numerusform>
                <numerusform>route of up to %n offices</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more seal(s) bring(s) on the last round</source>
            <translation>
                <numerusform>%n more seal brings on the last round</numerusform>
                <numerusform>%n more seals bring on the last round</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n special mission(s) completed</source>
            <translation>
                <numerusform>%n special mission completed</numerusform>
                <numerusform>%n special missions completed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>moving the pirate costs %n ducat(s)</source>
            <translation>
                <numerusform>moving the pirate costs %n ducat</numerusform>
                <numerusform>moving the pirate costs %n ducats</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Question</name>
        <message numerus="yes">
            <source>The computer has not answered for {name} for %n second(s).</source>
            <translation>
                <numerusform>The computer has not answered for {name} for %n second.</numerusform>
                <numerusform>The computer has not answered for {name} for %n seconds.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message numerus="yes">
            <source>%n second(s) left</source>
            <translation>
                <numerusform>%n second left</numerusform>
                <numerusform>%n seconds left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s) left</source>
            <translation>
                <numerusform>%n minute left</numerusform>
                <numerusform>%n minutes left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Riga</name>
        <message numerus="yes">
            <source>%n ducat(s) for each of your merchants.</source>
            <translation>
                <numerusform>%n ducat for each of your merchants.</numerusform>
                <numerusform>%n ducats for each of your merchants.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw %n building(s), keep one or none.</source>
            <translation>
                <numerusform>Draw %n building, keep it or not.</numerusform>
                <numerusform>Draw %n buildings, keep one or none.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) for each of your knights.</source>
            <translation>
                <numerusform>%n ducat for each of your knights.</numerusform>
                <numerusform>%n ducats for each of your knights.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may keep %n card(s) in winter.</source>
            <translation>
                <numerusform>You may keep %n card in winter.</numerusform>
                <numerusform>You may keep %n cards in winter.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n discarded</source>
            <translation>
                <numerusform>%n discarded</numerusform>
                <numerusform>%n discarded</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in the pile</source>
            <translation>
                <numerusform>%n in the pile</numerusform>
                <numerusform>%n in the pile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Goods and buildings; in winter you may keep %n card(s).</source>
            <translation>
                <numerusform>Goods and buildings; in winter you may keep %n card.</numerusform>
                <numerusform>Goods and buildings; in winter you may keep %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), as in: wins with</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lodge(s): {points}</source>
            <translation>
                <numerusform>lodge: {points}</numerusform>
                <numerusform>lodges: {points}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>knight(s)</source>
            <translation>
                <numerusform>knight</numerusform>
                <numerusform>knights</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>merchant(s)</source>
            <translation>
                <numerusform>merchant</numerusform>
                <numerusform>merchants</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{building} costs {cost}, and you lack %n ducat(s).</source>
            <translation>
                <numerusform>{building} costs {cost}, and you lack %n ducat.</numerusform>
                <numerusform>{building} costs {cost}, and you lack %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for {building}; what you built in this turn helps only later.</source>
            <translation>
                <numerusform>You lack %n ducat for {building}; what you built in this turn helps only later.</numerusform>
                <numerusform>You lack %n ducats for {building}; what you built in this turn helps only later.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for {building}; {goods} cannot be used there.</source>
            <translation>
                <numerusform>You lack %n ducat for {building}; {goods} cannot be used there.</numerusform>
                <numerusform>You lack %n ducats for {building}; {goods} cannot be used there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) to build {building}, too.</source>
            <translation>
                <numerusform>You lack %n ducat to build {building}, too.</numerusform>
                <numerusform>You lack %n ducats to build {building}, too.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have begun to pay, so nothing more can join; %n ducat(s) is/are still due.</source>
            <translation>
                <numerusform>You have begun to pay, so nothing more can join; %n ducat is still due.</numerusform>
                <numerusform>You have begun to pay, so nothing more can join; %n ducats are still due.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With {thing} ({value}) part of the payment would be superfluous; %n ducat(s) is/are due.</source>
            <translation>
                <numerusform>With {thing} ({value}) part of the payment would be superfluous; %n ducat is due.</numerusform>
                <numerusform>With {thing} ({value}) part of the payment would be superfluous; %n ducats are due.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Building is over; goods worth %n ducat(s) or more fill the exchange office now.</source>
            <translation>
                <numerusform>Building is over; goods worth %n ducat or more fill the exchange office now.</numerusform>
                <numerusform>Building is over; goods worth %n ducats or more fill the exchange office now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is winter: lay aside %n card(s) from your hand.</source>
            <translation>
                <numerusform>It is winter: lay aside %n card from your hand.</numerusform>
                <numerusform>It is winter: lay aside %n cards from your hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is on the bill already; %n ducat(s) is/are still due.</source>
            <translation>
                <numerusform>It is on the bill already; %n ducat is still due.</numerusform>
                <numerusform>It is on the bill already; %n ducats are still due.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Everybody draws %n building(s).</source>
            <translation>
                <numerusform>Everybody draws %n building.</numerusform>
                <numerusform>Everybody draws %n buildings.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} keeps one building and discards %n other(s).</source>
            <translation>
                <numerusform>{name} keeps one building and discards the other.</numerusform>
                <numerusform>{name} keeps one building and discards the other %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} keeps none of %n building(s).</source>
            <translation>
                <numerusform>{name} does not keep the building.</numerusform>
                <numerusform>{name} keeps none of %n buildings.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} draws %n building(s): {buildings}.</source>
            <translation>
                <numerusform>{name} draws %n building: {buildings}.</numerusform>
                <numerusform>{name} draws %n buildings: {buildings}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} draws %n building(s).</source>
            <translation>
                <numerusform>{name} draws %n building.</numerusform>
                <numerusform>{name} draws %n buildings.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} draws %n good(s).</source>
            <translation>
                <numerusform>{name} draws %n good.</numerusform>
                <numerusform>{name} draws %n goods.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n building(s) leave(s) the display: {buildings}.</source>
            <translation>
                <numerusform>One building leaves the display: {buildings}.</numerusform>
                <numerusform>%n buildings leave the display: {buildings}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new building(s): {buildings}.</source>
            <translation>
                <numerusform>One new building: {buildings}.</numerusform>
                <numerusform>%n new buildings: {buildings}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The game is over: {winners} win(s).</source>
            <translation>
                <numerusform>The game is over: {winners} wins.</numerusform>
                <numerusform>The game is over: {winners} win.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} uses {crane} and pays %n ducat(s) less for {building}.</source>
            <translation>
                <numerusform>{name} uses {crane} and pays %n ducat less for {building}.</numerusform>
                <numerusform>{name} uses {crane} and pays %n ducats less for {building}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} builds {built} for %n ducat(s).</source>
            <translation>
                <numerusform>{name} builds {built} for %n ducat.</numerusform>
                <numerusform>{name} builds {built} for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) is/are lost.</source>
            <translation>
                <numerusform>%n ducat is lost.</numerusform>
                <numerusform>%n ducats are lost.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n of it in hand.</source>
            <translation>
                <numerusform>You have %n of it in hand.</numerusform>
                <numerusform>You have %n of it in hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for it.</source>
            <translation>
                <numerusform>You lack %n ducat for it.</numerusform>
                <numerusform>You lack %n ducats for it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is good for %n ducat(s).</source>
            <translation>
                <numerusform>It is good for %n ducat.</numerusform>
                <numerusform>It is good for %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can afford it: {parts}; %n ducat(s) is/are lost.</source>
            <translation>
                <numerusform>You can afford it: {parts}; %n ducat is lost.</numerusform>
                <numerusform>You can afford it: {parts}; %n ducats are lost.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It can save %n ducat(s) on this bill.</source>
            <translation>
                <numerusform>It can save %n ducat on this bill.</numerusform>
                <numerusform>It can save %n ducats on this bill.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On this bill it is worth %n ducat(s).</source>
            <translation>
                <numerusform>On this bill it is worth %n ducat.</numerusform>
                <numerusform>On this bill it is worth %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With it you hold %n card(s); in winter you may keep {most}.</source>
            <translation>
                <numerusform>With it you hold %n card; in winter you may keep {most}.</numerusform>
                <numerusform>With it you hold %n cards; in winter you may keep {most}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Building it brings you %n point(s).</source>
            <translation>
                <numerusform>Building it brings you %n point.</numerusform>
                <numerusform>Building it brings you %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your goods are worth %n ducat(s) here.</source>
            <translation>
                <numerusform>Your goods are worth %n ducat here.</numerusform>
                <numerusform>Your goods are worth %n ducats here.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Functions add %n ducat(s).</source>
            <translation>
                <numerusform>Functions add %n ducat.</numerusform>
                <numerusform>Functions add %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can afford {can} of %n building(s).</source>
            <translation>
                <numerusform>You can afford {can} of %n building.</numerusform>
                <numerusform>You can afford {can} of %n buildings.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s) still to be paid.</source>
            <translation>
                <numerusform>%n ducat still to be paid.</numerusform>
                <numerusform>%n ducats still to be paid.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n building(s): −{points} if the game ended now.</source>
            <translation>
                <numerusform>%n building: −{points} if the game ended now.</numerusform>
                <numerusform>%n buildings: −{points} if the game ended now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>pay %n more ducat(s) for {buildings}, or only {less} with a crane.</source>
            <translation>
                <numerusform>pay %n more ducat for {buildings}, or only {less} with a crane.</numerusform>
                <numerusform>pay %n more ducats for {buildings}, or only {less} with a crane.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>pay %n ducat(s) for {buildings}, or only {less} with a crane.</source>
            <translation>
                <numerusform>pay %n ducat for {buildings}, or only {less} with a crane.</numerusform>
                <numerusform>pay %n ducats for {buildings}, or only {less} with a crane.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>build up to %n building(s), or none.</source>
            <translation>
                <numerusform>build one building, or none.</numerusform>
                <numerusform>build up to %n buildings, or none.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>add goods worth %n ducat(s) or more to the exchange office.</source>
            <translation>
                <numerusform>add goods worth %n ducat or more to the exchange office.</numerusform>
                <numerusform>add goods worth %n ducats or more to the exchange office.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>give goods worth %n ducat(s) or more to the exchange office, or leave it at 0.</source>
            <translation>
                <numerusform>give goods worth %n ducat or more to the exchange office, or leave it at 0.</numerusform>
                <numerusform>give goods worth %n ducats or more to the exchange office, or leave it at 0.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can build %n building(s) in a turn, not more.</source>
            <translation>
                <numerusform>You can build %n building in a turn, not more.</numerusform>
                <numerusform>You can build %n buildings in a turn, not more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lack %n ducat(s) for {nearest}.</source>
            <translation>
                <numerusform>You lack %n ducat for {nearest}.</numerusform>
                <numerusform>You lack %n ducats for {nearest}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in hand; in winter you may keep {limit}.</source>
            <translation>
                <numerusform>%n card in hand; in winter you may keep {limit}.</numerusform>
                <numerusform>%n cards in hand; in winter you may keep {limit}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nobody’s goods are worth less than yours: %n ducat(s).</source>
            <translation>
                <numerusform>Nobody’s goods are worth less than yours: %n ducat.</numerusform>
                <numerusform>Nobody’s goods are worth less than yours: %n ducats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No turn of yours follows; it counts %n ducat(s) if there is a tie.</source>
            <translation>
                <numerusform>No turn of yours follows; it counts %n ducat if there is a tie.</numerusform>
                <numerusform>No turn of yours follows; it counts %n ducats if there is a tie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A building still in your hand at the end costs %n point(s).</source>
            <translation>
                <numerusform>A building still in your hand at the end costs %n point.</numerusform>
                <numerusform>A building still in your hand at the end costs %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Each building that stays in your hand now costs %n point(s).</source>
            <translation>
                <numerusform>Each building that stays in your hand now costs %n point.</numerusform>
                <numerusform>Each building that stays in your hand now costs %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>build up to %n more building(s), or end the turn.</source>
            <translation>
                <numerusform>build one more building, or end the turn.</numerusform>
                <numerusform>build up to %n more buildings, or end the turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>pay %n more ducat(s) for {buildings}, or use the crane.</source>
            <translation>
                <numerusform>pay %n more ducat for {buildings}, or use the crane.</numerusform>
                <numerusform>pay %n more ducats for {buildings}, or use the crane.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>pay %n more ducat(s) for {buildings}.</source>
            <translation>
                <numerusform>pay %n more ducat for {buildings}.</numerusform>
                <numerusform>pay %n more ducats for {buildings}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>pay %n ducat(s) for {buildings}.</source>
            <translation>
                <numerusform>pay %n ducat for {buildings}.</numerusform>
                <numerusform>pay %n ducats for {buildings}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{paid} of %n ducat(s) paid.</source>
            <translation>
                <numerusform>{paid} of %n ducat paid.</numerusform>
                <numerusform>{paid} of %n ducats paid.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Suggested: {parts}; %n ducat(s) is/are lost.</source>
            <translation>
                <numerusform>Suggested: {parts}; %n ducat is lost.</numerusform>
                <numerusform>Suggested: {parts}; %n ducats are lost.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It then pays %n ducat(s) in a later turn.</source>
            <translation>
                <numerusform>It then pays %n ducat in a later turn.</numerusform>
                <numerusform>It then pays %n ducats in a later turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lay aside %n card(s).</source>
            <translation>
                <numerusform>lay aside %n card.</numerusform>
                <numerusform>lay aside %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s)</source>
            <translation>
                <numerusform>%n ducat</numerusform>
                <numerusform>%n ducats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In hand · %n card(s) · at most {limit} in winter</source>
            <translation>
                <numerusform>In hand · %n card · at most {limit} in winter</numerusform>
                <numerusform>In hand · %n cards · at most {limit} in winter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n building(s)</source>
            <translation>
                <numerusform>%n building</numerusform>
                <numerusform>%n buildings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n knight(s)</source>
            <translation>
                <numerusform>%n knight</numerusform>
                <numerusform>%n knights</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n merchant(s)</source>
            <translation>
                <numerusform>%n merchant</numerusform>
                <numerusform>%n merchants</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lodge(s)</source>
            <translation>
                <numerusform>%n lodge</numerusform>
                <numerusform>%n lodges</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At the end, %n point(s) for each pair of merchant and knight, up to {most_sets} pairs.</source>
            <translation>
                <numerusform>At the end, %n point for each pair of merchant and knight, up to {most_sets} pairs.</numerusform>
                <numerusform>At the end, %n points for each pair of merchant and knight, up to {most_sets} pairs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ducat(s). One lasting merchant.</source>
            <translation>
                <numerusform>%n ducat. One lasting merchant.</numerusform>
                <numerusform>%n ducats. One lasting merchant.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw %n good(s), keep one. One lasting knight.</source>
            <translation>
                <numerusform>Draw and keep %n good. One lasting knight.</numerusform>
                <numerusform>Draw %n goods, keep one. One lasting knight.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>point(s) now</source>
            <translation>
                <numerusform>point now</numerusform>
                <numerusform>points now</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n good(s)</source>
            <translation>
                <numerusform>%n good</numerusform>
                <numerusform>%n goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Use a crane for the {building}: %n ducat(s) less</source>
            <translation>
                <numerusform>Use a crane for the {building}: %n ducat less</numerusform>
                <numerusform>Use a crane for the {building}: %n ducats less</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Saying</name>
        <message numerus="yes">
            <source>A click chooses among %n action(s).</source>
            <translation>
                <numerusform>A click chooses %n action.</numerusform>
                <numerusform>A click chooses among %n actions.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Says</name>
        <message numerus="yes">
            <source>%n action(s) · type to search</source>
            <translation>
                <numerusform>%n action · type to search</numerusform>
                <numerusform>%n actions · type to search</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s) with it.</source>
            <translation>
                <numerusform>%n action with it.</numerusform>
                <numerusform>%n actions with it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Talk</name>
        <message numerus="yes">
            <source>Messages, %n unread</source>
            <translation>
                <numerusform>Messages, %n unread</numerusform>
                <numerusform>Messages, %n unread</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Unsaved</name>
        <message numerus="yes">
            <source>Not saved: %n action(s)</source>
            <translation>
                <numerusform>Not saved: %n action</numerusform>
                <numerusform>Not saved: %n actions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The last %n action(s) of this game are not saved.</source>
            <translation>
                <numerusform>The last action of this game is not saved.</numerusform>
                <numerusform>The last %n actions of this game are not saved.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n earlier action(s) are safe.</source>
            <translation>
                <numerusform>%n earlier action is safe.</numerusform>
                <numerusform>%n earlier actions are safe.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Waiting</name>
        <message numerus="yes">
            <source>%n seat(s) are still free.</source>
            <translation>
                <numerusform>%n seat is still free.</numerusform>
                <numerusform>%n seats are still free.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wrong code(s) so far; further tries are slowed down.</source>
            <translation>
                <numerusform>%n wrong code so far; further tries are slowed down.</numerusform>
                <numerusform>%n wrong codes so far; further tries are slowed down.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n guest(s) have not said yet that they stay.</source>
            <translation>
                <numerusform>%n guest has not said yet whether to stay.</numerusform>
                <numerusform>%n guests have not said yet whether to stay.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Why</name>
        <message numerus="yes">
            <source>%n way(s) to end this turn were compared.</source>
            <translation>
                <numerusform>%n way to end this turn was looked at.</numerusform>
                <numerusform>%n ways to end this turn were compared.</numerusform>
            </translation>
        </message>
    </context>
</TS>
