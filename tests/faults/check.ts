// Compares what was acknowledged with what is there.
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { tracesOf } from "../support/tender-traces";
import type { Delivery } from "../bench/chat-device";
import type { FakeSmtp } from "../support/fake-smtp";
import type { Deal } from "./deals";
import type { Stage } from "./stage";

/** A job of a killed process is tried again after a minute, and mail that was refused later. */
const MAILS_MS = 180_000;
/** A push is tried again after half a minute, then after two and after eight, and a service that fails is left alone. */
const PUSHES_MS = 900_000;

/** Whether a deal is there once, as it was acknowledged, and as complete as one that nothing has disturbed. */
async function wrongWith(stage: Stage, deal: Deal, expected: unknown): Promise<string[]> {
  const { title, tenderId, acceptedId, offerIds } = deal;
  const rows = await stage.query<{ id: string; accepted: string; offers: string[] }>(
    `SELECT t.id, t.accepted_offer_id AS accepted,
       (SELECT array_agg(o.id::text) FROM offers o WHERE o.tender_id = t.id) AS offers
     FROM tenders t WHERE t.title = $1`,
    [title],
  );
  const stored = rows.map(({ id, accepted, offers }) => [id, accepted, offers.toSorted()]);
  const traces = await tracesOf(stage.query, tenderId);
  return [
    ...(isDeepStrictEqual(stored, [[tenderId, acceptedId, offerIds.toSorted()]])
      ? []
      : [`${title}: acknowledged ${JSON.stringify(deal)}, stored ${JSON.stringify(stored)}`]),
    ...(isDeepStrictEqual(traces, expected)
      ? []
      : [`${title}: ${JSON.stringify(traces)} instead of ${JSON.stringify(expected)}`]),
  ];
}

/** Whether a picture can be decoded to its last line: of a truncated one the key alone is there. */
const isWhole = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: "warning" })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** The photo of a deal is there once, and stored whole in both of its sizes. */
export async function wrongPhotos(
  stage: Pick<Stage, "query" | "objectsOf">,
  { title, tenderId }: Pick<Deal, "title" | "tenderId">,
): Promise<string[]> {
  const rows = await stage.query<{ publicId: string }>(
    `SELECT f.public_id AS "publicId" FROM tender_files tf JOIN files f ON f.id = tf.file_id WHERE tf.tender_id = $1`,
    [tenderId],
  );
  const stored = rows.map(({ publicId }) => stage.objectsOf(publicId));
  const counts = stored.map((objects) => objects.length);
  const wrong = isDeepStrictEqual(counts, [2])
    ? []
    : [`${title}: photos with ${JSON.stringify(counts)} objects`];
  for (const { key, bytes } of stored.flat())
    if (!(await isWhole(bytes)))
      wrong.push(`${title}: ${key} has ${bytes.length} bytes and is no whole picture`);
  return wrong;
}

/** Whose purchase was acknowledged has one subscription, at the provider and here, and no user pays for two. */
async function wrongPurchases({ services, query }: Stage, buyers: readonly string[]): Promise<string[]> {
  const twice = services.stripe.world.customers
    .all()
    .map(({ metadata: { userId = "" } }) => services.stripe.subscriptionsOf(userId))
    .filter((paid) => paid.filter(({ status }) => status === "active").length > 1);
  const wrong = twice.map((paid) => `paid twice: ${JSON.stringify(paid.map(({ id }) => id))}`);
  for (const userId of buyers) {
    const rows = await query<{ id: string }>(
      `SELECT payment_provider_id AS id FROM user_subscriptions
       WHERE user_id = $1 AND status = 'ACTIVE' AND payment_provider_id IS NOT NULL`,
      [userId],
    );
    const paid = services.stripe.subscriptionsOf(userId).map(({ id, status }) => [id, status]);
    if (!isDeepStrictEqual(paid, [[rows[0]?.id, "active"]]) || rows.length !== 1)
      wrong.push(`${userId} pays ${JSON.stringify(paid)}, here ${JSON.stringify(rows)}`);
  }
  return wrong;
}

/** Every offer used up one of the plan, and none more; a row that is lost counts as none. */
export async function wrongAllowances({ query }: Pick<Stage, "query">): Promise<string[]> {
  const rows = await query<{ pro_id: string; used: number; sent: number }>(
    `SELECT * FROM (SELECT o.pro_id, count(*)::int AS sent,
       coalesce((SELECT sum(a.used) FROM offer_allowances a WHERE a.user_id = o.pro_id), 0)::int AS used
     FROM offers o GROUP BY o.pro_id) AS counted WHERE used <> sent`,
  );
  return rows.map(({ pro_id, used, sent }) => `${pro_id} has sent ${sent} offers, counted ${used}`);
}

