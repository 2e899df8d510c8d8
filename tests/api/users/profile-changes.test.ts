import { beforeEach, describe, expect, it } from "vitest";
import { GET as readOwn } from "@/app/api/users/[id]/profile/route";
import { POST as saveLanguages } from "@/app/api/users/languages/route";
import { PUT as changeLocation } from "@/app/api/users/location/[id]/route";
import { POST as saveLocation } from "@/app/api/users/location/route";
import { PUT as changeSummary } from "@/app/api/users/summary/[id]/route";
import { POST as saveSummary } from "@/app/api/users/summary/route";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { newId } from "@/lib/shared/ids";
import { ownProfile } from "@/lib/users/profile/schema";
import { call, read, type TestRequest } from "@/tests/support/call";
import { aClient, anAdmin, aPro, VIENNA, type TestUser } from "@/tests/support/factories";

const TEXT = "Painter since 2004, tidy and on time.";
type Refusal = { code?: string; errors?: { path: string; code: string }[] };
const ask = (handler: RouteHandler, request: TestRequest) => call<Refusal>(handler, { as: pro, ...request });
const profileOf = async (user: TestUser = pro) =>
  read(ownProfile, await call(readOwn, { as: user, params: { id: user.id } }));
const problemsOf = async (handler: RouteHandler, body: unknown) => {
  const answer = await ask(handler, { params: { id: pro.id }, body });
  expect(answer.status).toBe(422);
  return answer.body.errors?.map(({ path, code }) => `${path} ${code}`);
};

let pro: TestUser;
beforeEach(async () => {
  pro = await aPro();
});

describe("the summary", () => {
  it("is written the first time and changed later, by anybody who has an account", async () => {
    const client = await aClient({ emailConfirmedAt: null });
    const first = await call(saveSummary, { as: client, body: { summary: `  ${TEXT}\n\n🐝 ` } });
    expect([first.status, first.body]).toEqual([200, { id: client.id, summary: `${TEXT}\n\n🐝` }]);

    await call(changeSummary, { as: client, params: { id: client.id }, body: { summary: TEXT } });

    expect((await profileOf(client)).summary).toBe(TEXT);
  });

  it.each([
    ["summary tooLong", { summary: "x".repeat(5000) }],
    ["summary tooShort", { summary: ` ${"x".repeat(19)} ` }],
    ["summary invalid", { summary: `${TEXT}\u0000` }],
    ["summary invalid", { summary: 20 }],
    ["summary invalid", { summary: [TEXT] }],
    ["summary required", { summary: null }],
    ["summary required", {}],
  ])("says at the field: %s", async (problem, body) => {
    for (const handler of [saveSummary, changeSummary]) {
      expect((await problemsOf(handler, body))?.[0]).toBe(problem);
    }
    expect((await profileOf()).summary).toBeNull();
  });
});

describe("the location", () => {
  it("keeps all six parts, and nothing of half a point or a blank line", async () => {
    await ask(saveLocation, { body: VIENNA });
    expect((await profileOf()).location).toEqual({ id: pro.id, ...VIENNA });

    const typed = { country: "at", city: " Graz ", street: "  ", postcode: null, latitude: 47.07 };
    const answer = await ask(changeLocation, { params: { id: pro.id }, body: typed });

    const parts = { street: null, postcode: null, latitude: null, longitude: null };
    expect(answer.body).toEqual({ id: pro.id, country: "AT", city: "Graz", ...parts });
    expect((await profileOf()).location).toEqual(answer.body);
  });

  it("leaves headline, rate and radius alone", async () => {
    const stored = { headline: "Painter", hourlyRateMinor: 4500, serviceRadiusKm: 55 };
    await db.profile.create({ data: { userId: pro.id, ...stored } });
    await Promise.all([ask(saveLocation, { body: VIENNA }), ask(saveSummary, { body: { summary: TEXT } })]);
    expect(await profileOf()).toMatchObject({ ...stored, summary: TEXT, location: VIENNA });
  });

  it.each([
    ["country invalid", { ...VIENNA, country: "Austria" }],
    ["country required", { city: "Wien" }],
    ["city required", { ...VIENNA, city: " " }],
    ["city tooLong", { ...VIENNA, city: "x".repeat(5000) }],
    ["street invalid", { ...VIENNA, street: "Ring\u0000straße" }],
    ["postcode tooLong", { ...VIENNA, postcode: "1".repeat(13) }],
    ["latitude tooLarge", { ...VIENNA, latitude: 91 }],
    ["longitude number", { ...VIENNA, longitude: "16" }],
  ])("says at the field: %s", async (problem, body) => {
    expect(await problemsOf(saveLocation, body)).toEqual([problem]);
    expect((await profileOf()).location).toBeNull();
  });
});

