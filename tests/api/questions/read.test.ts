import { describe, expect, it } from "vitest";
import { GET } from "@/app/api/questions/[subcategoryId]/route";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { LANGUAGES } from "@/lib/i18n/languages";
import { questionSetView } from "@/lib/questions/schema";
import { newId } from "@/lib/shared/ids";
import { QUESTION_SETS } from "@/prisma/reference/questions";
import { call, read } from "@/tests/support/call";

const ask = (subcategoryId: string, lang = "en", headers = {}) =>
  call(GET, { params: { subcategoryId }, headers: { "content-language": lang, ...headers } });

describe("the questions of a service", () => {
  it("are open to everybody, in the order asked", async () => {
    const answer = await ask(subcategoryIdOf("home-moving"));
    const set = read(questionSetView, answer);
    expect(answer.status).toBe(200);
    expect(set.questions.map(({ key }) => key)).toEqual(QUESTION_SETS["home-moving"].questions);
    expect(set.version).toBe(QUESTION_SETS["home-moving"].version);
    expect(set.questions.find(({ key }) => key === "fromFloor")).toMatchObject({
      kind: "NUMBER",
      min: 0,
      max: 60,
    });
    expect(set.questions.find(({ key }) => key === "moveTo")).toMatchObject({
      isRequired: true,
      choices: [],
    });
  });

  it("come in the reader's language, with the words that answer each of them", async () => {
    const german = read(questionSetView, await ask(subcategoryIdOf("painting"), "de"));
    const slovak = read(questionSetView, await ask(subcategoryIdOf("painting"), "sk"));
    expect(german.words).toEqual({ yes: "Ja", no: "Nein", dontKnow: "Weiß ich nicht" });
    const [choice] = german.questions[0]?.choices ?? [];
    expect(choice).toEqual({ value: "walls", label: "Wände" });
    expect(slovak.questions[0]?.label).not.toBe(german.questions[0]?.label);
  });

  it("name the unit of a number where it is the same for every number", async () => {
    const unitOf = async (lang: string, key: string) => {
      const set = read(questionSetView, await ask(subcategoryIdOf("painting"), lang));
      return set.questions.find((question) => question.key === key)?.unit;
    };
    expect(await unitOf("en", "areaM2")).toBe("m²");
    expect(await unitOf("hu", "rooms")).toBe("szoba");
    // One room, two rooms: the question says what is counted.
    expect(await unitOf("en", "rooms")).toBeNull();
    expect(await unitOf("cz", "rooms")).toBeNull();
  });

  it("are there for every service in every language", async () => {
    const services = CATEGORY_TREE.flatMap(({ subcategories }) => [...subcategories]);
    for (const lang of LANGUAGES)
      for (const service of services)
        expect(
          read(questionSetView, await ask(subcategoryIdOf(service), lang)).questions.length,
        ).toBeGreaterThan(1);
  });

  it("are kept by the browser, each language for itself", async () => {
    const first = await ask(subcategoryIdOf("tiling"), "hu");
    expect(first.headers.get("cache-control")).toContain("public");
    expect(first.headers.get("vary")).toBe("Content-Language");
    const etag = first.headers.get("etag") ?? "";
    expect((await ask(subcategoryIdOf("tiling"), "hu", { "if-none-match": etag })).status).toBe(304);
    expect((await ask(subcategoryIdOf("tiling"), "cz", { "if-none-match": etag })).status).toBe(200);
  });

  it("are 404 for a service that nobody knows", async () => {
    expect((await ask(newId())).status).toBe(404);
    expect((await ask("painting")).status).toBe(422);
  });
});
