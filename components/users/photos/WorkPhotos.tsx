"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { AddPhoto } from "@/components/files/AddPhoto";
import { FileDrop } from "@/components/files/FileDrop";
import { ACCEPTED } from "@/components/files/validate-files";
import { PhotoTile } from "@/components/files/PhotoTile";
import { usePastedPhotos } from "@/components/files/use-pasted-photos";
import { RefusedFiles } from "@/components/files/RefusedFiles";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { Lightbox } from "@/components/ui/media/Lightbox";
import { useOrderPhotos, useRemovePhoto } from "@/lib/users/photo/queries";
import { MAX_WORK_PHOTOS } from "@/lib/users/photo/constants";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { useUnsavedGuard } from "@/components/ui/form/use-unsaved-guard";
import { SortablePhotos } from "./SortablePhotos";
import { useWorkUploads } from "./use-work-uploads";

const gridStyles = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: { xs: "10px", sm: "12px" },
  gridTemplateColumns: { xs: "repeat(2, 1fr)", sm: "repeat(4, 1fr)" },
} as const;

/** The work photos: uploaded at once, reordered, enlarged and deleted. */
export function WorkPhotos({ profile: { id: userId, photos, name } }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.photos");
  const { uploads, refusals, add, remove, retry, isMoving, isFull } = useWorkUploads(userId, photos.length);
  const order = useOrderPhotos(userId);
  const removePhoto = useRemovePhoto(userId);
  const [opened, setOpened] = useState<number | null>(null);
  const [removingId, setRemovingId] = useState<string | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const guard = useUnsavedGuard(isMoving);
  usePastedPhotos(add);
  return (
    <>
      <FileDrop accept={ACCEPTED.PHOTO} isDisabled={isFull} onFiles={add}>
        {(open, isOver) => (
          <Box component="ul" aria-label={t("title")} sx={gridStyles}>
            <SortablePhotos
              photos={photos}
              onOrder={(photoIds) => order.mutate(photoIds)}
              onOpen={setOpened}
              onRemove={setRemovingId}
            />
            {uploads.map((upload) => (
              <PhotoTile
                key={upload.id}
                upload={upload}
                isRestoring={false}
                onRemove={() => remove(upload.id)}
                onRetry={() => retry(upload.id)}
              />
            ))}
            {!isFull && (
              <Box component="li" sx={{ aspectRatio: "1" }}>
                <AddPhoto id="work-photos-add" ref={addRef} isOver={isOver} onClick={open} />
              </Box>
            )}
          </Box>
        )}
      </FileDrop>
      <RefusedFiles refusals={refusals} kind="PHOTO" max={MAX_WORK_PHOTOS} />
      {opened !== null && photos[opened] && (
        <Lightbox
          photos={photos}
          alt={t("alt", { name })}
          index={opened}
          onIndex={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
      <ConfirmDialog
        open={removingId !== null}
        onClose={() => setRemovingId(null)}
        onConfirm={() =>
          removingId && removePhoto.mutateAsync(removingId).then(() => addRef.current?.focus())
        }
        title={t("removeTitle")}
        text={t("removeText")}
        confirmLabel={t("removeConfirm")}
        destructive
      />
      <ConfirmDialog
        open={guard.isAsking}
        onClose={guard.stay}
        onConfirm={guard.leave}
        title={t("leaveTitle")}
        text={t("leaveText")}
        confirmLabel={t("leaveConfirm")}
        cancelLabel={t("leaveCancel")}
        destructive
      />
    </>
  );
}
