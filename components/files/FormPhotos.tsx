"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { useField } from "@/components/ui/form/use-field";
import type { Folder } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";
import { AddPhoto, firstTile, mainTile } from "./AddPhoto";
import { FileDrop } from "./FileDrop";
import { ACCEPTED } from "./validate-files";
import { PhotoTile } from "./PhotoTile";
import { RefusedFiles } from "./RefusedFiles";
import { useFormUploads } from "./use-form-uploads";
import { useInitialFiles } from "./use-initial-files";
import { usePastedPhotos } from "./use-pasted-photos";

type Props = {
  name: string;
  label: string;
  /** The heading above says what the label would, and adding a photo is what the screen is about. */
  isMain?: boolean;
  help?: string;
  max: number;
  rootFolder: Folder;
  /** The photos the field already holds when something is edited. */
  initial?: readonly FileView[];
  /** Photos that come with the form, as if they had been chosen in it. */
  arriving?: readonly File[] | undefined;
};

/** Photos of a form: chosen, dropped or pasted; each is sent at once and shows how far it is. */
export function FormPhotos(props: Props) {
  const { name, label, isMain = false, help, max, rootFolder, initial = [], arriving } = props;
  const t = useTranslations("files");
  const { id, field, error } = useField(name);
  const wish = { name, max, kind: "PHOTO", rootFolder, initial } as const;
  const { uploads, count, refusals, add, remove, retry, isFull, isRestoring } = useFormUploads(wish);
  usePastedPhotos(add);
  useInitialFiles(arriving, add);
  const isAlone = isMain && uploads.length === 0;
  const counted = t("count", { count, max });
  return (
    <FieldFrame
      id={id}
      label={label}
      hideLabel={isMain}
      help={help}
      error={error}
      aside={!isAlone && counted}
    >
      <FileDrop accept={ACCEPTED.PHOTO} isDisabled={isFull} onFiles={add}>
        {(open, isOver) => (
          <Box
            component="ul"
            aria-labelledby={`${id}-label`}
            sx={{
              m: 0,
              p: 0,
              listStyle: "none",
              display: "grid",
              gap: { xs: "10px", sm: "12px" },
              gridTemplateColumns: { xs: "repeat(3, 1fr)", sm: "repeat(5, 1fr)" },
            }}
          >
            {uploads.map((upload) => (
              <PhotoTile
                key={upload.id}
                upload={upload}
                isRestoring={isRestoring}
                onRemove={() => remove(upload.id)}
                onRetry={() => retry(upload.id)}
              />
            ))}
            {!isFull && (
              <Box
                component="li"
                sx={uploads.length > 0 ? { aspectRatio: "1" } : isMain ? mainTile : firstTile}
              >
                <AddPhoto
                  id={id}
                  ref={field.ref}
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
      <RefusedFiles refusals={refusals} kind="PHOTO" max={max} />
    </FieldFrame>
  );
}
