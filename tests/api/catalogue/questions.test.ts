import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/admin/catalogue/subcategories/[id]/questions/route";
import { GET as ask } from "@/app/api/questions/[subcategoryId]/route";
import { catalogueStamp, questionChanges, refreshCatalogue } from "@/lib/categories/catalogue/service";
import { subcategoryIdOf } from "@/lib/categories/service";
import { maybeServicePage } from "@/lib/directory/services/service";
import { singletons } from "@/lib/platform/server/config/singletons";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { QUESTION_SETS } from "@/prisma/reference/questions";
import { upsertReferenceData } from "@/prisma/reference/prepare";
import { call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, aPro, aTender, type TestUser } from "@/tests/support/factories";
import {
  askedOf,
  changeQuestionOf,
  choicesWith,
  patchQuestion,
  questionOf,
  questionsSeenBy,
} from "./questions-of";

let admin: TestUser;
beforeAll(async () => {
  admin = await anAdmin({ adminRights: ["MANAGE"] });
});

const keysOf = async (slug: "leaks" | "boiler" | "drains") =>
  (await questionsSeenBy(admin, slug)).map(({ key }) => key);

/** The words of the question with another one in one language. */
async function rewordedIn(slug: "leaks" | "heating", key: string, lang: "en" | "hu", words: object) {
  const { texts } = await questionOf(admin, slug, key);
  return { ...texts, [lang]: { ...texts[lang], ...words } };
}

describe("the questions of a service", () => {
  it("are listed as the product has them, for admins who manage and for nobody else", async () => {
    const client = await aClient();
    await aTender({ client, subcategoryId: subcategoryIdOf("boiler"), answers: { boilerKind: "oil" } });

    const all = await questionsSeenBy(admin, "boiler");
    expect(all.map(({ key }) => key)).toEqual(QUESTION_SETS.boiler.questions);
    expect(all.find(({ key }) => key === "boilerFault")).toMatchObject({
      kind: "MULTI",
      isActive: true,
      isAsked: true,
      version: 0,
      dependsOn: "boilerJob",
      openTenders: 0,
    });
    const kind = all.find(({ key }) => key === "boilerKind");
    expect(kind).toMatchObject({ openTenders: 1, texts: { de: { choices: { oil: "Ölheizung" } } } });
    expect(kind?.choices[0]).toEqual({ value: "gasCombi", isActive: true });

    for (const as of [await anAdmin({ adminRights: ["MODERATE", "SUPPORT"] }), client, await aPro()]) {
      expect((await call(GET, { as, params: { id: subcategoryIdOf("boiler") } })).status).toBe(403);
      expect((await patchQuestion(as, "boiler", "boilerKind", { version: 0, order: 1 })).status).toBe(403);
    }
    expect((await call(GET, { as: admin, params: { id: newId() } })).status).toBe(404);
  });

  it("are read with few queries", async () => {
    // Who is calling, what is changed, open tenders.
    const { queries } = await countQueries(() => questionsSeenBy(admin, "boiler"));
    expect(queries).toBeLessThanOrEqual(1 + 2);
  });
});

describe("new words of a question", () => {
  it("are asked at once in their language, of this service alone, and stay through the next start", async () => {
    const before = await askedOf("leaks", "hu");
    const stamp = catalogueStamp();
    const texts = await rewordedIn("leaks", "floor", "hu", { label: "Hányadikon csöpög?", hint: null });
    expect((await changeQuestionOf(admin, ["leaks", "floor"], { texts })).status).toBe(204);
    await upsertReferenceData();

    const asked = async (slug: "leaks" | "home-cleaning", lang: string) =>
      (await askedOf(slug, lang)).questions.find(({ key }) => key === "floor");
    expect(await asked("leaks", "hu")).toMatchObject({ label: "Hányadikon csöpög?", hint: null });
    expect(await asked("leaks", "en")).toMatchObject({ label: "On which floor?" });
    expect((await askedOf("leaks", "hu")).version).toBe(before.version + 1);
    expect(catalogueStamp()).not.toBe(stamp);
    expect(await questionOf(admin, "leaks", "floor")).toMatchObject({ version: 1, texts });
    const page = await maybeServicePage({ category: "plumbing", subcategory: "leaks" }, "hu");
    expect(page?.asks).toContain("Hányadikon csöpög?");
  });

  it("reach who has the old ones in the browser", async () => {
    const params = { subcategoryId: subcategoryIdOf("heating") };
    const old = (await call(ask, { params })).headers.get("etag") ?? "";
    const headers = { "if-none-match": old };
    expect((await call(ask, { params, headers })).status).toBe(304);
    const texts = await rewordedIn("heating", "areaM2", "en", { label: "How large is it?" });
    await changeQuestionOf(admin, ["heating", "areaM2"], { texts });
    expect((await call(ask, { params, headers })).status).toBe(200);
  });

  it.each<[string, { label?: string; fact?: string; choices?: Record<string, string | undefined> }]>([
    ["texts.hu.label required", { label: " " }],
    ["texts.hu.fact tooLong", { fact: "x".repeat(29) }],
    ["texts.hu.label oneLine", { label: "a\nb" }],
    ["texts.hu.choices.gas required", { choices: { gas: undefined } }],
    ["texts.hu.choices.district duplicate", { choices: { gas: "Gáz", district: "gáz" } }],
  ])("say at the field: %s", async (problem, words) => {
    const { texts, version } = await questionOf(admin, "heating", "heatSource");
    const hu = { ...texts.hu, ...words, choices: { ...texts.hu.choices, ...words.choices } };
    const answer = await patchQuestion(admin, "heating", "heatSource", { version, texts: { ...texts, hu } });
    const [path, code] = problem.split(" ");
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]).toMatchObject({ path, code });
    expect((await questionOf(admin, "heating", "heatSource")).version).toBe(version);
  });
});