describe("somebody else's summary and location", () => {
  it("are not to be found and stay as they are", async () => {
    const [other, admin] = [await aPro(), await anAdmin()];
    await ask(saveLocation, { body: VIENNA });
    await ask(saveSummary, { body: { summary: TEXT } });
    const before = await profileOf();
    const changes = [
      [changeSummary, { summary: "Nothing of this is true, do not believe it." }],
      [changeLocation, { country: "SK", city: "Bratislava" }],
    ] as const;

    for (const [handler, body] of changes) {
      const params = { id: pro.id };
      expect((await call(handler, { as: other, params, body })).body).toMatchObject({
        code: "user_not_found",
      });
      expect((await call(handler, { as: admin, params, body })).status).toBe(403);
      expect((await call(handler, { as: other, params: { id: newId() }, body })).status).toBe(404);
      expect((await call(handler, { as: other, params: { id: "../1" }, body })).status).toBe(422);
      expect((await call(handler, { params, body })).status).toBe(401);
    }
    expect(await profileOf()).toEqual(before);
    expect(await profileOf(other)).toMatchObject({ summary: null, location: null });
  });
});

describe("the languages somebody speaks", () => {
  const speak = (languages: unknown) => ask(saveLanguages, { body: { languages } });

  it("are replaced as a whole and keep their order", async () => {
    const first = [
      { code: "sk", level: "NATIVE" },
      { code: "de", level: "FLUENT" },
      { code: "en", level: "BASIC" },
    ];
    expect((await speak(first)).body).toEqual({ languages: first });
    const second = [first[2], { code: "sk", level: "FLUENT" }];
    await speak(second);
    expect((await profileOf()).languages).toEqual(second);
    await speak([]);
    expect((await profileOf()).languages).toEqual([]);
  });

  it("end as one of two lists that are sent at once, never as a mixture", async () => {
    const lists = [
      ["de", "en", "hu"],
      ["cs", "sk"],
    ].map((codes) => codes.map((code) => ({ code, level: "BASIC" })));
    const answers = await Promise.all([...lists, ...lists].map(speak));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(lists).toContainEqual((await profileOf()).languages);
  });

  it.each([
    ["languages.0.code choose", [{ code: "xx", level: "BASIC" }]],
    ["languages.0.code choose", [{ code: "DE", level: "BASIC" }]],
    ["languages.0.code choose", [{ code: "🐝", level: "BASIC" }]],
    ["languages.0.code invalid", [{ code: "d\u0000", level: "BASIC" }]],
    ["languages.0.level choose", [{ code: "de", level: "GOOD" }]],
    ["languages.1.code duplicate", ["de", "de"].map((code) => ({ code, level: "BASIC" }))],
    ["languages tooMany", Array(11).fill({ code: "de", level: "BASIC" })],
    ["languages invalid", "de"],
    ["languages.0 invalid", ["de"]],
    ["languages required", undefined],
  ])("says at the field: %s", async (problem, languages) => {
    expect((await problemsOf(saveLanguages, { languages }))?.[0]).toBe(problem);
    expect((await profileOf()).languages).toEqual([]);
  });

  it("belong to whoever is signed in", async () => {
    expect((await call(saveLanguages, { body: { languages: [] } })).status).toBe(401);
  });
});
