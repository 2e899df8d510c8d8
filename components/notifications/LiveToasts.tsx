"use client";

import { liveToast } from "@/lib/platform/browser/notices";
import { useLiveNotifications } from "@/lib/notifications/queries";
import { useNotificationText } from "./notification-text";

/** Shows what somebody else did the moment it happens; the frame mounts it once for whoever is signed in. */
export function LiveToasts() {
  const textOf = useNotificationText();
  useLiveNotifications((notification) => {
    const { title, verb } = textOf(notification);
    liveToast({ text: title, href: notification.href, actionLabel: verb });
  });
  return null;
}
