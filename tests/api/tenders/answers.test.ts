import { describe, expect, it } from "vitest";
import { GET as list, POST } from "@/app/api/tenders/route";
import { GET, PATCH } from "@/app/api/tenders/[tenderId]/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import type { Answers } from "@/lib/questions/schema";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call } from "@/tests/support/call";
import { aClient, anOffer, aPro, aTender, VIENNA, type TestUser } from "@/tests/support/factories";

type Answer = TenderView & { errors?: { path: string; code: string; message: string }[] };

const content = {
  subcategoryId: subcategoryIdOf("painting"),
  title: "Paint the living room",
  description: "Two rooms, white walls, high ceilings.",
  isRemote: false,
  address: VIENNA,
  dateType: "FLEXIBLE",
  budgetType: "OPEN",
};
const ANSWERS = { areaM2: 60, paintSurfaces: ["ceilings", "walls"], furnishing: "empty", wallState: null };

const post = (as: TestUser, changes: object, lang = "en") =>
  call<Answer>(POST, { as, body: { ...content, ...changes }, headers: { "content-language": lang } });
const edit = (as: TestUser, { id, version }: { id: string; version: number }, change: object) =>
  call<Answer>(PATCH, { as, params: { tenderId: id }, body: { version, ...change } });
const open = (as: TestUser, tenderId: string, lang = "en") =>
  call<Answer>(GET, { as, params: { tenderId }, headers: { "content-language": lang } });
const factsOf = ({ body }: { body: Pick<TenderView, "answers"> }) =>
  body.answers.map(({ label, text }) => `${label}: ${text}`);
const valuesOf = ({ body }: { body: Pick<TenderView, "answers"> }) =>
  Object.fromEntries(body.answers.map(({ key, value }) => [key, value]));
const issuesOf = ({ body }: { body: Answer }) => body.errors?.map(({ path, code }) => `${path} ${code}`);

/** A tender with answers of an older set, as the database holds it. */
const withAnswers = (client: TestUser, answers: Answers) => aTender({ client, answers, answersVersion: 1 });

describe("answers to the questions of a service", () => {
  it("are said in the reader's language, in the order of the questions", async () => {
    const client = await aClient();
    const posted = await post(client, { answers: ANSWERS });

    expect(posted.status).toBe(201);
    expect(factsOf(await open(client, posted.body.id, "de"))).toEqual([
      "Zu streichen: Wände · Decken",
      "Fläche: 60 m²",
      "Zustand der Wände: Weiß ich nicht",
      "Möblierung: Leer",
    ]);
    expect(valuesOf(posted)).toEqual({ ...ANSWERS, paintSurfaces: ["walls", "ceilings"] });
    const row = await db.tender.findUniqueOrThrow({ where: { id: posted.body.id } });
    expect(row).toMatchObject({ answersVersion: 1 });
  });

  it("stand on the card of the list", async () => {
    const { body: tender } = await post(await aClient(), { answers: ANSWERS });
    const page = await call<ListAnswer<TenderCardView>>(list, { as: await aPro(), query: { search: "" } });
    const card = page.body.items.find(({ id }) => id === tender.id);
    expect(card?.answers).toEqual(tender.answers);
  });

  it("are found by their words in every language", async () => {
    const special = { itemName: "Bösendorfer", moveTo: "Hainburg", moveLifts: "destination" };
    const subcategoryId = subcategoryIdOf("single-item");
    const { body: tender } = await post(await aClient(), { subcategoryId, answers: special });
    const pro = await aPro();
    const find = async (search: string) => {
      const page = await call<ListAnswer<TenderCardView>>(list, { as: pro, query: { search } });
      return page.body.items.map(({ id }) => id);
    };
    expect(await find("bosendorfer hainburg")).toEqual([tender.id]);
    for (const lang of ["en", "de", "hu", "cz", "sk"]) {
      const { body } = await open(pro, tender.id, lang);
      const { text = "" } = body.answers.find(({ key }) => key === "moveLifts") ?? {};
      expect([lang, text, await find(`Hainburg ${text}`)]).toEqual([lang, text, [tender.id]]);
    }
  });

  it.each<[string, object, string[]]>([
    [
      "an unknown question",
      { colour: "red" },
      ["answers.colour unknownField", "answers.paintSurfaces required"],
    ],
    ["an unknown choice", { paintSurfaces: ["floor"] }, ["answers.paintSurfaces choose"]],
    ["too large a number", { paintSurfaces: null, areaM2: 10_001 }, ["answers.areaM2 tooLarge"]],
    ["a text for a number", { paintSurfaces: null, rooms: "two" }, ["answers.rooms number"]],
    ["nothing where an answer is needed", {}, ["answers.paintSurfaces required"]],
  ])("are refused at their field: %s", async (_, answers, issues) => {
    const answer = await post(await aClient(), { answers });
    expect([answer.status, issuesOf(answer)]).toEqual([422, issues]);
  });

  it("say the message in the caller's language", async () => {
    const { body } = await post(await aClient(), { answers: { paintSurfaces: null, areaM2: 0 } }, "de");
    expect(body.errors?.[0]).toMatchObject({ path: "answers.areaM2", message: "Der kleinste Wert ist 1." });
  });

  it("are refused in a shape that no question has", async () => {
    const answer = await post(await aClient(), { answers: { areaM2: { from: 1, to: 2 } } });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, "answers.areaM2"]);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`q${at}`, at]));
    expect((await post(await aClient(), { answers: many })).body.errors).toHaveLength(1);
  });

  it("may be left out by a client that knows no questions", async () => {
    const answer = await post(await aClient(), {});
    expect([answer.status, answer.body.answers]).toEqual([201, []]);
  });
});

