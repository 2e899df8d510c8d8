"use client";

import { useState, useSyncExternalStore } from "react";
import type { PwaMessages } from "./pwa-messages";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Banner while offline: what is kept meanwhile. Gone when the network is back; hiding it lasts until the next time. */
export function OfflineBanner({ messages }: { messages: PwaMessages["offline"] }) {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  // The live region exists before its text, or screen readers would not announce it.
  return <div role="status">{isOffline && <Banner messages={messages} />}</div>;
}

function Banner({ messages }: { messages: PwaMessages["offline"] }) {
  const [isHidden, setIsHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div className="tb-pwa-ink">
      <p>{messages.text}</p>
      <button type="button" onClick={() => setIsHidden(true)}>
        {messages.hide}
      </button>
    </div>
  );
}
