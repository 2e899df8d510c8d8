"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { PersonRecordLink } from "@/components/people/PersonRecordLink";
import { useKeptClaim } from "@/components/reports/admin/use-kept-claim";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { DOT } from "@/components/ui/styles/dot";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { hrefOfEntry } from "@/lib/admin-queue/presentation";
import { useClaimEntry } from "@/lib/admin-queue/queries";
import type { QueueEntry } from "@/lib/admin-queue/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { WaitingTime } from "./WaitingTime";

const fallback = <CardSkeleton count={1} />;

const LazyCase = lazyComponent<{ caseId: string }>(
  () => import("@/components/reports/admin/CaseDetails").then((file) => file.CaseDetails),
  { fallback },
);
const LazyComplaint = lazyComponent<{ complaintId: string }>(
  () => import("@/components/reports/admin/ComplaintDetails").then((file) => file.ComplaintDetails),
  { fallback },
);

type Props = { entry: QueueEntry };
type CardProps = Props & {
  /** The one to take next. */
  isNext: boolean;
};

/** What waits: of which kind and why, about whom, since when, and who is looking at it. Reports and complaints are decided in it. */
export function EntryCard({ entry, isNext }: CardProps) {
  const t = useTranslations("admin-queue");
  const proofs = useTranslations("verification.kinds");
  const { id, kind, title, reason, claim, excerpt } = entry;
  const [isOpened, setOpened] = useState(false);
  const isKept = useKeptClaim(claim);
  const href = hrefOfEntry(entry);
  const isOpen = href === null && (isOpened || isKept);
  // A proof has no title but the name of its person, who stands below.
  const shown = reason?.of === "VERIFICATION" ? proofs(`${reason.code}.title`) : title;
  return (
    <SectionCard title={shown}>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Chips entry={entry} />
        <About entry={entry} />
        {excerpt && !isOpen && (
          <Typography variant="body2" sx={excerptStyles}>
            {excerpt}
          </Typography>
        )}
      </Box>
      <Box sx={actionsStyles}>
        {href !== null && (
          <ButtonLink variant="outlined" href={href} aria-keyshortcuts="o">
            {t("open")}
          </ButtonLink>
        )}
        {href === null && !isOpen && (
          <Button variant="outlined" aria-keyshortcuts="o" onClick={() => setOpened(true)}>
            {t("open")}
          </Button>
        )}
        <ClaimOf entry={entry} isNext={isNext} />
      </Box>
      {isOpen && (kind === "REPORT" ? <LazyCase caseId={id} /> : <LazyComplaint complaintId={id} />)}
    </SectionCard>
  );
}

/** On a phone the two buttons share the width, or stand one below the other. */
const actionsStyles = {
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  alignItems: "center",
  "& > :is(a, button)": { flex: { xs: "1 1 128px", sm: "none" } },
} as const;

/** Two lines of what was written: enough to know what it is about. */
const excerptStyles = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const;

/** Of which kind it is, why it waits, and whether it cannot. */
function Chips({ entry: { kind, reason, isUrgent } }: Props) {
  const t = useTranslations("admin-queue");
  const categories = useTranslations("reports.categories");
  const reasons = useTranslations("disputes.reasons");
  const targets = useTranslations("reports.kinds");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {isUrgent && <InfoChip tone="error">{t("urgent")}</InfoChip>}
      <InfoChip>
        {reason?.of === "REPORT" && reason.count > 1
          ? t("reports", { count: reason.count })
          : t(`kinds.${kind}`)}
      </InfoChip>
      {reason?.of === "REPORT" && <InfoChip tone="line">{targets(reason.target)}</InfoChip>}
      {reason?.of === "REPORT" && <InfoChip tone="warning">{categories(reason.code)}</InfoChip>}
      {reason?.of === "DISPUTE" && <InfoChip tone="warning">{reasons(reason.code)}</InfoChip>}
    </Box>
  );
}

function About({ entry: { kind, people, since } }: Props) {
  const t = useTranslations("admin-queue");
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
      {people.map((person) => (
        <Fragment key={person.id}>
          {kind === "REPORT" ? (
            t.rich("about", { who: () => <PersonRecordLink person={person} /> })
          ) : (
            <PersonRecordLink person={person} />
          )}
          {DOT}
        </Fragment>
      ))}
      <WaitingTime since={since} />
    </Typography>
  );
}

function ClaimOf({ entry: { id, kind, claim }, isNext }: CardProps) {
  const t = useTranslations("admin-queue.claim");
  const { mutate, isPending } = useClaimEntry();
  if (claim?.isMine) return <Typography variant="body2">{t("mine")}</Typography>;
  if (claim) return <Typography variant="body2">{t("other", { name: claim.by.name })}</Typography>;
  return (
    <BusyButton
      variant={isNext ? "contained" : "outlined"}
      aria-keyshortcuts="a"
      busy={isPending}
      onClick={() => mutate({ id, kind })}
    >
      {t("button")}
    </BusyButton>
  );
}
