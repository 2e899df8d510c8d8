import { beforeEach, describe, expect, it } from "vitest";
import { POST as contact } from "@/app/api/contact/route";
import { jobs } from "@/lib/emails/jobs";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call, type TestRequest } from "@/tests/support/call";
import { aClient } from "@/tests/support/factories";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";

const SUPPORT = "support@tenderbee.local";
const A_LETTER = {
  name: "Jana Nováková",
  email: "jana@example.cz",
  subject: "A question about offers",
  text: "How many offers may I get?\n\nAnd what do they cost me?",
};

const write = (more: object = {}, request: TestRequest = {}) =>
  call<{ errors?: { path: string; code: string }[] }>(contact, {
    body: { ...A_LETTER, ...more },
    ...request,
  });
const letters = () => db.contactMessage.findMany();

beforeEach(async () => {
  await db.contactMessage.deleteMany();
  await db.mailboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

describe("a message to support", () => {
  it("is kept, and mailed to support so that an answer goes to whoever wrote it", async () => {
    const answer = await write({}, { headers: { "content-language": "cz" } });

    expect([answer.status, answer.body]).toEqual([204, ""]);
    expect(await letters()).toMatchObject([{ ...A_LETTER, userId: null, lang: "cz" }]);
    await runJobs(jobs);
    const mail = await db.mailboxMessage.findFirstOrThrow({ where: { to: SUPPORT } });
    expect(mail.subject).toContain(A_LETTER.subject);
    expect(mail.headers).toMatchObject({ "Reply-To": "Jana Nováková <jana@example.cz>" });
    expect(mail.text).toContain("How many offers may I get?\n\nAnd what do they cost me?");
    expect(mail.links).toEqual(["mailto:jana%40example.cz?subject=Re%3A%20A%20question%20about%20offers"]);
  });

  it("does not look like a machine's mail, which help desks put aside", async () => {
    await write();
    await runJobs(jobs);
    const { headers } = await db.mailboxMessage.findFirstOrThrow({ where: { to: SUPPORT } });
    expect(headers).not.toHaveProperty("Auto-Submitted");
  });

  it("says whose account it is when somebody is signed in, and goes with the account", async () => {
    const client = await aClient();
    await write({}, { as: client });

    expect(await letters()).toMatchObject([{ userId: client.id }]);
    expect((await mailsTo(SUPPORT))[0]?.text).toContain(client.id);
  });

  it("arrives as it was typed: pictures, letters of every language and what looks like a page's code", async () => {
    const text = "🐝👩‍🔧 Árvíztűrő tükörfúrógép, žluťoučký kůň <script>alert(1)</script>";
    const subject = "🐝 <b>Größe</b> & Maß";
    expect((await write({ text, subject })).status).toBe(204);

    expect(await letters()).toMatchObject([{ text, subject }]);
    const [mail] = await mailsTo(SUPPORT);
    expect(mail?.text).toContain(text);
    expect(mail?.html).not.toContain("<script");
    expect(mail?.html).not.toContain("<b>");
    expect(mail?.subject).toContain(subject);
  });

  it("is no longer mailed when its writer has deleted it with the account", async () => {
    await write();
    await db.contactMessage.deleteMany();
    expect(await mailsTo(SUPPORT)).toEqual([]);
  });
});

describe("a message that is not well formed", () => {
  it.each<[string, string, unknown]>([
    ["name", "required", ""],
    ["name", "required", "   "],
    ["name", "tooLong", "x".repeat(101)],
    ["name", "oneLine", "Jana\r\nBcc: everybody@example.com"],
    ["email", "email", ""],
    ["email", "email", "jana"],
    ["email", "email", "jana@example.com, all@example.com"],
    ["email", "email", "jana@example.com\r\nBcc: all@example.com"],
    ["email", "tooLong", `${"x".repeat(250)}@example.com`],
    ["subject", "required", ""],
    ["subject", "tooLong", "x".repeat(121)],
    ["subject", "oneLine", "Hello\nReply-To: all@example.com"],
    ["text", "tooShort", "Too short"],
    ["text", "tooShort", `${" ".repeat(20)}short`],
    ["text", "tooLong", "x".repeat(5000)],
    ["text", "required", undefined],
    ["text", "invalid", 12_345_678_901],
  ])("is refused at its field: %s, %s", async (field, code, value) => {
    const answer = await write({ [field]: value });

    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: field, code }]);
    expect(await letters()).toEqual([]);
    expect(await mailsTo(SUPPORT)).toEqual([]);
  });

  it("may be as long as four thousand characters", async () => {
    expect((await write({ text: "ő".repeat(4000) })).status).toBe(204);
  });
});

describe("a message that is sent again because its answer was lost", () => {
  it("is there once, even when both come at the same moment", async () => {
    const headers = { "idempotency-key": newId() };
    const answers = await Promise.all([1, 2, 3].map(() => write({}, { headers })));

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await letters()).toHaveLength(1);
    expect(await mailsTo(SUPPORT)).toHaveLength(1);
  });

  it("is refused when it says something else", async () => {
    const headers = { "idempotency-key": newId() };
    await write({}, { headers });
    const answer = await write({ text: "Something else entirely" }, { headers });
    expect([answer.status, answer.body]).toMatchObject([409, { code: "idempotency_key_reused" }]);
  });

  it("is not taken for somebody else's with the same key", async () => {
    const headers = { "idempotency-key": "1" };
    await write({}, { headers, as: await aClient() });
    await write({}, { headers, as: await aClient() });
    expect(await letters()).toHaveLength(2);
  });
});
