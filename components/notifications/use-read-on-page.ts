import { useEffect, useState } from "react";
import { useReadNotifications } from "@/lib/notifications/live";
import type { NotificationView } from "@/lib/notifications/schema";

/**
 * Reads what the page lists, which the badge then no longer counts, and answers the list with those still marked that
 * were new when it was opened. A notification of messages is read with its conversation.
 */
export function useReadOnPage(items: readonly NotificationView[]): NotificationView[] {
  const { mutate } = useReadNotifications();
  const unread = items.filter(({ type, readAt }) => type !== "NEW_MESSAGE" && readAt === null);
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  if (unread.some(({ id }) => !newIds.has(id)))
    setNewIds(new Set([...newIds, ...unread.map(({ id }) => id)]));
  const ids = unread.map(({ id }) => id).join();
  useEffect(() => {
    if (!ids) return undefined;
    const read = () => {
      if (document.visibilityState === "visible") mutate({ ids: ids.split(",") });
    };
    read();
    // A page in a tab behind others is read when it is looked at.
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [ids, mutate]);
  return items.map((item) => (newIds.has(item.id) ? { ...item, readAt: null } : item));
}
