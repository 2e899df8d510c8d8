"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { useDateText } from "@/components/ui/display/use-date-text";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import { quoteStyles } from "@/components/ui/styles/styles";
import type { FileView } from "@/lib/files/schema";

type Props = {
  label: string;
  /** When it was said. */
  at?: string;
  text: string;
  photos?: readonly FileView[];
  photosLabel?: string;
  /** Whose photos. */ authorId?: string;
};

/** What one side or the team says in a dispute, with its photos. */
export function Statement({ label, at, text, photos = [], photosLabel = "", authorId }: Props) {
  const dateText = useDateText();
  const report = usePhotoReport(authorId);
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      {at && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {dateText(new Date(at), { dateStyle: "medium", timeStyle: "short" })}
        </Typography>
      )}
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
