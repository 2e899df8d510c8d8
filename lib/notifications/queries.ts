import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { NotificationList } from "./schema";

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
