// Compares what was acknowledged with what is there.
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { tracesOf } from "../support/tender-traces";
import type { Delivery } from "../bench/chat-device";
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

/** The photo of a deal is there once, and stored in both of its sizes. */
async function wrongPhotos(stage: Stage, { title, tenderId }: Deal): Promise<string[]> {
  const rows = await stage.query<{ publicId: string }>(
    `SELECT f.public_id AS "publicId" FROM tender_files tf JOIN files f ON f.id = tf.file_id WHERE tf.tender_id = $1`,
    [tenderId],
  );
  const keys = stage.disk ? stage.filesOnDisk : [...stage.services.bucket.objects.keys()];
  const stored = rows.map(({ publicId }) => keys.filter((key) => key.includes(publicId)).length);
  return isDeepStrictEqual(stored, [2]) ? [] : [`${title}: photos with ${JSON.stringify(stored)} objects`];
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

/** Every offer used up one of the plan, and none more. */
async function wrongAllowances(stage: Stage): Promise<string[]> {
  const rows = await stage.query<{ pro_id: string; used: number; sent: number }>(
    `SELECT o.pro_id, a.used, count(*)::int AS sent FROM offers o JOIN offer_allowances a ON a.user_id = o.pro_id
     GROUP BY o.pro_id, a.used HAVING a.used <> count(*)`,
  );
  return rows.map(({ pro_id, used, sent }) => `${pro_id} has sent ${sent} offers, counted ${used}`);
}

/** Every mail that was enqueued with its cause has arrived; twice only for a kill between the answer and the commit. */
async function wrongMails(stage: Stage, kills: number): Promise<string[]> {
  await stage.query(
    "UPDATE pgboss.job SET started_on = started_on - interval '2 minutes' WHERE state = 'active'",
  );
  const rows = await stage.query<{ id: string }>(
    "SELECT id FROM pgboss.job WHERE name = 'send-mail' AND data->>'template' = 'notification'",
  );
  const owed = rows.map(({ id }) => `<${id}@localhost>`);
  const sent = () => stage.services.smtp.received.map(({ headers }) => headers["message-id"] ?? "");
  await stage.until(async () => {
    const arrived = new Set(sent());
    return owed.every((id) => arrived.has(id));
  }, MAILS_MS);
  const arrived = sent().filter((id) => owed.includes(id));
  const missing = owed.filter((id) => !arrived.includes(id));
  const more = arrived.length - new Set(arrived).size;
  return [
    ...(missing.length > 0 ? [`${missing.length} of ${owed.length} mails never came`] : []),
    ...(more > kills ? [`${more} mails came twice, with ${kills} kills`] : []),
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

type Told = { deals: readonly Deal[]; buyers: readonly string[]; reference: Deal; kills: number };

/** Everything that is not as it was acknowledged. */
export async function findWrong(stage: Stage, { deals, buyers, reference, kills }: Told): Promise<string[]> {
  const expected = await tracesOf(stage.query, reference.tenderId);
  const wrong: string[] = [];
  for (const deal of deals)
    wrong.push(...(await wrongWith(stage, deal, expected)), ...(await wrongPhotos(stage, deal)));
  wrong.push(...(await wrongPurchases(stage, buyers)), ...(await wrongAllowances(stage)));
  return [...wrong, ...(await wrongMails(stage, kills)), ...(await wrongPushes(stage))];
}
