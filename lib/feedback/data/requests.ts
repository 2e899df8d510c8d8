import type { Tx } from "@/lib/platform/server/database/db";

type Asked = { userId: string; tenderId: string; endedAgreementId: string | null };

/** The unread notifications that ask a user for their review of a job, or of an agreement that ended without one. */
export async function listRequests(tx: Tx, { userId, tenderId, endedAgreementId }: Asked): Promise<string[]> {
  const asked = await tx.notification.findMany({
    where: { userId, tenderId, readAt: null, type: { in: ["LEAVE_FEEDBACK", "FEEDBACK_REMINDER"] } },
    select: { id: true, params: true },
  });
  // A tender may have seen several agreements, each with a review of its own.
  const about = (params: unknown) =>
    (params as { endedAgreementId?: string } | null)?.endedAgreementId ?? null;
  return asked.filter(({ params }) => about(params) === endedAgreementId).map(({ id }) => id);
}
