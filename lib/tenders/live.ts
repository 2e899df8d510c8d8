import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refetchAfterChange } from "@/lib/platform/browser/api/query-client";
import { useResync, useSocketEvent, useSocketState } from "@/lib/platform/browser/realtime/socket";
import { tenderKeys } from "./queries";

/**
 * Keeps tenders, their offers and what counts them as the server knows them: what is on screen is asked for again at
 * once, all else when it is opened again. The frame mounts it once for whoever is signed in.
 */
export function useLiveTenders(): void {
  const cache = useQueryClient();
  const isConnected = useSocketState() === "connected";
  const fetchAgain = (queryKey: readonly unknown[]) => void refetchAfterChange(cache, queryKey);
  // Beside a notification of an offer that has just come nothing must say that there is none.
  const countAgain = () => {
    fetchAgain(tenderKeys.overview);
    fetchAgain(tenderKeys.ownLists);
    // What a BEE looks through stays as it is under their eyes.
    void cache.invalidateQueries({ queryKey: tenderKeys.lists, refetchType: "none" });
  };
  useSocketEvent("TENDER_CHANGED", ({ tenderId }) => {
    fetchAgain(tenderKeys.one(tenderId));
    countAgain();
  });
  useResync(countAgain);
  useEffect(() => {
    // A price that was changed before the connection was there is told by no badge.
    if (isConnected) void refetchAfterChange(cache, tenderKeys.anyOne);
  }, [cache, isConnected]);
}
