"use client";

import Box from "@mui/material/Box";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { AddPhoto, mainTile } from "@/components/files/AddPhoto";
import { FileDrop } from "@/components/files/FileDrop";
import { PhotoTile } from "@/components/files/PhotoTile";
import { RefusedFiles } from "@/components/files/RefusedFiles";
import { shrinkPhoto, UnreadablePhoto } from "@/components/files/shrink-photo";
import { useInitialFiles } from "@/components/files/use-initial-files";
import { usePastedPhotos } from "@/components/files/use-pasted-photos";
import { ACCEPTED, validateFiles, type Refusal } from "@/components/files/validate-files";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { devicePhotosKey, devicePhotosQuery, saveDevicePhotos } from "@/lib/pending-tenders/queries";
import { toDevicePhoto, type DevicePhoto } from "@/lib/platform/browser/storage/device-photos";
import { TENDER_LIMITS } from "@/lib/tenders/constants";

const NONE: readonly DevicePhoto[] = [];
const MAX = TENDER_LIMITS.photos;
const doNothing = () => undefined;

/** Photos small enough to be sent later, and those that this browser cannot read. */
async function readable(files: readonly File[]): Promise<{ photos: DevicePhoto[]; refusals: Refusal[] }> {
  const photos: DevicePhoto[] = [];
  const refusals: Refusal[] = [];
  for (const file of files) {
    try {
      photos.push(toDevicePhoto(await shrinkPhoto(file)));
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) throw error;
      refusals.push({ name: file.name, size: file.size, reason: "wrongKind" });
    }
  }
  return { photos, refusals };
}

function useKeptList(scope: string) {
  const cache = useQueryClient();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { data: photos = NONE, isSuccess: isRead } = useQuery(devicePhotosQuery(scope));
  const read = () => cache.getQueryData(devicePhotosQuery(scope).queryKey) ?? NONE;
  const write = (next: DevicePhoto[]) => {
    cache.setQueryData(devicePhotosKey(scope), next);
    void saveDevicePhotos(scope, next);
  };
  const add = async (files: readonly File[]) => {
    const judged = validateFiles(files, "PHOTO", MAX - read().length);
    const added = await readable(judged.accepted);
    setRefusals([...judged.refusals, ...added.refusals]);
    if (added.photos.length > 0) write([...read(), ...added.photos].slice(0, MAX));
  };
  const remove = (id: string) => write(read().filter((photo) => photo.id !== id));
  return { photos, isRead, refusals, add: (files: readonly File[]) => void add(files), remove };
}

const urls = new WeakMap<Blob, string>();

/** The object URL of a photo: one for each, freed with the page. */
function urlOf(blob: Blob): string {
  const url = urls.get(blob) ?? URL.createObjectURL(blob);
  urls.set(blob, url);
  return url;
}

function toView({ id: publicId, name, blob }: DevicePhoto) {
  const url = urlOf(blob);
  return { publicId, url, thumbnailURL: url, name, size: blob.size, mimeType: blob.type };
}

type Props = {
  scope: string;
  label: string;
  /** Photos that another app handed over, kept like those that are chosen. */
  arriving?: readonly File[] | undefined;
};

/** The photos of a visitor: they stay in this browser until there is an account, and are uploaded then. */
export function KeptPhotos({ scope, label, arriving }: Props) {
  const t = useTranslations("files");
  const describe = useTranslations("describe.photos");
  const id = useId();
  const { photos, isRead, refusals, add, remove } = useKeptList(scope);
  usePastedPhotos(add);
  useInitialFiles(isRead ? arriving : undefined, add);
  const isFull = photos.length >= MAX;
  const isAlone = photos.length === 0;
  const counted = t("count", { count: photos.length, max: MAX });
  return (
    <FieldFrame id={id} label={label} hideLabel help={describe("here")} aside={!isAlone && counted}>
      <FileDrop accept={ACCEPTED.PHOTO} isDisabled={isFull} onFiles={add}>
        {(open, isOver) => (
          <Box component="ul" aria-labelledby={`${id}-label`} sx={tiles}>
            {photos.map((photo) => (
              <PhotoTile
                key={photo.id}
                upload={{ id: photo.id, view: toView(photo), transfer: null }}
                isRestoring={false}
                onRemove={() => remove(photo.id)}
                onRetry={doNothing}
              />
            ))}
            {!isFull && (
              <Box component="li" sx={isAlone ? mainTile : { aspectRatio: "1" }}>
                <AddPhoto
                  id={id}
                  ref={null}
                  isOver={isOver}
                  isMain={isAlone}
                  note={isAlone ? counted : undefined}
                  onClick={open}
                />
              </Box>
            )}
          </Box>
        )}
      </FileDrop>
      <RefusedFiles refusals={refusals} kind="PHOTO" max={MAX} />
    </FieldFrame>
  );
}

const tiles = {
  m: 0,
  // The hint below keeps 8 px from the box.
  mb: "2px",
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: { xs: "10px", sm: "12px" },
  gridTemplateColumns: { xs: "repeat(3, 1fr)", sm: "repeat(5, 1fr)" },
} as const;
