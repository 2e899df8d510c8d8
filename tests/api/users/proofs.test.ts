import { describe, expect, it } from "vitest";
import { GET as ownProfile } from "@/app/api/users/[id]/profile/route";
import { GET as publicProfileOf } from "@/app/api/users/[id]/profile/public/route";
import { GET as ofUser } from "@/app/api/users/[id]/verification/route";
import { PUT as replace } from "@/app/api/users/verification/[id]/route";
import { POST as submit } from "@/app/api/users/verification/route";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { ownProfile as ownProfileView, publicProfile } from "@/lib/users/profile/schema";
import { verificationAnswer, verificationView } from "@/lib/verification/schema";
import { expireProofs } from "@/lib/verification/service/expire";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/run-jobs";
import { aCard, aPaper, aVerification, decided, REFUSED } from "./documents";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);
const seenOf = async (user: TestUser) =>
  read(publicProfile, await call(publicProfileOf, { params: { id: user.id } }));
const newestOf = async (as: TestUser) =>
  read(verificationAnswer, await call(ofUser, { as, params: { id: as.id } }));
const noticesOf = async ({ id }: TestUser) => {
  const where = { userId: id, type: "VERIFICATION_EXPIRES" } as const;
  const rows = await db.notification.findMany({ where, orderBy: { createdAt: "asc" } });
  return rows.map(({ params }) => params);
};

/** A BEE whose insurance was approved until a day so many days from now. */
async function anInsured(days: number, changes: Parameters<typeof aPro>[0] = {}) {
  const [as, admin] = [await aPro(changes), await anAdmin()];
  const sent = await aVerification(as, await aPaper(as, "INSURANCE"));
  const answer = await decided(admin, sent, { expiresOn: dayIn(days) });
  return { as, admin, proof: read(verificationView, answer) };
}

describe("a trade licence and an insurance", () => {
  it("wait beside the identity, one of each kind at a time", async () => {
    const as = await aPro();
    await aVerification(as);
    for (const kind of ["TRADE_LICENCE", "INSURANCE"] as const) {
      await aVerification(as, await aPaper(as, kind));
      const again = await call(submit, { as, body: await aPaper(as, kind) });
      expect(again).toMatchObject({ status: 409, body: { code: "verification_exists" } });
    }
    const { verification, proofs } = await newestOf(as);
    expect(verification?.kind).toBe("IDENTITY");
    expect(proofs.map(({ kind, status }) => [kind, status])).toEqual([
      ["IDENTITY", "PENDING"],
      ["TRADE_LICENCE", "PENDING"],
      ["INSURANCE", "PENDING"],
    ]);
  });

  it("sent twice at the same moment make one of the kind", async () => {
    const as = await aPro();
    const bodies = [await aPaper(as, "INSURANCE"), await aPaper(as, "INSURANCE")];
    const answers = await Promise.all(bodies.map((body) => call(submit, { as, body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it("are proven by their own documents, and by BEEs", async () => {
    const [as, client] = [await aPro(), await aClient()];
    const wrong = { ...(await aCard(as)), kind: "INSURANCE" };
    const refused = await call(submit, { as, body: wrong });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ path: "documentType" }] }]);
    const body = await aPaper(client, "TRADE_LICENCE");
    expect(await call(submit, { as: client, body })).toMatchObject({
      status: 403,
      body: { code: "wrong_role" },
    });
  });

  it("keep their kind when other pictures are sent, and are their owner's alone", async () => {
    const [as, stranger] = [await aPro(), await aPro()];
    const { id } = await aVerification(as, await aPaper(as, "INSURANCE"));
    const put = async (who: TestUser, body: object) => call(replace, { as: who, params: { id }, body });
    expect(await put(as, await aPaper(as, "TRADE_LICENCE"))).toMatchObject({ status: 422 });
    expect(await put(stranger, await aPaper(stranger, "INSURANCE"))).toMatchObject({ status: 404 });
    expect(await put(as, await aPaper(as, "INSURANCE"))).toMatchObject({ status: 200 });
  });

  it("count until a day that the admin says, which lies ahead", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    const sent = await aVerification(as, await aPaper(as, "INSURANCE"));
    for (const expiresOn of [undefined, null, dayIn(0), dayIn(-1)]) {
      const answer = await decided(admin, sent, { expiresOn });
      expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: "expiresOn" }] }]);
    }
    expect((await seenOf(as)).proofs).toEqual([]);
    const approved = read(verificationView, await decided(admin, sent, { expiresOn: dayIn(1) }));
    expect(approved).toMatchObject({ status: "APPROVED", expiresOn: dayIn(1) });
    expect(await seenOf(as)).toMatchObject({ proofs: ["INSURANCE"], isVerified: false });
  });

  it("change nothing about the identity, whatever is decided", async () => {
    const { as, admin } = await anInsured(90);
    await decided(admin, await aVerification(as));
    const licence = await aVerification(as, await aPaper(as, "TRADE_LICENCE"));
    await decided(admin, licence, REFUSED);
    expect(await seenOf(as)).toMatchObject({ proofs: ["INSURANCE"], isVerified: true });
    const own = read(ownProfileView, await call(ownProfile, { as, params: { id: as.id } }));
    expect(own.verification).toMatchObject({ status: "APPROVED", documentType: "ID_CARD" });
  });
});

