import { beforeAll, describe, expect, it } from "vitest";
import { POST as propose } from "@/app/api/questions/[subcategoryId]/texts/route";
import { GET as list, POST } from "@/app/api/tenders/route";
import { GET, PATCH } from "@/app/api/tenders/[tenderId]/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { SubcategorySlug } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { readPublicTender } from "@/lib/directory/tenders/service";
import { db } from "@/lib/platform/server/database/db";
import type { Answers } from "@/lib/questions/schema";
import type { ListAnswer } from "@/lib/shared/list-query";
import { jobs } from "@/lib/tenders/jobs";
import { proposal } from "@/lib/tenders/proposal/schema";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, anOffer, aPro, aTender, VIENNA, type TestUser } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import { changeQuestionOf, choicesWith, questionOf } from "./questions-of";

type Answer = TenderView & { errors?: { path: string; code: string }[] };

const content = {
  title: "Please come and look",
  description: "It is on the second floor, at the back.",
  isRemote: false,
  address: VIENNA,
  dateType: "FLEXIBLE",
  budgetType: "OPEN",
};

let admin: TestUser;
let client: TestUser;
beforeAll(async () => {
  admin = await anAdmin({ adminRights: ["MANAGE"] });
  client = await aClient();
});

const post = (slug: SubcategorySlug, answers: Answers) =>
  call<Answer>(POST, { as: client, body: { ...content, subcategoryId: subcategoryIdOf(slug), answers } });
const edit = ({ id, version }: { id: string; version: number }, change: object) =>
  call<Answer>(PATCH, { as: client, params: { tenderId: id }, body: { version, ...change } });
const open = (tenderId: string, lang = "en") =>
  call<Answer>(GET, { as: client, params: { tenderId }, headers: { "content-language": lang } });
const valuesOf = ({ body }: { body: Pick<TenderView, "answers"> }) =>
  Object.fromEntries(body.answers.map(({ key, value }) => [key, value]));
const issuesOf = ({ body }: { body: Answer }) => body.errors?.map(({ path, code }) => `${path} ${code}`);
const switchOff = async (slug: SubcategorySlug, key: string) =>
  expect((await changeQuestionOf(admin, [slug, key], { isActive: false })).status).toBe(204);
const switchOffChoice = async (slug: SubcategorySlug, key: string, choice: string) => {
  const choices = await choicesWith(admin, [slug, key], [choice, false]);
  expect((await changeQuestionOf(admin, [slug, key], { choices })).status).toBe(204);
};

describe("a question that is switched off", () => {
  it("is neither asked nor required, and an answer of an older draft is left out", async () => {
    await switchOff("leaks", "leakPlace");
    const posted = await post("leaks", { leakPlace: "tap", waterOff: true });
    expect([posted.status, valuesOf(posted)]).toEqual([201, { waterOff: true }]);
    expect((await post("leaks", {})).status).toBe(201);
    const texts = await call(propose, {
      params: { subcategoryId: subcategoryIdOf("leaks") },
      body: { answers: { leakPlace: "tap", waterOff: true } },
    });
    expect(read(proposal, texts).facts.map(({ key }) => key)).toEqual(["waterOff"]);
  });

  it("stays answered on an old tender, which is edited without it and keeps it", async () => {
    const { body: tender } = await post("boiler", {
      boilerJob: "repair",
      boilerKind: "oil",
      boilerFault: ["leaks", "noise"],
    });
    const pro = await aPro();
    await anOffer({ tender, pro });
    const before = tender.answers;
    // What depends on it is asked no more either.
    await switchOff("boiler", "boilerJob");

    expect((await open(tender.id)).body.answers).toEqual(before);
    expect((await readPublicTender({ tenderId: tender.id, lang: "en" })).answers).toEqual(before);
    const same = await edit(tender, { answers: { boilerKind: "oil" } });
    expect([same.status, same.body.version]).toEqual([200, tender.version]);
    expect(await db.notification.count({ where: { userId: pro.id, type: "TENDER_CHANGED" } })).toBe(0);
    const edited = await edit(tender, { answers: { boilerKind: "solid", boilerJob: "install" } });
    expect([edited.status, valuesOf(edited)]).toEqual([
      200,
      { boilerJob: "repair", boilerKind: "solid", boilerFault: ["leaks", "noise"] },
    ]);
    expect((await edit(edited.body, { title: "Please come soon" })).body.answers).toEqual(
      edited.body.answers,
    );
  });

  it("goes with the service when a tender moves to another one", async () => {
    const { body: tender } = await post("drains", { drainPlace: "toilet", building: "flat" });
    await switchOff("drains", "building");
    const moved = await edit(tender, { subcategoryId: subcategoryIdOf("heating") });
    expect(valuesOf(moved)).toEqual({ building: "flat" });
    const back = await edit(moved.body, { subcategoryId: subcategoryIdOf("drains") });
    expect([back.status, valuesOf(back)]).toEqual([200, {}]);
  });

  it("is asked again once it is switched on", async () => {
    await switchOff("air-conditioning", "acJob");
    expect((await post("air-conditioning", {})).status).toBe(201);
    await changeQuestionOf(admin, ["air-conditioning", "acJob"], { isActive: true });
    expect(issuesOf(await post("air-conditioning", {}))).toEqual(["answers.acJob required"]);
  });
});

