### Names that cards had in revision 2 of the data.

project-P027 = Małe reaktory modułowe
project-P035 = Mikrosieci
project-P041 = Dywidenda węglowa
project-P057 = Kampania oszczędzania energii
project-P066 = Zakaz krótkich lotów
project-P068 = Elektryfikacja wszystkiego
project-P074 = Zielony wodór
project-P076 = Niskoemisyjny cement
project-P100 = Plantacje drzew
project-P121 = Korytarze dla zapylaczy
project-P125 = Ubezpieczenia klimatyczne
card-S_china_3 = Wielki Zielony Mur
card-S_china_4 = Modernizacja przemysłu
card-S_europe_3 = Pomoc wolontariuszy ({ power-europe })
    .plain = Pomoc wolontariuszy
crisis-C13 = Zanik zapylaczy
crisis-C15 = Konflikt o wodę
crisis-C27 = Zanieczyszczenia przemysłu naftowego
crisis-C29 = Polaryzacja polityczna
crisis-C32 = Zamieszki
global-G19 = Sieć banków nasion
global-G20 = Program odpornej infrastruktury
card-S_usa_3 = Ochrona wybrzeży
card-S_europe_4 = Fala renowacji
project-P072 = Czyste gotowanie
