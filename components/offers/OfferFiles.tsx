"use client";

import AttachFileRounded from "@mui/icons-material/AttachFileRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { Button } from "@/components/ui/actions/Button";
import { PhotoStrip } from "@/components/ui/media/PhotoStrip";
import { kindOf } from "@/lib/files/constants";
import type { OfferView } from "@/lib/offers/schema";

/** What a BEE added to an offer: photos open large, each document in a tab of its own. */
export function OfferFiles({ offer: { files, pro } }: { offer: Pick<OfferView, "files" | "pro"> }) {
  const t = useTranslations("offers.facts");
  const report = usePhotoReport(pro.id);
  const photos = files.filter(({ mimeType }) => kindOf(mimeType) === "PHOTO");
  const documents = files.filter((file) => !photos.includes(file));
  return (
    <>
      <PhotoStrip photos={photos} alt={t("files")} action={report} />
      {documents.length > 0 && (
        <Box component="ul" aria-label={t("files")} sx={LIST}>
          {documents.map(({ publicId, url, name }) => (
            <li key={publicId}>
              <Button {...FILE_BUTTON} component="a" href={url} target="_blank" rel="noreferrer">
                {name}
              </Button>
            </li>
          ))}
        </Box>
      )}
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
