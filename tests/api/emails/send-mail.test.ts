import { beforeEach, describe, expect, it } from "vitest";
import { GET as mailboxRoute } from "@/app/api/dev/mailbox/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { jobs as authJobs } from "@/lib/auth/jobs";
import { jobs } from "@/lib/emails/jobs";
import { mailbox, sendMailJob, type Mail } from "@/lib/emails/schema";
import { LANGUAGES, toLocale } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { call, read } from "@/tests/support/call";
import { aClient, aPro } from "@/tests/support/factories";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";

process.env.DEMO = "1";

const queue = (mail: Mail) => transact((work) => work.enqueue(sendMailJob, mail));
const aNotification = (userId: string, more: object = {}): Mail => ({
  template: "notification",
  userId,
  lang: "cz",
  kind: "newOffer",
  subject: "Nová nabídka",
  preview: "740 €",
  heading: "Nová nabídka",
  text: "Cena celkem 740 €.",
  button: "Zobrazit nabídku",
  path: "/account/tenders/1",
  ...more,
});

/** Requests a password reset and runs the job that finds the account; the mail itself is still queued. */
async function askForLink(email: string): Promise<void> {
  await call(forgotPassword, { body: { email } });
  await runJobs(authJobs);
}

beforeEach(() => db.$executeRaw`DELETE FROM pgboss.job`);

describe("a mail", () => {
  it.each(LANGUAGES)(
    "reaches a reader of %s in that language, whatever the sender's screen speaks",
    async (lang) => {
      const client = await aClient({ lang });
      const headers = { "content-language": lang === "en" ? "de" : "en" };
      await call(forgotPassword, { body: { email: client.email }, headers });

      const [mail] = await mailsTo(client.email);

      expect(mail?.html).toContain(`lang="${toLocale(lang)}"`);
      expect(mail?.links[0]).toMatch(
        new RegExp(`^http://localhost:3000/${lang}/change-password\\?token=[\\w-]{43}$`),
      );
      expect(mail?.html).toContain(mail?.links[0]);
      expect(mail?.text).toContain(mail?.links[0]);
    },
  );

  it("keeps its place among all that go to the same user, with a link or without", async () => {
    const client = await aClient();
    await askForLink(client.email);
    await queue({ template: "password-changed", userId: client.id });
    const mails = await db.$queryRaw<
      { data: unknown }[]
    >`SELECT data FROM pgboss.job WHERE name = 'send-mail'`;

    expect(mails.map(({ data }) => jobs[0]?.orderOf(data))).toEqual([client.id, client.id]);
  });

  it("speaks the language its reader has chosen by the time it is sent", async () => {
    const client = await aClient({ lang: "de" });
    await call(forgotPassword, { body: { email: client.email } });
    await db.user.update({ where: { id: client.id }, data: { lang: "cz" } });
    expect((await mailsTo(client.email))[0]?.html).toContain('lang="cs"');
  });

  it("is there once when it was handed over twice, as after a crash", async () => {
    const client = await aClient();
    const mail: Mail = { template: "password-changed", userId: client.id };
    const jobId = crypto.randomUUID();
    for (let turn = 0; turn < 2; turn++) await jobs[0]?.run(mail, { jobId });
    expect((await mailsTo(client.email)).map(({ messageId }) => messageId)).toEqual([`<${jobId}@localhost>`]);
  });

  it("is not written for a change that was rolled back", async () => {
    const client = await aClient();
    const change = transact(async (work) => {
      await work.enqueue(sendMailJob, { template: "password-changed", userId: client.id });
      throw new Error("something else went wrong");
    });
    await expect(change).rejects.toThrow("something else");
    expect(await mailsTo(client.email)).toHaveLength(0);
  });

  it("that somebody waits for before the screen overtakes notifications", async () => {
    const client = await aClient();
    await queue(aNotification(client.id));
    await askForLink(client.email);

    const next = await db.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'send-mail' ORDER BY priority DESC, created_on`;
    expect(next.map(({ template }) => template)).toEqual(["reset-password", "notification"]);
  });

  it("with a link that no longer counts, or to somebody who has left, is not sent", async () => {
    const [used, left] = [await aClient(), await aClient()];
    for (const { email } of [used, left]) await askForLink(email);
    await queue({ template: "password-changed", userId: left.id });
    await db.emailToken.updateMany({ where: { userId: used.id }, data: { usedAt: new Date() } });
    await db.user.update({ where: { id: left.id }, data: { deletedAt: new Date(), erasedAt: new Date() } });
    expect([await mailsTo(used.email), await mailsTo(left.email)]).toEqual([[], []]);
  });
});

describe("a notification's mail", () => {
  it("says what happened, with one button to the page in the reader's language", async () => {
    const pro = await aPro({ lang: "cz" });
    await queue(aNotification(pro.id));
    const [mail] = await mailsTo(pro.email);
    expect(mail).toMatchObject({
      subject: "Nová nabídka",
      links: ["http://localhost:3000/cz/account/tenders/1"],
    });
    expect(mail?.text).toContain("Cena celkem 740 €.");
  });

  it("is not sent to somebody who switched this kind off, or has not confirmed the address", async () => {
    const off = await aPro({ emailsNewOffer: false });
    const unconfirmed = await aPro({ emailConfirmedAt: null });
    for (const { id } of [off, unconfirmed]) await queue(aNotification(id));
    await queue(aNotification(off.id, { kind: "feedback" }));
    expect(await mailsTo(off.email)).toHaveLength(1);
    expect(await mailsTo(unconfirmed.email)).toHaveLength(0);
  });

  it("cannot carry foreign markup or a second subject line", async () => {
    const pro = await aPro();
    const evil = '<img src=x onerror=alert(1)>\r\nBcc: "everybody@example.com"';
    await queue(
      aNotification(pro.id, { subject: evil, heading: evil, text: evil, preview: evil, button: evil }),
    );
    const [mail] = await mailsTo(pro.email);
    expect(mail?.html).not.toContain("<img");
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

describe("the embedded mailbox", () => {
  it("shows the mail of an address, newest first, to whoever runs the demo", async () => {
    const client = await aClient();
    await queue({ template: "password-changed", userId: client.id });
    await queue(aNotification(client.id));
    await mailsTo(client.email);
    const answer = await call(mailboxRoute, { query: { to: client.email.toUpperCase() } });
    const { items } = read(mailbox, answer);
    expect(items).toHaveLength(2);
    expect(items[0]?.headers["Message-ID"]).toMatch(/^<.*@localhost>$/);
    expect(read(mailbox, await call(mailboxRoute)).items.length).toBeGreaterThanOrEqual(2);
    expect(read(mailbox, await call(mailboxRoute, { query: { to: "nobody@example.com" } })).items).toEqual(
      [],
    );
  });
});
