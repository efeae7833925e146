### What cards do: `does-<effect>` is a clause, an order to whoever it hits; the others put clauses together to sentences.

## Cards for the own projects

does-gain_clean = nimm { $n } saubere Energie
does-remove_dirty = entferne { $n } schmutzige Energie
does-swap_dirty_clean = mache { $n } schmutzige zu sauberer Energie
does-remove_emission = entferne { $n } Emissionsplättchen ({ NAME($kind) })
does-remove_emission_by = entferne { $n } Emissionsplättchen ({ $tiers })
does-remove_emission_any = entferne { $n } Emissionsplättchen beliebiger Art
does-lower_demand = senke deinen Energiebedarf um { $n }
does-gain_resilience = nimm { $n } { NAME($kind) }
does-gain_resilience_any = nimm { $n } Stabilität beliebiger Art
does-gain_resilience_to = eine Person, auch du selbst, nimmt { $n } { NAME($kind) }
does-gain_resilience_any_to = eine Person, auch du selbst, nimmt { $n } Stabilität beliebiger Art
does-remove_community = entferne { $n } Notstandsplättchen
does-remove_community_to = eine Person, auch du selbst, entfernt { $n } Notstandsplättchen
does-add_tree = pflanze { $n ->
        [one] { $n } Baum
       *[other] { $n } Bäume
    }
does-add_ocean = ergänze { $n ->
        [one] { $n } Meer
       *[other] { $n } Meere
    }
