"use client";

import AddPhotoAlternateOutlined from "@mui/icons-material/AddPhotoAlternateOutlined";
import PhotoCameraOutlined from "@mui/icons-material/PhotoCameraOutlined";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { FileDrop } from "@/components/files/FileDrop";
import { ACCEPTED } from "@/components/files/validate-files";
import { RefusedFiles } from "@/components/files/RefusedFiles";
import { UploadItem } from "@/components/files/UploadItem";
import { useFormUploads } from "@/components/files/use-form-uploads";
import { Button } from "@/components/ui/actions/Button";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { useField } from "@/components/ui/form/use-field";
import { CARD_RATIO } from "./DocumentPicture";

const NONE: readonly never[] = [];

/** Opens the rear camera of a phone; hidden elsewhere. */
function TakePhoto({ id, onFiles }: { id: string; onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations("verification.form");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<PhotoCameraOutlined />}
        aria-describedby={`${id}-label`}
        onClick={() => input.current?.click()}
        sx={{ display: "none", "@media (pointer: coarse)": { display: "inline-flex" } }}
      >
        {t("take")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED.PHOTO.join(",")}
        capture="environment"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}

type EmptyProps = {
  id: string;
  ref: React.Ref<HTMLButtonElement>;
  isOver: boolean;
  takesPdf: boolean;
  onOpen: () => void;
  onFiles: (files: readonly File[]) => void;
};

/** The empty slot of a picture, also the drop zone. */
function EmptySide({ id, ref, isOver, takesPdf, onOpen, onFiles }: EmptyProps) {
  const t = useTranslations("verification.form");
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        gap: 2,
        p: 3,
        minHeight: 168,
        borderRadius: "14px",
        border: "1.5px dashed",
        borderColor: isOver ? "text.primary" : "surface.outline",
        bgcolor: isOver ? "honey.tint" : undefined,
      }}
    >
      <TakePhoto id={id} onFiles={onFiles} />
      <Button
        id={id}
        ref={ref}
        startIcon={<AddPhotoAlternateOutlined />}
        aria-describedby={`${id}-label ${id}-help`}
        onClick={onOpen}
      >
        {t(takesPdf ? "chooseFile" : "choose")}
      </Button>
      <Box
        sx={{
          fontSize: "0.8125rem",
          color: "surface.muted",
          "@media (pointer: coarse)": { display: "none" },
        }}
      >
        {t("drop")}
      </Box>
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  "& > li:has(> img)": { aspectRatio: CARD_RATIO },
  "& img": { objectFit: "contain" },
} as const;

type Props = { name: string; label: string; help: string; takesPdf?: boolean };

const ACCEPTS = { PHOTO: ACCEPTED.PHOTO, ANY: [...ACCEPTED.PHOTO, ...ACCEPTED.DOCUMENT] };

/** One side of a document: taken with the camera, chosen or dropped, and uploaded at once. */
export function DocumentSide({ name, label, help, takesPdf = false }: Props) {
  const { id, field, error } = useField(name);
  const kind = takesPdf ? "ANY" : "PHOTO";
  const options = { name, max: 1, kind, rootFolder: "verifications", initial: NONE } as const;
  const files = useFormUploads(options);
  const { uploads, refusals, add, isFull } = files;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <FileDrop accept={ACCEPTS[kind]} isDisabled={isFull} onFiles={add}>
        {(open, isOver) => (
          <Box component="ul" aria-labelledby={`${id}-label`} sx={listStyles}>
            {uploads.map((upload) => (
              <UploadItem key={upload.id} upload={upload} of={files} />
            ))}
            {!isFull && (
              <EmptySide
                id={id}
                ref={field.ref}
                isOver={isOver}
                takesPdf={takesPdf}
                onOpen={open}
                onFiles={add}
              />
            )}
          </Box>
        )}
      </FileDrop>
      <RefusedFiles refusals={refusals} kind={kind} max={1} />
    </FieldFrame>
  );
}
