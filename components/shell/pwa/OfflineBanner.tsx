"use client";

import { useState, useSyncExternalStore } from "react";
import type { PwaMessages } from "./pwa-messages";

function subscribe(hear: () => void): () => void {
  window.addEventListener("online", hear);
  window.addEventListener("offline", hear);
  return () => {
    window.removeEventListener("online", hear);
    window.removeEventListener("offline", hear);
  };
}

/** Says that there is no connection and what is kept meanwhile. Gone when it is back; hidden until the next time. */
export function OfflineBanner({ texts }: { texts: PwaMessages["offline"] }) {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  // The place is there before the words, or a screen reader would not hear them.
  return <div role="status">{isOffline && <Banner texts={texts} />}</div>;
}

function Banner({ texts }: { texts: PwaMessages["offline"] }) {
  const [isHidden, setIsHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div className="tb-pwa-ink">
      <p>{texts.text}</p>
      <button type="button" onClick={() => setIsHidden(true)}>
        {texts.hide}
      </button>
    </div>
  );
}
