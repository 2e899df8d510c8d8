"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { usePersonName } from "@/components/ui/person-name";
import { PersonAvatar } from "@/components/ui/PersonAvatar";
import { RatingStars } from "@/components/ui/RatingStars";
import type { ReviewView } from "@/lib/feedback/schema";
import { ReplyForm } from "./ReplyForm";

type Props = { review: ReviewView; isOwn?: boolean; mayReply?: boolean };

/** One side's feedback with the answer to it. */
export function ReviewCard({ review, isOwn = false, mayReply = false }: Props) {
  const t = useTranslations("feedback.review");
  const { author } = review;
  const name = usePersonName()(author);
  return (
    <Box component="article" sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
        <PersonAvatar bee={author.role === "PRO"} name={name} photo={author.photo} size={40} />
        <Box>
          <Typography variant="subtitle2" component="h3">
            {isOwn ? t("own") : name}
          </Typography>
          <RatingStars average={review.rating} withWord />
        </Box>
      </Box>
      {review.text && (
        <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{review.text}</Typography>
      )}
      {review.reply && (
        <Box sx={{ pl: 4, borderLeft: 2, borderColor: "divider" }}>
          <Typography variant="caption" sx={{ color: "surface.muted" }}>
            {t("reply")}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {review.reply}
          </Typography>
        </Box>
      )}
      {mayReply && <ReplyForm review={review} />}
    </Box>
  );
}
