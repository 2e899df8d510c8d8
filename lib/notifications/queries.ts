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

function isMeant(read: ReadNotifications, { id }: NotificationView): boolean {
  return "all" in read || read.ids.includes(id);
}

function markInCache(cache: QueryClient, read: ReadNotifications, readAt: string): void {
  cache.setQueriesData<NotificationList>({ queryKey: notificationKeys.all }, (list) => {
    if (!list) return list;
    const items = list.items.map((item) =>
      isMeant(read, item) && !item.readAt ? { ...item, readAt } : item,
    );
    return { ...list, items };
  });
}

/** Marks notifications as read: at once on this device, on all others when the server tells them. */
export function useReadNotifications() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (read: ReadNotifications) => api.patch("/notifications/read", read),
    onMutate: (read) => markInCache(cache, read, new Date().toISOString()),
    onSettled: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: notificationKeys.all }),
        sessionStore.refreshUser(),
      ]);
    },
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
        void cache.invalidateQueries({ queryKey: notificationKeys.all });
        void sessionStore.refreshUser();
      }),
    [cache],
  );
}
