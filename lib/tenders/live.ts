import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refetchAfterChange } from "@/lib/platform/browser/api/query-client";
import { useResync, useSocketEvent, useSocketState } from "@/lib/platform/browser/realtime/socket";
import { tenderKeys } from "./queries";

/**
 * Invalidates cached tenders, offers and counts on socket events: mounted queries are refetched at once, all others
 * when they are mounted again. The app shell mounts it once for the signed-in user.
 */
export function useLiveTenders(): void {
  const cache = useQueryClient();
  const isConnected = useSocketState() === "connected";
  const refetch = (queryKey: readonly unknown[]) => void refetchAfterChange(cache, queryKey);
  // Counts must not contradict a notification that has just arrived.
  const refetchLists = () => {
    refetch(tenderKeys.overview);
    refetch(tenderKeys.ownLists);
    refetch(tenderKeys.counts);
    // Only marked stale: the list a PRO is reading must not change under them.
    void cache.invalidateQueries({ queryKey: tenderKeys.lists, refetchType: "none" });
  };
  useSocketEvent("TENDER_CHANGED", ({ tenderId }) => {
    refetch(tenderKeys.one(tenderId));
    refetchLists();
  });
  useResync(refetchLists);
  useEffect(() => {
    // An event emitted before this device was connected is lost, and no unread count reveals a changed price.
    if (isConnected) void refetchAfterChange(cache, tenderKeys.anyOne);
  }, [cache, isConnected]);
}