describe("a proof that ends", () => {
  it("reminds its BEE once thirty days before, in their language and with the way to the card", async () => {
    const { as } = await anInsured(40, { lang: "de" });
    await expireProofs(inDays(9));
    expect(await noticesOf(as)).toEqual([]);
    await expireProofs(inDays(10));
    await expireProofs(inDays(11));
    expect(await noticesOf(as)).toEqual([{ status: "SOON", kind: "INSURANCE", endsOn: dayIn(40) }]);
    const mail = (await mailsTo(as.email)).at(-1);
    expect(mail?.subject).toBe("Ihr Versicherungsnachweis läuft bald ab");
    expect(mail?.links[0]).toContain(`/de/account/profiles/${as.id}/update#insurance`);
  });

  it("counts on its last day; then the badge goes and the BEE learns of it, however often the job runs", async () => {
    const { as, proof } = await anInsured(20);
    await expireProofs(inDays(20));
    expect((await seenOf(as)).proofs).toEqual(["INSURANCE"]);
    await Promise.all([expireProofs(inDays(21)), expireProofs(inDays(21))]);
    expect((await seenOf(as)).proofs).toEqual([]);
    expect((await noticesOf(as)).map((params) => (params as { status: string }).status)).toEqual([
      "SOON",
      "EXPIRED",
    ]);
    const { proofs } = await newestOf(as);
    expect(proofs).toMatchObject([{ id: proof.id, status: "EXPIRED", expiresOn: dayIn(20) }]);
    expect((await call(submit, { as, body: await aPaper(as, "INSURANCE") })).status).toBe(201);
  });

  it("of the identity takes the blue badge, and asks for it in the profile again", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    await decided(admin, await aVerification(as), { expiresOn: dayIn(5) });
    expect((await seenOf(as)).isVerified).toBe(true);
    await expireProofs(inDays(6));
    expect((await seenOf(as)).isVerified).toBe(false);
    expect((await newestOf(as)).verification?.status).toBe("EXPIRED");
  });

  it("ends however many BEEs have left whose proofs are over, too", async () => {
    const { as, admin } = await anInsured(20);
    const left = await Promise.all(Array.from({ length: 20 }, () => aPro({ deletedAt: new Date() })));
    const ended = { kind: "INSURANCE", documentType: "INSURANCE_POLICY", status: "APPROVED" } as const;
    const decision = { decidedAt: new Date(), decidedById: admin.id };
    const expiresOn = new Date(dayIn(5));
    await db.verification.createMany({
      data: left.map(({ id }) => ({ ...ended, ...decision, id: newId(), userId: id, expiresOn })),
    });
    await expireProofs(inDays(21));
    expect((await seenOf(as)).proofs).toEqual([]);
  });

  it("is renewed within its last thirty days, and the next one takes its place", async () => {
    const early = await anInsured(31);
    const body = await aPaper(early.as, "INSURANCE");
    expect((await call(submit, { as: early.as, body })).status).toBe(409);

    const { as, admin, proof } = await anInsured(30);
    const next = await aVerification(as, await aPaper(as, "INSURANCE"));
    expect((await seenOf(as)).proofs).toEqual(["INSURANCE"]);
    await decided(admin, next, { expiresOn: dayIn(395) });
    expect((await seenOf(as)).proofs).toEqual(["INSURANCE"]);
    const before = await db.verification.findUniqueOrThrow({ where: { id: proof.id } });
    expect(before.status).toBe("EXPIRED");
    await expireProofs(inDays(31));
    expect((await noticesOf(as)).length).toBe(0);
    expect((await seenOf(as)).proofs).toEqual(["INSURANCE"]);
  });
});
