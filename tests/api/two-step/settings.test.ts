import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as confirm } from "@/app/api/auth/two-step/confirm/route";
import { POST as disable } from "@/app/api/auth/two-step/disable/route";
import { POST as renew } from "@/app/api/auth/two-step/recovery-codes/route";
import { GET as readState } from "@/app/api/auth/two-step/route";
import { POST as setUp } from "@/app/api/auth/two-step/set-up/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { signedIn } from "@/lib/auth/schema";
import { recoveryCodes, twoStepSetUp } from "@/lib/auth/two-step/schema";
import { resetTwoStep } from "@/lib/auth/two-step/service/reset";
import { maybeAccount } from "@/lib/data-export/data";
import { translator } from "@/lib/i18n/translator";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, PASSWORD, type TestUser } from "@/tests/support/factories";
import { leaveForGood } from "@/tests/support/leave-for-good";
import { mailsTo } from "@/tests/support/run-jobs";
import {
  answer,
  codeOf,
  firstStep,
  pass,
  refusalOf,
  statusesOf,
  stopClock,
  switchOn,
  ticketOf,
  wrongCode,
} from "./app";

const t = translator("en", "emails");
const withPassword = { currentPassword: PASSWORD };

let client: TestUser;
beforeEach(async () => {
  stopClock();
  client = await aClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const stateOf = async (user: TestUser) => (await call(readState, { as: user })).body;
const subjectsTo = async (user: TestUser) => (await mailsTo(user.email)).map(({ subject }) => subject);

describe("switching two-step sign-in on", () => {
  it("takes the password, then a code of the app, and shows ten recovery codes", async () => {
    const begun = await call(setUp, { as: client, body: withPassword });
    const { secret, uri } = read(twoStepSetUp, begun);
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(`TenderBee:${client.email}`);
    expect(await stateOf(client)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });

    const confirmed = await call(confirm, { as: client, body: { code: codeOf(secret) } });

    const codes = read(recoveryCodes, confirmed).recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    expect(await stateOf(client)).toEqual({ enabledAt: new Date().toISOString(), recoveryCodesLeft: 10 });
    expect((await call(ownUser, { as: client })).body).toMatchObject({ hasTwoStep: true });
    expect(await subjectsTo(client)).toEqual([t("twoStep.on.subject")]);
  });

  it("changes nothing before a code has proven that the app has the secret", async () => {
    const { secret } = read(twoStepSetUp, await call(setUp, { as: client, body: withPassword }));
    const wrong = await call(confirm, { as: client, body: { code: wrongCode(secret) } });

    expect(refusalOf(wrong)).toEqual([422, "validation_failed", "code: wrongCode"]);
    expect((await firstStep(client)).status).toBe(200);
  });

  it("is refused without the password, and to an address that is not confirmed", async () => {
    expect(refusalOf(await call(setUp, { as: client, body: {} }))).toEqual([
      422,
      "validation_failed",
      "currentPassword: required",
    ]);
    expect(refusalOf(await call(setUp, { as: client, body: { currentPassword: "wrong-one-1" } }))).toEqual([
      422,
      "validation_failed",
      "currentPassword: wrongPassword",
    ]);
    const stranger = await aClient({ emailConfirmedAt: null });
    expect(refusalOf(await call(setUp, { as: stranger, body: withPassword }))).toEqual([
      403,
      "email_not_confirmed",
    ]);
  });

  it("takes who has no password at their word for ten minutes after a sign-in", async () => {
    const external = await aClient({ passwordHash: null });
    expect((await call(setUp, { as: external, body: {} })).status).toBe(200);
    pass(601);
    expect(refusalOf(await call(setUp, { as: external, body: {} }))).toEqual([403, "sign_in_again"]);
  });

  it("happens once, and a second set-up cannot replace the secret that is on", async () => {
    const { secret } = read(twoStepSetUp, await call(setUp, { as: client, body: withPassword }));
    const twice = await Promise.all(
      [1, 2].map(() => call(confirm, { as: client, body: { code: codeOf(secret) } })),
    );
    expect(statusesOf(twice)).toEqual([200, 409]);

    const again = await call(setUp, { as: client, body: withPassword });
    expect(refusalOf(again)).toEqual([409, "two_step_is_on"]);
  });

  it("signs out all other devices, which were signed in without it, and not this one", async () => {
    const { accessToken } = read(signedIn, await firstStep(client));
    const phone = { headers: { authorization: `Bearer ${accessToken}` } };
    expect((await call(ownUser, phone)).status).toBe(200);

    await switchOn(client);

    expect((await call(ownUser, phone)).status).toBe(401);
    expect((await call(ownUser, { as: client })).status).toBe(200);
  });

  it("keeps neither the secret nor a recovery code in the database as it is", async () => {
    const { secret, codes } = await switchOn(client);
    const where = { userId: client.id };
    const row = await db.twoStep.findUniqueOrThrow({ where });
    const hashes = await db.recoveryCode.findMany({ where });
    const stored = [Buffer.from(row.secret).toString("latin1"), ...hashes.map(({ codeHash }) => codeHash)];
    for (const known of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))])
      expect(stored.join("\n")).not.toContain(known);
  });
});

