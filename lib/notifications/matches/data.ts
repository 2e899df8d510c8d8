import { DEFAULT_LANGUAGE, type Language } from "@/lib/i18n/languages";
import type { Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { Prisma } from "@/prisma/generated/client";

/** Whether any PRO can still send an offer for the tender `t`: it is open to all and not full. */
export const TAKES_OFFERS = Prisma.sql`t.status = 'NEW' AND NOT t.is_private AND t.offer_count < 10`;

/** Whether the notification `n` about the tender `t` is still of use when it is delivered. */
export const IS_CURRENT = Prisma.sql`(n.type <> 'NEW_MATCH' OR COALESCE(${TAKES_OFFERS}, false))`;

/** Who is notified of a match, in which language, and by which saved search. */
export type MatchRecipient = { userId: string; lang: Language; search: string };

export type MatchNotification = MatchRecipient & { id: string; createdAt: Date };

/** Inserts one notification per recipient of a new tender, all in one statement; those who have one get none. */
export async function addMatchNotifications(
  tx: Tx,
  tenderId: string,
  recipients: readonly MatchRecipient[],
): Promise<MatchNotification[]> {
  const rows = recipients.map((recipient) => ({ id: newId(), ...recipient }));
  const added = await tx.$queryRaw<Omit<MatchNotification, "lang">[]>`
    INSERT INTO notifications (id, user_id, type, tender_id, params)
    SELECT given.id, given."userId", 'NEW_MATCH', ${tenderId}::uuid, jsonb_build_object('search', given.search)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(id uuid, "userId" uuid, search text)
    ON CONFLICT (user_id, tender_id) WHERE type = 'NEW_MATCH' DO NOTHING
    RETURNING id, user_id AS "userId", params ->> 'search' AS search, created_at AS "createdAt"`;
  const langs = new Map(recipients.map(({ userId, lang }) => [userId, lang]));
  return added.map((each) => ({ ...each, lang: langs.get(each.userId) ?? DEFAULT_LANGUAGE }));
}
