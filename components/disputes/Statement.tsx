"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import { quoteStyles } from "@/components/ui/styles/styles";
import type { FileView } from "@/lib/files/schema";

type Props = {
  label: string;
  text: string;
  photos?: readonly FileView[];
  photosLabel?: string;
  /** Whose photos. */ authorId?: string;
};

/** What one side or the team says in a dispute, with its photos. */
export function Statement({ label, text, photos = [], photosLabel = "", authorId }: Props) {
  const report = usePhotoReport(authorId);
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      <Typography component="blockquote" sx={{ ...quoteStyles, mt: 1 }}>
        {text}
      </Typography>
      {photos.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <PhotoGallery photos={photos} alt={photosLabel} action={report} />
        </Box>
      )}
    </Box>
  );
}
