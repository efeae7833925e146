### Why something cannot be done.

## Using effects

reason-empty_slot = Dieses Projekt hat keine Karte mehr.
reason-not_now = Diese Karte wird in einer anderen Phase genutzt.
reason-needs_tag = Dieses Projekt braucht { $number ->
        [one] { $number } Symbol
       *[other] { $number } Symbole
    } { NAME($tag) }.
reason-used_up = Für diese Runde verbraucht: höchstens { $number }-mal.
reason-no_limit_tag = Der Effekt ist einmal je Symbol { NAME($tag) } hier nutzbar, und es gibt keines.
reason-too_few_cards = Es kostet { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }; du hast { $number2 } auf der Hand.
reason-too_little_resilience = Dafür braucht es { $number } { NAME($resilience) }.
reason-no_change = Das würde nichts ändern.
reason-no_tier = Für eine Wirkung liegen hier zu wenige Symbole.
reason-no_dirty = Du hast keine schmutzige Energie.
reason-no_emission = Du hast kein solches Emissionsplättchen: { NAME($emission) }.
reason-no_emissions = Du hast kein Emissionsplättchen.
reason-no_demand = Dein Energiebedarf ist schon 0.
reason-supply_empty = Der Vorrat ist leer.
reason-no_face_down = Es gibt keine unbekannte Krise.
reason-no_clean = Du hast keine saubere Energie.
reason-pile_empty = Der Abwurfstapel ist leer.
reason-deck_empty = Es gibt keine Karte mehr zu ziehen.
reason-no_card_to_move = Unter den obersten Karten liegt keine, die zu einem anderen Projekt könnte.
reason-nobody_else = Dafür braucht es noch jemanden.
reason-no_community = So viele Notstandsplättchen gibt es dort nicht.
reason-no_community_to_move = Es gibt kein Notstandsplättchen, das wandern könnte.
reason-no_community_there = So viele Notstandsplättchen können dort nicht wandern.
reason-nothing_to_give = Es gibt nichts zu geben.
reason-nobody_to_relieve = Dort liegt kein Notstandsplättchen.
reason-no_partner = Es gibt niemanden, mit dem das ginge.
reason-nothing_emitted = Du würdest nichts mehr ausstoßen.
reason-restricted = Eine dauerhafte Krise verbietet das.
reason-forbidden = Eine Herausforderung verbietet das.

## Global projects

reason-inactive = Dieses globale Projekt ist noch nicht aktiv.
reason-automatic = Dieses globale Projekt wirkt von selbst.
reason-global_used = Für diese Runde verbraucht: höchstens { $number }-mal.
reason-too_often = Mehr als { $number }-mal in einer Runde geht nicht.
reason-still_dirty = Das kann nur nutzen, wer keine schmutzige Energie hat.
reason-too_few_tucked = Es kostet { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } unter diesem Projekt.

## Putting cards under something

reason-tuck_into_nothing = Hier liegt keine Karte, unter die eine andere könnte.
reason-no_match = Die Karte zeigt kein Symbol, das hier gebraucht wird.
reason-need_met = Alle nötigen Symbole liegen schon da.
reason-no_support = Unter diese Karte kann nichts geschoben werden.
reason-all_need_it = Dieses Projekt verlangt keine Karten unter sich, sondern Stabilität, die alle haben.
reason-one_needs_it = Dieses Projekt verlangt keine Karten unter sich, sondern Symbole, die jemand ausliegen hat.
reason-support_forbidden = Eine dauerhafte Krise verbietet Karten unter anderen Krisen.
reason-tag_taken = Dieses Symbol hat schon eine andere Karte.

## Questions

reason-would_lose = Mit so vielen Notstandsplättchen wäre das Spiel verloren.
reason-has_refused = { NAME($seat) } hat in dieser Runde abgelehnt.
reason-is_asked = { NAME($seat) } wird schon gefragt: Warte die Antwort ab.
reason-passed_on = Diese Karte wurde in dieser Runde durch das Projekt schon weitergegeben.
reason-lacks_tags = Dort braucht es { $number ->
        [one] { $number } Symbol
       *[other] { $number } Symbole
    } { NAME($tag) }.
reason-on_top = Die oberste Karte eines Projekts bleibt.
reason-same_stack = Die Karte liegt schon dort.
reason-at_start = Dieser Marker steht am Anfang.
reason-not_lowest = Ein anderer Marker liegt weiter zurück.
reason-challenge_taken = Diese Herausforderung ist schon im Spiel.
