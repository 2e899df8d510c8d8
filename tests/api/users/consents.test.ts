import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { POST as signUp } from "@/app/api/auth/sign-up/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { POST as consent } from "@/app/api/users/consents/route";
import { maybeAccount } from "@/lib/data-export/data";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { TERMS_VERSION } from "@/lib/users/consents/constants";
import { call } from "@/tests/support/call";
import { aClient, PASSWORD, type TestUser } from "@/tests/support/factories";

const rowsOf = ({ id }: { id: string }) =>
  db.consent.findMany({ where: { userId: id }, select: { document: true, version: true } });
const accept = (as: TestUser, version = TERMS_VERSION) =>
  call<{ code?: string }>(consent, { as, body: { document: "TERMS", version } });
const askedFor = async (as: TestUser) =>
  (await call<{ termsToAccept: string | null }>(ownUser, { as })).body.termsToAccept;

/** A client who signed up under the terms of last year. */
async function anOldClient(): Promise<TestUser> {
  const consents = { create: { id: newId(), document: "TERMS" as const, version: "2025-11-26" } };
  return aClient({ consents });
}

it("keeps at sign-up which version of the terms was accepted", async () => {
  const email = `${newId()}@example.com`;
  const body = { role: "CLIENT", email, password: PASSWORD, firstName: "Nora", lastName: "Berger" };

  const { body: answer } = await call<{ user: { id: string; termsToAccept: string | null } }>(signUp, {
    body: { ...body, isBusiness: false, acceptTerms: true },
  });

  expect(answer.user.termsToAccept).toBeNull();
  expect(await rowsOf(answer.user)).toEqual([{ document: "TERMS", version: TERMS_VERSION }]);
});

it("asks for a newer version until it is accepted, once", async () => {
  const client = await anOldClient();
  expect(await askedFor(client)).toBe(TERMS_VERSION);

  const answers = await Promise.all([accept(client), accept(client)]);

  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await askedFor(client)).toBeNull();
  expect((await rowsOf(client)).map(({ version }) => version).sort()).toEqual(["2025-11-26", TERMS_VERSION]);
});

it("takes no consent to a version that is not the one that applies", async () => {
  const client = await anOldClient();

  expect(await accept(client, "2025-12-24")).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await accept(client, "newest")).status).toBe(422);

  expect(await askedFor(client)).toBe(TERMS_VERSION);
});

it("gives the consents along with the rest of a user's data", async () => {
  const client = await anOldClient();
  await accept(client);

  const { consents } = (await maybeAccount(client.id)) as { consents: { version: string }[] };

  expect(consents.map(({ version }) => version).sort()).toEqual(["2025-11-26", TERMS_VERSION]);
});

it("has a new version whenever the words of the terms change", () => {
  const words = ["en", "de"].map((lang) => readFileSync(`components/legal/terms/${lang}.json`, "utf8"));
  const digest = createHash("sha256").update(words.join("")).digest("hex").slice(0, 16);

  expect([TERMS_VERSION, digest]).toEqual(["2026-11-27", "498343e251c99547"]);
});
