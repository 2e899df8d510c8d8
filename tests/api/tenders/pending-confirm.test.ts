import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as confirm } from "@/app/api/auth/confirm-email/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as resend } from "@/app/api/auth/resend-confirm-email/route";
import { POST as signInGoogle } from "@/app/api/auth/sign-in/google/route";
import { GET } from "@/app/api/pending-tenders/route";
import { confirmedEmail } from "@/lib/auth/schema";
import { pendingTenderList } from "@/lib/pending-tenders/schema";
import { db } from "@/lib/platform/server/database/db";
import { addMonthsToDay, latestToday } from "@/lib/shared/dates/dates";
import { call, read } from "@/tests/support/call";
import { PASSWORD } from "@/tests/support/factories";
import { aGoogleUser, CLIENT_ID, FakeIdentityProvider, NONCE } from "@/tests/support/fake-identity";
import { mailsTo, tokenFromMailTo } from "@/tests/support/run-jobs";
import { aPendingTender } from "./pending-factories";

const provider = new FakeIdentityProvider();
beforeAll(async () => {
  await provider.start();
  process.env.GOOGLE_CLIENT_ID = CLIENT_ID;
  process.env.GOOGLE_ISSUER = provider.issuer;
  process.env.GOOGLE_JWKS_URL = provider.jwksUrl;
});
afterAll(() => provider.stop());

const tendersOf = ({ user }: { user: { id: string } }) =>
  db.tender.findMany({ where: { creatorId: user.id }, select: { id: true, title: true, status: true } });
const openIt = async (email: string) => call(confirm, { body: { token: await tokenFromMailTo(email) } });
const pendingOf = async ({ user }: { user: { id: string } }) =>
  read(pendingTenderList, await call(GET, { as: user })).items[0];

describe("confirming the address of a described job", () => {
  it("puts it on the market, on whatever device the link is opened, and says so", async () => {
    const waiting = await aPendingTender({ photos: 2 });

    const answer = await openIt(waiting.email);

    expect(answer.status).toBe(200);
    const [tender] = await tendersOf(waiting);
    expect(tender).toMatchObject({ title: "Paint the living room", status: "NEW" });
    expect(read(confirmedEmail, answer).tender).toEqual({
      id: waiting.pendingTenderId,
      status: "POSTED",
      tenderId: tender?.id,
      photosToCome: 2,
      service: { category: "renovation", subcategory: "painting" },
    });
    expect(await pendingOf(waiting)).toMatchObject({ status: "POSTED", tenderId: tender?.id, tender: null });
  });

  it("posts one tender when two devices open the link at the same moment", async () => {
    const waiting = await aPendingTender();
    const token = await tokenFromMailTo(waiting.email);

    const answers = await Promise.all([
      call(confirm, { body: { token } }),
      call(confirm, { body: { token } }),
    ]);

    const [tender, ...others] = await tendersOf(waiting);
    expect(others).toEqual([]);
    for (const answer of answers)
      expect([answer.status, read(confirmedEmail, answer).tender?.tenderId]).toEqual([200, tender?.id]);
  });

  it("leads on to the tender when the same link is pressed again", async () => {
    const waiting = await aPendingTender();
    const token = await tokenFromMailTo(waiting.email);
    const first = await call(confirm, { body: { token } });

    const again = await call(confirm, { body: { token } });

    expect(again.status).toBe(200);
    const posted = read(confirmedEmail, first).tender;
    const { id, status, tenderId } = posted!;
    expect(read(confirmedEmail, again).tender).toMatchObject({ id, status, tenderId });
    expect(status).toBe("POSTED");
    expect(await tendersOf(waiting)).toHaveLength(1);
  });

  it("says only that it is confirmed once the link is older than its days", async () => {
    const waiting = await aPendingTender();
    const token = await tokenFromMailTo(waiting.email);
    await call(confirm, { body: { token } });
    await db.emailToken.updateMany({ where: { email: waiting.email }, data: { expiresAt: new Date(0) } });

    const again = await call(confirm, { body: { token } });

    expect([again.status, again.body]).toMatchObject([409, { code: "already_confirmed" }]);
  });

  it("posts it once when it is confirmed twice, and the second link knows the tender too", async () => {
    const waiting = await aPendingTender();
    const first = await tokenFromMailTo(waiting.email);
    await db.emailToken.updateMany({ where: { email: waiting.email }, data: { createdAt: new Date(0) } });
    await call(resend, { body: { email: waiting.email } });
    await expect.poll(() => mailsTo(waiting.email)).toHaveLength(2);
    const second = await tokenFromMailTo(waiting.email);

    await call(confirm, { body: { token: first } });
    const again = await call(confirm, { body: { token: second } });

    const [tender, ...others] = await tendersOf(waiting);
    expect(others).toEqual([]);
    expect(read(confirmedEmail, again).tender).toMatchObject({ status: "POSTED", tenderId: tender?.id });
  });

  it("is asked for once more in words that know the job", async () => {
    const waiting = await aPendingTender();
    await mailsTo(waiting.email);
    await db.emailToken.updateMany({ where: { email: waiting.email }, data: { createdAt: new Date(0) } });
    await call(resend, { body: { email: waiting.email } });

    await expect
      .poll(async () => (await mailsTo(waiting.email)).map(({ subject }) => subject))
      .toEqual(Array(2).fill("Confirm your address and your tender goes online"));
  });

  it("gives it back to the form when its day has passed, with all that was typed", async () => {
    const waiting = await aPendingTender({
      tender: { dateType: "ON_DATE", startDate: latestToday(new Date()) },
    });
    const row = await db.pendingTender.findUniqueOrThrow({ where: { id: waiting.pendingTenderId } });
    const startDate = addMonthsToDay(latestToday(new Date()), -1);
    await db.pendingTender.update({
      where: { id: row.id },
      data: { content: { ...(row.content as object), startDate } },
    });

    const answer = await openIt(waiting.email);

    expect(read(confirmedEmail, answer)).toMatchObject({
      user: { emailConfirmed: true },
      tender: { status: "RETURNED", tenderId: null },
    });
    expect(await tendersOf(waiting)).toEqual([]);
    expect(await pendingOf(waiting)).toMatchObject({
      status: "RETURNED",
      tender: { title: "Paint the living room", startDate },
      service: { subcategory: "painting" },
    });
  });

  it("happens by signing in with Google of that address as well", async () => {
    const waiting = await aPendingTender();
    const token = await tokenFromMailTo(waiting.email);
    const claims = aGoogleUser({ email: waiting.email });
    const body = { idToken: await provider.token({ claims }), nonce: NONCE, password: PASSWORD };

    const answer = await call(signInGoogle, { body });

    expect(answer.status).toBe(200);
    expect(await tendersOf(waiting)).toMatchObject([{ status: "NEW" }]);
    await call(confirm, { body: { token } });
    expect(await tendersOf(waiting)).toHaveLength(1);
  });

  it("by a new password posts nothing that a stranger may have written: its owner looks at it first", async () => {
    const waiting = await aPendingTender();
    await mailsTo(waiting.email);
    await call(forgotPassword, { body: { email: waiting.email } });
    const token = await tokenFromMailTo(waiting.email);

    const answer = await call(changePassword, { body: { token, password: "another-one-8" } });

    expect(answer.status).toBe(204);
    expect(await tendersOf(waiting)).toEqual([]);
    expect(await pendingOf(waiting)).toMatchObject({ status: "RETURNED" });
  });
});
