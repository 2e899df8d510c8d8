import { Prisma } from "@/prisma/generated/client";

/** Whether the agreement of the tender `t` is in dispute; one that ended before concerns no later BEE. */
export const IN_DISPUTE = Prisma.sql`EXISTS (SELECT FROM disputes d
  WHERE d.tender_id = t.id AND d.pro_id = t.recipient_id AND d.status IN ('TALK', 'MEDIATION'))`;

/** Whether a dispute about the agreement of the tender `t` was decided so that no review of it stays. */
export const WITHOUT_REVIEW = Prisma.sql`EXISTS (SELECT FROM disputes d
  WHERE d.tender_id = t.id AND d.pro_id = t.recipient_id AND NOT d.review_stays)`;

/** Whether the agreement that the event `e` ended is in dispute, or a decision lets no review of it stay. */
export const CONTESTED_END = Prisma.sql`EXISTS (SELECT FROM disputes d
  WHERE d.tender_id = e.tender_id AND d.pro_id = e.pro_id
    AND (d.status IN ('TALK', 'MEDIATION') OR NOT d.review_stays))`;
