import type { DemoOffer, DemoTender, Outcome } from "../shapes";
import { beeKeyOf, clientKeyOf, TOWNS } from "./people";
import type { Town } from "./town";

const DAY = 24;
/** How many of a town's tenders are finished, and how many of the next are assigned. */
const FINISHED = 10;
const ASSIGNED = 3;

const RATINGS = [5, 5, 4, 5, 5, 4, 5, 5, 4, 4] as const;

type Job = Pick<DemoTender, "age" | "offers" | "outcome">;

function offersOf(town: Town, at: number, euros: number, others: number): DemoOffer[] {
  const bees = town.bees.length;
  const of = (number: number) => beeKeyOf(town, number % bees);
  const first: DemoOffer = { pro: of(at), price: euros, after: 5, days: 1 + (at % 3) };
  const more = Array.from({ length: others }, (_, number): DemoOffer => {
    const price = Math.round((euros * (1.1 + number * 0.07)) / 5) * 5;
    return { pro: of(at + 2 + number), price, after: 9 + number * 3 };
  });
  return [first, ...more];
}

function finished(town: Town, at: number, euros: number): Job {
  const text = town.reviews[at] ?? "";
  const outcome: Outcome = {
    accepted: beeKeyOf(town, at % town.bees.length),
    after: 30,
    finished: 30 + (3 + (at % 5)) * DAY,
    byClient: { rating: RATINGS[at] ?? 5, text },
    ...(at % 3 === 0 && { byPro: { rating: 5, text: town.thanks } }),
  };
  return { age: (62 + at * 27) * DAY, offers: offersOf(town, at, euros, 1 + (at % 2)), outcome };
}

function jobOf(town: Town, at: number, euros: number): Job {
  if (at < FINISHED) return finished(town, at, euros);
  const offers = offersOf(town, at, euros, 0);
  if (at < FINISHED + ASSIGNED)
    return {
      age: (at + 8) * DAY,
      offers,
      outcome: { accepted: beeKeyOf(town, at % town.bees.length), after: 40 },
    };
  return { age: 72 + (at - FINISHED - ASSIGNED) * 31, offers: offersOf(town, at, euros, 1) };
}

/** One photo of a finished job; the next one shows something else. */
function photosOf({ scenes }: Town, at: number) {
  const scene = at < FINISHED ? scenes[at % scenes.length] : undefined;
  return scene ? [scene] : [];
}

function tendersOf(town: Town): DemoTender[] {
  return town.jobs.map(([title, text, euros, repeats = "NONE"], at) => ({
    key: `${town.key}-${at}`,
    client: clientKeyOf(town, at % town.clients.length),
    subcategory: town.service,
    city: town.city,
    street: `${town.street} ${at + 20}`,
    lang: town.lang,
    title,
    text,
    repeats,
    ...(at % 3 !== 1 && { budget: { from: Math.round(euros * 0.8), to: Math.round(euros * 1.2) } }),
    photos: photosOf(town, at),
    ...jobOf(town, at, euros),
  }));
}

const LESSON = { client: "james", subcategory: "languages", city: "wien", lang: "en" } as const;

/** Lessons of the two tutors. */
const LESSONS: DemoTender[] = [
  {
    ...LESSON,
    key: "lesson-presentation",
    title: "Prepare a presentation in English",
    text: "Twenty minutes in front of customers. I have the slides and want to practise the talk four times.",
    age: 100 * DAY,
    offers: [{ pro: "bee-tutor-0", price: 150, after: 6 }],
    outcome: {
      accepted: "bee-tutor-0",
      after: 20,
      finished: 14 * DAY,
      byClient: { rating: 5, text: "Clear, friendly, and the talk went well." },
    },
  },
  {
    ...LESSON,
    key: "lesson-exam",
    title: "Eight lessons before the Cambridge exam",
    text: "Level C1, mostly writing and speaking. Evenings, near the Josefstadt or online.",
    age: 80,
    offers: [{ pro: "bee-tutor-0", price: 270, after: 8 }],
  },
  {
    ...LESSON,
    key: "lesson-physics",
    subcategory: "school-subjects",
    title: "Physics for the baccalaureate, in English",
    text: "Mechanics and electricity, two hours a week until May. The school teaches in English.",
    age: 110,
    offers: [{ pro: "bee-tutor-1", price: 320, after: 10 }],
  },
];

/** The tenders of the towns. */
export const TOWN_TENDERS: DemoTender[] = [...TOWNS.flatMap(tendersOf), ...LESSONS];
