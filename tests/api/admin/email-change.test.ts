import { beforeEach, describe, expect, it } from "vitest";
import { POST as changeRoute } from "@/app/api/admin/users/[userId]/email-change/route";
import { GET as recordRoute } from "@/app/api/admin/users/[userId]/route";
import { DELETE as cancelRoute, GET as pendingRoute } from "@/app/api/auth/change-email/route";
import { POST as confirmRoute } from "@/app/api/auth/change-email/confirm/route";
import { POST as resendRoute } from "@/app/api/auth/change-email/resend/route";
import { POST as stopRoute } from "@/app/api/auth/change-email/stop/route";
import { POST as passwordRoute } from "@/app/api/auth/change-password/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { makeDueEmailChanges } from "@/lib/auth/service/change-email-by-support";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, PASSWORD, type TestUser } from "@/tests/support/factories";
import { mailsTo, tokenFromMailTo } from "@/tests/support/run-jobs";
import { decideOn } from "../reports/reporting";
import { accountOf, act, entriesAbout, isSignedIn, PROOF, startChange } from "./acting-for";

type Refusal = { code?: string };
const HOUR_MS = 3_600_000;
const confirm = (token: string, as?: TestUser) =>
  call<Refusal & { user: { id: string } | null }>(confirmRoute, { ...(as && { as }), body: { token } });
const stop = (token: string) => call<Refusal>(stopRoute, { body: { token } });

/** Lets hours go by for the changes that support has begun, and the next run of their job. */
async function pass(hours: number): Promise<void> {
  await makeDueEmailChanges(new Date(Date.now() + hours * HOUR_MS));
}

