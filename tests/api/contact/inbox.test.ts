import { beforeEach, expect, it } from "vitest";
import { POST as ANSWER } from "@/app/api/admin/contact/[messageId]/answer/route";
import { POST as CLOSE } from "@/app/api/admin/contact/[messageId]/close/route";
import { GET } from "@/app/api/admin/contact/route";
import { POST as WRITE } from "@/app/api/contact/route";
import { inboxList } from "@/lib/contact/inbox/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, type TestUser } from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/run-jobs";

const TEXT = "How many offers may I get?";
const JANA = { name: "Jana Nováková", email: "jana@example.cz", subject: "Offers", text: TEXT };

type Refusal = { code?: string };
const list = async (as: TestUser, status = "NEW") =>
  read(inboxList, await call(GET, { as, query: { status } }));
const answer = (as: TestUser, messageId: string, text = "Up to ten.") =>
  call<Refusal>(ANSWER, { as, params: { messageId }, body: { text } });
const close = (as: TestUser, messageId: string) => call<Refusal>(CLOSE, { as, params: { messageId } });
const aSupporter = () => anAdmin({ adminRights: ["SUPPORT"] });

async function aMessage(more: object = {}, headers: Record<string, string> = {}): Promise<string> {
  await call(WRITE, { body: { ...JANA, ...more }, headers });
  const { id } = await db.contactMessage.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  return id;
}

beforeEach(async () => {
  await db.contactMessage.deleteMany();
  await db.mailboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

it("lists what waits with the oldest first, for admins who support and for nobody else", async () => {
  const [first, second] = [await aMessage(), await aMessage({ subject: "Plans" })];
  const { items, total } = await list(await aSupporter());
  expect([total, items.map(({ id }) => id)]).toEqual([2, [first, second]]);
  expect(items[0]).toMatchObject({ ...JANA, userId: null, lang: "en", status: "NEW", answer: null });

  const others = [await anAdmin({ adminRights: ["MODERATE", "MANAGE"] }), await aClient()];
  for (const as of others) expect((await call(GET, { as, query: { status: "NEW" } })).status).toBe(403);
});

it("mails an answer in the language of the message, with what was asked, and says who has answered", async () => {
  const [admin, messageId] = [await aSupporter(), await aMessage({}, { "content-language": "cz" })];
  expect((await answer(admin, messageId, "Až deset.\n\nA nic nestojí.")).status).toBe(204);

  const [mail, ...more] = await mailsTo(JANA.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Re: Offers");
  for (const words of ["Až deset.", "A nic nestojí.", "Napsali jste:", TEXT])
    expect(mail?.text).toContain(words);
  expect((await list(admin)).items).toEqual([]);
  const [answered] = (await list(admin, "ANSWERED")).items;
  expect(answered).toMatchObject({ id: messageId, answer: "Až deset.\n\nA nic nestojí." });
  expect(answered?.handledBy?.id).toBe(admin.id);
});

it("answers once, of two admins at once too, and closes what is new or answered", async () => {
  const [one, other] = [await aSupporter(), await aSupporter()];
  const messageId = await aMessage();
  const answers = await Promise.all([answer(one, messageId), answer(other, messageId)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  expect((await mailsTo(JANA.email)).length).toBe(1);

  expect((await close(other, messageId)).status).toBe(204);
  expect((await close(other, messageId)).body.code).toBe("contact_message_handled");
  expect((await answer(one, messageId)).body.code).toBe("contact_message_handled");
  expect((await close(one, await aMessage())).status).toBe(204);
  expect((await list(one, "CLOSED")).total).toBe(2);
  expect((await answer(one, newId())).body.code).toBe("contact_message_not_found");
});

it("is in the audit log by its id, without its words", async () => {
  const [admin, messageId] = [await aSupporter(), await aMessage()];
  await answer(admin, messageId);
  await close(admin, messageId);
  const entries = await db.auditEntry.findMany({ where: { subjectId: messageId }, orderBy: { at: "asc" } });
  expect(entries).toMatchObject([
    { actorId: admin.id, action: "contact.answered", after: { status: "ANSWERED" } },
    { actorId: admin.id, action: "contact.closed", after: { status: "CLOSED" } },
  ]);
  expect(JSON.stringify(entries)).not.toContain("Up to ten");
});

it("reads a page with few queries, however many messages there are", async () => {
  const admin = await aSupporter();
  for (let number = 0; number < 3; number++) await answer(admin, await aMessage());
  await list(admin, "ANSWERED");
  // Who is calling, the page, the admins who have answered, and the count.
  expect((await countQueries(() => list(admin, "ANSWERED"))).queries).toBeLessThanOrEqual(1 + 3);
});

it("goes with the account of its writer, the answer too", async () => {
  const [admin, client] = [await aSupporter(), await aClient()];
  await call(WRITE, { as: client, body: JANA });
  const { id } = await db.contactMessage.findFirstOrThrow({ where: { userId: client.id } });
  await answer(admin, id);
  await db.contactMessage.deleteMany({ where: { userId: client.id } });
  // The mail that waits finds nothing to say any more.
  expect(await mailsTo(JANA.email)).toEqual([]);
});
