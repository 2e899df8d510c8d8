"use client";

import AttachFileRounded from "@mui/icons-material/AttachFileRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import type { OfferView } from "@/lib/offers/schema";

/** What a BEE added to an offer; each opens in a tab of its own. */
export function OfferFiles({ offer: { files } }: { offer: Pick<OfferView, "files"> }) {
  const t = useTranslations("offers.facts");
  if (files.length === 0) return null;
  return (
    <Box component="ul" aria-label={t("files")} sx={LIST}>
      {files.map(({ publicId, url, name }) => (
        <li key={publicId}>
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            variant="outlined"
            size="small"
            startIcon={<AttachFileRounded />}
            sx={{ overflowWrap: "anywhere", textAlign: "left", maxWidth: 1 }}
          >
            {name}
          </Button>
        </li>
      ))}
    </Box>
  );
}

const LIST = { display: "flex", flexWrap: "wrap", gap: 2, m: 0, p: 0, listStyle: "none" } as const;
