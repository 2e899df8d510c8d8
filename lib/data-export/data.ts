import { HIDDEN_AT } from "@/lib/chat/data/message-row";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";

const PAGE = 500;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

export type ExportRow = {
  id: string;
  status: "PENDING" | "READY" | "FAILED";
  progress: number;
  size: bigint | null;
  createdAt: Date;
  expiresAt: Date;
};

/** The columns of an ExportRow. */
export const exportSelect = {
  id: true,
  status: true,
  progress: true,
  size: true,
  createdAt: true,
  expiresAt: true,
} as const satisfies Prisma.DataExportSelect;

/** The user's newest data export that is not expired. */
export function maybeExport(client: DbClient, userId: string): Promise<ExportRow | null> {
  return client.dataExport.findFirst({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: "desc" },
    select: exportSelect,
  });
}

/** When the user requested exports since a moment, the oldest first. */
export async function listRequestedSince(client: DbClient, userId: string, since: Date): Promise<Date[]> {
  const rows = await client.dataExport.findMany({
    where: { userId, createdAt: { gt: since }, status: { not: "FAILED" } },
    orderBy: { createdAt: "asc" },
    select: { createdAt: true },
  });
  return rows.map(({ createdAt }) => createdAt);
}

// Whole rows, so that the export includes columns added later (GDPR, right of access). Left out are credentials
// (hashes, keys) and personal data of others, such as which admin has looked at it.
const ADMINS = Prisma.raw("ARRAY['decided_by_id', 'claimed_by_id', 'claimed_until', 'handled_by_id']");
const own = (
  table: string,
) => Prisma.sql`(SELECT coalesce(jsonb_agg(to_jsonb(x) - 'user_id' - ${ADMINS}), '[]')
  FROM ${Prisma.raw(table)} x WHERE x.user_id = u.id)`;

/** The account with all short lists of it, as `account.json`; null when the user is deleted. */
export async function maybeAccount(userId: string): Promise<unknown> {
  const [found] = await db.$queryRaw<{ account: unknown }[]>`
    SELECT to_jsonb(u) - 'password_hash' - 'referred_by_id' || jsonb_build_object(
      'profile', (SELECT to_jsonb(p) - 'user_id' FROM profiles p WHERE p.user_id = u.id),
      'metrics', (SELECT to_jsonb(m) - 'user_id' FROM user_metrics m WHERE m.user_id = u.id),
      'languages', ${own("user_languages")}, 'educations', ${own("educations")},
      'experiences', ${own("experiences")}, 'work_photos', ${own("work_photos")},
      'trades', (SELECT coalesce(jsonb_agg(s.slug), '[]') FROM user_subcategories x
        JOIN subcategories s ON s.id = x.subcategory_id WHERE x.user_id = u.id),
      'verifications', ${own("verifications")},
      'saved_searches', (SELECT coalesce(jsonb_agg(to_jsonb(x) - 'user_id' - 'subcategory_ids' - 'area'), '[]')
        FROM saved_searches x WHERE x.user_id = u.id), 'alert_days', ${own("alert_days")},
      'external_accounts', ${own("external_accounts")}, 'subscriptions', ${own("user_subscriptions")},
      'consents', ${own("consents")}, 'offer_allowances', ${own("offer_allowances")}, 'saved_texts', ${own("saved_texts")},
      'blocks', (SELECT coalesce(jsonb_agg(jsonb_build_object('user_id', x.blocked_id, 'created_at', x.created_at)), '[]')
        FROM blocks x WHERE x.blocker_id = u.id),
      'referral_rewards', (SELECT coalesce(jsonb_agg(jsonb_build_object('recommended_by_me', x.referrer_id = u.id,
        'is_earned', x.is_earned, 'created_at', x.created_at)), '[]')
        FROM referral_rewards x WHERE u.id IN (x.referrer_id, x.referred_id)), 'contact_messages', ${own("contact_messages")},
      'mailed_links', (SELECT coalesce(jsonb_agg(to_jsonb(x) - 'user_id' - 'token_hash'), '[]')
        FROM email_tokens x WHERE x.user_id = u.id),
      'phone_codes', ${own("phone_codes")},
      'two_step', (SELECT jsonb_build_object('enabled_at', x.enabled_at, 'recovery_codes_left',
        (SELECT count(*) FROM recovery_codes r WHERE r.user_id = u.id AND r.used_at IS NULL))
        FROM two_steps x WHERE x.user_id = u.id AND x.enabled_at IS NOT NULL),
      'pending_tenders', ${own("pending_tenders")},
      'push_devices', (SELECT coalesce(jsonb_agg(to_jsonb(x) - 'user_id' - 'p256dh' - 'auth'), '[]')
        FROM push_subscriptions x WHERE x.user_id = u.id)) AS account
    FROM users u WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL`;
  return found?.account ?? null;
}

