"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { TranslatableText } from "@/components/translations/TranslatableText";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { ReportButton } from "@/components/reports/ReportButton";
import { toReasons } from "@/components/reports/to-reasons";
import { Note } from "@/components/ui/feedback/Note";
import { DottedLine } from "@/components/ui/layout/DottedLine";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { PhotoStrip } from "@/components/ui/media/PhotoStrip";
import { REVIEW_PARTS } from "@/lib/feedback/constants";
import type { ReviewView } from "@/lib/feedback/schema";
import { PersonLink } from "@/components/ui/display/PersonLink";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { ReplyForm } from "./ReplyForm";

type Props = {
  review: ReviewView;
  isOwn?: boolean;
  mayReply?: boolean;
  mayReport?: boolean;
  /** The reply is the reader's own, or would be. */
  isAboutReader?: boolean;
  /** Where the work itself is not in sight: which it was, and when. */
  caption?: string;
  /** Whose reply it is, where that is not in sight. */
  replyFrom?: string;
};

/** Quiet beside a name, and as large as a finger. */
const FLAG = { flex: "none", mr: -2.5, color: "surface.muted", "& svg": { fontSize: 20 } } as const;

type ReplyProps = { review: ReviewView; text: string; title: string; isOwn: boolean };

/** The answer of the one who was reviewed. */
function Reply({ review: { id, replyLang }, text, title, isOwn }: ReplyProps) {
  return (
    <Box sx={{ p: 4, borderRadius: "12px", bgcolor: "surface.sunken" }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <TranslatableText kind="reply" id={id} texts={[text]} lang={isOwn ? null : replyLang}>
        {({ texts, lang }) => (
          <Typography variant="body2" lang={lang} sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {texts[0]}
          </Typography>
        )}
      </TranslatableText>
    </Box>
  );
}

/** One side's feedback with the answer to it. */
export function ReviewCard(props: Props) {
  const { review, isOwn = false, mayReply = false, mayReport = true, isAboutReader = false } = props;
  const { caption, replyFrom } = props;
  const t = useTranslations("feedback.review");
  const { author } = review;
  const name = usePersonName()(author);
  const report = usePhotoReport(author.id);
  const isByReader = useSession().userId === author.id;
  return (
    <Box component="article" sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 2, alignItems: "center" }}>
        <PersonLink person={author} isPicture>
          <PersonAvatar bee={author.role === "PRO"} name={name} photo={author.photo} size={40} />
        </PersonLink>
        <Box sx={{ flex: "1 1 140px", minWidth: 0, overflowWrap: "anywhere" }}>
          <Typography variant="subtitle2" component="h3">
            {isOwn ? t("own") : <PersonLink person={author}>{name}</PersonLink>}
          </Typography>
          {caption && (
            <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
              {caption}
            </Typography>
          )}
        </Box>
        {/* On a phone below the name, beside which the flag stands. */}
        <Box sx={{ order: { xs: 1, md: 0 }, flexBasis: { xs: "100%", md: "auto" } }}>
          <RatingStars average={review.rating} withWord />
        </Box>
        {mayReport && !isByReader && (
          <ReportButton target={{ kind: "REVIEW", targetId: review.id }} label={t("report")} sx={FLAG} />
        )}
      </Box>
      {review.hiddenAt && <Note tone="warning">{t.rich("hiddenOwn", { link: toReasons })}</Note>}
      {review.didNotTakePlace && (
        <Box>
          <InfoChip tone="warning">{t("didNotTakePlace")}</InfoChip>
        </Box>
      )}
      <RatedParts review={review} />
      {review.text && (
        <TranslatableText
          kind="review"
          id={review.id}
          texts={[review.text]}
          lang={isOwn ? null : review.contentLang}
        >
          {({ texts, lang }) => (
            <Typography lang={lang} sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {texts[0]}
            </Typography>
          )}
        </TranslatableText>
      )}
      <PhotoStrip photos={review.photos} alt={t("photos")} action={report} />
      {review.reply && (
        <Reply
          review={review}
          text={review.reply}
          title={replyFrom ? t("replyFrom", { name: replyFrom }) : t("reply")}
          isOwn={isAboutReader}
        />
      )}
      {mayReply && <ReplyForm review={review} />}
    </Box>
  );
}

function RatedParts({ review: { parts } }: { review: ReviewView }) {
  const t = useTranslations("feedback.parts");
  const rated = REVIEW_PARTS.filter((part) => parts[part] !== undefined);
  if (rated.length === 0) return null;
  return (
    <DottedLine>
      {rated.map((part) => (
        <span key={part}>
          {t(part)} {parts[part]}
        </span>
      ))}
    </DottedLine>
  );
}
