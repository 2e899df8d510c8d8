"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { hrefOfTarget } from "@/lib/reports/presentation";
import { useClaimCase } from "@/lib/reports/queries";
import type { QueueCase } from "@/lib/reports/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

/** Fetched once a case is claimed: forms are as large as all else here. */
const LazyModerationForm = lazyComponent<Props>(() =>
  import("./ModerationForm").then((file) => file.ModerationForm),
);

type Props = { found: QueueCase };

/** A case of the queue: what was reported and by whom, what was decided before, and, once it is claimed, the decision. */
export function CaseCard({ found }: Props) {
  const t = useTranslations("reports-admin");
  const kinds = useTranslations("reports.kinds");
  const { kind, reports, author, isUrgent, isHidden, openedAt, claim } = found;
  return (
    <SectionCard title={reports[0]?.copy.title ?? ""} text={kinds(kind)}>
      <Box sx={{ display: "grid", gap: 4 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          {isUrgent && <InfoChip tone="error">{t("urgent")}</InfoChip>}
          {isHidden && <InfoChip tone="warning">{t("hidden")}</InfoChip>}
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("by", { name: author.name })} · {t("since")} <RelativeTime at={openedAt} />
          </Typography>
        </Box>
        {reports.map((report) => (
          <Said key={report.id} report={report} />
        ))}
        <Before found={found} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
          <ButtonLink variant="outlined" href={hrefOfTarget(found)}>
            {t("target")}
          </ButtonLink>
          <Claim found={found} />
        </Box>
        {claim?.isMine && <LazyModerationForm found={found} />}
      </Box>
    </SectionCard>
  );
}

function Said({ report }: { report: QueueCase["reports"][number] }) {
  const t = useTranslations("reports-admin");
  const categories = useTranslations("reports.categories");
  const { category, text, copy, reporter, visitor, createdAt } = report;
  const visitorText = [t("visitor"), visitor.name, visitor.email].filter(Boolean).join(", ");
  return (
    <Box sx={{ overflowWrap: "anywhere" }}>
      <Typography variant="subtitle2" component="h3">
        {categories(category)}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {reporter?.name ?? visitorText} · <RelativeTime at={createdAt} />
      </Typography>
      {text && <Typography sx={{ whiteSpace: "pre-line" }}>{text}</Typography>}
      <Box component="details" sx={{ mt: 1 }}>
        <Typography component="summary" variant="body2" sx={{ cursor: "pointer" }}>
          {t("copy")}
        </Typography>
        <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
          {copy.title}
        </Typography>
        <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
          {copy.text}
        </Typography>
      </Box>
    </Box>
  );
}

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

function Claim({ found: { id, claim } }: Props) {
  const t = useTranslations("reports-admin.claim");
  const { mutate, isPending } = useClaimCase();
  if (claim?.isMine) return <Typography variant="body2">{t("mine")}</Typography>;
  if (claim) return <Typography variant="body2">{t("other", { name: claim.by.name })}</Typography>;
  return (
    <BusyButton variant="contained" aria-keyshortcuts="a" busy={isPending} onClick={() => mutate(id)}>
      {t("button")}
    </BusyButton>
  );
}
