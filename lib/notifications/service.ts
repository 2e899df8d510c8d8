import { sendMailJob } from "@/lib/emails/schema";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import { log } from "@/lib/platform/server/config/log";
import { logFailure } from "@/lib/platform/server/database/outage";
import { isOnline, send } from "@/lib/platform/server/realtime/realtime";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { toListAnswer } from "@/lib/shared/list-query";
import type { Unread } from "@/lib/shared/socket-events";
import { countUnread } from "./data";
import { enqueueMessagePush, enqueuePush } from "./push/service/send";
import {
  addMessageNotification,
  addNotification,
  countOwn,
  findDeliverable,
  listNotifications,
  markRead,
  type RecipientConversation,
} from "./data";
import { NOTIFICATIONS_TAKE, OFFER_NOTIFICATIONS, type NotificationType } from "./constants";
import { markMessageNotificationRead } from "./mails/data";
import { enqueueMessageMail, toMail } from "./mails/service";
import { isSwitchedOn } from "./policy";
import type { NotificationList, NotificationParams, NotificationQuery, ReadNotifications } from "./schema";

/** Something a person should learn: who did it, on which tender, and the facts its text needs. */
export type NewNotification = {
  /** Messages have a way of their own: `notifyNewMessage`. */
  type: Exclude<NotificationType, "NEW_MESSAGE">;
  /** Who learns of it. */
  userId: string;
  /** The actor; users are not notified of their own doing. */
  actorId?: string | null;
  tenderId?: string | null;
  params?: NotificationParams;
  /** Words of a person that only the mail repeats: bell, toast and push message lead to them. */
  quote?: string;
  /** The calendar file that the mail brings along, in the language of its reader. */
  calendar?: (lang: Language) => string;
  /** False: bell and push message are enough. */
  isMailed?: boolean;
};

/**
 * Notifies a user of an event, unless it is their own doing or their account is deleted. The row and the mail's job
 * belong to the event's transaction; toast and badge follow its commit. There is no language here: toast and mail use
 * the recipient's.
 */
export async function notify(work: Work, notification: NewNotification): Promise<void> {
  const {
    type,
    userId,
    actorId = null,
    tenderId = null,
    params = {},
    quote,
    calendar,
    isMailed = true,
  } = notification;
  if (actorId === userId) return;
  const id = newId();
  if (!(await addNotification(work.tx, { id, type, userId, actorId, tenderId, params }))) return;

  const deliverable = await findDeliverable(work.tx, id);
  work.emit({ userIds: [userId], event: "NOTIFICATION", payload: deliverable.view });
  work.afterCommit(() => emitUnreadCounts(userId));
  if (isMailed && isSwitchedOn(deliverable.emails, deliverable.view.type))
    await work.enqueue(sendMailJob, {
      ...toMail(userId, deliverable, quote && deliverable.quoted(quote)),
      ...(calendar && { calendar: calendar(deliverable.lang) }),
    });
  await enqueuePush(work, userId, deliverable);
}

/**
 * Notifies a user of a message from the other party. Each conversation has one unread notification at most, which
 * every further message brings back to the top; whether it is mailed is decided a minute later.
 */
export async function notifyNewMessage(
  work: Work<SqlClient>,
  { actorId, ...conversation }: RecipientConversation & { actorId: string },
): Promise<void> {
  const { userId } = conversation;
  if (actorId === userId) return;
  const notification = await addMessageNotification(work.tx, { ...conversation, actorId });
  if (!notification) return;
  work.emit({ userIds: [userId], event: "NOTIFICATION", payload: notification.view });
  work.afterCommit(() => emitUnreadCounts(userId));
  await enqueueMessagePush(work, userId, notification);
  await enqueueMessageMail(work, conversation, notification);
}

/**
 * A conversation has been read up to its read mark: the notification of its messages goes with the last of them. The
 * badge follows on every device.
 */
export async function readMessageNotifications(
  work: Work<SqlClient>,
  conversation: RecipientConversation,
): Promise<void> {
  await markMessageNotificationRead(work.tx, conversation);
  work.afterCommit(() => emitUnreadCounts(conversation.userId));
}

/** Throttle in milliseconds of the unread count of a user who receives many messages at once. */
const COUNT_EVERY_MS = 200;
const aMoment = () => new Promise<void>((done) => void setTimeout(done, COUNT_EVERY_MS).unref());

/** Whose badges are being counted, and whether they must be counted once more because something has happened since. */
const counting = new Map<string, { again: boolean }>();

/**
 * Sends a person's badges to every device of theirs. Counted after the commit, so that rivals are counted too. The
 * first at once, those of the next moment together at its end.
 */
export function emitUnreadCounts(userId: string): void {
  const running = counting.get(userId);
  if (running) running.again = true;
  else void countAndSend(userId);
}

async function countAndSend(userId: string): Promise<void> {
  const run = { again: true };
  counting.set(userId, run);
  try {
    while (run.again) {
      run.again = false;
      if (await isOnline(userId))
        send({ userIds: [userId], event: "UNREAD", payload: await countUnread(db, userId) });
      await aMoment();
    }
  } catch (error) {
    logFailure(error, () => log.warn({ err: error }, "badges could not be counted"));
  } finally {
    counting.delete(userId);
  }
}

/** The caller's two badges as they are now. */
export function countOwnUnread({ actor }: { actor: Actor }): Promise<Unread> {
  return countUnread(db, actor.id);
}

/** A page of the caller's own notifications, newest first. */
export async function listOwnNotifications({
  actor,
  query,
}: {
  actor: Actor;
  query: NotificationQuery;
}): Promise<NotificationList> {
  const { items, counted } = await listNotifications(actor, query);
  return toListAnswer(items, counted, query.page, NOTIFICATIONS_TAKE);
}

/**
 * Marks own notifications as read and brings the badge of every device up to date. Reading one again changes
 * nothing. Throws `notification_not_found` when one of the ids is not the caller's.
 */
export function readOwnNotifications({
  actor,
  read,
}: {
  actor: Actor;
  read: ReadNotifications;
}): Promise<void> {
  return transact(async (work) => {
    if ("ids" in read) {
      const ids = [...new Set(read.ids)];
      if ((await countOwn(work.tx, actor.id, ids)) < ids.length) throw new AppError("notification_not_found");
      await markRead(work.tx, actor.id, { id: { in: ids } });
    } else {
      const offers = "offersOn" in read && {
        tenderId: read.offersOn,
        type: { in: [...OFFER_NOTIFICATIONS] },
      };
      await markRead(work.tx, actor.id, { ...offers });
    }
    work.afterCommit(() => emitUnreadCounts(actor.id));
  });
}
