"use client";

import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import EventBusyRounded from "@mui/icons-material/EventBusyRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Note } from "@/components/ui/feedback/Note";
import { VerifiedBadge } from "@/components/ui/display/VerifiedBadge";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import type { Day } from "@/lib/shared/dates/dates";
import { KEEP_PICTURES_DAYS } from "@/lib/verification/constants";
import { isRenewable } from "@/lib/verification/policy";
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
  const locale = useLocale();
  const lastDay = (date: Day) => formatDateRange(date, null, locale);
  const { kind, status, documentType, createdAt, updatedAt, decidedAt, expiresOn, rejectionReason } =
    verification;
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
  const until = expiresOn ? lastDay(expiresOn) : "none";
  if (status === "EXPIRED")
    return (
      <Note tone="warning" icon={<EventBusyRounded />}>
        <strong>{t("expired.title")}</strong>
        <br />
        {t("expired.text", { document, until })}
      </Note>
    );
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
      {kind === "IDENTITY" ? (
        <VerifiedBadge size={32} />
      ) : (
        <TaskAltRounded aria-hidden sx={{ fontSize: 32, color: "success.main" }} />
      )}
      <Box>
        <Typography variant="subtitle1">{t(`kinds.${kind}.approved`)}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("approved", { document, date: day(decidedAt ?? createdAt), until })}
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

/** What its owner can do now; null: nothing, until it ends soon. */
function nextOf(verification: VerificationView) {
  const { status } = verification;
  if (status === "PENDING") return "pending.change";
  if (status === "REJECTED") return "rejected.again";
  return status === "EXPIRED" || isRenewable(verification, new Date()) ? "expired.renew" : null;
}

/** A submitted document: its state, its pictures, and a button to replace them. */
export function SentDocument({ verification, onChange, onExpired }: Props) {
  const t = useTranslations("verification");
  const { status, front, back } = verification;
  const next = nextOf(verification);
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
      {next && (
        <Box>
          <Button variant={status === "PENDING" ? "outlined" : "contained"} onClick={onChange}>
            {t(next)}
          </Button>
        </Box>
      )}
    </Box>
  );
}
