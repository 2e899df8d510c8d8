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
import { usePersonName } from "@/components/ui/display/use-person-name";
import { DOT } from "@/components/ui/styles/dot";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { Fold } from "@/components/ui/layout/Fold";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { PagedList } from "@/components/ui/lists/PagedList";
import { useListState } from "@/components/ui/lists/use-list-state";
import { maybeTemplate, topicOfJob } from "@/lib/admin/failed-jobs/presentation";
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
  const template = maybeTemplate(job.template);
  const name = template ? t("mail", { kind: t(`mails.${template}`) }) : t(`topics.${topicOfJob(job.name)}`);
  const { mutateAsync: change, isPending } = useChangeJob(id, (verb) =>
    toast.success(t(verb === "retry" ? "done" : "discard.done")),
  );
  const [isAsked, setIsAsked] = useState(false);
  return (
    <SectionCard title={name}>
      <Box sx={{ display: "grid", gap: 2, overflowWrap: "anywhere" }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("tries", { count: tries })}
          {DOT}
          <RelativeTime at={failedAt} />
        </Typography>
        <Concerned job={job} />
        <Typography>{error || t("noReason")}</Typography>
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
function Concerned({ job: { template, person, ids } }: { job: FailedJobView }) {
  const t = useTranslations("failed-jobs");
  const nameOf = usePersonName();
  const { tenderId } = ids;
  if (!person && !tenderId) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 4 }}>
      {person && (
        <Typography>
          {t.rich(template ? "to" : "about", {
            who: () => (
              <TextLink component={Link} href={`/admin/users/${person.id}`}>
                {nameOf(person)}
              </TextLink>
            ),
          })}
        </Typography>
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
    <Fold label={t("technical")}>
      {Object.entries({ job: name, id, ...ids }).map(([key, value]) => (
        <Typography key={key} variant="caption" component="p">
          {key}: <code>{value}</code>
        </Typography>
      ))}
    </Fold>
  );
}
