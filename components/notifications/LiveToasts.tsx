"use client";

import { useLocale } from "next-intl";
import { useLiveNotifications, useReadNotifications } from "@/lib/notifications/live";
import type { NotificationView } from "@/lib/notifications/schema";
import { useKeptPush } from "@/lib/notifications/push/queries";
import { useStoredTimeZone } from "@/lib/users/queries";
import { usePathname } from "@/lib/i18n/navigation";
import { liveToast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { loadNotificationText } from "./notification-messages";
import { isOnScreen } from "./on-screen";
import { useUnreadMarks } from "./use-unread-marks";

/** Toasts of live notifications; the shell mounts it once for signed-in users. */
export function LiveToasts() {
  const locale = useLocale();
  const pathname = usePathname();
  const { mutate } = useReadNotifications();
  useUnreadMarks();
  useKeptPush(useSession().userId);
  useStoredTimeZone();
  const show = async (notification: NotificationView) => {
    const textOf = await loadNotificationText(locale);
    const { id, href, tenderTitle } = notification;
    const { title, verb } = textOf(notification);
    const about = tenderTitle && !title.includes(tenderTitle) ? { about: tenderTitle } : {};
    liveToast({ id, text: title, ...about, href, actionLabel: verb, onFollow: () => mutate({ ids: [id] }) });
  };
  useLiveNotifications((notification) => {
    if (isOnScreen(notification, pathname + window.location.search)) return;
    // Without its words there is no toast; the bell has counted it all the same.
    show(notification).catch(() => undefined);
  });
  return null;
}
