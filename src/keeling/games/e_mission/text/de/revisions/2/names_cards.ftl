### Names that cards had in revision 2 of the data.

project-P027 = Kleine Modulreaktoren
project-P035 = Inselnetze
project-P041 = Klimadividende
project-P057 = Energiesparkampagne
project-P066 = Kurzstreckenflugverbot
project-P068 = Alles elektrifizieren
project-P074 = Grüner Wasserstoff
project-P076 = Klimafreundlicher Zement
project-P100 = Baumplantagen
project-P121 = Blühkorridore
project-P125 = Klimaversicherung
card-S_china_3 = Grüne Mauer
card-S_china_4 = Industriemodernisierung
card-S_europe_3 = Ehrenamtliche Hilfe ({ power-europe })
    .plain = Ehrenamtliche Hilfe
crisis-C13 = Bestäubersterben
crisis-C15 = Wasserkonflikt
crisis-C29 = Politische Spaltung
crisis-C32 = Unruhen
global-G19 = Saatgutarchive
global-G20 = Programm für krisenfeste Infrastruktur
card-S_usa_3 = Küstenschutz
card-S_europe_4 = Sanierungswelle
project-P072 = Sauberes Kochen