describe("recovery codes", () => {
  it("are renewed by password or code; the earlier ones serve no more", async () => {
    const { secret, codes } = await switchOn(client);
    const renewed = read(recoveryCodes, await call(renew, { as: client, body: withPassword }));
    expect(renewed.recoveryCodes).toHaveLength(10);
    const old = await answer(await ticketOf(client), codes[0]!);
    expect(refusalOf(old)).toEqual([422, "validation_failed", "code: wrongRecoveryCode"]);
    expect((await answer(await ticketOf(client), renewed.recoveryCodes[0]!)).status).toBe(200);
    expect(await stateOf(client)).toMatchObject({ recoveryCodesLeft: 9 });

    expect((await call(renew, { as: client, body: { code: codeOf(secret) } })).status).toBe(200);
    expect(await subjectsTo(client)).toContain(t("twoStep.codesRenewed.subject"));
  });
});

describe("switching two-step sign-in off", () => {
  it.each(["the password", "a code of the app", "a recovery code"])("takes %s", async (proof) => {
    const { secret, codes } = await switchOn(client);
    const proofs = {
      "the password": withPassword,
      "a code of the app": { code: codeOf(secret) },
      "a recovery code": { code: codes[0] },
    };

    const body = proofs[proof as keyof typeof proofs];
    expect((await call(disable, { as: client, body })).status).toBe(204);

    expect((await firstStep(client)).status).toBe(200);
    expect(await stateOf(client)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
    expect((await call(ownUser, { as: client })).status).toBe(200);
    expect(await subjectsTo(client)).toContain(t("twoStep.off.subject"));
  });

  it("is refused without a proof or with a wrong one, and where it is off", async () => {
    const { secret } = await switchOn(client);
    const refused = async (body: object) => refusalOf(await call(disable, { as: client, body }));
    expect(await refused({})).toEqual([422, "validation_failed", "code: required"]);
    expect(await refused({ code: wrongCode(secret) })).toEqual([422, "validation_failed", "code: wrongCode"]);
    expect(await refused({ currentPassword: "wrong-one-1" })).toEqual([
      422,
      "validation_failed",
      "currentPassword: wrongPassword",
    ]);
    expect((await firstStep(client)).status).toBe(401);
    await call(disable, { as: client, body: withPassword });
    expect(await refused(withPassword)).toEqual([409, "two_step_is_off"]);
  });

  it("voids the sign-ins that wait for their second step", async () => {
    const { codes } = await switchOn(client);
    const ticket = await ticketOf(client);
    await call(disable, { as: client, body: withPassword });
    expect(refusalOf(await answer(ticket, codes[0]!))).toEqual([410, "two_step_expired"]);
  });
});

describe("who has lost the app and the recovery codes", () => {
  it("is let in by the operator: it is off, every device is signed out and a mail says so", async () => {
    await switchOn(client);

    await resetTwoStep({ email: client.email });

    expect((await call(ownUser, { as: client })).status).toBe(401);
    expect((await firstStep(client)).status).toBe(200);
    expect(await subjectsTo(client)).toContain(t("twoStep.off.subject"));
    await expect(resetTwoStep({ email: client.email })).rejects.toMatchObject({ code: "two_step_is_off" });
    await expect(resetTwoStep({ email: "no@example.com" })).rejects.toMatchObject({
      code: "account_not_found",
    });
  });
});

describe("what is kept of it", () => {
  it("is in the copy of one's data without the secret and the codes", async () => {
    expect(await maybeAccount(client.id)).toMatchObject({ two_step: null });
    await switchOn(client);
    const account = (await maybeAccount(client.id)) as { two_step: object };
    expect(Object.keys(account.two_step).sort()).toEqual(["enabled_at", "recovery_codes_left"]);
    expect(account.two_step).toMatchObject({ recovery_codes_left: 10 });
  });

  it("goes with the account", async () => {
    await switchOn(client);
    await ticketOf(client);
    await leaveForGood(client);
    const where = { userId: client.id };
    expect(await db.twoStep.count({ where })).toBe(0);
    expect(await db.recoveryCode.count({ where })).toBe(0);
    expect(await db.signInTicket.count({ where })).toBe(0);
  });

  it("is an entry of the audit log when an admin changes it, and not of others", async () => {
    const admin = await anAdmin();
    await call(renew, { as: admin, body: withPassword, headers: { "x-client-ip": "10.1.2.3" } });
    await switchOn(client);

    const entries = await db.auditEntry.findMany({ where: { actorId: { in: [admin.id, client.id] } } });
    expect(entries).toMatchObject([
      {
        actorId: admin.id,
        action: "account.recovery_codes_renewed",
        subjectType: "users",
        subjectId: admin.id,
        ip: "10.1.2.3",
      },
    ]);
  });
});
