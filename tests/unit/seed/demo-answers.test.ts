import { expect, it } from "vitest";
import { subcategoryIdOf } from "@/lib/categories/service";
import { answerIssues } from "@/lib/questions/policy";
import { readQuestions } from "@/lib/questions/service";
import { DEMO_ANSWERS, demoAnswers } from "@/prisma/seed/build/answers";
import { TENDERS } from "@/prisma/seed/build/market";
import { QUESTIONS } from "@/prisma/reference/questions";

it("answers the questions of every job of the demo as the form would let one", () => {
  expect(Object.keys(DEMO_ANSWERS).toSorted()).toEqual(TENDERS.map(({ key }) => key).toSorted());
  for (const tender of TENDERS) {
    const { questions } = readQuestions({ lang: "en", subcategoryId: subcategoryIdOf(tender.subcategory) });
    const answers = demoAnswers(tender);
    expect([tender.key, answerIssues(questions, answers)]).toEqual([tender.key, []]);
    // Nothing that the service does not ask has been dropped.
    expect([tender.key, ...Object.keys(answers)]).toEqual([
      tender.key,
      ...Object.keys(DEMO_ANSWERS[tender.key] ?? {}).toSorted(),
    ]);
  }
});

const MEASURED = new Set(["m2", "m", "kg", "km", "inches", "minutes"]);
/** The sum of two rooms that the text names one by one, and two minutes in a word. */
const IN_WORDS = new Set(["stairwell-ba", "video-gyor"]);

it("answers with the measures of the text, and makes none up", () => {
  for (const tender of TENDERS.filter(({ key }) => !IN_WORDS.has(key)))
    for (const [name, value] of Object.entries(demoAnswers(tender))) {
      const question = QUESTIONS[name];
      if (question?.kind !== "NUMBER" || !MEASURED.has(question.unit)) continue;
      const said = [...`${tender.title} ${tender.text}`.matchAll(/\d+/g)].map(([number]) => Number(number));
      expect([tender.key, said]).toEqual([tender.key, expect.arrayContaining([value])]);
    }
});

/** A word that title or text must have where this is answered. */
const WORDS: [key: string, value: unknown, words: RegExp][] = [
  ["whiteGood", "washingMachine", /waschmaschine/],
  ["petKinds", "cat", /katze/],
  ["pets", true, /mačk|katze/],
  ["computerKind", "laptop", /notebook/],
  ["clearPlace", "attic", /dachboden/],
  ["treeJobs", "hedge", /sövény/],
  ["floorKind", "laminate", /lamin/],
  ["floorKind", "vinyl", /vinyl/],
  ["floorKind", "parquet", /parket|parkiet/],
  ["floorKind", "carpet", /kober/],
  ["mountItems", "tv", /\btv\b/],
  ["bathroomJob", "bathToShower", /bathtub/],
  ["learnLanguage", "german", /german/],
  ["learnLanguage", "english", /english|cambridge/],
  ["subjects", "maths", /matematika/],
  ["subjects", "physics", /physics/],
  ["roofJob", "leak", /zatek/],
  ["outdoorBuild", "deck", /terrasse/],
  ["acJob", "install", /install/],
  ["paintSurfaces", "doors", /tür/],
  ["paintSurfaces", "windows", /fenster/],
  ["repairPlaces", "windows", /redőny|ablak|okenice|blind|rollladen|fenster/],
  ["repairPlaces", "bathroom", /shower|bad|vaňu|mosdó|zuhany|wc/],
  ["cleanExtras", "windows", /fenster/],
  ["cleanExtras", "oven", /backofen/],
];

it.each(WORDS)("says %s: %s only where the job names it", (name, value, words) => {
  const said = TENDERS.filter((tender) => [demoAnswers(tender)[name]].flat().includes(value as string));
  expect(said.length).toBeGreaterThan(0);
  for (const { title, text } of said) expect(`${title} ${text}`.toLowerCase()).toMatch(words);
});
