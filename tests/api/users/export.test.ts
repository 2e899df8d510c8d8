import { beforeEach, describe, expect, it } from "vitest";
import { GET as download } from "@/app/api/users/[id]/export/download/route";
import { POST as link } from "@/app/api/users/[id]/export/link/route";
import { GET as progress, POST as ask } from "@/app/api/users/[id]/export/route";
import { db } from "@/lib/platform/server/database/db";
import { exportStorage, storage } from "@/lib/platform/server/storage/storage";
import { newId } from "@/lib/shared/ids";
import { jobs } from "@/lib/data-export/jobs";
import { exportAnswer } from "@/lib/data-export/schema";
import { sweepExports } from "@/lib/data-export/service/sweep-exports";
import { anUpload, aConversation, send } from "@/tests/api/chat/conversation";
import { call, read } from "@/tests/support/call";
import { aClient, aCompletedTender, anAdmin, aPro, PASSWORD, type TestUser } from "@/tests/support/factories";
import { leaveForGood } from "@/tests/support/leave-for-good";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";
import { unzip } from "@/tests/support/unzip";

const body = { password: PASSWORD };
const askFor = (user: TestUser, as = user) => call(ask, { as, params: { id: user.id }, body });
const stateOf = async (user: TestUser) =>
  read(exportAnswer, await call(progress, { as: user, params: { id: user.id } })).export;

const linkOf = async (user: TestUser) =>
  read(exportAnswer, await call(link, { as: user, params: { id: user.id }, body })).export?.url ?? "";

async function fetchZip(user: TestUser, url: string) {
  const query = Object.fromEntries(new URL(url, "http://localhost").searchParams);
  const request = new Request(`http://localhost:3000/api/x?${new URLSearchParams(query).toString()}`);
  return download(request, { params: Promise.resolve({ id: user.id }) });
}

/** The files of the archive, by path. */
async function unpack(user: TestUser): Promise<Map<string, Buffer>> {
  const response = await fetchZip(user, await linkOf(user));
  return unzip(Buffer.from(await response.arrayBuffer()));
}

beforeEach(() => db.$executeRaw`DELETE FROM pgboss.job`);

