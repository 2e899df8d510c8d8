"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { DOT } from "@/components/ui/styles/dot";
import { PhotoStrip } from "@/components/ui/media/PhotoStrip";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { hrefOfTarget } from "@/lib/reports/presentation";
import { caseQuery } from "@/lib/reports/queries";
import type { QueueCase } from "@/lib/reports/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { PersonRecordLink } from "@/components/people/PersonRecordLink";
import { useKeptClaim } from "./use-kept-claim";

/** Fetched once a case is claimed: forms are as large as all else here. */
const LazyModerationForm = lazyComponent<Props>(
  () => import("./ModerationForm").then((file) => file.ModerationForm),
  { messages: lazyMessages(["decision-texts"]) },
);

type Props = { found: QueueCase };

/** A case of the queue: what was reported and by whom, what was decided before, and, once it is claimed, the decision. */
export function CaseDetails({ caseId }: { caseId: string }) {
  const query = useQuery(caseQuery(caseId));
  return (
    <QueryBoundary query={query} loading={<CardSkeleton count={1} />}>
      {(found) => <Case found={found} />}
    </QueryBoundary>
  );
}

function Case({ found }: Props) {
  const t = useTranslations("reports-admin");
  const { reports, photo, isHidden, claim } = found;
  const isToDecide = useKeptClaim(claim);
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {isHidden && (
        <Box>
          <InfoChip tone="warning">{t("hidden")}</InfoChip>
        </Box>
      )}
      {!claim && !isToDecide && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("first")}
        </Typography>
      )}
      {photo && <PhotoStrip photos={[photo]} alt={photo.name} />}
      {reports.map((report) => (
        <Said key={report.id} report={report} isOnly={reports.length === 1} />
      ))}
      <Before found={found} />
      <ButtonLink variant="outlined" href={hrefOfTarget(found)} sx={{ justifySelf: "start" }}>
        {t("target")}
      </ButtonLink>
      {isToDecide && <LazyModerationForm found={found} />}
    </Box>
  );
}

type SaidProps = { report: QueueCase["reports"][number]; isOnly: boolean };

function Said({ report, isOnly }: SaidProps) {
  const t = useTranslations("reports-admin");
  const categories = useTranslations("reports.categories");
  const { category, text, copy, reporter, visitor, createdAt } = report;
  const visitorText = [t("visitor"), visitor.name, visitor.email].filter(Boolean).join(", ");
  return (
    <Box sx={{ overflowWrap: "anywhere" }}>
      {/* The reason of the only report stands above. */}
      {!isOnly && (
        <Typography variant="subtitle2" component="h3">
          {categories(category)}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t.rich("by", { who: () => (reporter ? <PersonRecordLink person={reporter} /> : visitorText) })}
        {DOT}
        <RelativeTime at={createdAt} />
      </Typography>
      {text && <Typography sx={{ whiteSpace: "pre-line" }}>{text}</Typography>}
      <Box sx={copyStyles}>
        <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
          {t("copy")}
        </Typography>
        {/* Of its title, that of the entry, only where there are several. */}
        {!isOnly && (
          <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
            {copy.title}
          </Typography>
        )}
        <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
          {copy.text}
        </Typography>
      </Box>
    </Box>
  );
}

const copyStyles = {
  mt: 2,
  pl: 3,
  borderInlineStart: "3px solid",
  borderColor: "divider",
} as const;

function Before({ found: { decisions } }: Props) {
  const t = useTranslations("reports-admin");
  const categories = useTranslations("reports.categories");
  if (decisions.length === 0) return null;
  return (
    <Box sx={{ overflowWrap: "anywhere" }}>
      <Typography variant="subtitle2" component="h3">
        {t("before")}
      </Typography>
      {decisions.map(({ id, action, rule, reason, createdAt }) => (
        <Typography key={id} variant="body2">
          {t(`decide.actions.${action}`)}: {categories(rule)}. {reason ?? t("product")}{" "}
          <RelativeTime at={createdAt} />
        </Typography>
      ))}
    </Box>
  );
}
