import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "@/lib/platform/browser/api";
import { sessionStore } from "@/lib/platform/browser/session-store";
import { onSocketReconnect, useSocketEvent } from "@/lib/platform/browser/socket";
import {
  notificationView,
  type NotificationList,
  type NotificationView,
  type ReadNotifications,
} from "./schema";

export const notificationKeys = {
  all: ["notifications"] as const,
  list: (page: number) => ["notifications", "list", page] as const,
};

/** One page of the own notifications, newest first; the first one is what the bell shows. */
export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: notificationKeys.list(page),
    queryFn: async ({ signal }) =>
      (await api.get<NotificationList>("/notifications", { params: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

function isMeant(read: ReadNotifications, { id, readAt }: NotificationView): boolean {
  return readAt === null && ("all" in read || read.ids.includes(id));
}

function showBadge(notifications: number): void {
  const { user } = sessionStore.read();
  if (user) sessionStore.patchUser({ unread: { ...user.unread, notifications } });
}

/** Shows as read what the person has just read, in every list and on the badge, before the server answers. */
function showAsRead(cache: QueryClient, read: ReadNotifications): void {
  const readAt = new Date().toISOString();
  const marked = new Set<string>();
  cache.setQueriesData<NotificationList>({ queryKey: notificationKeys.all }, (list) => {
    if (!list) return list;
    const items = list.items.map((item) => {
      if (!isMeant(read, item)) return item;
      marked.add(item.id);
      return { ...item, readAt };
    });
    return { ...list, items };
  });
  const before = sessionStore.read().user?.unread.notifications ?? 0;
  showBadge("all" in read ? 0 : Math.max(0, before - marked.size));
}

/** Fetches what may have changed unheard: the lists on screen, and the number on the badge. */
async function catchUp(cache: QueryClient): Promise<void> {
  const lists = cache.invalidateQueries({ queryKey: notificationKeys.all });
  try {
    const { data } = await api.get<NotificationList>("/notifications", { params: { unread: 1 } });
    showBadge(data.total);
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
  useSocketEvent("NOTIFICATION", notificationView, (notification) => {
    void cache.invalidateQueries({ queryKey: notificationKeys.all });
    hear(notification);
  });
  useEffect(
    () =>
      onSocketReconnect(() => {
        void catchUp(cache);
      }),
    [cache],
  );
}
