"use client";

import { useEffect, useRef } from "react";

/** Hands over, once, files that came with the form itself. */
export function useInitialFiles(
  files: readonly File[] | undefined,
  onFiles: (files: readonly File[]) => void,
): void {
  const handedOver = useRef<readonly File[] | undefined>(undefined);
  useEffect(() => {
    if (!files || files.length === 0 || handedOver.current === files) return;
    handedOver.current = files;
    onFiles(files);
  });
}
