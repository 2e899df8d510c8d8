"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { PersonRecordLink } from "@/components/people/PersonRecordLink";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { hrefOfEntry } from "@/lib/admin-queue/presentation";
import { useClaimEntry } from "@/lib/admin-queue/queries";
import type { QueueEntry } from "@/lib/admin-queue/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

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

/** What waits: of which kind, about whom, since when, and who is looking at it. Reports and complaints are decided in it. */
export function EntryCard({ entry }: Props) {
  const t = useTranslations("admin-queue");
  const { id, kind, title, isUrgent, claim } = entry;
  const [isOpened, setOpened] = useState(false);
  const href = hrefOfEntry(entry);
  const isOpen = href === null && (isOpened || claim?.isMine === true);
  return (
    <SectionCard title={title}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <InfoChip>{t(`kinds.${kind}`)}</InfoChip>
        {isUrgent && <InfoChip tone="error">{t("urgent")}</InfoChip>}
        <About entry={entry} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
        {href !== null && (
          <ButtonLink variant="outlined" href={href} aria-keyshortcuts="o">
            {t("decide")}
          </ButtonLink>
        )}
        {href === null && !isOpen && (
          <Button variant="outlined" aria-keyshortcuts="o" onClick={() => setOpened(true)}>
            {t("open")}
          </Button>
        )}
        <ClaimOf entry={entry} />
      </Box>
      {isOpen && (kind === "REPORT" ? <LazyCase caseId={id} /> : <LazyComplaint complaintId={id} />)}
    </SectionCard>
  );
}

function About({ entry: { people, since } }: Props) {
  const t = useTranslations("admin-queue");
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
      {people.map((person) => (
        <Fragment key={person.id}>
          <PersonRecordLink person={person} /> ·{" "}
        </Fragment>
      ))}
      {t("since")} <RelativeTime at={since} />
    </Typography>
  );
}

function ClaimOf({ entry: { id, kind, claim } }: Props) {
  const t = useTranslations("admin-queue.claim");
  const { mutate, isPending } = useClaimEntry();
  if (claim?.isMine) return <Typography variant="body2">{t("mine")}</Typography>;
  if (claim) return <Typography variant="body2">{t("other", { name: claim.by.name })}</Typography>;
  return (
    <BusyButton
      variant="contained"
      aria-keyshortcuts="a"
      busy={isPending}
      onClick={() => mutate({ id, kind })}
    >
      {t("button")}
    </BusyButton>
  );
}
