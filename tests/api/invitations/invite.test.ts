import { describe, expect, it } from "vitest";
import { GET } from "@/app/api/tenders/[tenderId]/invitations/route";
import { GET as LIST } from "@/app/api/tenders/route";
import { GET as COUNTS } from "@/app/api/tenders/counts/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { INVITATION_LIMITS } from "@/lib/invitations/constants";
import type { InvitationList } from "@/lib/invitations/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { TenderCounts } from "@/lib/tenders/schema/list";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call } from "@/tests/support/call";
import {
  actorOf,
  aClient,
  anAcceptedTender,
  anAdmin,
  anOffer,
  aPro,
  aTender,
  type TestUser,
} from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { mailsTo } from "@/tests/support/run-jobs";
import { invite } from "./invitation-factories";

const listFor = async (as: TestUser, { id }: { id: string }) =>
  (await call<InvitationList & { code?: string }>(GET, { as, params: { tenderId: id } })).body;
const invitedTab = async (as: TestUser) =>
  (await call<{ items: TenderCardView[] }>(LIST, { as, query: { tab: "invited" } })).body.items;
const aMarket = async () => {
  const client = await aClient();
  return { client, tender: await aTender({ client }), pro: await aPro() };
};

describe("inviting a BEE", () => {
  it("reaches the BEE by notification and mail, and shows on their card and in a tab of its own", async () => {
    const { client, tender, pro } = await aMarket();
    const { status, body } = await invite(client, tender, pro);

    expect(status).toBe(201);
    expect(body).toMatchObject({ tenderId: tender.id, pro: { id: pro.id }, channel: "DIRECT" });
    expect(body).toMatchObject({ acceptedAt: null, declinedAt: null });
    expect(await notificationsOf(pro)).toMatchObject([
      { type: "INVITED", actorId: client.id, tenderId: tender.id },
    ]);
    expect((await mailsTo(pro.email)).map(({ subject }) => subject)).toEqual([
      "You are invited to “Paint the living room”",
    ]);
    expect(await invitedTab(pro)).toMatchObject([{ id: tender.id, invitation: { id: body.id } }]);
    expect((await call<TenderCounts>(COUNTS, { as: pro })).body.counts.invited).toBe(1);
    expect(await invitedTab(await aPro())).toEqual([]);
    expect(await listFor(client, tender)).toMatchObject({ items: [{ id: body.id }], left: 4 });
  });

  it("twice at once is one invitation and one notification", async () => {
    const { client, tender, pro } = await aMarket();
    const answers = await Promise.all([invite(client, tender, pro), invite(client, tender, pro)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0].body.id).toBe(answers[1].body.id);
    expect(await notificationsOf(pro)).toHaveLength(1);
  });

  it("stops at five of a tender, also when six come at once", async () => {
    const { client, tender } = await aMarket();
    const pros = await Promise.all(Array.from({ length: INVITATION_LIMITS.perTender + 1 }, () => aPro()));
    const answers = await Promise.all(pros.map((pro) => invite(client, tender, pro)));

    expect(answers.map(({ body }) => body.code ?? "sent").sort()).toEqual([
      "invitations_full",
      ...Array.from({ length: INVITATION_LIMITS.perTender }, () => "sent"),
    ]);
    expect((await listFor(client, tender)).left).toBe(0);
  });

  it("stops at twenty a day of one BEE, also when two clients invite at once", async () => {
    const pro = await aPro();
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (let number = 0; number < INVITATION_LIMITS.perProAndDay; number++) {
      const { id: tenderId } = await aTender();
      // One of them was yesterday, so that one more fits.
      const createdAt = number === 0 ? yesterday : new Date();
      await db.invitation.create({
        data: { id: newId(), tenderId, proId: pro.id, channel: "DIRECT", createdAt },
      });
    }
    const [one, two] = [await aMarket(), await aMarket()];
    const answers = await Promise.all([
      invite(one.client, one.tender, pro),
      invite(two.client, two.tender, pro),
    ]);

    expect(answers.map(({ body }) => body.code ?? "sent").sort()).toEqual(["pro_invited_enough", "sent"]);
  });

  it("is the creator's alone, of BEEs, on an open tender", async () => {
    const { client, tender, pro } = await aMarket();
    const taken = await anAcceptedTender();

    expect((await invite(await aClient(), tender, pro)).body.code).toBe("tender_not_found");
    expect((await invite(pro, tender, await aPro())).body.code).toBe("wrong_role");
    expect((await invite(await anAdmin(), tender, pro)).body.code).toBe("wrong_role");
    expect((await invite(taken.client, taken.tender, pro)).body.code).toBe("tender_not_open");
    for (const nobody of [await aClient(), await aPro({ deletedAt: new Date() }), { id: newId() }])
      expect((await invite(client, tender, nobody)).body.code).toBe("user_not_found");
    await anOffer({ tender, pro });
    expect((await invite(client, tender, pro)).body.code).toBe("offer_exists");
    expect((await listFor(pro, tender)).code).toBe("tender_not_yours");
  });

  it("needs a confirmed address", async () => {
    const client = await aClient({ emailConfirmedAt: null });
    const tender = await aTender({ client });

    expect((await invite(client, tender, await aPro())).body.code).toBe("email_not_confirmed");
  });
});

describe("an invitation", () => {
  it("is accepted by an offer, which it does not count against", async () => {
    const { client, tender, pro } = await aMarket();
    await invite(client, tender, pro);
    for (let number = 0; number < 9; number++) await anOffer({ tender });
    await anOffer({ tender, pro });

    const { items } = await listFor(client, tender);
    expect(items[0]?.acceptedAt).not.toBeNull();
    expect(await invitedTab(pro)).toEqual([]);
  });

  it("ends when the tender is canceled", async () => {
    const { client, tender, pro } = await aMarket();
    await invite(client, tender, pro);
    const move = { version: 1, reason: "OTHER" } as const;
    await cancelTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move });

    expect((await listFor(client, tender)).items).toEqual([]);
    expect(await invitedTab(pro)).toEqual([]);
  });

  it("ends with a release, after which the client may invite anew", async () => {
    const { client, tender, pro } = await aMarket();
    const guests = await Promise.all(Array.from({ length: 5 }, () => aPro()));
    for (const guest of guests) await invite(client, tender, guest);
    const { id: offerId, version: seenVersion } = await anOffer({ tender, pro });
    const actor = actorOf(client);
    const { tender: taken } = await acceptOffer({ actor, lang: "en", offerId, seenVersion });
    const move = { version: taken.version, reason: "NO_SHOW" } as const;
    await releaseTender({ actor, lang: "en", tenderId: tender.id, move });

    expect(await listFor(client, tender)).toEqual({ items: [], left: 5 });
    const [again] = guests;
    expect(again && (await invite(client, tender, again)).status).toBe(201);
  });
});
