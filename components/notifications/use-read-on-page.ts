import { useEffect, useState } from "react";
import { useReadNotifications } from "@/lib/notifications/live";
import type { NotificationView } from "@/lib/notifications/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";

type ReadPage = {
  /** The list, with those marked as unread that were new when it was opened. */
  shown: NotificationView[];
  hasMarks: boolean;
  /** How many the badge counts that stand on other pages. */
  unreadElsewhere: number;
  unmark: () => void;
};

/**
 * Reads what the page lists, which the badge then no longer counts, and keeps those marked that were new when it was
 * opened, until the user unmarks them. A notification of messages is read with its conversation.
 */
export function useReadOnPage(items: readonly NotificationView[]): ReadPage {
  const { mutate } = useReadNotifications();
  const counted = useSession().user?.unread.notifications ?? 0;
  const unread = items.filter(({ type, readAt }) => type !== "NEW_MESSAGE" && readAt === null);
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const [unmarkedIds, setUnmarkedIds] = useState<ReadonlySet<string>>(new Set());
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
  const isMarked = ({ id }: NotificationView) => newIds.has(id) && !unmarkedIds.has(id);
  return {
    shown: items.map((item) => (isMarked(item) ? { ...item, readAt: null } : item)),
    hasMarks: items.some(isMarked),
    unreadElsewhere: items.length === 0 ? 0 : Math.max(0, counted - unread.length),
    unmark: () => setUnmarkedIds(newIds),
  };
}
