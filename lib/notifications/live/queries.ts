import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { api } from "@/lib/platform/browser/api";
import { sessionStore } from "@/lib/platform/browser/session-store";
import {
  hearLate,
  readSocketState,
  sayMissed,
  useMissed,
  useSocketEvent,
} from "@/lib/platform/browser/socket";
import type { Unread } from "@/lib/shared/socket-events";
import { notificationKeys, notificationsQuery } from "../queries";
import type { NotificationList, NotificationView, ReadNotifications } from "../schema";

function isMeant(read: ReadNotifications, { id, readAt }: NotificationView): boolean {
  return readAt === null && ("all" in read || read.ids.includes(id));
}

/** The other tabs of this browser, which may have no connection of their own at the moment. */
const CHANNEL = "unread";
type UnreadHere = { userId: string; unread: Unread };

/** Shows the badges here, and in every other tab. */
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
  const before = sessionStore.read().user?.unread ?? { notifications: 0, messages: 0 };
  const notifications = "all" in read ? 0 : Math.max(0, before.notifications - marked.size);
  showBadges({ ...before, notifications });
}

/** The badges as the server counts them; null when it could not be asked. */
async function fetchUnread(): Promise<Unread | null> {
  try {
    return (await api.get<Unread>("/notifications/unread")).data;
  } catch {
    // A badge that is a little old is no reason to complain; the next change or reconnect counts again.
    return null;
  }
}

/** Fetches what may have changed: the lists on screen, and the numbers on the badges. */
async function catchUp(cache: QueryClient): Promise<Unread | null> {
  const lists = cache.invalidateQueries({ queryKey: notificationKeys.all });
  const counts = await fetchUnread();
  if (counts) showBadges(counts);
  await lists;
  return counts;
}

/** More toasts than stand beside each other would wait for each other. */
const MOST_LATE = 3;

/** Lets the newest notifications that the badge counts be heard, as if they came now. */
async function hearLately(cache: QueryClient, count: number): Promise<void> {
  // Without the list nothing is lost: the badge has counted them.
  const list = await cache.fetchQuery(notificationsQuery(1)).catch(() => null);
  const counted = (list?.items ?? []).filter(({ type, readAt }) => type !== "NEW_MESSAGE" && readAt === null);
  // The oldest first, as they would have come.
  for (const each of counted.slice(0, Math.min(count, MOST_LATE)).toReversed())
    hearLate("NOTIFICATION", each);
}

/** Catches up, and lets be heard what the badge has grown by, as if it came now. */
async function hearMissed(cache: QueryClient): Promise<void> {
  const before = sessionStore.read().user?.unread.notifications ?? 0;
  const counts = await catchUp(cache);
  if (counts && counts.notifications > before) await hearLately(cache, counts.notifications - before);
}

/** Marks notifications as read: at once on this device, on all others when the server tells them. */
export function useReadNotifications() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (read: ReadNotifications) => api.patch("/notifications/read", read),
    onMutate: (read) => showAsRead(cache, read),
    onSettled: () => catchUp(cache),
  });
}

/** Hears what happens while the person is here, and catches up with what was missed while offline or not here yet. */
export function useLiveNotifications(hear: (notification: NotificationView) => void): void {
  const cache = useQueryClient();
  const listsChanged = () => void cache.invalidateQueries({ queryKey: notificationKeys.all });
  useSocketEvent("NOTIFICATION", (notification) => {
    listsChanged();
    hear(notification);
  });
  useUnread(listsChanged);
  useMissed(() => void hearMissed(cache));
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === "visible") void hearMissed(cache);
    };
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [cache]);
  useOtherTabs(listsChanged);
}

function isSame(one: Unread | undefined, other: Unread): boolean {
  return one?.notifications === other.notifications && one.messages === other.messages;
}

/** Whoever connects is told the numbers first, and mostly has them already; where not, something happened unheard. */
function greet(isGreeted: RefObject<boolean>, counts: Unread): void {
  if (isGreeted.current) return;
  isGreeted.current = true;
  if (!isSame(sessionStore.read().user?.unread, counts)) sayMissed();
}

/** Keeps the badges true. What happened after the person was asked for and before somebody listened is caught up. */
function useUnread(listsChanged: () => void): void {
  const isGreeted = useRef(false);
  useSocketEvent("UNREAD", (counts) => {
    if (!isGreeted.current) return greet(isGreeted, counts);
    sessionStore.patchUser({ unread: counts });
    // Something was read, perhaps on another device: a list that is on screen must not show it as new.
    listsChanged();
  });
  useEffect(() => {
    // The connection was faster than this code: its first words were heard by nobody.
    const ask = async () => {
      const counts = await fetchUnread();
      if (counts) greet(isGreeted, counts);
    };
    if (readSocketState() === "connected") void ask();
  }, []);
}

/** Follows the badges that another tab of the same person has learned. */
function useOtherTabs(listsChanged: () => void): void {
  const hear = useEffectEvent(({ userId, unread }: UnreadHere) => {
    if (userId !== sessionStore.read().userId) return;
    sessionStore.patchUser({ unread });
    listsChanged();
  });
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<UnreadHere>) => hear(data);
    return () => channel.close();
  }, []);
}