let admin: TestUser;
let client: TestUser;
let next: string;
beforeEach(async () => {
  [admin, client] = [await anAdmin({ adminRights: ["SUPPORT"] }), await aClient()];
  next = `new-${client.email}`;
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

describe("a change of address that an admin begins", () => {
  it("waits for the new address and for 72 hours, in which the present one can stop it, then ends all sessions", async () => {
    const started = await startChange(admin, client, ` ${next.toUpperCase()} `);
    expect(started.status).toBe(200);
    const hours = (Date.parse(started.body.effectiveAt ?? "") - Date.now()) / HOUR_MS;
    expect(Math.round(hours * 10) / 10).toBe(72);
    const [notice] = await mailsTo(client.email);
    expect(notice?.subject).toBe("Support was asked to change your e-mail address");
    expect(notice?.text).not.toContain(next);

    const proven = await confirm(await tokenFromMailTo(next), client);

    expect(proven.body).toEqual({ user: null, effectiveAt: started.body.effectiveAt });
    await pass(71);
    expect([(await accountOf(client)).email, await isSignedIn(client)]).toEqual([client.email, true]);
    await pass(73);
    expect([(await accountOf(client)).email, await isSignedIn(client)]).toEqual([next, false]);
    expect((await mailsTo(client.email)).at(-1)?.subject).toBe("Your e-mail address was changed");
    expect((await call(signIn, { body: { email: next, password: PASSWORD } })).status).toBe(200);
    await pass(74);
    expect(await entriesAbout(client)).toMatchObject([
      {
        action: "user.email_change_started",
        actorId: admin.id,
        before: { email: client.email },
        after: { email: next, proof: PROOF, effectiveAt: started.body.effectiveAt },
      },
    ]);
  });

  it("does not take effect while the new address is not proven", async () => {
    await startChange(admin, client, next);
    await pass(100);
    expect((await accountOf(client)).email).toBe(client.email);
  });

  it("is shown on the page of the person and in their settings, where it can be canceled", async () => {
    const { body } = await startChange(admin, client, next);
    const pending = { email: next, effectiveAt: body.effectiveAt };
    expect((await act(recordRoute, admin, client)).body).toMatchObject({ pendingEmail: pending });
    expect((await call(pendingRoute, { as: client })).body).toMatchObject({ pending });
    const token = await tokenFromMailTo(next);
    await confirm(token);
    await call(cancelRoute, { as: client });
    await pass(73);
    expect((await accountOf(client)).email).toBe(client.email);
    expect((await confirm(token)).status).toBe(410);
    expect((await act(recordRoute, admin, client)).body).toMatchObject({ pendingEmail: null });
  });

  it("is stopped by the link in the mail to the present address, before and after the new one is proven", async () => {
    for (const isProven of [false, true]) {
      await startChange(admin, client, next);
      const keep = await tokenFromMailTo(client.email);
      const token = await tokenFromMailTo(next);
      if (isProven) await confirm(token);
      expect((await stop(keep)).status).toBe(204);
      expect((await stop(keep)).body.code).toBe("link_expired");
      expect((await confirm(token)).body.code).toBe("link_expired");
    }
    await pass(73);
    expect((await accountOf(client)).email).toBe(client.email);
  });

  it("is stopped by that link although the mail to the new address was sent again", async () => {
    await startChange(admin, client, next);
    const keep = await tokenFromMailTo(client.email);
    const first = await tokenFromMailTo(next);
    await db.emailToken.updateMany({ where: { userId: client.id }, data: { createdAt: new Date(0) } });
    await call(resendRoute, { as: client });
    const second = await tokenFromMailTo(next);
    expect(second).not.toBe(first);
    expect((await confirm(second)).body.user).toBeNull();
    expect((await stop(keep)).status).toBe(204);
    await pass(73);
    expect((await accountOf(client)).email).toBe(client.email);
  });

  it("takes no link that it did not mail, and none of an earlier change", async () => {
    await startChange(admin, client, next);
    const keep = await tokenFromMailTo(client.email);
    await startChange(admin, client, `third-${next}`);
    for (const token of [keep, `${keep}x`, keep.replace(/^./, "f"), `${client.id}.1.`, "none"])
      expect((await stop(token)).body.code).toBe("link_expired");
    await confirm(await tokenFromMailTo(`third-${next}`));
    await pass(73);
    expect((await accountOf(client)).email).toBe(`third-${next}`);
  });

  it("is stopped by a new password", async () => {
    await startChange(admin, client, next);
    await confirm(await tokenFromMailTo(next));
    const body = { currentPassword: PASSWORD, password: "another-one-8" };
    await call(passwordRoute, { as: client, body });
    await pass(73);
    expect((await accountOf(client)).email).toBe(client.email);
  });

  it("of two at once, stopping and taking effect, one happens", async () => {
    for (let round = 0; round < 8; round++) {
      const person = await aClient();
      await startChange(admin, person, `new-${person.email}`);
      const keep = await tokenFromMailTo(person.email);
      await confirm(await tokenFromMailTo(`new-${person.email}`));
      const [stopped] = await Promise.all([stop(keep), pass(73)]);
      const isKept = (await accountOf(person)).email === person.email;
      expect(stopped.status).toBe(isKept ? 204 : 410);
    }
  });

  it("does not wait where the present address was never confirmed, and does not write to that", async () => {
    client = await aClient({ emailConfirmedAt: null });
    await startChange(admin, client, next);
    expect(await mailsTo(client.email)).toEqual([]);
    const answer = await confirm(await tokenFromMailTo(next), client);
    expect(answer.body).toMatchObject({ user: { id: client.id, email: next, emailConfirmed: true } });
    expect(await isSignedIn(client)).toBe(false);
  });

  it("helps a suspended person, too", async () => {
    await decideOn(await anAdmin(), client, { action: "SUSPEND" });
    await startChange(admin, client, next);
    await confirm(await tokenFromMailTo(next));
    await pass(73);
    expect((await accountOf(client)).email).toBe(next);
  });

  it("is refused for a taken address, at once, at the link and when it takes effect", async () => {
    const other = await aClient();
    expect((await startChange(admin, client, other.email)).body.code).toBe("email_taken");
    await startChange(admin, client, next);
    const token = await tokenFromMailTo(next);
    await confirm(token);
    await aClient({ email: next });
    expect((await confirm(token)).body.code).toBe("email_taken");
    await pass(73);
    await pass(74);
    expect((await accountOf(client)).email).toBe(client.email);
    expect((await confirm(token)).body.code).toBe("link_expired");
  });

  it("asks for an address, another than the present one, and for a proof in words", async () => {
    const pathOf = async (body: object) => {
      const answer = await act(changeRoute, admin, client, body);
      return [answer.status, answer.body.errors?.[0]?.path];
    };
    expect(await pathOf({ email: client.email.toUpperCase(), proof: PROOF })).toEqual([422, "email"]);
    expect(await pathOf({ email: "petra", proof: PROOF })).toEqual([422, "email"]);
    for (const short of ["", "passport", " ".repeat(12)])
      expect(await pathOf({ email: next, proof: short })).toEqual([422, "proof"]);
    expect(await entriesAbout(client)).toEqual([]);
  });

  it("is begun once per key, and of two admins at once the later one counts", async () => {
    const twice = await Promise.all([1, 2].map(() => startChange(admin, client, next, "one-change")));
    expect(new Set(twice.map(({ body }) => body.effectiveAt)).size).toBe(1);
    expect(await mailsTo(next)).toHaveLength(1);
    const other = await anAdmin();
    await Promise.all([startChange(admin, client, `one-${next}`), startChange(other, client, `two-${next}`)]);
    const open = await db.emailToken.findMany({ where: { userId: client.id, usedAt: null } });
    expect(open).toHaveLength(1);
  });
});
