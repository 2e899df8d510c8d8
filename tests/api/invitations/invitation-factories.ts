import { POST } from "@/app/api/tenders/[tenderId]/invitations/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { finishTender } from "@/lib/agreements/service/finish-tender";
import type { InvitationView } from "@/lib/invitations/schema";
import { call } from "@/tests/support/call";
import { actorOf, anOffer, aTender, type TestTender, type TestUser } from "@/tests/support/factories";

export type Answer = InvitationView & { code?: string };

/** A client invites a BEE. */
export const invite = (as: TestUser, tender: { id: string }, pro: { id: string }) =>
  call<Answer>(POST, { as, params: { tenderId: tender.id }, body: { proId: pro.id } });

/** A completed tender of a client with a BEE. */
export async function aCompletedJob(client: TestUser, pro: TestUser): Promise<TestTender> {
  const tender = await aTender({ client });
  const offer = await anOffer({ tender, pro });
  const actor = actorOf(client);
  const accepted = await acceptOffer({ actor, lang: "en", offerId: offer.id, seenVersion: offer.version });
  const seenVersion = accepted.tender.version;
  await finishTender({ actor, lang: "en", tenderId: tender.id, seenVersion });
  return tender;
}
