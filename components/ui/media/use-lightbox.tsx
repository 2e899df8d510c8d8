"use client";

import { useState } from "react";
import { Lightbox } from "./Lightbox";
import type { GalleryPhoto, PhotoAction } from "./LightboxDialog";

/** The lightbox of some photos, to be rendered beside them, and what opens it at one of them. */
export function useLightbox(photos: readonly GalleryPhoto[], alt: string, action?: PhotoAction) {
  const [opened, setOpened] = useState<number | null>(null);
  const lightbox = opened !== null && (
    <Lightbox
      photos={photos}
      alt={alt}
      action={action}
      index={opened}
      onIndex={setOpened}
      onClose={() => setOpened(null)}
    />
  );
  return { lightbox, open: (index: number) => setOpened(index) };
}
