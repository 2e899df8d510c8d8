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

/** The app shell of a signed-in user besides the top bar, code-split: visitors do not load it. */
export function AccountShell() {
  const isSignedIn = useDeferredMount(useSession().isAuthenticated);
  const hasUnsent = useHasUnsent();
  return (
    <>
      <HideSplash />
      {isSignedIn && <BottomBar />}
      {isSignedIn && <LiveSubscriptions />}
      {isSignedIn && hasUnsent && <UnsentMessages />}
    </>
  );
}

/** True while the outbox of this device holds a chat message: only then the code that delivers it is loaded. */
function useHasUnsent(): boolean {
  return useSyncExternalStore(
    (listener) => onStoredChange("unsent", listener),
    () => readStored("unsent") !== null,
    () => false,
  );
}
