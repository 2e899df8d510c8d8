import { beforeEach, describe, expect, it } from "vitest";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { POST as signUp } from "@/app/api/auth/sign-up/route";
import { POST as secondStep } from "@/app/api/auth/two-step/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { GET as tenderOf } from "@/app/api/tenders/[tenderId]/route";
import { GET as profileOf } from "@/app/api/users/[id]/profile/public/route";
import { DELETE as remove } from "@/app/api/users/[id]/route";
import { jobs as deletionJobs } from "@/lib/account-deletion/jobs";
import { eraseDeleted } from "@/lib/account-deletion/service";
import type { SignedIn } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/database/db";
import { tenderView } from "@/lib/agreements/schema/tender-view";
import { call, read } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  aPro,
  aTender,
  PASSWORD,
  withTwoStep,
  type TestUser,
} from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { mailsTo, runJobs, tokenFromMailTo } from "@/tests/support/run-jobs";
import { codeOf } from "../two-step/app";

const DAY_MS = 86_400_000;

type Refused = { code?: string };
const leave = (as: TestUser) => call(remove, { as, params: { id: as.id }, body: { password: PASSWORD } });
const enter = ({ email }: TestUser, password = PASSWORD) =>
  call<SignedIn & Refused>(signIn, { body: { email, password } });
const rowOf = ({ id }: { id: string }) => db.user.findUniqueOrThrow({ where: { id } });
const leftDaysAgo = ({ id }: TestUser, days: number) =>
  db.user.update({ where: { id }, data: { deletedAt: new Date(Date.now() - days * DAY_MS) } });

beforeEach(() => db.$executeRaw`DELETE FROM pgboss.job`);

describe("a deleted account", () => {
  it("is hidden at once: no profile, no name at finished jobs, no session", async () => {
    const { client, pro, tender } = await aCompletedTender();
    await call(ownUser, { as: pro });

    expect((await leave(pro)).status).toBe(204);

    expect((await call(profileOf, { as: client, params: { id: pro.id } })).status).toBe(404);
    const seen = read(tenderView, await call(tenderOf, { as: client, params: { tenderId: tender.id } }));
    expect(seen).toMatchObject({ recipient: { name: "" }, contact: { phone: null } });
    expect((await call(ownUser, { as: pro })).status).toBe(401);
  });

  it("is mailed about, with the day until which it can be taken back", async () => {
    const client = await aClient();

    await leave(client);

    const until = new Date(Date.now() + 30 * DAY_MS);
    const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(until);
    const [mail] = await mailsTo(client.email);
    expect(mail?.text).toContain(`sign in until ${date}`);
    expect(mail?.links[0]).toMatch(/\/en\/sign-in$/);
  });

  it("keeps its address: a sign-up says that there is an account", async () => {
    const client = await aClient();
    await leave(client);

    const body = { role: "CLIENT", email: client.email, password: PASSWORD, firstName: "N", lastName: "B" };
    const again = await call<Refused>(signUp, { body: { ...body, isBusiness: false, acceptTerms: true } });

    expect(again.body.code).toBe("email_taken");
  });
});

describe("a deletion that is taken back", () => {
  it("gives everything back that shows who somebody is, when they sign in on day 29", async () => {
    const details = {
      phone: "+431234567",
      phoneProvenAt: new Date(),
      isBusiness: true,
      businessName: "Berger KG",
      vatId: "ATU12345678",
      businessAddress: "Ring 1, 1010 Wien",
    };
    const pro = await aPro(details);
    const before = await rowOf(pro);
    await leave(pro);
    await leftDaysAgo(pro, 29);
    await eraseDeleted();

    const { status, body } = await enter(pro);

    expect([status, body.isRestored]).toEqual([200, true]);
    expect(body.user).toMatchObject({ name: "Berger KG", phone: "+431234567" });
    expect(await rowOf(pro)).toEqual({ ...before, updatedAt: expect.any(Date) as Date });
    expect((await enter(pro)).body.isRestored).toBe(false);
    expect((await call(profileOf, { as: await aClient(), params: { id: pro.id } })).status).toBe(200);
  });

  it("needs the right password, and the second step where there is one", async () => {
    const client = await aClient();
    const secret = await withTwoStep(client);
    await leave(client);

    expect((await enter(client, "wrong-password-1")).body.code).toBe("wrong_credentials");
    const { body } = await enter(client);
    expect(body.code).toBe("two_step_required");
    expect((await rowOf(client)).deletedAt).not.toBeNull();
    const { ticket } = body as unknown as { ticket: string };
    const opened = await call<SignedIn>(secondStep, { body: { ticket, code: codeOf(secret) } });

    expect([opened.status, opened.body.isRestored]).toEqual([200, true]);
  });

  it("works with a password that was forgotten", async () => {
    const client = await aClient();
    await leave(client);

    await call(forgotPassword, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);
    const changed = await call(changePassword, { body: { token, password: "another-long-1" } });

    expect(changed.status).toBe(204);
    expect((await enter(client, "another-long-1")).body.isRestored).toBe(true);
  });

  it("leaves alone what is begun afterwards", async () => {
    const client = await aClient();
    await leave(client);
    await enter(client);
    const { id } = await aTender({ client });

    await runJobs(deletionJobs);

    expect((await db.tender.findUniqueOrThrow({ where: { id } })).status).toBe("NEW");
  });
});

describe("the night after 30 days", () => {
  it("erases the account, and signing in finds nothing any more", async () => {
    const client = await aClient({ phone: "+431234567" });
    await leave(client);
    await forgetAccount(client);

    expect((await enter(client)).body.code).toBe("wrong_credentials");
    const row = await rowOf(client);
    expect(row).toMatchObject({ email: `deleted-${client.id}@deleted.invalid`, setAside: null, phone: null });
    expect(JSON.stringify(row)).not.toMatch(/Nora|Berger|example\.com|\+43/);
    expect(await db.consent.count({ where: { userId: client.id } })).toBe(0);
    await aClient({ email: client.email });
  });

  it("and a sign-in in the same second: exactly one of the two happens", async () => {
    const client = await aClient();
    await leave(client);
    await leftDaysAgo(client, 31);

    const [entered] = await Promise.all([enter(client), eraseDeleted()]);

    const row = await rowOf(client);
    const isBack = entered.status === 200;
    expect([row.firstName, row.deletedAt === null]).toEqual(isBack ? ["Nora", true] : ["", false]);
    expect(row.erasedAt === null).toBe(isBack);
  });

  it("does not touch accounts that nobody deleted", async () => {
    const client = await aClient();

    await eraseDeleted(new Date(Date.now() + 365 * DAY_MS));

    expect(await rowOf(client)).toMatchObject({ deletedAt: null, erasedAt: null, firstName: "Nora" });
  });
});
