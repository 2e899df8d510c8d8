"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import type { FileView } from "@/lib/files/schema";

type Props = { label: string; text: string; photos?: readonly FileView[]; photosLabel?: string };

/** What one side or the team says in a dispute, with its photos. */
export function Statement({ label, text, photos = [], photosLabel = "" }: Props) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      <Typography component="blockquote" sx={WORDS}>
        {text}
      </Typography>
      {photos.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <PhotoGallery photos={photos} alt={photosLabel} />
        </Box>
      )}
    </Box>
  );
}

const WORDS = {
  m: 0,
  mt: 1,
  px: 4,
  py: 3,
  borderRadius: "12px",
  bgcolor: "surface.sunken",
  fontSize: "0.9375rem",
  lineHeight: 1.5,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
} as const;
