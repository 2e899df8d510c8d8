"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { PersonRecordLink } from "@/components/people/PersonRecordLink";
import { DOT } from "@/components/ui/styles/dot";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import type { VerificationEntry } from "@/lib/verification/schema";

/** A decided document in short. */
export function DecidedRow({ entry }: { entry: VerificationEntry }) {
  const t = useTranslations("verification");
  const { kind, status, person, documentType, decidedAt, expiresOn, rejectionReason } = entry;
  const locale = useLocale();
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "flex-start",
        gap: 3,
        px: { xs: 4, md: 6 },
        py: 3,
        "& + &": { borderTop: "1px solid", borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Box sx={{ typography: "subtitle2" }}>
          <PersonRecordLink person={person} />
        </Box>
        <Box sx={{ typography: "caption", color: "surface.muted" }}>
          {[t(`kinds.${kind}.title`), t(`documents.${documentType}.title`)].join(DOT)}
          {expiresOn && (
            <>
              {DOT}
              <Box component="span" sx={{ display: "inline-block" }}>
                {t("admin.untilDay", { until: formatDateRange(expiresOn, null, locale) })}
              </Box>
            </>
          )}
          {decidedAt && (
            <>
              {DOT}
              <RelativeTime at={decidedAt} />
            </>
          )}
        </Box>
        {rejectionReason && (
          <Box sx={{ typography: "body2", color: "text.secondary", whiteSpace: "pre-line", mt: 1 }}>
            {rejectionReason}
          </Box>
        )}
      </Box>
      {status !== "PENDING" && (
        <InfoChip tone={status === "APPROVED" ? "success" : "warning"}>
          {t(`admin.status.${status}`)}
        </InfoChip>
      )}
    </Box>
  );
}
