import type { ClientKey, DemoTender, ProKey } from "../shapes";

type Finished = Pick<DemoTender, "key" | "client" | "city" | "lang" | "title" | "text"> & {
  pro: ProKey;
  /** Euros. */
  price: number;
};

const HOURS = { accepted: 40, finished: 200 };

const job = (
  client: ClientKey,
  pro: ProKey,
  price: number,
  rest: Omit<Finished, "client" | "pro" | "price">,
) => ({
  client,
  pro,
  price,
  ...rest,
});

/** Small repairs of the last months, enough of them for what they usually cost in Austria. */
const REPAIRS: Finished[] = [
  job("katharina", "tomas", 85, {
    key: "repairs-wien-1",
    city: "wien",
    lang: "de",
    title: "Zwei Innentüren schleifen am Boden",
    text: "Seit dem neuen Boden streifen zwei Türen. Bitte unten kürzen und wieder einhängen, die Türen sind furniert.",
  }),
  job("martin", "brandl", 140, {
    key: "repairs-graz-1",
    city: "graz",
    lang: "de",
    title: "Rollladengurt tauschen und Silikon im Bad erneuern",
    text: "Ein Gurt ist gerissen, und rund um die Wanne ist das Silikon dunkel geworden. Material bitte mitbringen.",
  }),
  job("james", "lindner", 110, {
    key: "repairs-wien-2",
    city: "wien",
    lang: "en",
    title: "Loose banister and a dripping shower hose",
    text: "The banister on the first floor moves when you hold it, and the shower hose drips. Both need new screws or seals.",
  }),
  job("anna", "szabo", 95, {
    key: "repairs-linz-1",
    city: "linz",
    lang: "de",
    title: "Türklingel und Küchenlade reparieren",
    text: "Die Klingel geht nur manchmal, und eine Lade fährt nicht mehr ganz hinein. Beides sollte an einem Vormittag gehen.",
  }),
  job("eva", "daniel", 160, {
    key: "repairs-wien-3",
    city: "wien",
    lang: "cz",
    title: "Opravit terasové dveře a dvě okenice",
    text: "Dveře na terasu nedovírají a dvě okenice mají uvolněné panty. Jde o chatu u Vídně, náhradní panty mám.",
  }),
  job("zsofia", "tomas", 120, {
    key: "repairs-graz-2",
    city: "graz",
    lang: "hu",
    title: "Konyhaszekrény ajtóinak beállítása",
    text: "Hat szekrényajtó lóg, három pánt eltört. Az új pántok megvannak, csak fel kell tenni és be kell állítani őket.",
  }),
  job("julia", "brandl", 180, {
    key: "repairs-linz-2",
    city: "linz",
    lang: "de",
    title: "Kleinere Ausbesserungen vor der Wohnungsübergabe",
    text: "Dübellöcher füllen, zwei Fußleisten befestigen und eine Steckdosenblende ersetzen. Die Wohnung hat drei Zimmer.",
  }),
  job("peter", "daniel", 75, {
    key: "repairs-wien-4",
    city: "wien",
    lang: "sk",
    title: "Uvoľnená bránka a zásuvka v pivnici",
    text: "Bránka do záhrady sa nedá zavrieť a v pivnici drží zásuvka len na jednej skrutke. Náradie treba doniesť.",
  }),
  job("nora", "lindner", 130, {
    key: "repairs-wien-5",
    city: "wien",
    lang: "en",
    title: "Fix a wardrobe door and a wobbly table",
    text: "One sliding door has jumped off its rail, and the dining table wobbles. I have the missing wheel for the door.",
  }),
];

/** Finished jobs, the latest about five weeks ago. */
export const FINISHED_TENDERS: DemoTender[] = REPAIRS.map(({ pro, price, ...tender }, index) => ({
  ...tender,
  subcategory: "minor-repairs",
  age: 1100 + index * 130,
  budget: { fixed: price + 20 },
  offers: [{ pro, price, after: 8, days: 1 }],
  outcome: { accepted: pro, after: HOURS.accepted, finished: HOURS.finished },
}));
