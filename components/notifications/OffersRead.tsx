"use client";

import { useQuery } from "@tanstack/react-query";
import { isAboutOffers, useReadNotifications } from "@/lib/notifications/live";
import { notificationsQuery } from "@/lib/notifications/queries";
import type { NotificationView } from "@/lib/notifications/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { useReadWhenSeen } from "./use-read-when-seen";

/** Whether more is unread than the newest page shows: offers may be among that. */
function isMoreUnread(items: readonly NotificationView[], unread: number): boolean {
  return unread > items.filter(({ type, readAt }) => type !== "NEW_MESSAGE" && readAt === null).length;
}

/** Marks the notifications of offers on a tender as read for a client who has them on the screen; shows nothing. */
export function OffersRead({ tenderId }: { tenderId: string }) {
  const { data } = useQuery(notificationsQuery(1));
  const unread = useSession().user?.unread.notifications ?? 0;
  const { mutate } = useReadNotifications();
  const items = data?.items ?? [];
  const newest = items.find((item) => item.readAt === null && isAboutOffers(item, tenderId))?.id;
  const occasion = newest ?? (data && isMoreUnread(items, unread) ? "older" : null);
  useReadWhenSeen(occasion && `${tenderId} ${occasion}`, () => mutate({ offersOn: tenderId }));
  return null;
}
