"use client";

import { LiveToasts } from "@/components/notifications/LiveToasts";
import { useLiveConversations } from "@/lib/chat/conversations/queries";
import { useLiveTenders } from "@/lib/tenders/live";

/** Subscribes to live events of other users: shows them as toasts and updates the query cache, whatever screen is open. */
export function LiveSubscriptions() {
  // In this order, as effects run in it: LiveToasts may emit a resync, for which the others must be listening already.
  return (
    <>
      <LiveQueries />
      <LiveToasts />
    </>
  );
}

function LiveQueries() {
  useLiveTenders();
  useLiveConversations();
  return null;
}
