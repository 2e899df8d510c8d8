import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as accept } from "@/app/api/offers/[offerId]/accept/route";
import { GET as offersOf } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as tenderOf } from "@/app/api/tenders/[tenderId]/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { DELETE as remove } from "@/app/api/users/[id]/route";
import { jobs as fileJobs } from "@/lib/files/jobs";
import { jobs as offerJobs } from "@/lib/account-deletion/jobs";
import { offerView } from "@/lib/offers/schema";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { db } from "@/lib/platform/server/database/db";
import { singletons } from "@/lib/platform/server/config/singletons";
import { storage } from "@/lib/platform/server/storage/storage";
import { newId } from "@/lib/shared/ids";
import { tenderView } from "@/lib/agreements/schema/tender-view";
import { Prisma } from "@/prisma/generated/client";
import { removeFor, startChange } from "@/tests/api/admin/acting-for";
import { complain, judge } from "@/tests/api/reports/complaining";
import { decideOn } from "@/tests/api/reports/reporting";
import { call, read } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  actorOf,
  anAcceptedTender,
  anAdmin,
  aPro,
  aTender,
  aTenderWithOffers,
  PASSWORD,
  VIENNA,
  type TestUser,
} from "@/tests/support/factories";
import { notificationTypesOf, offerStates } from "@/tests/support/observe";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";
import { z } from "zod";
import { aVerification, decided, REFUSED } from "./documents";

const leave = (user: TestUser, password: string | undefined = PASSWORD, as = user) =>
  call(remove, { as, params: { id: user.id }, body: { password } });
const rowOf = ({ id }: { id: string }) => db.user.findUniqueOrThrow({ where: { id } });

async function aFile(owner: TestUser, attachedTo: "AVATAR" | "TENDER" | "MESSAGE" | null): Promise<string> {
  const publicId = newId();
  const file = {
    id: newId(),
    publicId,
    ownerId: owner.id,
    name: "face.webp",
    size: 1,
    mimeType: "image/webp",
  };
  await db.file.create({ data: { ...file, folder: "PHOTOS", attachedTo } });
  await storage().write(publicId, new Uint8Array([1]));
  return publicId;
}

beforeEach(() => db.$executeRaw`DELETE FROM pgboss.job`);

