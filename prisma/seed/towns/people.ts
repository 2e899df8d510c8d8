import { toLocale } from "@/lib/i18n/languages";
import type { DemoClient, DemoPro } from "../shapes";
import { BERLIN } from "./berlin";
import { BRNO } from "./brno";
import { BUDAPEST } from "./budapest";
import { faceOf } from "./faces";
import { GRAZ } from "./graz";
import { KOSICE } from "./kosice";
import type { Town } from "./town";

export const TOWNS: readonly Town[] = [GRAZ, BERLIN, BRNO, BUDAPEST, KOSICE];

/** Days of membership; more than the oldest of the towns' tenders. */
const JOINED = 420;

export const beeKeyOf = (town: Town, number: number) => `bee-${town.key}-${number}` as const;
export const clientKeyOf = (town: Town, number: number) => `client-${town.key}-${number}` as const;

const twoDigits = (number: number) => String(number).padStart(2, "0");

function addressOf(town: Town, number: number) {
  const { lang, city, postcode, street, phone } = town;
  return { lang, city, postcode, street: `${street} ${number + 3}`, phone: phone + twoDigits(number) };
}

/** How many photos of work a BEE of a town shows. */
const WORKS = 3;

/** Each BEE begins where the one before ends, so that neighbours in a list show different work. */
function worksOf({ scenes }: Town, number: number) {
  const from = (number * WORKS) % scenes.length;
  return [...scenes.slice(from), ...scenes.slice(0, from)].slice(0, WORKS);
}

function beesOf(town: Town): DemoPro[] {
  return town.bees.map(([firstName, lastName, headline, summary, businessName], number) => ({
    key: beeKeyOf(town, number),
    firstName,
    lastName,
    email: `${beeKeyOf(town, number)}@demo.local`,
    ...addressOf(town, number),
    ...(businessName !== undefined && { businessName }),
    joined: JOINED - number * 5,
    face: faceOf(town.key, number),
    headline,
    summary,
    speaks: [
      [toLocale(town.lang), "NATIVE"],
      ["en", number % 2 === 0 ? "CONVERSATIONAL" : "BASIC"],
    ],
    subcategories: [town.service, town.also[number % 2] ?? town.service],
    plan: "free",
    radiusKm: 30 + number * 5,
    hourlyRate: town.rate + number,
    isVerified: number % 2 === 0,
    works: worksOf(town, number),
    experience: { title: headline.slice(0, 60), from: `20${twoDigits(10 + number)}-04`, text: summary },
  }));
}

function clientsOf(town: Town): DemoClient[] {
  return town.clients.map(([firstName, lastName], number) => ({
    key: clientKeyOf(town, number),
    firstName,
    lastName,
    email: `${clientKeyOf(town, number)}@demo.local`,
    ...addressOf(town, 50 + number),
    joined: JOINED - number * 4,
    speaks: [[toLocale(town.lang), "NATIVE"]],
    showsTenderPhotos: true,
  }));
}

const TUTOR = {
  lang: "en",
  city: "wien",
  street: "Josefstädter Straße",
  postcode: "1080",
  plan: "free",
  subcategories: ["languages", "school-subjects"],
  works: ["board"],
} as const;

/** Two BEEs who teach in English. */
const TUTORS: DemoPro[] = [
  {
    ...TUTOR,
    subcategories: [...TUTOR.subcategories],
    works: [...TUTOR.works],
    key: "bee-tutor-0",
    firstName: "Grace",
    lastName: "Okafor",
    email: "bee-tutor-0@demo.local",
    street: `${TUTOR.street} 12`,
    phone: "+436641239900",
    joined: JOINED,
    face: faceOf("tutors", 0),
    headline: "English for work, exams and shy beginners",
    summary:
      "I have taught adults for eleven years. We talk from the first minute, and you notice it after four weeks.",
    speaks: [
      ["en", "NATIVE"],
      ["de", "FLUENT"],
    ],
    radiusKm: 20,
    hourlyRate: 34,
    isVerified: true,
    experience: { title: "English teacher", from: "2014-09", text: "Adults, companies and exam classes." },
  },
  {
    ...TUTOR,
    subcategories: [...TUTOR.subcategories],
    works: [...TUTOR.works],
    key: "bee-tutor-1",
    firstName: "Daniel",
    lastName: "Whitfield",
    email: "bee-tutor-1@demo.local",
    street: `${TUTOR.street} 40`,
    phone: "+436641239901",
    joined: JOINED - 30,
    face: faceOf("tutors", 1),
    headline: "Maths and physics in English or German",
    summary:
      "International baccalaureate, school leaving exam, first year at university: I explain until it is clear.",
    speaks: [
      ["en", "NATIVE"],
      ["de", "CONVERSATIONAL"],
    ],
    radiusKm: 25,
    hourlyRate: 32,
    isVerified: false,
    experience: { title: "Tutor", from: "2018-02", text: "Pupils from twelve years on, at home or online." },
  },
];

/** The BEEs of the towns. */
export const TOWN_PROS: DemoPro[] = [...TOWNS.flatMap(beesOf), ...TUTORS];
/** The clients of the towns. */
export const TOWN_CLIENTS: DemoClient[] = TOWNS.flatMap(clientsOf);
