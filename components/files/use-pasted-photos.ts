"use client";

import { useEffect, useRef } from "react";

/** Hands over pictures pasted anywhere on the page, for example a screenshot pasted into a text. */
export function usePastedPhotos(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const photos = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith("image/"));
      // What a word processor copies comes as words and as a picture of them: the words are meant.
      const isText = event.clipboardData?.types?.includes("text/plain") ?? false;
      if (photos.length === 0 || isText) return;
      event.preventDefault();
      latest.current(photos);
    };
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
