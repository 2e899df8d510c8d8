"use client";

import { useSyncExternalStore } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useDeferredMount } from "@/lib/platform/browser/loading/use-deferred-mount";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { onStoredChange, readStored } from "@/lib/platform/browser/storage/local-storage";
import { HideSplash } from "./HideSplash";

const BottomBar = lazyComponent(() => import("./BottomBar").then((file) => file.BottomBar), {
  onError: "silent",
});

const LiveSubscriptions = lazyComponent(
  () => import("./LiveSubscriptions").then((file) => file.LiveSubscriptions),
  { onError: "silent" },
);

const UnsentMessages = lazyComponent(
  () => import("@/components/chat/thread/UnsentMessages").then((file) => file.UnsentMessages),
  { onError: "silent" },
);

const DeliverPhotos = lazyComponent(
  () => import("../photos/lazy-deliver-photos").then((file) => file.LazyDeliverPhotos),
  { onError: "silent" },
);

/** The app shell of a signed-in user besides the top bar, code-split: visitors do not load it. */
export function AccountShell() {
  const isSignedIn = useDeferredMount(useSession().isAuthenticated);
  const hasUnsent = useIsStored("unsent");
  const hasPhotos = useIsStored("photos");
  return (
    <>
      <HideSplash />
      {isSignedIn && <BottomBar />}
      {isSignedIn && <LiveSubscriptions />}
      {isSignedIn && hasUnsent && <UnsentMessages />}
      {isSignedIn && hasPhotos && <DeliverPhotos />}
    </>
  );
}

/** True while this device keeps something to deliver, a chat message or photos: only then its code is loaded. */
function useIsStored(key: "unsent" | "photos"): boolean {
  return useSyncExternalStore(
    (listener) => onStoredChange(key, listener),
    () => readStored(key) !== null,
    () => false,
  );
}
