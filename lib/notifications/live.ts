import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { api } from "@/lib/platform/browser/api/api";
import { refetchAfterChange } from "@/lib/platform/browser/api/query-client";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import {
  dispatchReplayed,
  lastPayload,
  emitResync,
  useSocketEvent,
} from "@/lib/platform/browser/realtime/socket";
import type { Unread } from "@/lib/shared/socket-events";
import { OFFER_NOTIFICATIONS } from "./constants";
import { notificationKeys, notificationsQuery } from "./queries";
import type { NotificationList, NotificationView, ReadNotifications } from "./schema";

/** Whether a notification is about the offers on a tender. */
export function isAboutOffers({ type, tenderId }: NotificationView, offersOn: string): boolean {
  return tenderId === offersOn && (OFFER_NOTIFICATIONS as readonly string[]).includes(type);
}

function isMeant(read: ReadNotifications, notification: NotificationView): boolean {
  if (notification.readAt !== null) return false;
  if ("offersOn" in read) return isAboutOffers(notification, read.offersOn);
  return "all" in read || read.ids.includes(notification.id);
}

/** The other tabs of this browser, which may have no connection of their own at the moment. */
const CHANNEL = "unread";
type UnreadHere = { userId: string; unread: Unread };

/** Shows the badges here, and in every other tab; those of an older version change nothing. */
function showBadges(counts: Unread): void {
  const { user } = sessionStore.read();
  if (!user) return;
  sessionStore.patchUser({ unread: counts });
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ userId: user.id, unread: counts } satisfies UnreadHere);
  channel.close();
}

/** Shows as read what the person has just read, in every list and on the badge, before the server answers. */
function showAsRead(cache: QueryClient, read: ReadNotifications): void {
  const readAt = new Date().toISOString();
  const marked = new Set<string>();
  cache.setQueriesData<NotificationList>({ queryKey: notificationKeys.all }, (list) => {
    if (!list) return list;
    const items = list.items.map((item) => {
      if (!isMeant(read, item)) return item;
      // Messages have a badge of their own, which goes when they are read themselves.
      if (item.type !== "NEW_MESSAGE") marked.add(item.id);
      return { ...item, readAt };
    });
    return { ...list, items };
  });
  const before = sessionStore.read().user?.unread;
  if (!before) return;
  const notifications = "all" in read ? 0 : Math.max(0, before.notifications - marked.size);
  showBadges({ ...before, notifications });
}

/** Fetches what may have changed: the lists on screen, and the numbers on the badges. */
async function catchUp(cache: QueryClient): Promise<void> {
  const lists = cache.invalidateQueries({ queryKey: notificationKeys.all });
  try {
    showBadges((await api.get<Unread>("/notifications/unread")).data);
  } catch {
    // A badge that is a little old is no reason to complain; the next change or connection counts again.
  }
  await lists;
}

/** Marks notifications as read: at once on this device, on all others when the server emits it. */
export function useReadNotifications() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (read: ReadNotifications) => api.patch("/notifications/read", read),
    onMutate: (read) => showAsRead(cache, read),
    onSettled: () => catchUp(cache),
  });
}

/**
 * Calls back with every notification while the user is here, and with those that came between their request and the
 * first listener. What they missed while the connection was lost is counted and listed, and not said any more.
 */
export function useLiveNotifications(onNotification: (notification: NotificationView) => void): void {
  const cache = useQueryClient();
  const dispatchedIds = useRef(new Set<string>());
  const listsChanged = () => void refetchAfterChange(cache, notificationKeys.all);
  useSocketEvent("NOTIFICATION", (notification) => {
    dispatchedIds.current.add(notification.id);
    const shown = cache.getQueryData(notificationsQuery(1).queryKey);
    if (!shown?.items.some(({ id }) => id === notification.id)) listsChanged();
    onNotification(notification);
  });
  useUnread(listsChanged, (count) => void replayNewest(cache, count, dispatchedIds.current));
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === "visible") void catchUp(cache);
    };
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [cache]);
}

/** Dispatches the newest notifications that the badge counts as if they came now, but for those dispatched before. */
async function replayNewest(
  cache: QueryClient,
  count: number,
  dispatchedIds: ReadonlySet<string>,
): Promise<void> {
  const { userId } = sessionStore.read();
  await refetchAfterChange(cache, notificationKeys.all);
  if (count <= 0) return;
  // Without the list nothing is lost: the badge has counted them.
  const list = await cache.fetchQuery(notificationsQuery(1)).catch(() => null);
  if (!list || sessionStore.read().userId !== userId) return;
  const counted = list.items.filter(({ type, readAt }) => type !== "NEW_MESSAGE" && readAt === null);
  const missed = counted.slice(0, count).filter(({ id }) => !dispatchedIds.has(id));
  // The oldest first, as they would have come.
  for (const each of missed.toReversed()) dispatchReplayed("NOTIFICATION", each);
}

/**
 * Keeps the unread counts up to date, and the lists with them. What happened between the user's request and the first
 * listener is refetched, and dispatched as far as the badge counts it.
 */
function useUnread(listsChanged: () => void, onMissed: (count: number) => void): void {
  const listedVersion = useRef(sessionStore.read().user?.unread.version ?? 0);
  const isFirst = useRef(true);
  const learn = (counts: Unread, onLater: () => void) => {
    sessionStore.patchUser({ unread: counts });
    if (counts.version <= listedVersion.current) return;
    listedVersion.current = counts.version;
    onLater();
  };
  const onPush = (counts: Unread) => {
    const before = sessionStore.read().user?.unread.notifications ?? 0;
    const mayHaveMissed = isFirst.current;
    isFirst.current = false;
    learn(counts, () => {
      if (!mayHaveMissed) return listsChanged();
      emitResync();
      onMissed(counts.notifications - before);
    });
  };
  useSocketEvent("UNREAD", onPush);
  const learnWhatWasSaid = useEffectEvent(() => {
    // The connection may be faster than this code: its first events had no listener.
    const counts = lastPayload("UNREAD");
    if (counts) onPush(counts);
  });
  useEffect(() => learnWhatWasSaid(), []);
  useOtherTabs((counts) => learn(counts, listsChanged));
}

/** Calls back with the counts that another tab of the same person has learned. */
function useOtherTabs(onCounts: (counts: Unread) => void): void {
  const apply = useEffectEvent(({ userId, unread }: UnreadHere) => {
    if (userId === sessionStore.read().userId) onCounts(unread);
  });
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<UnreadHere>) => apply(data);
    return () => channel.close();
  }, []);
}
