"use client";

import { useState, useSyncExternalStore } from "react";
import type { PwaMessages } from "./pwa-messages";

/** Which loss of the connection this is: one that follows within the same render is another, too. */
let loss = 1;

function subscribe(listener: () => void): () => void {
  const onLost = () => {
    loss += 1;
    listener();
  };
  window.addEventListener("online", listener);
  window.addEventListener("offline", onLost);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", onLost);
  };
}

/** Banner while offline: what is kept meanwhile. Gone when the network is back; hiding it lasts until the next time. */
export function OfflineBanner({ messages }: { messages: PwaMessages["offline"] }) {
  const present = useSyncExternalStore(
    subscribe,
    () => (navigator.onLine ? null : loss),
    () => null,
  );
  // The live region exists before its text, or screen readers would not announce it.
  return <div role="status">{present !== null && <Banner key={present} messages={messages} />}</div>;
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
