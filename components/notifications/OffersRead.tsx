"use client";

import { useQuery } from "@tanstack/react-query";
import { notificationsQuery } from "@/lib/notifications/queries";
import { useReadOnPage } from "./use-read-on-page";

/** Marks the notifications of new offers on a tender as read for a client who has them on the screen; shows nothing. */
export function OffersRead({ tenderId }: { tenderId: string }) {
  const { data } = useQuery(notificationsQuery(1));
  const isShown = (notification: { type: string; tenderId: string | null }) =>
    notification.type === "NEW_OFFER" && notification.tenderId === tenderId;
  useReadOnPage(data?.items.filter(isShown) ?? []);
  return null;
}
