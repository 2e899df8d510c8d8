import type { Language } from "@/lib/i18n/languages";

/** Generic texts of offers. */
export const OFFER_TEXTS: Record<Language, readonly string[]> = {
  en: [
    "I have done many jobs like this one. The price covers travel, tools and cleaning up, and I bring my own equipment.",
    "I can look at it first if you like, without any cost. If nothing unexpected turns up, this price is final.",
    "I have time on the days you named. Please send me one more photo if you can, then I know what to bring.",
    "My price is for the finished work, not by the hour. If it takes longer, that is my risk.",
    "I work carefully and leave the place as clean as I found it. I can show you similar work in my profile.",
  ],
  de: [
    "Solche Aufträge mache ich regelmäßig. Anfahrt, Werkzeug und Aufräumen sind im Preis enthalten.",
    "Gern sehe ich mir das vorher unverbindlich an. Wenn nichts Unerwartetes auftaucht, bleibt es bei diesem Preis.",
    "Zu Ihren Wunschterminen habe ich Zeit. Ein weiteres Foto wäre hilfreich, dann bringe ich gleich alles mit.",
    "Der Preis gilt für die fertige Arbeit. Dauert es länger, ist das mein Risiko und nicht Ihres.",
    "Ich arbeite sauber und hinterlasse alles so, wie ich es vorgefunden habe. Ähnliche Arbeiten finden Sie in meinem Profil.",
  ],
  hu: [
    "Rendszeresen vállalok ilyen munkát. Az ár tartalmazza a kiszállást, a szerszámokat és a takarítást is.",
    "Szívesen megnézem előtte, ez nem kerül semmibe. Ha nem derül ki váratlan dolog, az ár nem változik.",
    "A megadott napokon ráérek. Ha tud, küldjön még egy fotót, hogy mindent egyből hozzak magammal.",
    "Az ár a kész munkára szól. Ha tovább tart, az az én kockázatom, nem az Öné.",
    "Pontosan és tisztán dolgozom, hasonló munkákat talál az adatlapomon.",
  ],
  cz: [
    "Takové zakázky dělám pravidelně. V ceně je doprava, nářadí i závěrečný úklid.",
    "Můžu se předem nezávazně přijet podívat. Pokud se neobjeví nic nečekaného, cena platí.",
    "V uvedených dnech mám čas. Pošlete prosím ještě jednu fotku, ať vím, co vzít s sebou.",
    "Cena je za hotovou práci. Když to potrvá déle, je to moje starost.",
    "Pracuji pečlivě a uklidím po sobě. Podobné práce najdete v mém profilu.",
  ],
  sk: [
    "Takéto práce robím pravidelne. V cene je doprava, náradie aj upratanie na záver.",
    "Môžem sa vopred nezáväzne prísť pozrieť. Ak sa neobjaví nič nečakané, cena platí.",
    "V uvedených dňoch mám čas. Pošlite, prosím, ešte jednu fotku, nech viem, čo si vziať.",
    "Cena je za hotovú prácu. Ak to bude trvať dlhšie, je to moja starosť.",
    "Pracujem čisto a presne, podobné práce nájdete v mojom profile.",
  ],
};
