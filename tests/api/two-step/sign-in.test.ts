import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { DELETE as endOthers } from "@/app/api/auth/sessions/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { signedIn } from "@/lib/auth/schema";
import { translator } from "@/lib/i18n/translator";
import { deleteExpired } from "@/lib/maintenance/service";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import { aClient, PASSWORD, type TestUser } from "@/tests/support/factories";
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

let client: TestUser;
let secret: string;
let codes: string[];
beforeEach(async () => {
  stopClock();
  client = await aClient();
  ({ secret, codes } = await switchOn(client));
});
afterEach(() => {
  vi.useRealTimers();
});

const sessions = () => db.session.count({ where: { userId: client.id, revokedAt: null } });

describe("the right password of an account with two-step sign-in", () => {
  it("opens nothing by itself: it is answered with a ticket and no tokens", async () => {
    const before = await sessions();

    const first = await firstStep(client);

    expect(refusalOf(first)).toEqual([401, "two_step_required"]);
    expect(Object.keys(first.body).sort()).toEqual(["code", "message", "requestId", "statusCode", "ticket"]);
    expect(await sessions()).toBe(before);
  });

  it("opens the account together with the code of the app, with the answer of every sign-in", async () => {
    const { accessToken, user } = read(signedIn, await answer(await ticketOf(client), codeOf(secret)));

    expect(user).toMatchObject({ id: client.id, hasTwoStep: true });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await call(ownUser, { headers })).status).toBe(200);
  });

  it("gives no ticket with a wrong password", async () => {
    const wrong = await call(signIn, { body: { email: client.email, password: "wrong-password-1" } });
    expect(refusalOf(wrong)).toEqual([401, "wrong_credentials"]);
    expect(wrong.body).not.toHaveProperty("ticket");
  });
});

describe("a code", () => {
  it("that is wrong is refused at its field, and the right one still works with the same ticket", async () => {
    const ticket = await ticketOf(client);

    expect(refusalOf(await answer(ticket, wrongCode(secret)))).toEqual([
      422,
      "validation_failed",
      "code: wrongCode",
    ]);
    expect((await answer(ticket, codeOf(secret))).status).toBe(200);
  });

  it.each([-30, 30])("counts when the app's clock is %i seconds off", async (ahead) => {
    // The time step of the set-up is over, and so is its neighbour.
    pass(60);
    expect((await answer(await ticketOf(client), codeOf(secret, ahead))).status).toBe(200);
  });

  it.each([-60, 60])("counts no more when the app's clock is %i seconds off", async (ahead) => {
    pass(60);
    const late = await answer(await ticketOf(client), codeOf(secret, ahead));
    expect(refusalOf(late)).toEqual([422, "validation_failed", "code: wrongCode"]);
  });

  it("serves once, and no code from before it serves afterwards", async () => {
    pass(60);
    const before = codeOf(secret, -30);
    expect((await answer(await ticketOf(client), codeOf(secret))).status).toBe(200);

    const used = [422, "validation_failed", "code: codeUsed"];
    expect(refusalOf(await answer(await ticketOf(client), codeOf(secret)))).toEqual(used);
    expect(refusalOf(await answer(await ticketOf(client), before))).toEqual(used);
    pass(30);
    expect((await answer(await ticketOf(client), codeOf(secret))).status).toBe(200);
  });

  it("lets only one of several simultaneous sign-ins win", async () => {
    const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(client)));

    const answers = await Promise.all(tickets.map((ticket) => answer(ticket, codeOf(secret))));

    expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422]);
  });

  it("may be typed with a blank in the middle", async () => {
    const code = codeOf(secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await answer(await ticketOf(client), spaced)).status).toBe(200);
  });
});

describe("a recovery code", () => {
  it("opens the account once in place of the app, and its owner gets a mail", async () => {
    const [code = ""] = codes;

    expect((await answer(await ticketOf(client), code.toUpperCase())).status).toBe(200);

    const again = await answer(await ticketOf(client), code);
    expect(refusalOf(again)).toEqual([422, "validation_failed", "code: wrongRecoveryCode"]);
    const subjects = (await mailsTo(client.email)).map(({ subject }) => subject);
    expect(subjects).toContain(t("twoStep.codeUsed.subject"));
    expect((await answer(await ticketOf(client), codes[1]!)).status).toBe(200);
  });

  it("lets only one of several simultaneous sign-ins win", async () => {
    const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(client)));

    const answers = await Promise.all(tickets.map((ticket) => answer(ticket, codes[0]!)));

    expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422]);
  });

  it("of somebody else opens nothing", async () => {
    const other = await switchOn(await aClient());
    const foreign = await answer(await ticketOf(client), other.codes[0]!);
    expect(refusalOf(foreign)).toEqual([422, "validation_failed", "code: wrongRecoveryCode"]);
  });
});

describe("a ticket", () => {
  const expired = [410, "two_step_expired"];

  it("serves once", async () => {
    const ticket = await ticketOf(client);
    expect((await answer(ticket, codeOf(secret))).status).toBe(200);
    expect(refusalOf(await answer(ticket, codes[0]!))).toEqual(expired);
  });

  it("opens one session however many codes come with it at the same moment", async () => {
    const ticket = await ticketOf(client);
    const before = await sessions();

    const answers = await Promise.all(codes.slice(0, 4).map((code) => answer(ticket, code)));

    expect(statusesOf(answers)).toEqual([200, 410, 410, 410]);
    expect(await sessions()).toBe(before + 1);
  });

  it("ends after ten minutes, and is forgotten at night", async () => {
    const ticket = await ticketOf(client);
    pass(601);
    expect(refusalOf(await answer(ticket, codeOf(secret)))).toEqual(expired);
    expect((await deleteExpired()).tickets).toBeGreaterThan(0);
    expect(await db.signInTicket.count({ where: { userId: client.id } })).toBe(0);
  });

  it("of one account is not completed by the code of another", async () => {
    const other = await aClient();
    const { secret: foreign } = await switchOn(other);
    const crossed = await answer(await ticketOf(client), codeOf(foreign));
    expect(refusalOf(crossed)).toEqual([422, "validation_failed", "code: wrongCode"]);
  });

  it("that was made up or changed opens nothing", async () => {
    const ticket = await ticketOf(client);
    const [id, signature] = ticket.split(".");
    for (const forged of ["x", `${id}`, `${id}.x`, `${id}.${signature}.x`, `${client.id}.${signature}`]) {
      expect([forged, ...refusalOf(await answer(forged, codeOf(secret)))]).toEqual([forged, ...expired]);
    }
  });

  it.each(["a new password", "signing out everywhere else"])("is void after %s", async (change) => {
    const { accessToken } = read(signedIn, await answer(await ticketOf(client), codeOf(secret)));
    pass(30);
    const ticket = await ticketOf(client);
    const headers = { authorization: `Bearer ${accessToken}` };
    const body = { currentPassword: PASSWORD, password: "another-one-8" };

    if (change === "a new password") await call(changePassword, { headers, body });
    else await call(endOthers, { headers });

    expect(refusalOf(await answer(ticket, codeOf(secret)))).toEqual(expired);
  });
});
