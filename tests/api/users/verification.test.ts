import { describe, expect, it } from "vitest";
import { GET as ofUser } from "@/app/api/users/[id]/verification/route";
import { PUT as replace } from "@/app/api/users/verification/[id]/route";
import { POST as submit } from "@/app/api/users/verification/route";
import { jobs as fileJobs } from "@/lib/files/jobs";
import { db } from "@/lib/platform/server/database/db";
import { storage } from "@/lib/platform/server/storage/storage";
import { verificationAnswer, verificationView } from "@/lib/verification/schema";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import { aCard, aSide, aVerification, decided, REFUSED } from "./documents";

const ofOne = async (user: TestUser, as = user) =>
  read(verificationAnswer, await call(ofUser, { as, params: { id: user.id } })).verification;
const rowsOf = (user: TestUser) => db.verification.count({ where: { userId: user.id } });
const uses = async (...publicIds: string[]) =>
  (await db.file.findMany({ where: { publicId: { in: publicIds } }, select: { attachedTo: true } })).map(
    ({ attachedTo }) => attachedTo,
  );

describe("sending a document in", () => {
  it.each([
    ["a BEE", aPro],
    ["a client", aClient],
  ])("lets %s wait for a decision, and shows them both pictures", async (_who, make) => {
    const as = await make();
    expect(await ofOne(as)).toBeNull();
    const body = await aCard(as);
    const answer = await call(submit, { as, body });
    expect(answer.status).toBe(201);
    const seen = await ofOne(as);
    expect(seen).toEqual(expect.objectContaining({ status: "PENDING", documentType: "ID_CARD" }));
    expect([seen?.front?.publicId, seen?.back?.publicId]).toEqual([body.frontId, body.backId]);
    expect(seen?.front?.url).toContain("signature=");
    expect(await uses(body.frontId, body.backId)).toEqual(["VERIFICATION", "VERIFICATION"]);
  });

  it("takes a passport without a back, and leaves a back of it out", async () => {
    const [as, other] = [await aPro(), await aPro()];
    const passport = { documentType: "PASSPORT", frontId: await aSide(as) };
    expect((await call(submit, { as, body: passport })).status).toBe(201);
    const [frontId, backId] = [await aSide(other), await aSide(other)];
    const body = { documentType: "PASSPORT", frontId, backId };
    expect(read(verificationView, await call(submit, { as: other, body })).back).toBeNull();
    expect(await uses(backId)).toEqual([null]);
  });

  it("wants both sides of everything else, and two different ones", async () => {
    const as = await aPro();
    const frontId = await aSide(as);
    for (const documentType of ["ID_CARD", "DRIVER_LICENSE"]) {
      for (const backId of [undefined, null, frontId]) {
        const answer = await call(submit, { as, body: { documentType, frontId, backId } });
        expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: "backId" }] }]);
      }
    }
    const unknown = await call(submit, { as, body: { documentType: "LIBRARY_CARD", frontId } });
    expect(unknown.status).toBe(422);
    expect(await rowsOf(as)).toBe(0);
  });

  it("takes only own, unused uploads of its folder, and names the side that is not fit", async () => {
    const [as, stranger] = [await aPro(), await aPro()];
    const [own, foreign, plain] = [await aSide(as), await aSide(stranger), await aSide(as, "tenders")];
    const used = (await aVerification(stranger)).front?.publicId ?? "";
    for (const backId of [foreign, plain, used, "gone-gone-gone-gone"]) {
      const answer = await call(submit, { as, body: { documentType: "ID_CARD", frontId: own, backId } });
      expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: "backId" }] }]);
    }
    expect([await rowsOf(as), await uses(own, foreign)]).toEqual([0, [null, null]]);
  });

  it("waits until the address is confirmed, and is nothing for admins or strangers", async () => {
    const newcomer = await aPro({ emailConfirmedAt: null });
    const refused = await call(submit, { as: newcomer, body: await aCard(newcomer) });
    expect([refused.status, refused.body]).toMatchObject([403, { code: "email_not_confirmed" }]);
    const admin = await anAdmin();
    expect((await call(submit, { as: admin, body: await aCard(admin) })).status).toBe(403);
    expect((await call(submit, { body: await aCard(admin) })).status).toBe(401);
    expect([await rowsOf(newcomer), await rowsOf(admin)]).toEqual([0, 0]);
  });

  it("happens once while it waits and after it was accepted, again after a refusal", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    const first = await aVerification(as);
    const again = async () => call(submit, { as, body: await aCard(as) });
    expect(await again()).toMatchObject({ status: 409, body: { code: "verification_exists" } });
    await decided(admin, first, REFUSED);
    const second = read(verificationView, await again());
    await decided(admin, second);
    expect(await again()).toMatchObject({ status: 409, body: { code: "verification_exists" } });
    expect([await rowsOf(as), (await ofOne(as))?.id]).toEqual([2, second.id]);
  });

  it("twice at the same moment makes one", async () => {
    const as = await aPro();
    const bodies = [await aCard(as), await aCard(as)];
    const answers = await Promise.all(bodies.map((body) => call(submit, { as, body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await rowsOf(as)).toBe(1);
  });
});

describe("sending other pictures", () => {
  const put = async (as: TestUser, id: string, body: object) => call(replace, { as, params: { id }, body });

  it("replaces what waits and destroys what nobody needs any more", async () => {
    const as = await aPro();
    const { id, front, back } = await aVerification(as);
    const frontId = await aSide(as);
    const body = { documentType: "DRIVER_LICENSE", frontId, backId: back?.publicId };

    const seen = read(verificationView, await put(as, id, body));

    expect(seen).toMatchObject({ id, status: "PENDING", documentType: "DRIVER_LICENSE" });
    expect([seen.front?.publicId, seen.back?.publicId]).toEqual([frontId, back?.publicId]);
    const gone = front?.publicId ?? "";
    expect(await db.file.count({ where: { publicId: gone } })).toBe(0);
    await runJobs(fileJobs);
    expect(await storage().maybeSize(gone)).toBeNull();
    expect(await storage().maybeSize(`${gone}.thumbnail`)).toBeNull();
    expect(await uses(frontId, back?.publicId ?? "")).toEqual(["VERIFICATION", "VERIFICATION"]);
  });

  it("after a refusal asks for another decision", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    const sent = await aVerification(as);
    await decided(admin, sent, REFUSED);
    expect(await ofOne(as)).toMatchObject({ status: "REJECTED", rejectionReason: REFUSED.reason });
    const seen = read(verificationView, await put(as, sent.id, await aCard(as)));
    expect(seen).toMatchObject({ status: "PENDING", rejectionReason: null, decidedAt: null });
    expect(await db.verification.findUnique({ where: { id: sent.id } })).toMatchObject({ decidedById: null });
  });

  it("is refused once it was accepted, or while another one waits", async () => {
    const [as, admin] = [await aPro(), await anAdmin()];
    const old = await aVerification(as);
    await decided(admin, old, REFUSED);
    const next = await aVerification(as);
    expect(await put(as, old.id, await aCard(as))).toMatchObject({
      status: 409,
      body: { code: "verification_exists" },
    });
    await decided(admin, next);
    expect(await put(as, next.id, await aCard(as))).toMatchObject({
      status: 409,
      body: { code: "verification_decided" },
    });
  });

  it("for somebody else's document finds nothing and changes nothing", async () => {
    const [as, stranger, admin] = [await aPro(), await aClient(), await anAdmin()];
    const sent = await aVerification(as);
    for (const other of [stranger, admin]) {
      const answer = await put(other, sent.id, await aCard(other));
      expect(answer).toMatchObject({ status: 404, body: { code: "verification_not_found" } });
    }
    expect((await put(as, as.id, await aCard(as))).status).toBe(404);
    const { front, back, ...facts } = sent;
    expect(await ofOne(as)).toMatchObject(facts);
    expect(await uses(front?.publicId ?? "", back?.publicId ?? "")).toEqual(["VERIFICATION", "VERIFICATION"]);
  });
});

describe("a verification", () => {
  it("is shown to its owner and to admins; nobody else knows of it", async () => {
    const [as, stranger, admin] = [await aPro(), await aPro(), await anAdmin()];
    const sent = await aVerification(as);
    expect(await ofOne(as, admin)).toMatchObject({ id: sent.id });
    const params = { id: as.id };
    expect(await call(ofUser, { as: stranger, params })).toMatchObject({
      status: 404,
      body: { code: "user_not_found" },
    });
    expect((await call(ofUser, { params })).status).toBe(401);
    expect((await call(ofUser, { as: admin, params: { id: sent.id } })).status).toBe(404);
  });
});
