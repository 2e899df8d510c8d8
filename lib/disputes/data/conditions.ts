import { Prisma } from "@/prisma/generated/client";

/** Whether an agreement of the tender `t` is in dispute. */
export const IN_DISPUTE = Prisma.sql`EXISTS (SELECT FROM disputes d
  WHERE d.tender_id = t.id AND d.status IN ('TALK', 'MEDIATION'))`;

/** Whether a dispute about the agreement of the tender `t` was decided so that no review of it stays. */
export const WITHOUT_REVIEW = Prisma.sql`EXISTS (SELECT FROM disputes d
  WHERE d.tender_id = t.id AND d.pro_id = t.recipient_id AND NOT d.review_stays)`;

/** Whether the agreement that the event `e` ended is in dispute, or a decision lets no review of it stay. */
export const CONTESTED_END = Prisma.sql`EXISTS (SELECT FROM disputes d
  WHERE d.tender_id = e.tender_id AND d.pro_id = e.pro_id
    AND (d.status IN ('TALK', 'MEDIATION') OR NOT d.review_stays))`;

/** Whether a user has or had an agreement on the tender `t`, as its client or its BEE. */
export const hasAgreed = (userId: string) => Prisma.sql`EXISTS (SELECT FROM tender_events e
  WHERE e.tender_id = t.id AND e.move = 'ACCEPT_OFFER' AND ${userId}::uuid IN (t.creator_id, e.pro_id))`;