/** What may be wrong with mails during a fault, and which came before it. */
export type MailLimits = {
  /** How many mails had arrived when the fault began: what came twice before is not its doing. */
  mailsBefore: number;
  /** How often something ended between the mail server's answer and the commit. */
  mayRepeat: number;
};

/** How many of these mails came once more, after the first so many that had arrived. */
function repeatedSince(arrived: readonly string[], before: number): number {
  const seen = new Set(arrived.slice(0, before));
  let repeated = 0;
  for (const id of arrived.slice(before)) {
    if (seen.has(id)) repeated += 1;
    seen.add(id);
  }
  return repeated;
}

/** Every mail that was enqueued with its cause has arrived; twice only for an end between the answer and the commit. */
export async function wrongMails(
  stage: Pick<Stage, "query" | "until"> & { services: { smtp: Pick<FakeSmtp, "received"> } },
  { mailsBefore, mayRepeat }: MailLimits,
): Promise<string[]> {
  await stage.query(
    "UPDATE pgboss.job SET started_on = started_on - interval '2 minutes' WHERE state = 'active'",
  );
  const jobs = () =>
    stage.query<{ id: string; isOver: boolean }>(
      `SELECT id, state NOT IN ('created', 'retry', 'active') AS "isOver" FROM pgboss.job
       WHERE name = 'send-mail' AND data->>'template' = 'notification'`,
    );
  const sent = () => stage.services.smtp.received.map(({ headers }) => headers["message-id"] ?? "");
  const idOf = ({ id }: { id: string }) => `<${id}@localhost>`;
  // Until none is tried again either: it would count for the next fault.
  await stage.until(async () => {
    const arrived = new Set(sent());
    return (await jobs()).every((job) => job.isOver && arrived.has(idOf(job)));
  }, MAILS_MS);
  const owed = new Set((await jobs()).map(idOf));
  const arrived = new Set(sent());
  const missing = [...owed].filter((id) => !arrived.has(id)).length;
  // Other mails count as nothing, and keep their place.
  const more = repeatedSince(
    sent().map((id, at) => (owed.has(id) ? id : String(at))),
    mailsBefore,
  );
  return [
    ...(missing > 0 ? [`${missing} of ${owed.size} mails never came`] : []),
    ...(more > mayRepeat ? [`${more} mails came twice, of which the fault explains ${mayRepeat}`] : []),
  ];
}

/** The topic of a push about a notification, as the product makes it: a push service keeps only the last of a topic. */
const topicOf = (id: string) => createHash("sha256").update(id).digest("base64url").slice(0, 32);

/** Every push that was enqueued with its cause has arrived, also after its service was slow, away or silent. */
async function wrongPushes(stage: Stage): Promise<string[]> {
  // Messages share a topic, and what was read meanwhile is not pushed.
  const rows = await stage.query<{ id: string }>(
    `SELECT DISTINCT n.id FROM pgboss.job j JOIN notifications n ON n.id = (j.data->>'notificationId')::uuid
     WHERE j.name = 'send-push' AND n.type <> 'NEW_MESSAGE' AND n.read_at IS NULL`,
  );
  const missing = () => {
    const topics = new Set(stage.services.push.handed.map(({ headers }) => headers.topic));
    return rows.filter(({ id }) => !topics.has(topicOf(id)));
  };
  await stage.until(async () => missing().length === 0, PUSHES_MS);
  const count = missing().length;
  return count > 0 ? [`${count} of ${rows.length} pushes never came`] : [];
}

/** Every message that was acknowledged is on every device, once and in order. */
export function wrongDeliveries(written: number, deliveries: readonly Delivery[]): string[] {
  return deliveries
    .filter(({ delivered, duplicated, outOfOrder }) => delivered !== written || duplicated + outOfOrder > 0)
    .map((delivery) => `a device shows ${JSON.stringify(delivery)} of ${written} messages`);
}

type Told = { deals: readonly Deal[]; buyers: readonly string[]; reference: Deal } & MailLimits;

/** Everything that is not as it was acknowledged. */
export async function findWrong(stage: Stage, told: Told): Promise<string[]> {
  const { deals, buyers, reference } = told;
  const expected = await tracesOf(stage.query, reference.tenderId);
  const wrong: string[] = [];
  for (const deal of deals)
    wrong.push(...(await wrongWith(stage, deal, expected)), ...(await wrongPhotos(stage, deal)));
  wrong.push(...(await wrongPurchases(stage, buyers)), ...(await wrongAllowances(stage)));
  return [...wrong, ...(await wrongMails(stage, told)), ...(await wrongPushes(stage))];
}
