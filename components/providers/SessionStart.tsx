"use client";

import { useEffect } from "react";
import { showAppBadge } from "@/lib/platform/browser/pwa/app-badge";
import { sessionStore, useSession } from "@/lib/platform/browser/session/session-store";
import { connectSocket } from "@/lib/platform/browser/realtime/socket";

/** Finds out who is signed in, keeps their connection open, and shows their unread counts on the app's icon. */
export function SessionStart() {
  const { user, userId, isPending, failure } = useSession();
  const unreadCount = user ? user.unread.messages + user.unread.notifications : 0;
  useEffect(() => sessionStore.start(), []);
  useEffect(() => {
    if (!isPending) connectSocket(userId);
  }, [userId, isPending]);
  useEffect(() => {
    // Somebody without a network is still signed in.
    if (!isPending && !failure) showAppBadge(unreadCount);
  }, [unreadCount, isPending, failure]);
  useEffect(() => {
    // A session that could not be checked is tried again as soon as there is a network.
    const again = () => {
      if (sessionStore.read().failure) void sessionStore.refreshUser();
    };
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
  return null;
}