describe("a change of a question", () => {
  it("is refused on an old version, and of two at once one wins", async () => {
    const other = await anAdmin({ adminRights: ["MANAGE"] });
    const { version } = await questionOf(admin, "drains", "drainCamera");
    const move = (as: TestUser, order: number) =>
      patchQuestion(as, "drains", "drainCamera", { version, order });
    const answers = await Promise.all([move(admin, 1), move(other, 2)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("stale_version");
    expect((await questionOf(admin, "drains", "drainCamera")).version).toBe(version + 1);
    expect((await keysOf("drains")).toSorted()).toEqual([...QUESTION_SETS.drains.questions].toSorted());
  });

  it("is a version with what was before and after in the audit log; what changes nothing is none", async () => {
    const path = ["bathroom", "bathroomTiles"] as const;
    const { choices } = await questionOf(admin, ...path);
    const moved = choices.toReversed();
    await changeQuestionOf(admin, [...path], { choices: moved, isActive: true });
    await changeQuestionOf(admin, [...path], { choices: moved });
    const entries = await db.auditEntry.findMany({
      where: { action: "catalogue.question_changed", actorId: admin.id },
    });
    const about = { subcategoryId: subcategoryIdOf("bathroom"), key: "bathroomTiles" };
    const ofTiles = entries.filter(({ after }) => (after as { key?: string }).key === "bathroomTiles");
    expect(ofTiles).toMatchObject([
      { subjectType: "question_changes", before: { ...about, choices }, after: { ...about, choices: moved } },
    ]);
    expect((await questionOf(admin, ...path)).version).toBe(1);
    const asked = (await askedOf("bathroom")).questions.find(({ key }) => key === "bathroomTiles");
    expect(asked?.choices.map(({ value }) => value)).toEqual(moved.map(({ value }) => value));
  });

  it("must change something of a question that the service asks", async () => {
    expect((await patchQuestion(admin, "drains", "drainTried", { version: 0 })).status).toBe(422);
    const change = { version: 0, isActive: false };
    expect((await patchQuestion(admin, "drains", "areaM2", change)).body.code).toBe("question_not_found");
    const missing = await patchQuestion(admin, "drains", "drainTried", { version: 0, choices: [] });
    expect(missing.body.errors).toMatchObject([{ path: "choices", code: "choose" }]);
  });

  it("keeps a question behind the one that it follows from", async () => {
    const move = (key: string, order: number) => changeQuestionOf(admin, ["boiler", key], { order });
    expect((await move("boilerFault", 0)).body.code).toBe("question_order");
    expect((await move("boilerJob", 5)).body.code).toBe("question_order");
    expect((await move("boilerFault", 1)).status).toBe(204);
    expect((await keysOf("boiler")).slice(0, 3)).toEqual(["boilerJob", "boilerFault", "boilerKind"]);
    expect((await askedOf("boiler")).questions[1]?.key).toBe("boilerFault");
  });

  it("leaves two choices", async () => {
    const off = async (key: string, choice: string) =>
      changeQuestionOf(admin, ["air-conditioning", key], {
        choices: await choicesWith(admin, ["air-conditioning", key], [choice, false]),
      });
    expect((await off("acKind", "split")).status).toBe(204);
    expect((await off("acKind", "mobile")).status).toBe(204);
    expect((await off("acKind", "central")).body.code).toBe("question_choices");
    const asked = (await askedOf("air-conditioning")).questions.find(({ key }) => key === "acKind");
    expect(asked?.choices.map(({ value }) => value)).toEqual(["multiSplit", "central"]);
  });

  it("is known to another process once it reads the catalogue", async () => {
    const older = singletons.catalogue;
    await changeQuestionOf(admin, ["painting", "furnishing"], { isActive: false });
    const isAsked = async () => (await askedOf("painting")).questions.some(({ key }) => key === "furnishing");
    expect(await isAsked()).toBe(false);
    singletons.catalogue = older;
    expect(await isAsked()).toBe(true);
    await refreshCatalogue();
    expect(await isAsked()).toBe(false);
    expect(questionChanges().get(subcategoryIdOf("painting"))).toMatchObject([
      { key: "furnishing", active: false },
    ]);
  });
});
