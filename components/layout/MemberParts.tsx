"use client";

import { useSyncExternalStore } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useUnhurried } from "@/components/ui/unhurried";
import { useSession } from "@/lib/platform/browser/session-store";
import { onStoredChange, readStored } from "@/lib/platform/browser/storage";
import { LiftLoading } from "./LiftLoading";

const BottomBar = lazyPart(() => import("./BottomBar").then((file) => file.BottomBar));

const LiveParts = lazyPart(() => import("./LiveParts").then((file) => file.LiveParts));

const UnsentMessages = lazyPart(() =>
  import("@/components/chat/thread/UnsentMessages").then((file) => file.UnsentMessages),
);

/** What people who are signed in have around every page besides their top bar; visitors do not load it. */
export function MemberParts() {
  const isMember = useUnhurried(useSession().isAuthenticated);
  const isWaiting = useIsWaiting();
  return (
    <>
      <LiftLoading />
      {isMember && <BottomBar />}
      {isMember && <LiveParts />}
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