describe("a copy of one's data", () => {
  it("is made by a job, tells how far it is, and comes with a mail and an address that works for a while", async () => {
    const client = await aClient({ lang: "sk" });
    expect(await stateOf(client)).toBeNull();

    const requested = await askFor(client);

    expect(requested.status).toBe(202);
    expect(await stateOf(client)).toMatchObject({ status: "PENDING", progress: 0, url: null });
    await runJobs(jobs);
    const made = await stateOf(client);
    expect(made).toMatchObject({ status: "READY", progress: 100 });
    const mails = await mailsTo(client.email);
    expect(mails.map(({ html }) => html.includes('lang="sk"'))).toEqual([true]);
    const response = await fetchZip(client, read(exportAnswer, requested).export?.url ?? "");
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect((await response.arrayBuffer()).byteLength).toBe(made?.size);
  });

  it("holds account, market, messages, feedback and files, and no secrets", async () => {
    const { client, pro } = await aCompletedTender();
    const publicId = newId();
    const file = { id: newId(), publicId, ownerId: client.id, size: 3, mimeType: "image/webp" };
    await db.file.create({ data: { ...file, name: "../my \\ room?.webp", folder: "PHOTOS" } });
    await storage().write(publicId, new Uint8Array([1, 2, 3]));
    await askFor(client);
    await runJobs(jobs);
    const files = await unpack(client);
    const json = (name: string) => JSON.parse(String(files.get(`${name}.json`))) as unknown;

    expect(json("account")).toMatchObject({ email: client.email, first_name: "Nora" });
    expect(json("tenders")).toMatchObject([{ title: "Paint the living room", trade: "painting" }]);
    expect(json("received-offers")).toMatchObject([{ pro: "Tomáš Dvořák", status: "ACCEPTED" }]);
    expect(json("messages")).toMatchObject([{ from: "system" }, { from: "system" }, { from: "system" }]);
    expect((json("notifications") as unknown[]).length).toBeGreaterThan(0);
    expect(json("sessions")).toHaveLength(1);
    const stored = files.get(`files/photos/${publicId}-.._my _ room_.webp`);
    expect([...(stored ?? [])]).toEqual([1, 2, 3]);
    const everything = ["account", "tenders", "received-offers", "messages", "files"].map(json);
    expect(JSON.stringify(everything)).not.toMatch(/argon2|password_hash|token_hash/);
    expect(JSON.stringify(everything)).not.toContain(pro.email);
  });

  it("holds both sides of every conversation, with the names of the files", async () => {
    const conversation = await aConversation();
    await send(conversation, conversation.client, {
      text: "My bell says 11",
      fileIds: [await anUpload(conversation.client)],
    });
    await send(conversation, conversation.pro, "Thank you");
    const elsewhere = await aConversation();
    await send(elsewhere, elsewhere.client, "None of their business");
    await askFor(conversation.client);
    await runJobs(jobs);

    expect(JSON.parse(String((await unpack(conversation.client)).get("messages.json")))).toMatchObject([
      { from: "system", seq: 1, system_code: "OFFER_SENT" },
      { from: "me", seq: 2, text: "My bell says 11", files: ["plan.webp"], tender: "Paint the living room" },
      { from: "other side", seq: 3, text: "Thank you", files: [] },
    ]);
  });

  it("keeps sealed what the other side wrote until it is published", async () => {
    const { client, pro, tender } = await aCompletedTender();
    const review = { id: newId(), tenderId: tender.id, authorId: pro.id, recipientId: client.id, rating: 4 };
    await db.review.create({ data: { ...review, text: "Not yet to be read." } });
    await askFor(client);
    await runJobs(jobs);
    const reviews = String((await unpack(client)).get("reviews.json"));
    expect(JSON.parse(reviews)).toEqual([]);
  });

  it("leaves out what moderation has removed of others, and which admin looked at it", async () => {
    const conversation = await aConversation();
    const { client, pro, tenderId } = conversation;
    await send(conversation, pro, "Insults of all kinds");
    const hidden = { hiddenAt: new Date() };
    await db.message.updateMany({ where: { text: "Insults of all kinds" }, data: hidden });
    await db.offer.updateMany({
      where: { tenderId },
      data: { ...hidden, message: "More of them" },
    });
    const [admin, letter] = [await anAdmin(), { name: "Nora", email: "nora@bee.example", text: "Hello" }];
    const seen = {
      claimedById: admin.id,
      claimedUntil: new Date(),
      handledById: admin.id,
      handledAt: new Date(),
    };
    await db.contactMessage.create({
      data: { id: newId(), userId: client.id, subject: "Hi", status: "CLOSED", ...letter, ...seen },
    });
    for (const person of [client, pro]) await askFor(person);
    await runJobs(jobs);

    const [ofClient, ofPro] = [await unpack(client), await unpack(pro)];
    const texts = (files: Map<string, Buffer>) =>
      [...files].flatMap(([name, bytes]) => (name.endsWith(".json") ? [String(bytes)] : [])).join();
    expect(texts(ofClient)).not.toMatch(/Insults|More of them/);
    expect(texts(ofClient)).not.toContain(admin.id);
    for (const words of ["Insults", "More of them"]) expect(texts(ofPro)).toContain(words);
  });

  it("is one at a time, however often it is asked for, and at most three a day", async () => {
    const client = await aClient();
    const answers = await Promise.all([1, 2, 3, 4].map(() => askFor(client)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await db.dataExport.count({ where: { userId: client.id } })).toBe(1);
    for (let time = 0; time < 2; time++) {
      await runJobs(jobs);
      expect((await askFor(client)).status).toBe(202);
    }
    await runJobs(jobs);
    const refused = await askFor(client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
  });

  it("is nobody else's, not an admin's either, and its address cannot be made up", async () => {
    const [client, pro, admin] = [await aClient(), await aPro(), await anAdmin()];
    expect([(await askFor(client, pro)).status, (await askFor(client, admin)).status]).toEqual([404, 403]);
    await askFor(client);
    await runJobs(jobs);
    const url = await linkOf(client);
    const forged = url.replace(/signature=./, (start) =>
      start.endsWith("A") ? "signature=B" : "signature=A",
    );
    const later = url.replace(/expires=\d+/, "expires=9999999999");
    const statuses = [forged, later].map(async (each) => (await fetchZip(client, each)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404]);
    expect((await fetchZip(pro, url)).status).toBe(404);
  });

  it("asks for the password again, to be made and to be fetched", async () => {
    const client = await aClient();
    const params = { id: client.id };
    for (const handler of [ask, link]) {
      const without = await call(handler, { as: client, params, body: {} });
      expect(without.body).toMatchObject({ errors: [{ path: "password", code: "required" }] });
      const wrong = await call(handler, { as: client, params, body: { password: "not-the-one-1" } });
      expect(wrong.body).toMatchObject({ errors: [{ path: "password", code: "wrongPassword" }] });
    }
    await askFor(client);
    await runJobs(jobs);

    expect((await stateOf(client))?.url).toBeNull();
    expect((await fetchZip(client, await linkOf(client))).status).toBe(200);
  });

  it("asks a user without a password to sign in again", async () => {
    const client = await aClient();
    await db.user.update({ where: { id: client.id }, data: { passwordHash: null } });
    const tryBoth = async () =>
      Promise.all(
        [ask, link].map(async (handler) => {
          const { status } = await call(handler, { as: client, params: { id: client.id }, body: {} });
          return status;
        }),
      );

    expect(await tryBoth()).toEqual([202, 200]);
    await db.session.updateMany({
      where: { userId: client.id },
      data: { createdAt: new Date(Date.now() - 601_000) },
    });
    expect(await tryBoth()).toEqual([403, 403]);
  });

  it("is gone after seven days, and with the account", async () => {
    const [client, leaver] = [await aClient(), await aClient()];
    for (const user of [client, leaver]) await askFor(user);
    await runJobs(jobs);
    const [old, left] = [await stateOf(client), await stateOf(leaver)];
    await leaveForGood(leaver);
    await runJobs(jobs);
    expect(await exportStorage().maybeSize(left?.id ?? "")).toBeNull();
    expect(await exportStorage().maybeSize(old?.id ?? "")).not.toBeNull();
    await sweepExports(new Date(Date.now() + 7 * 86_400_000 + 1000));
    expect(await exportStorage().maybeSize(old?.id ?? "")).toBeNull();
    expect(await stateOf(client)).toBeNull();
  });

  it("can be asked for anew when one got stuck", async () => {
    const client = await aClient();
    await askFor(client);
    const before = { createdAt: new Date(Date.now() - 3_700_000) };
    await db.dataExport.updateMany({ where: { userId: client.id }, data: before });
    expect(await stateOf(client)).toMatchObject({ status: "FAILED" });
    expect((await askFor(client)).status).toBe(202);
    expect(await stateOf(client)).toMatchObject({ status: "PENDING" });
  });
});
