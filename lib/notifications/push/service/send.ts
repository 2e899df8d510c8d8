import { createHash } from "node:crypto";
import { z } from "zod";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { defineJob } from "@/lib/platform/server/queue/job";
import type { EnqueueOptions } from "@/lib/platform/server/queue/queue";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import {
  hasPushKeys,
  sendPush,
  type PushOutcome,
  type PushTerms,
} from "@/lib/platform/server/delivery/web-push";
import { listDeliverables, type DeliverableNotification, type MessageNotification } from "../../data";
import { isSwitchedOn } from "../../policy";
import { isFirstInWindow } from "../../presentation";
import type { NotificationView } from "../../schema";
import { listDevices, removeGone, type KnownDevice } from "../data";
import type { PushPayload } from "../schema";

/** Shows a notification on a person's devices, or tries once more on those that could not be reached. */
export const sendPushJob = defineJob({
  name: "send-push",
  payload: z.object({
    userId: z.uuid(),
    notificationId: z.uuid(),
    /** Left out: all. */
    deviceIds: z.array(z.uuid()).optional(),
    attempt: z.number().int().default(0),
    /** How often it has waited because the service was slow or down for others. */
    waits: z.number().int().default(0),
  }),
  retryLimit: 3,
  orderOf: ({ userId }) => userId,
});
type PushOrder = z.output<typeof sendPushJob.payload>;

/** A job of fewer costs more statements a push; one of more repeats more pushes when its server is killed. */
const PUSHES_A_JOB = 25;

/** Shows many people a notification of theirs each, about the same change. */
export const sendPushesJob = defineJob({
  name: "send-pushes",
  payload: z.object({ orders: z.array(sendPushJob.payload).max(PUSHES_A_JOB) }),
  retryLimit: 3,
});

/** Enqueues pushes of one change to many people, as a part of it. */
export function enqueuePushes(
  work: Work,
  orders: readonly z.input<typeof sendPushJob.payload>[],
): Promise<void> {
  const jobs = Array.from({ length: Math.ceil(orders.length / PUSHES_A_JOB) }, (_, index) => ({
    orders: orders.slice(index * PUSHES_A_JOB, (index + 1) * PUSHES_A_JOB),
  }));
  return work.enqueueAll(sendPushesJob, jobs);
}

/**
 * Enqueues a push about a notification, as a part of the change that it reports. Skipped for users without a device.
 */
export async function enqueuePush(
  work: Work<SqlClient>,
  userId: string,
  { view, pushes, hasDevices }: DeliverableNotification,
  options: EnqueueOptions = {},
): Promise<void> {
  if (!hasPushKeys() || !isSwitchedOn(pushes, view.type) || !hasDevices) return;
  await work.enqueue(sendPushJob, { userId, notificationId: view.id }, options);
}

/** With the conversation open a message is read after this long, and needs no push. */
const MESSAGE_WAIT_SECONDS = 3;

/** The same about a message: several within a moment are one push. */
export async function enqueueMessagePush(
  work: Work<SqlClient>,
  userId: string,
  notification: MessageNotification,
): Promise<void> {
  if (!isFirstInWindow(notification, MESSAGE_WAIT_SECONDS)) return;
  await enqueuePush(work, userId, notification, {
    startAfterSeconds: MESSAGE_WAIT_SECONDS,
    singletonKey: notification.view.id,
    singletonSeconds: MESSAGE_WAIT_SECONDS,
  });
}

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** One push topic per conversation, and one for all other notifications. At most 32 characters. */
function topicOf({ id, type, tenderId, params }: NotificationView): string {
  const about = type === "NEW_MESSAGE" ? `${tenderId}:${params.proId}` : id;
  return createHash("sha256").update(about).digest("base64url").slice(0, 32);
}

function termsOf(view: NotificationView): PushTerms {
  const urgency = view.type === "NEW_MESSAGE" ? "high" : "normal";
  // What is about to begin is no use tomorrow.
  const ttlSeconds = view.type === "APPOINTMENT_REMINDER" ? HOUR_SECONDS : 3 * DAY_SECONDS;
  return { topic: topicOf(view), urgency, ttlSeconds };
}

const pathIn = (lang: Language, path: string) => `/${lang}${path}`;