describe("answers of a tender that is edited", () => {
  it("are changed like any field, and those who made an offer are told", async () => {
    const client = await aClient();
    const { body: tender } = await post(client, { answers: ANSWERS });
    const pro = await aPro();
    await anOffer({ tender, pro });

    const edited = await edit(client, tender, { answers: { ...ANSWERS, areaM2: 75 } });

    expect(valuesOf(edited)).toMatchObject({ areaM2: 75 });
    expect(edited.body.version).toBe(tender.version + 1);
    expect(await db.notification.count({ where: { userId: pro.id, type: "TENDER_CHANGED" } })).toBe(1);
  });

  it("are no change when they are sent as they are, in any order", async () => {
    const client = await aClient();
    const { body: tender } = await post(client, { answers: ANSWERS });
    const reversed = Object.fromEntries(Object.entries(ANSWERS).reverse());
    expect((await edit(client, tender, { answers: reversed })).body.version).toBe(tender.version);
  });

  it("stay when they are not mentioned, and old ones do not block the title", async () => {
    const client = await aClient();
    const tender = await withAnswers(client, { areaM2: 20_000, goneQuestion: "yes", furnishing: "castle" });
    const shown = await open(client, tender.id);
    expect(valuesOf(shown)).toEqual({ areaM2: 20_000 });

    const renamed = await edit(client, tender, { title: "Paint the whole house" });
    expect([renamed.status, valuesOf(renamed)]).toEqual([200, { areaM2: 20_000 }]);
    // The form sends what it was shown; what no longer fits is dropped, what is needed is asked for.
    const again = await edit(client, renamed.body, { answers: { areaM2: 20_000 } });
    expect(issuesOf(again)).toEqual(["answers.paintSurfaces required"]);
    const saved = await edit(client, renamed.body, { answers: { areaM2: 20_000, paintSurfaces: ["walls"] } });
    expect(valuesOf(saved)).toEqual({ paintSurfaces: ["walls"] });
  });

  it("of another service keep what it asks as well, and lose the rest", async () => {
    const client = await aClient();
    const { body: tender } = await post(client, { answers: ANSWERS });
    const moved = await edit(client, tender, { subcategoryId: subcategoryIdOf("tiling") });
    expect(moved.status).toBe(200);
    expect(Object.keys(valuesOf(moved))).not.toContain("paintSurfaces");
    expect(valuesOf(moved)).toMatchObject({ areaM2: 60 });
  });

  it("are judged by the service they belong to", async () => {
    const client = await aClient();
    const { body: tender } = await post(client, { answers: ANSWERS });
    const answers = { paintSurfaces: ["doors"] };
    const refused = await edit(client, tender, { subcategoryId: subcategoryIdOf("courier"), answers });
    expect(issuesOf(refused)).toContain("answers.paintSurfaces unknownField");
  });
});
