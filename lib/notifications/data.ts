import { readLanguage, type Language } from "@/lib/i18n/languages";
import { db, PREPARED, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import { DEFAULT_TIME_ZONE } from "@/lib/shared/dates/local-clock";
import type { Actor } from "@/lib/shared/actor";
import { newId } from "@/lib/shared/ids";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { hideContactDetails } from "@/lib/masking/service";
import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import type { EmailKind } from "@/lib/emails/constants";
import type { Unread } from "@/lib/shared/socket-events";
import { Prisma } from "@/prisma/generated/client";
import { IS_CURRENT } from "./matches/data";
import { hasDevices, switchesColumn } from "./push/data";
import { IS_KNOWN, isHeard, isInTouch } from "./reach/data";
import { NOTIFICATIONS_TAKE, type NotificationType } from "./constants";
import { hrefOf } from "./presentation";
import type { NotificationParams, NotificationQuery, NotificationView } from "./schema";

type NotificationRow = {
  id: string;
  type: NotificationType;
  user_id: string;
  tender_id: string | null;
  tender_title: string | null;
  params: NotificationParams;
  read_at: Date | null;
  created_at: Date;
  actor: PersonRow | null;
  knows_fully: boolean;
  shows_title: boolean;
  shows_quote: boolean;
};

// What people wrote to each other says how they can be reached once they have agreed; the own tender always does.
const HAVE_AGREED = Prisma.sql`t.status IN ('ACCEPTED', 'COMPLETED') AND n.user_id IN (t.creator_id, t.recipient_id)`;

// A person who has left is no actor any more. The two sides of an accepted offer know each other by full name.
const notificationColumns = Prisma.sql`
  n.id, n.type::text AS type, n.user_id, n.tender_id, t.title AS tender_title, n.params, n.read_at, n.created_at,
  CASE WHEN a.id IS NOT NULL AND a.deleted_at IS NULL THEN ${personColumn("a")} END AS actor,
  COALESCE(n.actor_id IN (t.creator_id, t.recipient_id) AND n.user_id IN (t.creator_id, t.recipient_id), false)
    AS knows_fully,
  COALESCE(n.user_id = t.creator_id OR ${HAVE_AGREED}, false) AS shows_title,
  COALESCE(n.tender_id IS NULL OR ${HAVE_AGREED} AND COALESCE(n.actor_id, t.creator_id) IN (t.creator_id, t.recipient_id),
    false) AS shows_quote`;

const notificationJoins = Prisma.sql`
  LEFT JOIN users a ON a.id = n.actor_id
  LEFT JOIN tenders t ON t.id = n.tender_id`;

function toView(row: NotificationRow, lang: Language): NotificationView {
  return {
    id: row.id,
    type: row.type,
    actor: row.actor && toPersonCard(row.actor, { knowsFully: row.knows_fully }),
    tenderId: row.tender_id,
    tenderTitle: row.shows_title ? row.tender_title : hideContactDetails(row.tender_title, lang),
    params: row.params,
    href: hrefOf({ type: row.type, userId: row.user_id, tenderId: row.tender_id, params: row.params }),
    readAt: row.read_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** One page of a person's notifications and how many there are, in two queries whatever the page. */
export async function listNotifications(
  { id: userId, lang }: Pick<Actor, "id" | "lang">,
  { page, unread, sortDirection }: NotificationQuery,
): Promise<{ items: NotificationView[]; counted: number }> {
  const direction = Prisma.raw(sortDirection);
  const onlyUnread = unread ? Prisma.sql`AND n.read_at IS NULL` : Prisma.empty;
  const [rows, [count]] = await Promise.all([
    db.$queryRaw<NotificationRow[]>`
      SELECT ${notificationColumns} FROM notifications n ${notificationJoins}
      WHERE n.user_id = ${userId}::uuid ${onlyUnread} AND ${IS_KNOWN}
      ORDER BY n.created_at ${direction}, n.id ${direction}
      LIMIT ${NOTIFICATIONS_TAKE} OFFSET ${(page - 1) * NOTIFICATIONS_TAKE}`,
    db.$queryRaw<{ counted: number }[]>`
      SELECT count(*)::int AS counted FROM (
        SELECT 1 FROM notifications n WHERE n.user_id = ${userId}::uuid ${onlyUnread} AND ${IS_KNOWN} LIMIT ${TOTAL_CAP + 1}
      ) AS counted_rows`,
  ]);
  return { items: rows.map((row) => toView(row, lang)), counted: count?.counted ?? 0 };
}

/** What becomes a row. */
export type NotificationInsert = {
  id: string;
  type: NotificationType;
  userId: string;
  actorId: string | null;
  tenderId: string | null;
  params: NotificationParams;
};

/** Writes a notification down. False: its reader has left, or has nothing to do with its actor, and nothing was written. */
export async function addNotification(tx: Tx, added: NotificationInsert): Promise<boolean> {
  const written = await tx.$executeRaw`
    INSERT INTO notifications (id, user_id, type, actor_id, tender_id, params)
    SELECT ${added.id}::uuid, u.id, ${added.type}::notification_type, ${added.actorId}::uuid,
           ${added.tenderId}::uuid, ${JSON.stringify(added.params)}::jsonb
    FROM users u WHERE u.id = ${added.userId}::uuid AND u.deleted_at IS NULL AND ${isHeard(added)}`;
  return written === 1;
}

/** The conversation whose new messages a recipient is notified of. */
export type RecipientConversation = { userId: string; tenderId: string; proId: string };

/** The unread row about a conversation's new messages. */
export function unreadMessages({ userId, tenderId, proId }: RecipientConversation): Prisma.Sql {
  return Prisma.sql`user_id = ${userId}::uuid AND tender_id = ${tenderId}::uuid AND params ->> 'proId' = ${proId}
    AND type = 'NEW_MESSAGE' AND read_at IS NULL`;
}

/** A notification with what decides whether and in which language it is mailed, and whether it is pushed. */
export type DeliverableNotification = {
  view: NotificationView;
  lang: Language;
  /** In which times are written. */
  timeZone: string;
  emails: Record<EmailKind, boolean>;
  pushes: Record<EmailKind, boolean>;
  hasDevices: boolean;
  /** Words of the other party as a mail quotes them: as its reader has them in the product. */
  quoted: (words: string) => string;
  /** False: it is about a tender that takes no more offers, and came too late. */
  isCurrent: boolean;
};

type DeliverableRow = NotificationRow &
  Omit<DeliverableNotification, "view" | "lang" | "timeZone" | "quoted"> & {
    lang: string;
    timeZone: string | null;
  };

// For notifications known as `n` and their readers known as `r`.
const deliverableColumns = Prisma.sql`
  ${notificationColumns}, r.lang, r.time_zone AS "timeZone", ${hasDevices("r.id")} AS "hasDevices", ${IS_CURRENT} AS "isCurrent",
  ${switchesColumn("emails")}, ${switchesColumn("pushes")}`;

function toDeliverable({ lang, timeZone, emails, pushes, hasDevices, isCurrent, ...row }: DeliverableRow) {
  return {
    view: toView(row, readLanguage(lang)),
    lang: readLanguage(lang),
    quoted: (words: string) => (row.shows_quote ? words : hideContactDetails(words, readLanguage(lang))),
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    emails,
    pushes,
    hasDevices,
    isCurrent,
  };
}

/** Notifications as their readers see them, with their languages and switches; without those that are gone. */
export async function listDeliverables(
  ids: readonly string[],
  client: DbClient = db,
): Promise<Map<string, DeliverableNotification>> {
  const rows = await client.$queryRaw<DeliverableRow[]>`
    SELECT ${deliverableColumns}
    FROM notifications n JOIN users r ON r.id = n.user_id AND r.deleted_at IS NULL ${notificationJoins}
    WHERE n.id = ANY(${ids}::uuid[])`;
  return new Map(rows.map((row) => [row.id, toDeliverable(row)]));
}

/** A recipient's notification of a conversation's new messages; its time and the previous one, in seconds. */
export type MessageNotification = DeliverableNotification & { sentAt: number; sentBefore: number | null };

/**
 * Upserts the unread row of a conversation, so there is never a second one, not even of two messages at once; null when
 * its reader has left. Its time is the transaction's, as the queue has it for the jobs of the same transaction.
 */
export async function addMessageNotification(
  tx: SqlClient,
  { actorId, ...conversation }: RecipientConversation & { actorId: string },
): Promise<MessageNotification | null> {
  const { userId, tenderId, proId } = conversation;
  const [row] = await tx.$queryRaw<(DeliverableRow & Pick<MessageNotification, "sentAt" | "sentBefore">)[]>`
    ${PREPARED} WITH before AS (SELECT created_at FROM notifications WHERE ${unreadMessages(conversation)}), n AS (
      INSERT INTO notifications (id, user_id, type, actor_id, tender_id, params, created_at)
      SELECT ${newId()}::uuid, u.id, 'NEW_MESSAGE', ${actorId}::uuid, ${tenderId}::uuid,
             ${JSON.stringify({ proId })}::jsonb, now()
      FROM users u WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL
      ON CONFLICT (user_id, tender_id, (params ->> 'proId')) WHERE type = 'NEW_MESSAGE' AND read_at IS NULL
        DO UPDATE SET created_at = EXCLUDED.created_at, actor_id = EXCLUDED.actor_id
      RETURNING *
    )
    SELECT ${deliverableColumns}, extract(epoch FROM n.created_at)::float AS "sentAt",
           (SELECT extract(epoch FROM created_at)::float FROM before) AS "sentBefore"
    FROM n JOIN users r ON r.id = n.user_id ${notificationJoins}`;
  return row ? { ...toDeliverable(row), sentAt: row.sentAt, sentBefore: row.sentBefore } : null;
}

/** A notification just written. */
export async function findDeliverable(tx: Tx, id: string): Promise<DeliverableNotification> {
  const deliverable = (await listDeliverables([id], tx)).get(id);
  if (!deliverable) throw new Error("a notification just written is not there");
  return deliverable;
}

/** How many of these notifications are this person's own. */
export function countOwn(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  return tx.notification.count({ where: { userId, id: { in: [...ids] } } });
}

/** Marks a person's unread notifications as read: the given ones, or all. What was read keeps its time. */
export async function markRead(tx: Tx, userId: string, which: Prisma.NotificationWhereInput): Promise<void> {
  const where = { ...which, userId, readAt: null };
  await tx.notification.updateMany({ where, data: { readAt: new Date() } });
}

/**
 * The two badges: notifications not read but for those of messages, which would count twice, and messages of others not
 * read in all own conversations. Their version adds up what only grows (rows, read rows, numbers of messages, read
 * marks) in the same snapshot, so every commit raises it, in whatever order they come, and without a lock.
 */
export async function countUnread(client: DbClient, userId: string): Promise<Unread> {
  const [row] = await client.$queryRaw<Unread[]>`
    SELECT n.notifications, (n.steps + c.steps)::int AS version,
           (SELECT count(*) FROM conversation_participants p
              JOIN messages m ON m.conversation_id = p.conversation_id AND m.seq > p.last_read_seq
            WHERE p.user_id = ${userId}::uuid AND m.kind = 'PRIVATE' AND m.sender_id <> p.user_id
              AND ${isInTouch(userId)})::int AS messages
    FROM (SELECT count(*) FILTER (WHERE n.read_at IS NULL AND n.type <> 'NEW_MESSAGE' AND ${IS_KNOWN})::int AS notifications,
                 count(*) + count(n.read_at) AS steps FROM notifications n WHERE n.user_id = ${userId}::uuid) n,
         (SELECT coalesce(sum(v.last_seq + p.last_read_seq), 0) AS steps FROM conversation_participants p
            JOIN conversations v ON v.id = p.conversation_id WHERE p.user_id = ${userId}::uuid) c`;
  return row ?? { notifications: 0, messages: 0, version: 0 };
}