function payloadOf({ view, lang }: DeliverableNotification): PushPayload {
  const t = translator(lang, "notification-subjects");
  const { type, href, params, tenderId } = view;
  // No names and no amounts: a locked screen shows it to everybody.
  const title = t(`push.${type}`, {
    outcome: String(params.status),
    about: tenderId === null ? "OTHER" : "TENDER",
  });
  return { type, title, href: pathIn(lang, href), lang, tag: topicOf(view) };
}

const MAX_ATTEMPTS = 5;
const FIRST_WAIT_SECONDS = 30;
/** About an hour and a half: after that the app itself shows what is new. */
const MAX_WAITS = 24;
const LONGEST_WAIT_SECONDS = 300;

/**
 * Sends a notification to a user's devices, unless they have read it, do not want its kind or are too late for it. A device that is gone
 * is deleted; one whose service is busy gets a retry job of its own, so that no other device receives it twice.
 */
async function deliver(
  order: PushOrder,
  deliverable: DeliverableNotification | undefined,
  devices: readonly KnownDevice[],
): Promise<void> {
  if (!deliverable || deliverable.view.readAt || !deliverable.isCurrent) return;
  if (!isSwitchedOn(deliverable.pushes, deliverable.view.type)) return;
  const [payload, terms] = [JSON.stringify(payloadOf(deliverable)), termsOf(deliverable.view)];
  const deliveries = await Promise.all(
    devices.map(async (device) => ({
      device,
      outcome: await sendPush(device, payload, terms, order.attempt),
    })),
  );
  const gone = deliveries.filter(({ outcome }) => outcome.state === "gone").map(({ device }) => device);
  if (gone.length > 0) await removeGone(gone);
  await tryAgain(order, deliveries);
}

/** Shows a notification on a user's devices, or on those that could not be reached before. */
export async function pushNotification(order: PushOrder): Promise<void> {
  const deliverables = await listDeliverables([order.notificationId]);
  const devices = await listDevices([order.userId], order.deviceIds);
  await deliver(order, deliverables.get(order.notificationId), devices.get(order.userId) ?? []);
}

/** Requests of one job at once; a few jobs leave a push service room for those of others (host-guard.ts). */
const DELIVERIES_AT_ONCE = 3;

/** Shows each of several users a notification on all their devices, a few users at once. */
export async function pushNotifications({ orders }: z.output<typeof sendPushesJob.payload>): Promise<void> {
  const deliverables = await listDeliverables(orders.map(({ notificationId }) => notificationId));
  const devices = await listDevices(orders.map(({ userId }) => userId));
  const waiting = orders.values();
  const lane = async () => {
    for (const order of waiting)
      await deliver(order, deliverables.get(order.notificationId), devices.get(order.userId) ?? []);
  };
  await Promise.all(Array.from({ length: DELIVERIES_AT_ONCE }, lane));
}

type Busy = { deviceId: string; afterSeconds: number };

/** Tries once more on some of the devices, after the longest time that their services ask for. */
async function repeatFor(busy: Busy[], order: PushOrder, leastSeconds: number): Promise<void> {
  if (busy.length === 0) return;
  const deviceIds = busy.map(({ deviceId }) => deviceId);
  const startAfterSeconds = Math.max(leastSeconds, ...busy.map(({ afterSeconds }) => afterSeconds));
  await transact((work) => work.enqueue(sendPushJob, { ...order, deviceIds }, { startAfterSeconds }));
}

async function tryAgain(
  order: PushOrder,
  deliveries: { device: KnownDevice; outcome: PushOutcome }[],
): Promise<void> {
  const { attempt, waits } = order;
  const inState = (state: "again" | "waiting") =>
    deliveries.flatMap(({ device, outcome }) =>
      outcome.state === state && "afterSeconds" in outcome
        ? [{ deviceId: device.id, afterSeconds: outcome.afterSeconds ?? 0 }]
        : [],
    );
  const next = { ...order, attempt: attempt + 1 };
  if (next.attempt < MAX_ATTEMPTS) await repeatFor(inState("again"), next, FIRST_WAIT_SECONDS * 4 ** attempt);
  // A service that was not asked has had no attempt.
  if (waits < MAX_WAITS)
    await repeatFor(
      inState("waiting"),
      { ...order, waits: waits + 1 },
      Math.min(LONGEST_WAIT_SECONDS, 2 ** waits),
    );
}
