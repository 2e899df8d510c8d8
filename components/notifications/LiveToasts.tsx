"use client";

import { useLocale } from "next-intl";
import { useLiveNotifications, useReadNotifications } from "@/lib/notifications/live/queries";
import type { NotificationView } from "@/lib/notifications/schema";
import { useKeptPush } from "@/lib/notifications/push/queries";
import { usePathname } from "@/lib/i18n/navigation";
import { liveToast } from "@/lib/platform/browser/notices";
import { useSession } from "@/lib/platform/browser/session-store";
import { loadNotificationText } from "./notification-words";
import { isOnScreen } from "./on-screen";
import { useUnreadMarks } from "./unread-marks";

/** Shows what somebody else did the moment it happens; the frame mounts it once for whoever is signed in. */
export function LiveToasts() {
  const locale = useLocale();
  const pathname = usePathname();
  const { mutate } = useReadNotifications();
  useUnreadMarks();
  useKeptPush(useSession().userId);
  const show = async (notification: NotificationView) => {
    const textOf = await loadNotificationText(locale);
    const { id, href } = notification;
    const { title, verb } = textOf(notification);
    liveToast({ id, text: title, href, actionLabel: verb, onFollow: () => mutate({ ids: [id] }) });
  };
  useLiveNotifications((notification) => {
    if (isOnScreen(notification, pathname + window.location.search)) return;
    // Without its words there is no toast; the bell has counted it all the same.
    show(notification).catch(() => undefined);
  });
  return null;
}
