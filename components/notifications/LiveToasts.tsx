"use client";

import { useLiveNotifications, useReadNotifications } from "@/lib/notifications/queries";
import { useKeptPush } from "@/lib/notifications/push/queries";
import { usePathname } from "@/lib/i18n/navigation";
import { liveToast } from "@/lib/platform/browser/notices";
import { useSession } from "@/lib/platform/browser/session-store";
import { useNotificationText } from "./notification-text";
import { isOnScreen } from "./on-screen";
import { useUnreadMarks } from "./unread-marks";

/** Shows what somebody else did the moment it happens; the frame mounts it once for whoever is signed in. */
export function LiveToasts() {
  const textOf = useNotificationText();
  const pathname = usePathname();
  const { mutate } = useReadNotifications();
  useUnreadMarks();
  useKeptPush(useSession().userId);
  useLiveNotifications((notification) => {
    if (isOnScreen(notification, pathname + window.location.search)) return;
    const { id, href } = notification;
    const { title, verb } = textOf(notification);
    liveToast({ id, text: title, href, actionLabel: verb, onFollow: () => mutate({ ids: [id] }) });
  });
  return null;
}
