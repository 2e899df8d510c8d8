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

/** What people who are signed in have around every page besides their top bar; visitors do not load it. */
export function AccountShell() {
  const isMember = useDeferredMount(useSession().isAuthenticated);
  const isWaiting = useIsWaiting();
  return (
    <>
      <HideSplash />
      {isMember && <BottomBar />}
      {isMember && <LiveSubscriptions />}
      {isMember && isWaiting && <UnsentMessages />}
    </>
  );
}

/** True while a message waits on this device: what sends it is loaded for nobody else. */
function useIsWaiting(): boolean {
  return useSyncExternalStore(
    (hear) => onStoredChange("unsent", hear),
    () => readStored("unsent") !== null,
    () => false,
  );
}
