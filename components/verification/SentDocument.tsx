"use client";

import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Note } from "@/components/ui/feedback/Note";
import { VerifiedBadge } from "@/components/ui/display/VerifiedBadge";
import { KEEP_PICTURES_DAYS } from "@/lib/verification/constants";
import type { VerificationView } from "@/lib/verification/schema";
import { DocumentPicture } from "./DocumentPicture";

const DAY_MS = 24 * 3_600_000;

type Props = { verification: VerificationView; onChange: () => void; onExpired: () => void };

function useDay() {
  const dateText = useDateText();
  return (at: number | string) => dateText(new Date(at), { day: "numeric", month: "long", year: "numeric" });
}

/** The state of the verification. */
function Outcome({ verification }: { verification: VerificationView }) {
  const t = useTranslations("verification");
  const day = useDay();
  const { status, documentType, createdAt, updatedAt, decidedAt, rejectionReason } = verification;
  const document = t(`documents.${documentType}.title`);
  if (status === "PENDING")
    return (
      <Note tone="info" icon={<ScheduleRounded />}>
        <strong>{t("pending.title")}</strong>
        <br />
        {t("pending.text", { document, date: day(updatedAt) })}
      </Note>
    );
  if (status === "REJECTED")
    return (
      <Note tone="warning" icon={<ErrorOutlineRounded />}>
        <strong>{t("rejected.title")}</strong>
        <Box component="span" sx={{ display: "block", whiteSpace: "pre-line" }}>
          {rejectionReason}
        </Box>
      </Note>
    );
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
      <VerifiedBadge size={32} />
      <Box>
        <Typography variant="subtitle1">{t("approved.title")}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("approved.text", { document, date: day(decidedAt ?? createdAt) })}
        </Typography>
      </Box>
    </Box>
  );
}

/** When the pictures are deleted (GDPR); renders nothing while the decision is pending. */
function PictureRetention({ verification: { decidedAt, front } }: { verification: VerificationView }) {
  const t = useTranslations("verification.pictures");
  const day = useDay();
  if (!decidedAt) return null;
  const until = Date.parse(decidedAt) + KEEP_PICTURES_DAYS * DAY_MS;
  return (
    <Typography variant="caption" sx={{ color: "surface.muted" }}>
      {front ? t("until", { date: day(until) }) : t("gone")}
    </Typography>
  );
}

/** A submitted document: its state, its pictures, and a button to replace them. */
export function SentDocument({ verification, onChange, onExpired }: Props) {
  const t = useTranslations("verification");
  const { status, front, back } = verification;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <Outcome verification={verification} />
      {front && (
        <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "repeat(2, minmax(0, 220px))" }}>
          <DocumentPicture
            key={front.publicId}
            file={front}
            alt={t("pictures.front")}
            onExpired={onExpired}
          />
          {back && (
            <DocumentPicture key={back.publicId} file={back} alt={t("pictures.back")} onExpired={onExpired} />
          )}
        </Box>
      )}
      <PictureRetention verification={verification} />
      {status !== "APPROVED" && (
        <Box>
          <Button variant={status === "REJECTED" ? "contained" : "outlined"} onClick={onChange}>
            {t(status === "REJECTED" ? "rejected.again" : "pending.change")}
          </Button>
        </Box>
      )}
    </Box>
  );
}
