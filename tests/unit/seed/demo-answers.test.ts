import { expect, it } from "vitest";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { answerIssues } from "@/lib/questions/policy";
import { readQuestions } from "@/lib/questions/service";
import { demoAnswers } from "@/prisma/seed/build/answers";

const SERVICES = CATEGORY_TREE.flatMap(({ subcategories }) => [...subcategories]);

it("answers the questions of every service of the demo as the form would let one", () => {
  for (const subcategory of SERVICES)
    for (const key of ["first", "second", "third"]) {
      const answers = demoAnswers({ key, subcategory, text: "About 60 m², 12 m long and 300 kg." });
      const { questions } = readQuestions({ lang: "en", subcategoryId: subcategoryIdOf(subcategory) });
      expect([subcategory, answerIssues(questions, answers)]).toEqual([subcategory, []]);
      expect(demoAnswers({ key, subcategory, text: "About 60 m², 12 m long and 300 kg." })).toEqual(answers);
    }
});

it("takes the numbers of a text, and makes none up", () => {
  const painting = { key: "flat", subcategory: "painting" } as const;
  expect(demoAnswers({ ...painting, text: "Living room 28 m², ceilings 3 m high." })).toMatchObject({
    areaM2: 28,
  });
  expect(demoAnswers({ ...painting, text: "The whole flat." })).not.toHaveProperty("areaM2");
});
