"use client";

import { useEffect } from "react";
import { showAppBadge } from "@/lib/platform/browser/pwa/app-badge";
import { sessionStore, useSession } from "@/lib/platform/browser/session/session-store";
import { connectSocket, useResync } from "@/lib/platform/browser/realtime/socket";

/** The link of the e-mail is often opened elsewhere: a tab that waits for it asks when it is looked at or reconnected. */
function useConfirmation(): void {
  useResync(() => void sessionStore.checkConfirmed());
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void sessionStore.checkConfirmed();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}

/** Starts the session, keeps the user's socket connected, and shows the unread count as the app's badge. */
export function SessionStart() {
  const { user, userId, isPending, failure } = useSession();
  const unreadCount = user ? user.unread.messages + user.unread.notifications : 0;
  useConfirmation();
  useEffect(() => sessionStore.start(), []);
  useEffect(() => {
    if (!isPending) connectSocket(userId);
  }, [userId, isPending]);
  useEffect(() => {
    // A session check that failed, for example offline, is no sign-out: the badge stays.
    if (!isPending && !failure) showAppBadge(unreadCount);
  }, [unreadCount, isPending, failure]);
  useEffect(() => {
    // Retries a failed session check as soon as the browser is online.
    const retry = () => {
      if (sessionStore.read().failure) void sessionStore.refreshUser();
    };
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, []);
  return null;
}
