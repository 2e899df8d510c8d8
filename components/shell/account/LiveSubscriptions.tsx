"use client";

import { LiveToasts } from "@/components/notifications/LiveToasts";
import { useLiveConversations } from "@/lib/chat/conversations/queries";
import { useLiveTenders } from "@/lib/tenders/live";

/** What others do while the person is here: it is said, and every screen shows it, also when it is opened later. */
export function LiveSubscriptions() {
  // In this order: who says that something was missed comes after those who must hear it.
  return (
    <>
      <LiveScreens />
      <LiveToasts />
    </>
  );
}

function LiveScreens() {
  useLiveTenders();
  useLiveConversations();
  return null;
}
