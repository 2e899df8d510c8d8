import { toLocale } from "@/lib/i18n/languages";
import type { DemoClient, DemoPro, Face } from "../shapes";
import { BERLIN } from "./berlin";
import { BRNO } from "./brno";
import { BUDAPEST } from "./budapest";
import { GRAZ } from "./graz";
import { KOSICE } from "./kosice";
import type { Town } from "./town";

export const TOWNS: readonly Town[] = [GRAZ, BERLIN, BRNO, BUDAPEST, KOSICE];

/** Days of membership; more than the oldest of the towns' tenders. */
const JOINED = 420;

const HAIRS = ["brown", "black", "blond", "grey", "red"] as const;
const CUTS = ["short", "long", "curly", "bun", "bald"] as const;
const SKINS = ["light", "warm", "brown"] as const;
const SHIRTS = ["#2F5D50", "#2B4C7E", "#6A4BA1", "#8A4B2A", "#37474F"] as const;
const WALLS = ["#CFE3D6", "#D9E8C9", "#E3D8F2", "#F2E3CF", "#D4DDF0"] as const;

const pick = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

function faceOf(number: number): Face {
  return {
    skin: pick(SKINS, number),
    hair: pick(HAIRS, number * 3),
    cut: pick(CUTS, number * 2),
    shirt: pick(SHIRTS, number + 2),
    wall: pick(WALLS, number),
    hasBeard: number % 4 === 1,
    hasGlasses: number % 5 === 2,
  };
}

export const beeKeyOf = (town: Town, number: number) => `bee-${town.key}-${number}` as const;
export const clientKeyOf = (town: Town, number: number) => `client-${town.key}-${number}` as const;

const twoDigits = (number: number) => String(number).padStart(2, "0");

function addressOf(town: Town, number: number) {
  const { lang, city, postcode, street, phone } = town;
  return { lang, city, postcode, street: `${street} ${number + 3}`, phone: phone + twoDigits(number) };
}

function beesOf(town: Town, at: number): DemoPro[] {
  return town.bees.map(([firstName, lastName, headline, summary, businessName], number) => ({
    key: beeKeyOf(town, number),
    firstName,
    lastName,
    email: `${beeKeyOf(town, number)}@demo.local`,
    ...addressOf(town, number),
    ...(businessName !== undefined && { businessName }),
    joined: JOINED - number * 5,
    face: faceOf(at * 5 + number),
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
    works: town.scenes.slice(0, 2 + (number % 2)),
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
    face: faceOf(31),
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
    face: faceOf(33),
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
