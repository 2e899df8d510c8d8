import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { api } from "@/lib/platform/browser/api";
import { sessionStore } from "@/lib/platform/browser/session-store";
import { onSocketReconnect, useSocketEvent } from "@/lib/platform/browser/socket";
import type { Unread } from "@/lib/shared/socket-events";
import { notificationKeys } from "../queries";
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

/** Fetches what may have changed unheard: the lists on screen, and the numbers on the badges. */
async function catchUp(cache: QueryClient): Promise<void> {
  const lists = cache.invalidateQueries({ queryKey: notificationKeys.all });
  try {
    showBadges((await api.get<Unread>("/notifications/unread")).data);
  } catch {
    // A badge that is a little old is no reason to complain; the next change or reconnect counts again.
  }
  await lists;
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

/** Hears what happens while the person is here, and catches up with what was missed while offline. */
export function useLiveNotifications(hear: (notification: NotificationView) => void): void {
  const cache = useQueryClient();
  const listsChanged = () => void cache.invalidateQueries({ queryKey: notificationKeys.all });
  useSocketEvent("NOTIFICATION", (notification) => {
    listsChanged();
    hear(notification);
  });
  // Something was read, perhaps on another device: a list that is on screen must not show it as new. Whoever connects
  // is told the numbers first, and mostly has them already.
  const atFirst = useRef(sessionStore.read().user?.unread);
  useSocketEvent("UNREAD", (counts) => {
    const known = atFirst.current;
    atFirst.current = undefined;
    if (known?.notifications !== counts.notifications || known.messages !== counts.messages) listsChanged();
  });
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === "visible") void catchUp(cache);
    };
    document.addEventListener("visibilitychange", comeBack);
    const stop = onSocketReconnect(() => void catchUp(cache));
    return () => {
      document.removeEventListener("visibilitychange", comeBack);
      stop();
    };
  }, [cache]);
  useOtherTabs(listsChanged);
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
