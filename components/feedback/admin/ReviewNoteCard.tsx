"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { PersonRecordLink } from "@/components/people/PersonRecordLink";
import { DOT } from "@/components/ui/styles/dot";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { quoteStyles } from "@/components/ui/styles/styles";
import type { ReviewNote } from "@/lib/feedback/schema";

/** What one of two people has written to the operator beside the review of the other. */
export function ReviewNoteCard({ note }: { note: ReviewNote }) {
  const t = useTranslations("review-notes");
  const review = useTranslations("feedback.review");
  const nameOf = usePersonName();
  const { author, recipient, rating, text, didNotTakePlace, createdAt } = note;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, alignItems: "center" }}>
        <Typography variant="body2" sx={{ flex: "1 1 200px", overflowWrap: "anywhere" }}>
          {t.rich("about", {
            by: () => <PersonRecordLink person={{ id: author.id, name: nameOf(author) }} />,
            of: () => <PersonRecordLink person={{ id: recipient.id, name: nameOf(recipient) }} />,
          })}
          {DOT}
          <RelativeTime at={createdAt} />
        </Typography>
        <RatingStars average={rating} withWord />
      </Box>
      {didNotTakePlace && (
        <Box>
          <InfoChip tone="warning">{review("didNotTakePlace")}</InfoChip>
        </Box>
      )}
      <Typography component="blockquote" sx={quoteStyles}>
        {text}
      </Typography>
    </Box>
  );
}
