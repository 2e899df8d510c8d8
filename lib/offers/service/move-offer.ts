import { endAppointments } from "@/lib/appointments/service/end";
import type { Work } from "@/lib/platform/server/work/transact";
import type { DeclineReason } from "@/prisma/generated/client";
import type { OfferStatus } from "@/lib/tenders/constants";
import { endProposals } from "../proposals/data";

type Transition = { status: OfferStatus; declineReason?: DeclineReason | null; acceptedAt?: Date | null };

/** Status transition of locked offers: the only writer of an offer's status once it was sent. Ends what was proposed and arranged. */
export async function moveOffers(work: Work, offerIds: readonly string[], to: Transition): Promise<void> {
  if (offerIds.length === 0) return;
  await endProposals(work.tx, offerIds);
  const { status, declineReason = null, acceptedAt = null } = to;
  if (status === "DECLINED" || status === "WITHDRAWN") await endAppointments(work, { offerIds });
  await work.tx.offer.updateMany({
    where: { id: { in: [...offerIds] } },
    data: {
      status,
      declineReason,
      acceptedAt,
      withdrawnAt: status === "WITHDRAWN" ? new Date() : null,
      version: { increment: 1 },
    },
  });
}
