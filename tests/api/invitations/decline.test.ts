import { expect, it } from "vitest";
import { PATCH } from "@/app/api/invitations/[invitationId]/route";
import { GET as READ } from "@/app/api/tenders/[tenderId]/route";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anOffer, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { notificationTypesOf } from "@/tests/support/observe";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { invite, type Answer } from "./invitation-factories";

const decline = (as: TestUser, { id }: { id: string }, reason = "TOO_BUSY") =>
  call<Answer>(PATCH, { as, params: { invitationId: id }, body: { reason } });

async function anInvitation() {
  const client = await aClient();
  const [tender, pro] = [await aTender({ client, title: "Paint the fence" }), await aPro()];
  return { client, tender, pro, invitation: (await invite(client, tender, pro)).body };
}

it("is declined once, with a reason, and the client learns of it", async () => {
  const { client, pro, invitation } = await anInvitation();
  const answers = await Promise.all([decline(pro, invitation), decline(pro, invitation)]);

  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const codes = answers.map(({ body }) => body.code ?? body.declineReason);
  expect(new Set(codes)).toEqual(new Set(["TOO_BUSY", "invitation_answered"]));
  expect(await notificationTypesOf(client)).toEqual(["INVITATION_DECLINED"]);
});

it("may still be answered with an offer after it was declined, and not be declined after one", async () => {
  const { tender, pro, invitation } = await anInvitation();
  await decline(pro, invitation);
  await anOffer({ tender, pro });

  const { body } = await call<TenderView>(READ, { as: pro, params: { tenderId: tender.id } });
  expect(body.invitation).toMatchObject({ id: invitation.id, declinedAt: null });
  expect(body.invitation?.acceptedAt).not.toBeNull();
  expect((await decline(pro, invitation)).body.code).toBe("invitation_answered");
});

it("is declined by the invited BEE alone, while it stands, for a reason there is", async () => {
  const { client, tender, pro, invitation } = await anInvitation();

  expect((await decline(await aPro(), invitation)).body.code).toBe("invitation_not_found");
  expect((await decline(client, invitation)).body.code).toBe("wrong_role");
  expect((await decline(pro, { id: tender.id })).body.code).toBe("invitation_not_found");
  expect((await decline(pro, invitation, "RUDE")).status).toBe(422);
  const move = { version: 1, reason: "OTHER" } as const;
  await cancelTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move });
  expect((await decline(pro, invitation)).body.code).toBe("invitation_closed");
});

it("is in the copy of both people's data, and goes with the BEE's account", async () => {
  const { client, pro } = await anInvitation();
  const list = LISTS.invitations;
  for (const [user, sentByMe] of [[client, true] as const, [pro, false] as const]) {
    const rows: unknown[] = [];
    if (list) for await (const row of rowsOf(list(user.id))) rows.push(row);
    expect(rows).toMatchObject([{ tender: "Paint the fence", sent_by_me: sentByMe }]);
  }
  await forgetAccount(pro);

  expect(await db.invitation.count({ where: { proId: pro.id } })).toBe(0);
});
