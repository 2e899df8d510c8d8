"use client";

import { useQuery } from "@tanstack/react-query";
import { notificationsQuery } from "@/lib/notifications/queries";
import { useReadOnPage } from "./use-read-on-page";

/** Reads the news of the offers on a tender for a client who has them on the screen; shows nothing. */
export function OffersRead({ tenderId }: { tenderId: string }) {
  const { data } = useQuery(notificationsQuery(1));
  const isShown = (news: { type: string; tenderId: string | null }) =>
    news.type === "NEW_OFFER" && news.tenderId === tenderId;
  useReadOnPage(data?.items.filter(isShown) ?? []);
  return null;
}
