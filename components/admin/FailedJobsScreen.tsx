"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { PagedList } from "@/components/ui/lists/PagedList";
import { useListState } from "@/components/ui/lists/use-list-state";
import { failedJobsQuery, useRetryJob } from "@/lib/admin/failed-jobs/queries";
import type { FailedJobView } from "@/lib/admin/failed-jobs/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";

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
  const { mutate, isPending } = useRetryJob(() => toast.success(t("done")));
  const { id, name, error, ids, tries, failedAt } = job;
  return (
    <SectionCard title={name}>
      <Box sx={{ display: "grid", gap: 2, overflowWrap: "anywhere" }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("tries", { count: tries })} · <RelativeTime at={failedAt} />
        </Typography>
        <Typography>{error || t("noReason")}</Typography>
        {Object.entries({ id, ...ids }).map(([key, value]) => (
          <Typography key={key} variant="caption" component="p">
            {key}: <code>{value}</code>
          </Typography>
        ))}
        <BusyButton
          variant="outlined"
          busy={isPending}
          onClick={() => mutate(id)}
          aria-label={t("retryLabel", { name })}
          sx={{ justifySelf: { sm: "start" } }}
        >
          {t("retry")}
        </BusyButton>
      </Box>
    </SectionCard>
  );
}