const NAME = Prisma.raw(
  "CASE WHEN p.is_business THEN p.business_name ELSE concat_ws(' ', p.first_name, p.last_name) END",
);

const REVISIONS = Prisma.raw(
  `'revisions', (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'offer_id' ORDER BY r.n), '[]')
    FROM offer_revisions r WHERE r.offer_id = o.id)`,
);

const FINISH_PHOTOS = Prisma.raw(
  `'finish_photos', (SELECT coalesce(jsonb_agg(f.public_id ORDER BY x.position), '[]')
    FROM finish_photos x JOIN files f ON f.id = x.file_id WHERE x.tender_id = t.id)`,
);

/**
 * The long lists of an export by file name: each query gives an id for keyset pagination and a row. Texts of others that
 * moderation has removed are left out.
 */
export const LISTS: Record<string, (userId: string) => Prisma.Sql> = {
  sessions: (userId) => Prisma.sql`
    SELECT s.id, to_jsonb(s) - 'user_id' AS row FROM sessions s WHERE s.user_id = ${userId}::uuid`,
  tenders: (userId) => Prisma.sql`
    SELECT t.id, to_jsonb(t) - 'search' - 'answer_words' - 'search_title' - 'search_description' - 'search_rules' || jsonb_build_object('trade', s.slug, 'files',
      (SELECT coalesce(jsonb_agg(f.public_id), '[]') FROM tender_files x JOIN files f ON f.id = x.file_id
        WHERE x.tender_id = t.id), ${FINISH_PHOTOS}) AS row
    FROM tenders t JOIN subcategories s ON s.id = t.subcategory_id WHERE t.creator_id = ${userId}::uuid`,
  // Both parties see name and address once an offer is accepted (docs/domain.md, "Who may").
  jobs: (userId) => Prisma.sql`
    SELECT t.id, jsonb_build_object('id', t.id, 'title', t.title, 'description', t.description,
      'status', t.status, 'city', t.city, 'street', t.street, 'postcode', t.postcode, 'client', ${NAME},
      'agreed_price_minor', t.agreed_price_minor, 'accepted_at', t.accepted_at,
      'completed_at', t.completed_at, ${FINISH_PHOTOS}) AS row
    FROM tenders t JOIN users p ON p.id = t.creator_id WHERE t.recipient_id = ${userId}::uuid`,
  "tender-events": (userId) => Prisma.sql`
    SELECT e.id, to_jsonb(e) - 'actor_id' - 'pro_id' || jsonb_build_object('tender', t.title,
      'done_by_me', e.actor_id = ${userId}::uuid) AS row
    FROM tender_events e JOIN tenders t ON t.id = e.tender_id
    WHERE t.creator_id = ${userId}::uuid OR e.pro_id = ${userId}::uuid OR e.actor_id = ${userId}::uuid`,
  "tender-views": (userId) => Prisma.sql`
    SELECT v.tender_id AS id, to_jsonb(v) - 'pro_id' || jsonb_build_object('tender', t.title) AS row
    FROM tender_views v JOIN tenders t ON t.id = v.tender_id WHERE v.pro_id = ${userId}::uuid`,
  "match-alerts": (userId) => Prisma.sql`
    SELECT a.tender_id AS id, to_jsonb(a) - 'user_id' || jsonb_build_object('tender', t.title, 'matched_by', (
      SELECT coalesce(jsonb_agg(m.search_id), '[]') FROM search_matches m JOIN saved_searches s ON s.id = m.search_id
      WHERE m.tender_id = a.tender_id AND s.user_id = a.user_id)) AS row
    FROM match_alerts a JOIN tenders t ON t.id = a.tender_id WHERE a.user_id = ${userId}::uuid`,
  invitations: (userId) => Prisma.sql`
    SELECT i.id, to_jsonb(i) - 'pro_id' || jsonb_build_object('tender', t.title, 'pro', ${NAME},
      'sent_by_me', t.creator_id = ${userId}::uuid) AS row
    FROM invitations i JOIN tenders t ON t.id = i.tender_id JOIN users p ON p.id = i.pro_id
    WHERE i.pro_id = ${userId}::uuid OR t.creator_id = ${userId}::uuid`,
  "tender-questions": (userId) => Prisma.sql`
    SELECT q.id, CASE WHEN q.hidden_at IS NULL OR q.asker_id = ${userId}::uuid THEN to_jsonb(q)
      ELSE to_jsonb(q) - 'text' END - CASE WHEN q.answer_hidden_at IS NULL OR t.creator_id = ${userId}::uuid
      THEN '' ELSE 'answer' END - 'asker_id' - 'announced_at' || jsonb_build_object('tender', t.title,
      'asked_by_me', q.asker_id = ${userId}::uuid) AS row
    FROM tender_questions q JOIN tenders t ON t.id = q.tender_id
    WHERE q.asker_id = ${userId}::uuid OR t.creator_id = ${userId}::uuid`,
  favourites: (userId) => Prisma.sql`
    SELECT f.id, to_jsonb(f) - 'user_id' - 'told_by_job' || jsonb_build_object('tender', t.title, 'pro', ${NAME}) AS row
    FROM favourites f LEFT JOIN tenders t ON t.id = f.tender_id LEFT JOIN users p ON p.id = f.pro_id
    WHERE f.user_id = ${userId}::uuid`,
  "offer-proposals": (userId) => Prisma.sql`
    SELECT x.id, to_jsonb(x) - 'by_pro' || jsonb_build_object('tender', t.title,
      'proposed_by_me', CASE WHEN x.by_pro THEN o.pro_id ELSE t.creator_id END = ${userId}::uuid) AS row
    FROM offer_proposals x JOIN offers o ON o.id = x.offer_id JOIN tenders t ON t.id = o.tender_id
    WHERE o.pro_id = ${userId}::uuid OR t.creator_id = ${userId}::uuid`,
  appointments: (userId) => Prisma.sql`
    SELECT x.id, to_jsonb(x) - 'proposed_by_id' || jsonb_build_object('tender', t.title,
      'proposed_by_me', x.proposed_by_id = ${userId}::uuid) AS row
    FROM appointments x JOIN tenders t ON t.id = x.tender_id
    WHERE x.pro_id = ${userId}::uuid OR t.creator_id = ${userId}::uuid`,
  disputes: (userId) => Prisma.sql`
    SELECT x.id, to_jsonb(x) - 'client_id' - 'pro_id' - ${ADMINS} || jsonb_build_object('tender', t.title,
      'opened_by_me', (x.opened_by = 'CLIENT') = (x.client_id = ${userId}::uuid), 'photos',
      (SELECT coalesce(jsonb_agg(f.name ORDER BY p.side, p.position), '[]') FROM dispute_photos p
        JOIN files f ON f.id = p.file_id WHERE p.dispute_id = x.id), 'read_by_admins_at',
      (SELECT coalesce(jsonb_agg(a.at ORDER BY a.at), '[]') FROM audit_log a
        WHERE a.subject_type = 'disputes' AND a.subject_id = x.id)) AS row
    FROM disputes x JOIN tenders t ON t.id = x.tender_id
    WHERE ${userId}::uuid IN (x.client_id, x.pro_id)`,
  reports: (userId) => Prisma.sql`
    SELECT x.id, to_jsonb(x) - 'reporter_id' || jsonb_build_object('status', c.status, 'closed_at', c.closed_at) AS row
    FROM reports x JOIN report_cases c ON c.id = x.case_id WHERE x.reporter_id = ${userId}::uuid`,
  decisions: (userId) => Prisma.sql`
    SELECT x.id, to_jsonb(x) - 'author_id' - ${ADMINS} AS row
    FROM moderation_decisions x WHERE x.author_id = ${userId}::uuid`,
  complaints: (userId) => Prisma.sql`
    SELECT x.id, to_jsonb(x) - 'author_id' - ${ADMINS} AS row
    FROM complaints x WHERE x.author_id = ${userId}::uuid`,
  offers: (userId) => Prisma.sql`
    SELECT o.id, to_jsonb(o) - 'pinned_at' || jsonb_build_object('tender', t.title, ${REVISIONS}, 'given_back_at',
      (SELECT g.at FROM offer_returns g WHERE g.offer_id = o.id), 'files',
      (SELECT coalesce(jsonb_agg(f.public_id ORDER BY x.position), '[]') FROM offer_files x
        JOIN files f ON f.id = x.file_id WHERE x.offer_id = o.id)) AS row
    FROM offers o JOIN tenders t ON t.id = o.tender_id WHERE o.pro_id = ${userId}::uuid`,
  "received-offers": (userId) => Prisma.sql`
    SELECT o.id, CASE WHEN o.hidden_at IS NULL THEN to_jsonb(o) || jsonb_build_object(${REVISIONS})
      ELSE to_jsonb(o) - 'message' END - 'counted_at' || jsonb_build_object('tender', t.title, 'pro', ${NAME}, 'files',
      (SELECT coalesce(jsonb_agg(f.name ORDER BY x.position), '[]') FROM offer_files x
        JOIN files f ON f.id = x.file_id WHERE x.offer_id = o.id)) AS row
    FROM offers o JOIN tenders t ON t.id = o.tender_id JOIN users p ON p.id = o.pro_id
    WHERE t.creator_id = ${userId}::uuid`,
  messages: (userId) => Prisma.sql`
    SELECT m.id, jsonb_build_object('tender', t.title, 'conversation_id', m.conversation_id, 'seq', m.seq,
      'from', CASE WHEN m.sender_id IS NULL THEN 'system' WHEN m.sender_id = c.user_id THEN 'me'
        ELSE 'other side' END,
      'text', CASE WHEN m.sender_id = c.user_id OR ${HIDDEN_AT} IS NULL THEN m.text END, 'system_code', m.system_code, 'params', m.params, 'created_at', m.created_at, 'files',
      (SELECT coalesce(jsonb_agg(f.name ORDER BY x.position), '[]') FROM message_files x
        JOIN files f ON f.id = x.file_id WHERE x.message_id = m.id)) AS row
    FROM conversation_participants c JOIN messages m ON m.conversation_id = c.conversation_id
      JOIN conversations v ON v.id = m.conversation_id JOIN tenders t ON t.id = v.tender_id
    WHERE c.user_id = ${userId}::uuid`,
  // The other party's review is hidden until it is published (double-blind); what they told the operator stays theirs.
  reviews: (userId) => Prisma.sql`
    SELECT r.id, CASE WHEN r.author_id = ${userId}::uuid THEN to_jsonb(r)
      WHEN r.hidden_at IS NULL THEN to_jsonb(r) - 'private_note' ELSE to_jsonb(r) - 'private_note' - 'text' END
      || jsonb_build_object('tender', t.title, 'written_by_me',
      r.author_id = ${userId}::uuid, 'photos', (SELECT coalesce(jsonb_agg(f.public_id ORDER BY x.position), '[]')
        FROM review_photos x JOIN files f ON f.id = x.file_id WHERE x.review_id = r.id)) AS row
    FROM reviews r JOIN tenders t ON t.id = r.tender_id
    WHERE r.author_id = ${userId}::uuid OR (r.recipient_id = ${userId}::uuid AND r.published_at IS NOT NULL)`,
  notifications: (userId) => Prisma.sql`
    SELECT n.id, to_jsonb(n) - 'user_id' AS row FROM notifications n WHERE n.user_id = ${userId}::uuid`,
  files: (userId) => Prisma.sql`
    SELECT f.id, to_jsonb(f) - 'owner_id' - 'stored_as' AS row FROM files f WHERE f.owner_id = ${userId}::uuid`,
};

/** Streams the rows of a list with keyset pagination, so that an export needs constant memory. */
export async function* rowsOf(source: Prisma.Sql): AsyncGenerator<unknown> {
  let after = FIRST_ID;
  for (;;) {
    const rows = await db.$queryRaw<{ id: string; row: unknown }[]>`
      SELECT id::text AS id, row FROM (${source}) list WHERE list.id > ${after}::uuid
      ORDER BY list.id LIMIT ${PAGE}`;
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

export type OwnedFile = {
  publicId: string;
  storedAs: string | null;
  name: string;
  folder: string;
  isSealed: boolean;
};

/** All files of a user, without their bytes. */
export async function listOwnedFiles(ownerId: string): Promise<OwnedFile[]> {
  const rows = await db.file.findMany({
    where: { ownerId },
    orderBy: { id: "asc" },
    select: { publicId: true, storedAs: true, name: true, folder: true, isSealed: true },
  });
  return rows.map((row) => ({ ...row, folder: row.folder.toLowerCase() }));
}
