import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LegalText } from "@/components/legal/document";
import { KM_PER_STAR } from "@/lib/directory/constants";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { PROPOSED_ACTIVE_DAYS } from "@/lib/invitations/constants";
import { RELEVANCE } from "@/lib/tenders/constants";

function sectionsOf(lang: Language): LegalText["sections"] {
  const { ranking } = JSON.parse(readFileSync(`messages/${lang}/legal.json`, "utf8")) as {
    ranking: LegalText;
  };
  return ranking.sections;
}

/** The numbers of a text in their order. */
function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** The names of the entries of a text: what stands before the bar. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/^= (.+?) \|/gm)].map(([, name = ""]) => name);
}

describe.each(LANGUAGES)("how we rank, in %s", (lang) => {
  const { relevant, bees } = sectionsOf(lang);

  it("gives each criterion of the most relevant tenders the weight it has", () => {
    const weights = Object.values(RELEVANCE).map((weight) => Math.round(weight * 100));
    expect(namesOf(relevant!.text).flatMap(numbersOf)).toEqual(weights);
    expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
  });

  it("says how many points a neighbouring service, the edge of the radius, three days and a remote job leave", () => {
    const left = [RELEVANCE.service * 0.4, RELEVANCE.distance / Math.E, RELEVANCE.age / Math.E];
    const said = [...left, RELEVANCE.distance * 0.8].map((points) => Math.round(points * 100));
    expect(numbersOf(relevant!.text)).toEqual(expect.arrayContaining(said));
  });

  it("says how many kilometres weigh a star, and how long a proposed BEE may have been away", () => {
    expect(numbersOf(bees!.text)).toEqual(expect.arrayContaining([KM_PER_STAR, PROPOSED_ACTIVE_DAYS]));
  });
});
