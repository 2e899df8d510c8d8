"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { devicePhotosKey, devicePhotosQuery, takeKeptPhotos } from "@/lib/pending-tenders/queries";

const NONE: readonly File[] = [];

/**
 * The photos that this browser keeps for a draft. Once there is an account they are taken out, once, to be uploaded
 * like photos that have just been chosen (`taken`); until then there is only their number. `isTaking`: they are about
 * to be.
 */
export function useKeptPhotos(scope: string | undefined, isSignedIn: boolean) {
  const cache = useQueryClient();
  const [taken, setTaken] = useState(NONE);
  const kept = useQuery({ ...devicePhotosQuery(scope ?? ""), enabled: scope !== undefined });
  const count = kept.data?.length ?? 0;
  useEffect(() => {
    if (!isSignedIn || !scope || count === 0) return;
    void takeKeptPhotos(scope).then((files) => {
      if (files.length > 0) setTaken(files);
      cache.setQueryData(devicePhotosKey(scope), []);
    });
  }, [cache, count, isSignedIn, scope]);
  return {
    count: isSignedIn ? 0 : count,
    taken,
    isTaking: isSignedIn && (kept.isLoading || count > 0),
  };
}
