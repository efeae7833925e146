### The game in a few words; what is asked for now, `prompt-<step>`; the rule of the moment, `help-<step>`.

game-name = e-Mission
game-short = Originaltitel: Daybreak. Weltmächte werden gemeinsam klimaneutral: mit Projekten, gegen Krisen und steigende Hitze, bevor es 2,0 °C werden.
game-aim = Du leitest eine Weltmacht, und alle, die mitspielen, gewinnen oder verlieren gemeinsam. In höchstens sechs Runden bauen Karten Projekte auf, die saubere Energie bringen, schmutzige Energie und Emissionen entfernen, Bäume pflanzen und Menschen Stabilität geben. Dann trifft alles Ausgestoßene auf das, was Bäume, Meere und Luftfilter binden; der Rest heizt die Erde auf, und Krisen treten ein. Gewonnen ist, wenn die Senken mehr binden, als ausgestoßen wird (Wendepunkt), und die Krisen dieser Runde überstanden sind. Verloren ist bei 2,0 °C, wenn eine Weltmacht zu viele Notstandsplättchen hat oder wenn die letzte Runde ohne Wendepunkt endet.
outcome-won = Das Spiel ist gewonnen.
outcome-lost = Das Spiel ist verloren.

## Chance

prompt-draw_challenge = Eine Herausforderung wird gezogen.
prompt-turn_up = Eine Krise wird aufgedeckt.
prompt-top_project = Ein globales Projekt wird gezogen.
prompt-draw_card = { NAME($seat) } zieht eine Karte.
prompt-geo_die = { NAME($seat) } wirft den Geo-Engineering-Würfel (Bonus { $number3 }).
prompt-effect_die = Der Würfel sagt, welche globale Folge näher rückt.
prompt-tie_roll = Ein Wurf entscheidet, wen die Krise „{ NAME($crisis) }“ trifft.
prompt-over = Das Spiel ist zu Ende.

## Set-up

prompt-pick_power = Welche Weltmacht leitest du?
help-pick_power = Jede Weltmacht hat eigene Energie, Emissionen, Stabilität und fünf Startkarten. Größere stoßen mehr aus und wachsen schneller; Bäume und Meere des Aufbaus passen zu den Weltmächten darin.
prompt-pick_challenge = Welche Herausforderung nimmst du?
help-pick_challenge = Die Karte betrifft nur dich und liegt das ganze Spiel über offen. Rote machen es schwieriger, grüne leichter.
prompt-pick_for_all = Welche Herausforderung nehmt ihr für alle?
help-pick_for_all = Die Gruppe entscheidet, die erste Antwort zählt. Rote Karten machen das Spiel schwieriger, grüne leichter, graue ändern, was ein Sieg braucht.
prompt-pick_freely = Welche Herausforderungen nehmt ihr?
help-pick_freely = Nehmt beliebig viele, eine nach der anderen: für alle oder für eine Person. Die erste Antwort zählt; mit „genug“ ist Schluss.
prompt-leave_out = Welches Emissionsplättchen lässt du weg (noch { $number })?
help-leave_out = Mit deiner Herausforderung beginnst du mit weniger Emissionen. Am besten lässt du Arten weg, die nur wenige Karten entfernen.

## The global phase

prompt-pick_project = Welches globale Projekt beginnt ihr?
help-pick_project = Die Gruppe behält eine der gezogenen Karten, die erste Antwort zählt. Darunter kommen Karten mit den passenden Symbolen, bis es aktiv ist; dann hilft es allen. Höchstens vier liegen aus; sind es vier, muss eines gehen, oder ihr nehmt keines.
prompt-replace_project = Welches globale Projekt macht Platz für: { NAME($global) }?
help-replace_project = Es wird mit allen Karten darunter abgelegt. Die erste Antwort zählt.

## The project phase

