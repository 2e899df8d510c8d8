import { DEFAULT_TIME_ZONE } from "@/lib/shared/dates/local-clock";
import { Prisma } from "@/prisma/generated/client";

// Once the two have agreed to another day by the terms, what was confirmed before says nothing of it any more.
const AGREED_APPOINTMENTS = Prisma.sql`FROM appointments a WHERE a.tender_id = t.id AND a.pro_id = t.recipient_id
  AND a.kind = 'WORK' AND a.status IN ('CONFIRMED', 'DONE')
  AND NOT EXISTS (SELECT FROM offer_proposals p
    JOIN offer_revisions r ON r.offer_id = p.offer_id AND r.n = p.base_revision
    WHERE p.offer_id = t.accepted_offer_id AND p.during_job AND p.status = 'TAKEN' AND p.settled_at > a.confirmed_at
      AND p.available_from IS DISTINCT FROM r.available_from AND p.available_from IS NOT NULL)`;

/**
 * The day on which the work of the tender `t` begins: that of its newest appointment by the clocks of its client, else
 * that of the accepted offer, else its own.
 */
export const AGREED_DAY = Prisma.sql`COALESCE((SELECT (a.starts_at AT TIME ZONE
    COALESCE((SELECT z.time_zone FROM users z WHERE z.id = t.creator_id), ${DEFAULT_TIME_ZONE}))::date
  ${AGREED_APPOINTMENTS} ORDER BY a.starts_at DESC LIMIT 1),
  (SELECT o.available_from FROM offers o WHERE o.id = t.accepted_offer_id),
  CASE WHEN t.date_type = 'ON_DATE' THEN t.start_date END)`;

/** For how many days from then on, where the accepted offer says it. */
const AGREED_DAYS = Prisma.sql`(SELECT o.duration_days FROM offers o WHERE o.id = t.accepted_offer_id)`;

/** The day with which the agreed work of the tender `t` ends; the last wanted one where none is agreed. */
export const LAST_AGREED_DAY = Prisma.sql`COALESCE(${AGREED_DAY} + COALESCE(${AGREED_DAYS}, 1)::int - 1,
  t.end_date, t.start_date)`;

/** At what time of that day, by the accepted offer; an appointment says its own time. */
const AGREED_SLOTS = Prisma.sql`COALESCE((SELECT o.time_slots FROM offers o
  WHERE o.id = t.accepted_offer_id AND NOT EXISTS (SELECT ${AGREED_APPOINTMENTS})), '{}')`;

/** When the agreed work of the tender `t` begins and how long it takes; without an agreement nothing is looked up. */
export const agreedTimeColumns = Prisma.sql`
  CASE WHEN t.accepted_offer_id IS NOT NULL THEN ${AGREED_DAY} END AS "agreedDay",
  CASE WHEN t.accepted_offer_id IS NOT NULL THEN ${AGREED_SLOTS} ELSE '{}' END AS "agreedSlots",
  CASE WHEN t.accepted_offer_id IS NOT NULL THEN ${AGREED_DAYS} END AS "agreedDays"`;
