"use client";

import AttachFileRounded from "@mui/icons-material/AttachFileRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { Button } from "@/components/ui/actions/Button";
import { useLightbox } from "@/components/ui/media/use-lightbox";
import { kindOf } from "@/lib/files/constants";
import type { OfferView } from "@/lib/offers/schema";

/** What a BEE added to an offer: photos open large, each document in a tab of its own. */
export function OfferFiles({ offer: { files, pro } }: { offer: Pick<OfferView, "files" | "pro"> }) {
  const t = useTranslations("offers.facts");
  const photos = files.filter(({ mimeType }) => kindOf(mimeType) === "PHOTO");
  const { lightbox, open } = useLightbox(photos, t("files"), usePhotoReport(pro.id));
  if (files.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label={t("files")} sx={LIST}>
        {files.map((file) => (
          <li key={file.publicId}>
            {photos.includes(file) ? (
              <Button {...FILE_BUTTON} aria-haspopup="dialog" onClick={() => open(photos.indexOf(file))}>
                {file.name}
              </Button>
            ) : (
              <Button {...FILE_BUTTON} component="a" href={file.url} target="_blank" rel="noreferrer">
                {file.name}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {lightbox}
    </>
  );
}

const LIST = { display: "flex", flexWrap: "wrap", gap: 2, m: 0, p: 0, listStyle: "none" } as const;

const FILE_BUTTON = {
  variant: "outlined",
  size: "small",
  startIcon: <AttachFileRounded />,
  sx: { overflowWrap: "anywhere", textAlign: "left", maxWidth: 1 },
} as const;