prompt-bonus_for = Wer zieht { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } mehr?
help-bonus_for = Jemand mit den meisten Notstandsplättchen zieht mehr. Die erste Antwort zählt.
prompt-menu = Was tust du?
help-menu = Nutze die oberste Karte eines deiner fünf Projekte; ihr Effekt zählt die Symbole aller Karten des Projekts. Handkarten kannst du auch obendrauf legen (alte Symbole bleiben, der alte Effekt nicht), für ihre Symbole unter ein Projekt schieben oder mit passenden Symbolen unter globale Projekte und Krisen. Alle handeln gleichzeitig und beliebig oft; die Handkarten sind offen, also sprecht euch ab. Wer fertig ist, darf weitermachen, solange jemand anders es nicht ist.
prompt-take_tag = Für welches Symbol liegt die Karte { NAME($project) } dort?
help-take_tag = Dieses Projekt nimmt je eine Karte für jedes seiner Symbole, und die Karte zählt nur für eines.

## What effects ask

prompt-name_partner = Mit wem?
help-name_partner = Alle Effekte dieser Nutzung, die jemand anderen betreffen, gelten für die Person, die du jetzt wählst.
prompt-offer_card = Welche Karte bietest du an?
help-offer_card = Die Karten wechseln nur den Besitz, wenn die andere Person zustimmt.
prompt-want_card = Welche Karte von { NAME($seat2) } möchtest du?
help-want_card = Die Handkarten sind offen. Die andere Person darf ablehnen; dann wird nichts bezahlt.
prompt-how_many_communities = { $number2 ->
    [1] Wie viele Notstandsplättchen gibst du { NAME($seat2) }?
   *[other] Wie viele Notstandsplättchen nimmst du von { NAME($seat2) }?
    }
help-how_many_communities = Niemand darf so viele bekommen, dass das Spiel verloren wäre, und die andere Person muss zustimmen.
prompt-consent = { NAME($seat2) } fragt { NAME($seat) }: zustimmen oder ablehnen?
help-consent = Lehnst du ab, wird nichts bezahlt und nichts ändert sich, und diese Karte fragt dich in dieser Runde nicht noch einmal.
prompt-pay_cards = { $number2 ->
    [1] Mit welcher Handkarte bezahlst du für „{ NAME($card) }“ (noch { $number })?
    [2] Mit welcher Handkarte bezahlst du für „{ NAME($global) }“ (noch { $number })?
   *[other] Mit welcher Handkarte bezahlst du (noch { $number })?
    }
help-pay_cards = Jede Handkarte ist möglich; sie kommt auf den Abwurfstapel. Behalte solche, deren Symbole deine Projekte brauchen.
prompt-pay_tucked = Welche Karte unter „{ NAME($global) }“ legst du ab (noch { $number2 })?
help-pay_tucked = Dieses globale Projekt wird mit Karten bezahlt, die darunter liegen.
prompt-stake = Legst du noch eine Karte für einen besseren Wurf ab (Bonus { $number3 })?
help-stake = Jede unter dem Projekt abgelegte Karte zählt 1 zum Wurf. Niedrige Ergebnisse schaden.
prompt-how_many = { $number4 ->
    [1] Wie viel schmutzige Energie entfernst du (höchstens { $number3 })?
    [2] Wie viel schmutzige Energie machst du sauber (höchstens { $number3 })?
    [6] Wie viele Notstandsplättchen entfernst du (höchstens { $number3 })?
    [17] Wie viel saubere Energie gibst du (höchstens { $number3 })?
   *[other] Wie viele Emissionsplättchen entfernst du (höchstens { $number3 })?
    }
