import { expect, it } from "vitest";
import { POST as REFRESH } from "@/app/api/auth/refresh-token/route";
import { POST as SIGN_IN } from "@/app/api/auth/sign-in/route";
import { GET as OWN_USER } from "@/app/api/auth/user/route";
import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { GET as PUBLIC } from "@/app/api/public/tenders/[tenderId]/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import { GET as OFFERS } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as TENDER } from "@/app/api/tenders/[tenderId]/route";
import { POST as INVITE } from "@/app/api/tenders/[tenderId]/invitations/route";
import { signedIn } from "@/lib/auth/schema";
import { listFindable } from "@/lib/users/profile/data";
import { readPublicProfile } from "@/lib/users/profile/service";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import {
  aClient,
  anAcceptedTender,
  anAdmin,
  anOffer,
  aPro,
  aTender,
  PASSWORD,
  type TestUser,
} from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { decide, decideOn } from "./reporting";

type Refusal = { code?: string; message?: string; decision?: { id: string; rule: string; reason: string } };
const signIn = ({ email }: TestUser, password = PASSWORD) =>
  call<Refusal>(SIGN_IN, { body: { email, password } });

it("signs out everywhere at once, and neither refreshes nor signs in any more, with the reasons", async () => {
  const [bee, admin] = [await aPro(), await anAdmin()];
  const { accessToken, refreshToken } = read(signedIn, await signIn(bee));
  const bearer = { headers: { authorization: `Bearer ${accessToken}` } };
  expect((await call(OWN_USER, bearer)).status).toBe(200);
  const { body: decision } = await decideOn(admin, bee, { action: "SUSPEND" });

  expect((await call(OWN_USER, bearer)).status).toBe(401);
  expect((await call(REFRESH, { body: { token: refreshToken } })).status).toBe(401);
  const refused = await signIn(bee);
  expect([refused.status, refused.body.code]).toEqual([403, "account_suspended"]);
  expect(refused.body.decision).toEqual({ id: decision.id, rule: "SCAM", reason: "It is not who it says." });
  expect(refused.body.message).toContain("It is not who it says.");
  // Without the password there is nothing to learn.
  expect((await signIn(bee, "wrong-password-1")).body.code).toBe("wrong_credentials");

  await decideOn(admin, bee, { action: "REINSTATE" });
  expect((await signIn(bee)).status).toBe(200);
  // A session that was ended stays so.
  expect((await call(OWN_USER, bearer)).status).toBe(401);
});

it("lets no session that is opened at the same moment live", async () => {
  const [bee, admin] = [await aPro(), await anAdmin()];
  await Promise.all([signIn(bee), decideOn(admin, bee, { action: "SUSPEND" }), signIn(bee)]);
  expect(await db.session.count({ where: { userId: bee.id, revokedAt: null } })).toBe(0);
});

it("hides profile and tenders, and brings back all but what was hidden for itself", async () => {
  const [client, bee, stranger, admin] = [await aClient(), await aPro(), await aPro(), await anAdmin()];
  const [open, hidden] = [await aTender({ client }), await aTender({ client })];
  const words = { userId: bee.id, headline: "Roofs", summary: "All over Vienna." };
  await db.profile.create({ data: words, select: { userId: true } });
  await decide(admin, hidden);
  const seen = async () => ({
    page: (await call(PUBLIC, { params: { tenderId: open.id } })).status,
    detail: (await call(TENDER, { as: stranger, params: { tenderId: open.id } })).status,
    hidden: (await call(TENDER, { as: stranger, params: { tenderId: hidden.id } })).status,
    profile: await readPublicProfile({ userId: bee.id, language: "en" }).then(
      () => 200,
      () => 404,
    ),
    siteMap: (await listFindable(db)).some(({ userId }) => userId === bee.id),
    directory: (await db.directoryEntry.count({ where: { userId: bee.id } })) > 0,
  });
  const shown = { page: 200, detail: 200, hidden: 404, profile: 200, siteMap: true, directory: true };
  expect(await seen()).toEqual(shown);
  for (const who of [client, bee]) await decideOn(admin, who, { action: "SUSPEND" });
  expect(await seen()).toEqual({
    page: 404,
    detail: 404,
    hidden: 404,
    profile: 404,
    siteMap: false,
    directory: false,
  });
  expect((await decide(admin, open, { action: "RESTORE" })).body.code).toBe("decision_not_possible");
  for (const who of [client, bee]) await decideOn(admin, who, { action: "REINSTATE" });
  expect(await seen()).toEqual(shown);
});

it("takes a BEE's open offers from sight: they are neither listed, counted nor accepted until the end", async () => {
  const [client, bee, admin] = [await aClient(), await aPro(), await anAdmin()];
  const tender = await aTender({ client });
  const { id: offerId, version } = await anOffer({ tender, pro: bee });
  const params = { tenderId: tender.id };
  const offers = async () =>
    (await call<{ items: unknown[] }>(OFFERS, { as: client, params })).body.items.length;
  const counted = async () =>
    (await call<{ offerCount: number }>(TENDER, { as: client, params })).body.offerCount;
  const accept = () =>
    call<Refusal>(ACCEPT, { as: client, params: { offerId }, body: { version, phone: "+436601234567" } });

  await decideOn(admin, bee, { action: "SUSPEND" });
  expect([await offers(), await counted()]).toEqual([0, 0]);
  expect((await accept()).body.code).toBe("offer_not_found");
  const another = { tenderId: (await aTender({ client })).id };
  const invited = await call<Refusal>(INVITE, { as: client, params: another, body: { proId: bee.id } });
  expect(invited.body.code).toBe("user_not_found");
  await decideOn(admin, bee, { action: "REINSTATE" });
  expect([await offers(), await counted()]).toEqual([1, 1]);
  expect((await accept()).status).toBe(200);
});

it("says to the other sides of running jobs how to go on", async () => {
  const { tender, client, pro } = await anAcceptedTender();
  await decideOn(await anAdmin(), pro, { action: "SUSPEND" });
  expect((await notificationsOf(client)).at(-1)).toMatchObject({
    type: "DECISION",
    tenderId: tender.id,
    params: { status: "PARTNER_SUSPENDED" },
  });
  const { version } = await db.tender.findUniqueOrThrow({ where: { id: tender.id } });
  const body = { version, reason: "OTHER" };
  expect((await call(RELEASE, { as: client, params: { tenderId: tender.id }, body })).status).toBe(200);
});
