"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { PagedList } from "@/components/ui/lists/PagedList";
import { useListState } from "@/components/ui/lists/use-list-state";
import { topicOfJob } from "@/lib/admin/failed-jobs/presentation";
import { failedJobsQuery, useChangeJob } from "@/lib/admin/failed-jobs/queries";
import type { FailedJobView } from "@/lib/admin/failed-jobs/schema";
import { Link } from "@/lib/i18n/navigation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { toast } from "@/lib/platform/browser/reporting/toasts";

const LazyConfirmDialog = lazyComponent(() =>
  import("@/components/ui/actions/ConfirmDialog").then((file) => file.ConfirmDialog),
);

const NAMES = { tabs: ["all"], filters: [] } as const;

/** Mails and other jobs that the queue has given up, for admins who support. */
export function FailedJobsScreen() {
  const t = useTranslations("failed-jobs");
  const list = useListState(NAMES);
  const query = useQuery(failedJobsQuery(list.page));
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <PagedList
        query={query}
        hrefForPage={list.hrefForPage}
        loading={<RowSkeleton count={3} />}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
      >
        {(jobs) => jobs.map((job) => <JobCard key={job.id} job={job} />)}
      </PagedList>
    </PageContainer>
  );
}

function JobCard({ job }: { job: FailedJobView }) {
  const t = useTranslations("failed-jobs");
  const { id, error, tries, failedAt } = job;
  const name = t(`topics.${topicOfJob(job.name)}`);
  const { mutateAsync: change, isPending } = useChangeJob(id, (verb) =>
    toast.success(t(verb === "retry" ? "done" : "discard.done")),
  );
  const [isAsked, setIsAsked] = useState(false);
  return (
    <SectionCard title={name}>
      <Box sx={{ display: "grid", gap: 2, overflowWrap: "anywhere" }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("tries", { count: tries })} · <RelativeTime at={failedAt} />
        </Typography>
        <Typography>{error || t("noReason")}</Typography>
        <Concerned job={job} />
        <Technical job={job} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <BusyButton
          variant="outlined"
          busy={isPending}
          // The query client has shown what was refused.
          onClick={() => void change("retry").catch(() => undefined)}
          aria-label={t("retryLabel", { name })}
        >
          {t("retry")}
        </BusyButton>
        <Button variant="text" aria-label={t("discard.label", { name })} onClick={() => setIsAsked(true)}>
          {t("discard.button")}
        </Button>
      </Box>
      {isAsked && (
        <LazyConfirmDialog
          open
          onClose={() => setIsAsked(false)}
          onConfirm={() => change("discard")}
          title={t("discard.title")}
          text={t("discard.text")}
          confirmLabel={t("discard.button")}
          destructive
        />
      )}
    </SectionCard>
  );
}

/** Whom and what it is about, where that has a page. */
function Concerned({ job: { ids } }: { job: FailedJobView }) {
  const t = useTranslations("failed-jobs");
  const { userId, tenderId } = ids;
  if (!userId && !tenderId) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 4 }}>
      {userId && (
        <TextLink component={Link} href={`/admin/users/${userId}`}>
          {t("person")}
        </TextLink>
      )}
      {tenderId && (
        <TextLink component={Link} href={`/account/tenders/${tenderId}`}>
          {t("tender")}
        </TextLink>
      )}
    </Box>
  );
}

/** What only those need who look for the cause in the code. */
function Technical({ job: { id, name, ids } }: { job: FailedJobView }) {
  const t = useTranslations("failed-jobs");
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: "pointer", color: "text.secondary" }}>
        {t("technical")}
      </Typography>
      {Object.entries({ job: name, id, ...ids }).map(([key, value]) => (
        <Typography key={key} variant="caption" component="p">
          {key}: <code>{value}</code>
        </Typography>
      ))}
    </Box>
  );
}