help-how_many = Mindestens eines; was du jetzt nicht nutzt, verfällt. Achte auf deine Energie: Was zum Bedarf fehlt, kostet je ein Notstandsplättchen.
prompt-cut_any = Welches Emissionsplättchen entfernst du (noch { $number })?
help-cut_any = Jede Art; nach dem ersten darfst du aufhören.
prompt-strengthen = Welche Stabilität nimmst du (noch { $number })?
help-strengthen = Jede Krise sagt, welche Stabilität sie abschwächt. Sieh auf die offenen Krisen und auf solche, die die niedrigste Stabilität treffen.
prompt-keep_cards = Welche Karte behältst du (noch { $number })?
help-keep_cards = Die anderen kommen auf den Abwurfstapel.
prompt-recover = Welche Karte nimmst du vom Abwurfstapel (noch { $number })?
help-recover = Jede Karte des Stapels außer der, mit der du eben bezahlt hast.
prompt-move_cards = Welche Karte kommt zu welchem Projekt (noch { $number })?
help-move_cards = Nur Karten, die unter anderen liegen, wandern; ihre Symbole gehen mit, ganz unten ins andere Projekt.
prompt-reveal = Welche unbekannte Krise deckst du auf (noch { $number })?
help-reveal = Sie bleibt an ihrem Platz, doch nun kennen sie alle und können vorsorgen. Die Krisen werden von unten abgehandelt.
prompt-give_cards = Welche Karte gibst du { NAME($seat2) } (noch { $number3 })?
help-give_cards = Sie kommt auf die Hand der anderen Person, die nicht ablehnen kann.
prompt-give_tokens = Welche Stabilität gibst du { NAME($seat2) } (noch { $number2 })?
help-give_tokens = Das Plättchen behält seine Art.
prompt-for_whom = Wer nimmt die Stabilität ({ $number2 })?
help-for_whom = Alle Plättchen gehen an eine Person; das kannst auch du sein.
prompt-strengthen_other = Welche Stabilität nimmt { NAME($seat2) } (noch { $number })?
help-strengthen_other = Du wählst für die andere Person. Sieh auf die offenen Krisen und darauf, wovon sie am wenigsten hat.
prompt-relieve = Wer entfernt Notstandsplättchen ({ $number })?
help-relieve = Eine Person; das kannst auch du sein. Mehr als drei kosten in jeder Runde Karten.
prompt-move_community = Zwischen wem wandern Notstandsplättchen (höchstens { $number })?
help-move_community = Von irgendwem zu jemand anderem, wenn das Spiel dadurch nicht verloren geht. Mehr als drei kosten in jeder Runde Karten.

## The emission and the crisis phase

prompt-cover_shortage = Wessen fehlende Energie wird gedeckt (noch { $number })?
help-cover_shortage = Der Überschuss reicht nicht für alle. Jede Energie, die fehlt, kostet ein Notstandsplättchen. Die erste Antwort zählt.
prompt-emission_cards = Nutzt du eine Karte, bevor du CO₂ ausstößt?
help-emission_cards = Diese Karten werden jetzt genutzt, bevor dein CO₂ dazukommt.
prompt-retreat = Welcher Marker geht zurück (um { $number })?
help-retreat = Am besten einer kurz vor einem Kipppunkt. Die erste Antwort zählt.
prompt-advance = Welcher Marker rückt vor (um { $number })?
help-advance = Einer von denen, die am weitesten zurückliegen. Auf einem Kipppunkt tritt seine Wirkung ein. Die erste Antwort zählt.
prompt-use_shield = Wen schützt ihr vor der Krise „{ NAME($crisis) }“?
help-use_shield = Ein aktives globales Projekt erspart einmal pro Runde einer Person diese Krise. Ihr dürft es für eine spätere aufheben. Die erste Antwort zählt.
prompt-lessen = Legt ihr eine Karte ab, um die Krise „{ NAME($crisis) }“ abzuschwächen?
help-lessen = Jede unter dem globalen Projekt abgelegte Karte senkt die Krise um 1 für alle, die sie trifft. Die erste Antwort zählt.
prompt-discard_cards = Welche Karte legst du wegen der Krise „{ NAME($crisis) }“ ab (noch { $number2 })?
help-discard_cards = Von der Hand oder aus einem deiner Projekte. Geht eine oberste Karte, wirkt die darunter wieder; Startkarten verlassen das Spiel.
prompt-give_up = Welches globale Projekt gebt ihr auf (noch { $number })?
help-give_up = Es wird mit allen Karten darunter abgelegt. Die erste Antwort zählt.