describe("deleting an account", () => {
  it("ends every session at once, says until when it can be taken back, and leaves nothing personal then", async () => {
    const client = await aClient({ phone: "+431234567", businessName: "Berger", lang: "hu" });
    const photoPublicId = await aFile(client, "AVATAR");
    const unused = await aFile(client, null);
    await db.user.update({ where: { id: client.id }, data: { photoPublicId } });
    await db.profile.create({ data: { userId: client.id, summary: "I have two cats.", city: "Wien" } });
    const closed: string[][] = [];
    const io = { in: (rooms: string[]) => ({ disconnectSockets: () => void closed.push(rooms) }) };
    await call(ownUser, { as: client });
    singletons.io = io as unknown as typeof singletons.io;

    const answer = await leave(client);
    await forgetAccount(client);

    singletons.io = undefined;
    expect(answer.status).toBe(204);
    expect(closed.flat()).toHaveLength(1);
    expect((await call(ownUser, { as: client })).status).toBe(401);
    expect((await call(signIn, { body: { email: client.email, password: PASSWORD } })).status).toBe(401);
    const row = await rowOf(client);
    expect(row).toMatchObject({ email: `deleted-${client.id}@deleted.invalid`, firstName: "", phone: null });
    expect(JSON.stringify(row)).not.toMatch(/Nora|Berger|example\.com|\+43/);
    expect(await db.profile.count({ where: { userId: client.id } })).toBe(0);
    expect(await db.session.count({ where: { userId: client.id } })).toBe(0);
    await runJobs(fileJobs);
    expect(await db.file.count({ where: { ownerId: client.id } })).toBe(0);
    expect(await storage().maybeSize(photoPublicId)).toBeNull();
    expect(await storage().maybeSize(unused)).toBeNull();
    const mails = await mailsTo(client.email);
    expect(mails.map(({ html }) => html.includes('lang="hu"'))).toEqual([true]);
    await aClient({ email: client.email });
  });

  it("needs the password, or a sign-in of the last ten minutes from those who have none", async () => {
    const client = await aClient();
    for (const password of ["wrong-password-1", undefined]) {
      const answer = await call(remove, { as: client, params: { id: client.id }, body: { password } });
      expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: "password" }] }]);
    }
    const external = await aClient({ passwordHash: null });
    await call(ownUser, { as: external });
    const old = { createdAt: new Date(Date.now() - 601_000) };
    await db.session.updateMany({ where: { userId: external.id }, data: old });
    const late = await leave(external, undefined);
    expect([late.status, late.body]).toMatchObject([403, { code: "sign_in_again" }]);
    await db.session.updateMany({ where: { userId: external.id }, data: { createdAt: new Date() } });
    expect((await leave(external, undefined)).status).toBe(204);
  });

  it("is everybody's own decision", async () => {
    const [client, pro, admin] = [await aClient(), await aPro(), await anAdmin()];
    expect((await leave(client, PASSWORD, pro)).status).toBe(404);
    expect((await leave(client, PASSWORD, admin)).status).toBe(403);
    expect((await rowOf(client)).deletedAt).toBeNull();
  });

  it("is refused to both sides while a job is in progress, and nothing has happened", async () => {
    const { client, pro } = await anAcceptedTender();
    const open = await aTender({ client });
    for (const side of [client, pro]) {
      const answer = await leave(side);
      expect([answer.status, answer.body]).toMatchObject([409, { code: "open_jobs" }]);
    }
    expect((await db.tender.findUniqueOrThrow({ where: { id: open.id } })).status).toBe("NEW");
  });

  it("takes along what the audit log says about them, and nothing of anyone else", async () => {
    const [bee, other, admin] = [await aPro(), await aClient(), await anAdmin()];
    const document = await aVerification(bee);
    await decided(admin, document, REFUSED);
    const { body: decision } = await decideOn(admin, bee, { action: "LIMIT", days: 1 });
    const { body: complaint } = await complain(bee, decision.id);
    await judge(await anAdmin(), complaint, "REJECTED");
    const address = `new-${bee.email}`;
    for (const person of [bee, other]) await startChange(admin, person, `new-${person.email}`);
    await removeFor(admin, bee);
    const subjectId = { in: [bee.id, document.id, complaint.id] };
    const about = () => db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: "asc" } });
    const kept = await about();
    expect(JSON.stringify(kept)).toContain(address);
    const emptied = { where: { subjectId: other.id }, data: { after: Prisma.DbNull } };
    await expect(db.auditEntry.updateMany(emptied)).rejects.toThrow("append-only");

    await forgetAccount(bee);
    expect(await about()).toEqual(kept.map((entry) => ({ ...entry, before: null, after: null })));
    const [entry] = await db.auditEntry.findMany({ where: { subjectId: other.id } });
    expect(entry).toMatchObject({ before: { email: other.email }, after: { email: `new-${other.email}` } });
    const changed = { where: { id: kept[0]?.id }, data: { ip: null } };
    await expect(db.auditEntry.updateMany(changed)).rejects.toThrow("append-only");
  });

  it("of a client calls their open tenders off, notifies every BEE, and takes street and photos away", async () => {
    const { client, tender, pros } = await aTenderWithOffers(2);
    const photo = await aFile(client, "TENDER");
    const { id: fileId } = await db.file.findUniqueOrThrow({ where: { publicId: photo } });
    await db.tenderFile.create({ data: { tenderId: tender.id, fileId, kind: "PHOTO", position: 0 } });

    expect((await leave(client)).status).toBe(204);
    await forgetAccount(client);

    const row = await db.tender.findUniqueOrThrow({ where: { id: tender.id } });
    expect(row).toMatchObject({ status: "CANCELED", street: null, city: VIENNA.city, latitude: 48.21 });
    expect(await offerStates(tender, pros)).toEqual(pros.map(() => "DECLINED TENDER_CANCELED"));
    for (const pro of pros) expect(await notificationTypesOf(pro)).toContain("TENDER_CANCELED");
    const [pro] = pros;
    const seen = read(tenderView, await call(tenderOf, { as: pro, params: { tenderId: tender.id } }));
    expect(seen).toMatchObject({ creator: { name: "", photo: null }, photos: [] });
    await runJobs(fileJobs);
    expect(await storage().maybeSize(photo)).toBeNull();
  });

  it("of a PRO withdraws their open offers and notifies the clients", async () => {
    const { client, tender, pros } = await aTenderWithOffers(2);
    const [leaver, rival] = pros;
    expect((await leave(leaver!)).status).toBe(204);
    expect(await offerStates(tender, pros)).toEqual(["WITHDRAWN", "ACTIVE"]);
    expect(await notificationTypesOf(client)).toContain("OFFER_WITHDRAWN");
    const answer = await call(offersOf, { as: client, params: { tenderId: tender.id } });
    const { items } = read(z.object({ items: z.array(offerView) }), answer);
    const names = items.map(({ pro }) => [pro.id, pro.name]);
    expect(Object.fromEntries(names)).toMatchObject({ [leaver!.id]: "", [rival!.id]: "Tomáš Dvořák" });
  });

  it("keeps a rival who has left out of the running when the chosen one is released", async () => {
    const { client, tender, pros } = await anAcceptedTender(2);
    expect((await leave(pros[1]!)).status).toBe(204);
    const move = { version: tender.version, reason: "NO_SHOW" } as const;
    await releaseTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move });
    expect(await offerStates(tender, pros)).toEqual(["DECLINED RELEASED", "WITHDRAWN"]);
  });

  it("leaves finished jobs to the other side, without a name", async () => {
    const { client, pro, tender } = await aCompletedTender();
    expect((await leave(pro)).status).toBe(204);
    const seen = read(tenderView, await call(tenderOf, { as: client, params: { tenderId: tender.id } }));
    expect(seen).toMatchObject({ status: "COMPLETED", recipient: { name: "" }, contact: { phone: null } });
  });

  it("also ends what another device began in the same second", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    for (const user of [client, pro]) await leave(user);
    const posted = await aTender({ client });
    const { tender, offers } = await aTenderWithOffers(1);
    await db.offer.updateMany({ where: { id: offers[0]!.id }, data: { proId: pro.id } });
    await runJobs(offerJobs);
    expect((await db.tender.findUniqueOrThrow({ where: { id: posted.id } })).status).toBe("CANCELED");
    expect(await offerStates(tender, [pro])).toEqual(["WITHDRAWN"]);
  });

  it("and being accepted at the same moment: exactly one of the two happens", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(1);
    const [left, accepted] = await Promise.all([
      leave(pros[0]!),
      call(accept, { as: client, params: { offerId: offers[0]!.id }, body: { version: offers[0]!.version } }),
    ]);
    const { status } = await db.tender.findUniqueOrThrow({ where: { id: tender.id } });
    expect([left.status, accepted.status, status]).toEqual(
      left.status === 204 ? [204, accepted.status, "NEW"] : [409, 200, "ACCEPTED"],
    );
    expect(accepted.status === 200).toBe(status === "ACCEPTED");
  });
});
