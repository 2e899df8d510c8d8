import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { jobs } from "@/lib/emails/jobs";
import { sendMailJob, type Mail } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { deliver } from "@/lib/platform/server/delivery/mail";
import { startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { transact } from "@/lib/platform/server/work/transact";
import { aClient } from "@/tests/support/factories";
import { FakeSmtp } from "@/tests/support/fake-smtp";
import { runJobs } from "@/tests/support/run-jobs";

const smtp = new FakeSmtp();
const port = await smtp.start();
// Settings are read at their first use, so this file has its own.
process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;

const queue = (mail: Mail) => transact((work) => work.enqueue(sendMailJob, mail));
const jobState = async () => {
  const rows = await db.$queryRaw<{ id: string; state: string }[]>`
    SELECT id::text AS id, state::text AS state FROM pgboss.job WHERE name = 'send-mail'`;
  return rows[0];
};
const anEnvelope = (more: object = {}) => ({
  id: crypto.randomUUID(),
  to: "reader@example.com",
  lang: "en" as const,
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
  links: [],
  headers: {},
  ...more,
});

beforeEach(async () => {
  smtp.received.length = 0;
  smtp.answers = {};
  await db.$executeRaw`DELETE FROM pgboss.job`;
});
afterAll(() => smtp.stop());

describe("a configured mail server", () => {
  it("gets the mail with both forms, a Message-ID of ours and the sender from the configuration", async () => {
    const client = await aClient({ lang: "sk" });
    await queue({ template: "password-changed", userId: client.id });
    const { id } = (await jobState()) ?? {};

    await runJobs(jobs);

    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: "no-reply@tenderbee.local", to: [client.email] });
    expect(mail?.headers).toMatchObject({
      "message-id": `<${id}@localhost>`,
      "content-language": "sk",
      "auto-submitted": "auto-generated",
    });
    expect(mail?.headers["content-type"]).toContain("multipart/alternative");
    expect(mail?.raw).toContain("text/plain");
    expect(mail?.raw).toContain("text/html");
    expect(await db.mailboxMessage.count()).toBe(0);
  });

  it("brings a calendar file along", async () => {
    await deliver(anEnvelope({ calendar: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" }));
    expect(smtp.received[0]?.headers["content-type"]).toContain("multipart/mixed");
    expect(smtp.received[0]?.raw).toContain("appointment.ics");
    expect(smtp.received[0]?.raw).toContain("text/calendar");
  });

  it("gets a subject with letters of every language whole", async () => {
    const subject = "Příliš žluťoučký kůň, árvíztűrő tükörfúrógép, größer 🐝";
    await deliver(anEnvelope({ subject }));
    const words = smtp.received[0]?.headers.subject?.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi) ?? [];
    const decoded = [...words].map(([, kind, text = ""]) =>
      kind?.toUpperCase() === "B"
        ? Buffer.from(text, "base64")
        : Buffer.from(
            text
              .replaceAll("_", " ")
              .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            "latin1",
          ),
    );
    expect(Buffer.concat(decoded).toString("utf8")).toBe(subject);
  });

  it("never gets a header that somebody wrote into a name, an address or a title", async () => {
    const evil = "x\r\nBcc: everybody@example.com\r\n\r\n<b>own body</b>";
    await deliver(anEnvelope({ subject: evil, headers: { "X-Note": evil } }));
    await deliver(anEnvelope({ to: "a@example.com, b@example.com" })).catch(() => undefined);
    await deliver(anEnvelope({ to: "a@example.com>\r\nRCPT TO:<b@example.com" })).catch(() => undefined);
    for (const mail of smtp.received) {
      expect(mail.headers).not.toHaveProperty("bcc");
      expect(mail.to).toHaveLength(1);
      expect(mail.to).not.toContain("b@example.com");
    }
    expect(smtp.received[0]?.headers.subject).toContain("Bcc: everybody@example.com");
  });

  it("lets an answer go to the person who wrote, and to nobody whose address hides in their name", async () => {
    await deliver(anEnvelope({ replyTo: { name: "Jana Nováková", address: "jana@example.cz" } }));
    const evil = { name: "x\r\nBcc: all@example.com, <b@example.com>", address: "jana@example.cz" };
    await deliver(anEnvelope({ replyTo: evil }));
    await deliver(anEnvelope());
    const answerTo = smtp.received.map(({ headers }) => headers["reply-to"]);
    expect(answerTo[0]).toMatch(/<jana@example\.cz>$/);
    expect(answerTo[1]).toMatch(/^"[^"]*" <jana@example\.cz>$/);
    expect(answerTo[2]).toBe("support@tenderbee.local");
    expect(smtp.received[1]?.headers).not.toHaveProperty("bcc");
  });
});

describe("a mail server in trouble", () => {
  it("gets the same mail again, with the same Message-ID, once it is back", async () => {
    const client = await aClient();
    await queue({ template: "password-changed", userId: client.id });
    await smtp.stop();
    await expect(runJobs(jobs)).rejects.toThrow(/ECONNREFUSED/);
    expect((await jobState())?.state).toBe("created");
    await smtp.start(port);

    smtp.answers = { content: "451 4.3.0 Try again later" };
    await expect(runJobs(jobs)).rejects.toThrow(/451/);
    smtp.answers = {};
    await runJobs(jobs);

    expect(smtp.received.map(({ headers }) => headers["message-id"])).toEqual([
      `<${(await jobState())?.id}@localhost>`,
    ]);
  });

  it("is tried again by the queue itself", async () => {
    const client = await aClient();
    smtp.answers = { content: "451 4.3.0 Try again later" };
    await startQueue(jobs);
    await queue({ template: "password-changed", userId: client.id });
    await expect.poll(async () => (await jobState())?.state, { timeout: 10_000 }).toBe("retry");
    smtp.answers = {};
    // The backoff is five seconds and more; the test does not wait for it.
    await db.$executeRaw`UPDATE pgboss.job SET start_after = now()`;
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
    await expect.poll(async () => (await jobState())?.state, { timeout: 10_000 }).toBe("completed");
    await stopQueue();
    expect(smtp.received[0]?.to).toEqual([client.email]);
  });

  it("loses none of many mails while it is away", async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => aClient()));
    const inState = async (state: string) => {
      const rows = await db.$queryRaw<unknown[]>`
        SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND state::text = ${state}`;
      return rows.length;
    };
    await smtp.stop();
    await startQueue(jobs);
    for (const { id } of users) await queue({ template: "password-changed", userId: id });
    await expect.poll(() => inState("retry"), { timeout: 15_000 }).toBe(users.length);

    await smtp.start(port);
    await db.$executeRaw`UPDATE pgboss.job SET start_after = now()`;
    await expect.poll(() => inState("completed"), { timeout: 15_000 }).toBe(users.length);
    await stopQueue();

    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(users.map(({ email }) => email).sort());
  }, 40_000);

  it("is not asked again for somebody it does not know", async () => {
    const client = await aClient();
    smtp.answers = { recipient: "550 5.1.1 No such user" };
    await queue({ template: "password-changed", userId: client.id });
    expect(await runJobs(jobs)).toBe(1);
    expect((await jobState())?.state).toBe("completed");
  });

  it("is asked again for somebody whose mailbox is full for now", async () => {
    const client = await aClient();
    smtp.answers = { recipient: "452 4.2.2 Mailbox full" };
    await queue({ template: "password-changed", userId: client.id });
    await expect(runJobs(jobs)).rejects.toThrow(/452/);
  });
});