does-add_dac = baue { $n } Luftfilter
does-draw_cards = ziehe { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
does-draw_keep = ziehe { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, behalte { $keep }, wirf die anderen ab
does-draw_filter = { $what } und behalte alle mit { $tags }
does-draw_filter_lowers = { $what } und behalte alle, die Emissionen oder schmutzige Energie senken
does-recover_card = nimm { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } vom Abwurfstapel
does-tuck_from_deck = schiebe { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } vom Projektstapel unter dieses Projekt
does-move_card = verschiebe { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } unter einem deiner Projekte ganz nach unten in ein anderes
does-reveal_crisis = decke { $n ->
        [one] { $n } unbekannte Krise
       *[other] { $n } unbekannte Krisen
    } auf
does-give_clean = gib jemand anderem höchstens { $n } saubere Energie
does-give_clean_any = gib jemand anderem beliebig viel saubere Energie
does-give_card = gib { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } deiner Hand an jemand anderen
does-give_card_tags = gib { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } mit { $tags } an jemand anderen
does-give_resilience = gib { $n } Stabilität beliebiger Art an jemand anderen
does-exchange_card = tausche { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } deiner Hand mit jemandem, der zustimmt
does-other_draws = jemand anders zieht { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
does-other_remove_community = jemand anders entfernt { $n } Notstandsplättchen
does-move_community = verschiebe { $n } Notstandsplättchen von einer Person zu einer anderen
does-move_community_take = nimm { $n } Notstandsplättchen von jemandem, der zustimmt
does-move_community_give = gib jemandem, der { $tags } hat und zustimmt, höchstens { $n } Notstandsplättchen
does-geo_roll = wirf den Geo-Engineering-Würfel, plus 1 je Symbol { NAME($tag) } hier: { $rows }
does-geo_roll_spend = wirf höchstens { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    } darunter ab und wirf den Geo-Engineering-Würfel, plus 1 je Karte: { $rows }
does-geo_row = ab { $from }: { $what }
does-cut_emitted = stoße in dieser Runde { $n } CO₂ weniger aus
does-double_clean = Projekte mit { NAME($tag) } auf der obersten Karte bringen doppelt saubere Energie
does-reduce_crisis = schwäche diese Krise um { $n } für alle, die sie trifft
does-suspend_bands = nimm { $n } Temperaturplättchen für diese Runde ab
does-retreat_effect = ziehe einen Folgen-Marker um { $n } zurück
does-lose_own_resilience = verliere { $n } { NAME($kind) }
does-ignore_crisis = erspare einer Person eine Krise, die { NAME($kind) } abschwächt
does-draw_bonus-each = alle ziehen { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } mehr
does-draw_bonus-most_communities = eine Person mit den meisten Notstandsplättchen zieht { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } mehr
does-draw_bonus-every_round = ziehe { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } mehr in jeder Runde
does-draw_bonus-round_1 = ziehe { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } mehr in Runde 1
does-draw_bonus-round_1_less = ziehe { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } weniger in Runde 1
does-extra_forecast = deckt von Anfang an { $n ->
        [one] { $n } Krise
       *[other] { $n } Krisen
    } mehr auf
does-share_energy = überschüssige Energie deckt, was anderen fehlt
does-ignore_effect_roll = { $n ->
        [one] { $n } Wurf
       *[other] { $n } Würfe
    } auf { NAME($track) } { $n ->
        [one] zählt
       *[other] zählen
    } nicht

## Crises and planetary effects

does-gain_community = { $n } Notstandsplättchen
does-lose_resilience = { $n } { NAME($kind) } weniger; je fehlender Stabilität 1 Notstandsplättchen
does-lose_resilience_communities = { $n } { NAME($kind) } weniger je 2 eigene Notstandsplättchen; je fehlender Stabilität 1 Notstandsplättchen
does-lose_tree = { $n ->
        [one] { $n } Baum
       *[other] { $n } Bäume
    } weniger
does-lose_ocean = { $n ->
        [one] { $n } Meer
       *[other] { $n } Meere
    } weniger
does-add_carbon_recent = { $n } CO₂ mehr in den globalen Emissionen
does-add_carbon_thermometer = { $n } CO₂ auf das Thermometer
does-draw_fewer_next = in der nächsten Projektphase { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } weniger ziehen
does-discard_cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } aus Hand oder Projekten ablegen
does-discard_cards_tag = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } mit { NAME($tag) } aus Hand oder Projekten ablegen
does-discard_global_project = { $n ->
        [one] { $n } globales Projekt
       *[other] { $n } globale Projekte
    } aufgeben
does-advance_effect = der Marker, der am weitesten zurückliegt, rückt um { $n } vor
does-raise_demand = der Energiebedarf steigt um { $n }
does-lose_dirty = { $n } schmutzige Energie weniger; je dann fehlender Energie 1 Notstandsplättchen
does-gain_dirty = { $n } schmutzige Energie mehr
does-draw_crises = { $n ->
        [one] { $n } Krise
       *[other] { $n } Krisen
    } mehr
does-restriction-no_forecast = alle Krisen werden verdeckt ausgelegt
does-restriction-no_crisis_support = unter andere Krisen kann keine Karte geschoben werden
does-restriction-no_remove_dirty = schmutzige Energie kann weder entfernt noch sauber gemacht werden
does-restriction-no_remove_emission = kein Emissionsplättchen kann entfernt werden

## Challenges; a number with its sign is `$signed`

does-setup_bands = das Spiel beginnt mit { $n } Temperaturplättchen
does-setup_trees = Bäume zu Beginn: { $signed } pro Person
does-setup_oceans = Meere zu Beginn: { $signed } pro Person
does-setup_dac = Luftfilter zu Beginn: { $signed } pro Person
does-setup_effects = alle Folgen-Marker beginnen { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } weiter
does-setup_resilience = { NAME($kind) } zu Beginn: { $signed }
does-setup_emission = Emissionen ({ NAME($kind) }) zu Beginn: { $signed }
does-setup_emission_any = Emissionen beliebiger Art zu Beginn: { $signed }
does-setup_demand = Energiebedarf zu Beginn: { $signed }
does-setup_community = Notstandsplättchen zu Beginn: { $signed }
does-setup_swap_clean_dirty = { $n } saubere Energie ist zu Beginn schmutzig
does-setup_swap_dirty_clean = { $n } schmutzige Energie ist zu Beginn sauber
does-max_rounds = Runde { $n } ist die letzte
does-growth_bonus = der Energiebedarf wächst in jeder Runde um { $n } mehr
does-crisis_bonus = gezogene Krisen in jeder Runde: { $signed }
does-community_limit = das Spiel ist verloren, wenn jemand { $n } Notstandsplättchen hat
does-no_forecast = alle Krisen werden das ganze Spiel über verdeckt ausgelegt
does-global_choice = zieht in jeder Runde { $n ->
        [one] { $n } globales Projekt
       *[other] { $n } globale Projekte
    } und beginnt eines davon
does-win_if-bands_at_most = ein Sieg gilt nur mit höchstens { $n } Temperaturplättchen
does-win_if-each_communities_at_most = ein Sieg gilt nur, wenn niemand mehr als { $n } Notstandsplättchen hat
does-win_if-total_dirty_at_most = ein Sieg gilt nur, wenn alle zusammen höchstens { $n } schmutzige Energie haben
does-win_if-each_resilience_at_least = ein Sieg gilt nur, wenn alle { $n } von jeder Stabilität haben
does-win_if-sinks_at_least_start = ein Sieg gilt nur mit so vielen Bäumen und Meeren zusammen wie zu Beginn
does-win_if-active_globals_at_least = ein Sieg gilt nur mit { $n ->
        [one] { $n } aktiven globalen Projekt
       *[other] { $n } aktiven globalen Projekten
    }
does-win_if-each_emitted_at_most = ein Sieg gilt nur, wenn niemand zusammen mehr als { $n } schmutzige Energie und Emissionsplättchen hat
does-forbid-geo_roll = Geo-Engineering-Würfe sind verboten
does-forbid-add_dac = neue Luftfilter sind verboten

## Putting clauses together

does-per = { $what } je Symbol { NAME($tag) } hier
does-per_band = { $what } je Temperaturplättchen
does-per_player = { $what } pro Person
does-tier = ab { $from } × { NAME($tag) } hier: { $what }
does-tier_more = { $tier }, ab { $from }: { $what }
does-may = { $what }, wenn du willst
does-then = { $what }, dann { $next }
does-or = { $tag } oder { $next }
does-tags = { $n } × { NAME($tag) }
does-paid = { $cost }: { $what }
does-needs = Braucht { $tags }.
does-cost_discard = bezahle { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
does-cost_demand = erhöhe deinen Energiebedarf um { $n }
does-cost_resilience = gib { $n } { NAME($kind) } ab
does-cost_tucked = wirf { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } darunter ab
does-limit-none = Beliebig oft.
does-limit-once = Einmal pro Runde.
does-limit-per_tag = Pro Runde einmal je Symbol { NAME($tag) } hier.
does-in_emission_phase = In der Emissionsphase: { $what }

## Crises

does-target = { $who }: { $what }.
does-target-all = Alle
does-target-world = Die Welt
does-target-lowest = Wer am wenigsten { NAME($kind) } hat
does-target-most_communities = Wer die meisten Notstandsplättchen hat
does-target-most_dirty = Wer die meiste schmutzige Energie hat
does-target-fewest_clean = Wer die wenigste saubere Energie hat
does-target-most_tags = Wer auf allen Karten die meisten Symbole { NAME($tag) } hat
does-reduced = { $what }, 1 weniger je eigener { NAME($kind) }
does-support-ignore = Entfällt mit { $tags } darunter.
does-support-discard = Endet mit { $tags } darunter.
does-support-reduce = 1 weniger je Karte mit { NAME($tag) } darunter.
does-alone = Allein nur { $n }.
does-ongoing = Dauerhaft: { $what }.

## Global projects

does-when-each = Jede Person einmal pro Runde: { $what }.
does-when-each_clean = Jede Person ohne schmutzige Energie, einmal pro Runde: { $what }.
does-when-group = Eine Person, einmal pro Runde: { $what }.
does-when-open = Beliebig oft: { $what }.
does-when-shield = Wenn eine Krise eintritt, einmal pro Runde: { $what }.
does-when-shield_open = Wenn eine Krise eintritt: { $what }.
does-when-draw_phase = Zu Beginn der Projektphase: { $what }.
does-when-global_phase = In der globalen Phase: { $what }.
does-when-energy_check = Bei der Energieprüfung: { $what }.
does-when-crisis_phase = In jeder Krisenphase: { $what }.
does-when-modifier = Immer: { $what }.
does-active_with = Aktiv mit { $tags } darunter.
does-active_per_player = Aktiv mit 1 × { NAME($tag) } pro Person darunter.
does-active_by_players = Aktiv mit { $tags } darunter, zu dritt oder viert mit { $more }.
does-active_each = Aktiv, solange alle { $n } { NAME($kind) } haben.
does-active_some = Aktiv, solange jemand { $tags } auf allen Karten hat.
does-active_always = Immer aktiv.
does-takes_any = Jede Karte darf darunter.
does-takes_tag = Beliebig viele Karten mit { NAME($tag) } dürfen darunter.
does-takes_set = Je eine Karte mit { $tags } darf darunter.

## Challenges

does-scope-group = Für alle: { $what }.
does-scope-individual = Für eine Person: { $what }.
