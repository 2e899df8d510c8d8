"use client";

import { useEffect, useState } from "react";
import { validateFiles } from "@/components/files/validate-files";
import { openPicture, UnreadablePhoto } from "@/components/files/shrink-photo";

type Refusal = "heic" | "unreadable" | "notAPhoto";

/** The chosen picture, decoded for cropping, or why it is refused. */
export function useChosenPicture() {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture.src) : undefined), [picture]);

  const choose = async (file: File) => {
    setRefusal(null);
    try {
      if (validateFiles([file], "PHOTO", 1).accepted.length === 0) return setRefusal("notAPhoto");
      setPicture(await openPicture(file));
    } catch (error) {
      setRefusal(error instanceof UnreadablePhoto ? error.reason : "unreadable");
    }
  };
  return { picture, refusal, choose: (file: File) => void choose(file), close: () => setPicture(null) };
}