describe("a choice that is switched off", () => {
  it("is left out of an older draft, which is asked for another one where one is needed", async () => {
    await switchOffChoice("bathroom", "bathroomItems", "bidet");
    await switchOffChoice("bathroom", "bathroomJob", "single");
    const several = { bathroomJob: "full", bathroomItems: ["bath", "bidet"] };
    expect(valuesOf(await post("bathroom", several))).toMatchObject({ bathroomItems: ["bath"] });
    const alone = await post("bathroom", { bathroomJob: "full", bathroomItems: ["bidet"] });
    expect([alone.status, valuesOf(alone)]).toEqual([201, { bathroomJob: "full" }]);
    const needed = await post("bathroom", { bathroomJob: "single" });
    expect([needed.status, issuesOf(needed)]).toEqual([422, ["answers.bathroomJob required"]]);
    expect(issuesOf(await post("bathroom", { bathroomJob: "castle" }))).toEqual([
      "answers.bathroomJob choose",
    ]);
  });

  it("stays on an old tender with its words, also when its other answers change, until another one is chosen", async () => {
    const { body: tender } = await post("painting", {
      paintSurfaces: ["walls", "ceilings"],
      wallState: "cracks",
      rooms: 2,
    });
    await switchOffChoice("painting", "paintSurfaces", "ceilings");
    await switchOffChoice("painting", "wallState", "cracks");

    expect((await open(tender.id)).body.answers).toEqual(tender.answers);
    const answers = { paintSurfaces: ["ceilings", "walls", "doors"], wallState: "cracks", rooms: 3 };
    const edited = await edit(tender, { answers });
    expect([edited.status, valuesOf(edited)]).toEqual([
      200,
      { ...answers, paintSurfaces: ["walls", "ceilings", "doors"] },
    ]);
    const chosen = await edit(edited.body, { answers: { ...answers, paintSurfaces: ["walls"] } });
    expect(valuesOf(chosen)).toMatchObject({ paintSurfaces: ["walls"] });
    const again = await edit(chosen.body, { answers: { ...answers, paintSurfaces: ["ceilings", "walls"] } });
    expect(valuesOf(again)).toMatchObject({ paintSurfaces: ["walls"] });
  });
});

describe("new words of a question", () => {
  it("stand on tenders that are there, in the reader's language, and find them", async () => {
    const subcategoryId = subcategoryIdOf("fences-decking");
    const tender = await aTender({ client, subcategoryId, answers: { material: "bring", removeOld: true } });
    const other = await aTender({
      client,
      subcategoryId: subcategoryIdOf("flooring"),
      answers: { material: "bring" },
    });
    const reword = async (key: string, words: object) => {
      const { texts } = await questionOf(admin, "fences-decking", key);
      const de = { ...texts.de, ...words };
      expect(
        (await changeQuestionOf(admin, ["fences-decking", key], { texts: { ...texts, de } })).status,
      ).toBe(204);
    };
    const { texts } = await questionOf(admin, "fences-decking", "material");
    await reword("material", {
      fact: "Fliesen",
      choices: { ...texts.de.choices, bring: "Fliesenlieferung" },
    });
    await reword("removeOld", { fact: "Abschlagen" });
    await runJobs(jobs);

    const facts = (await open(tender.id, "de")).body.answers.map(({ label, text }) => `${label}: ${text}`);
    expect(facts).toEqual(expect.arrayContaining(["Fliesen: Fliesenlieferung", "Abschlagen: Ja"]));
    const find = async (search: string) => {
      const page = await call<ListAnswer<{ id: string }>>(list, { as: await aPro(), query: { search } });
      return page.body.items.map(({ id }) => id);
    };
    expect(await find("fliesenlieferung abschlagen")).toEqual([tender.id]);
    const rows = await db.tender.findMany({ where: { id: { in: [tender.id, other.id] } } });
    expect(rows.map(({ version }) => version)).toEqual([tender.version, other.version]);
  });
});
