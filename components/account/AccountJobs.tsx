"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { OverviewJob, TenderOverview } from "@/lib/agreements/schema/overview";
import { JobRow } from "./JobRow";

type Status = "NEW" | "ACCEPTED";
type ListProps = { title: string; href: string; jobs: OverviewJob[]; status: Status; empty: React.ReactNode };

function JobList({ title, href, jobs, status, empty }: ListProps) {
  const t = useTranslations("account.jobs");
  const all = jobs.length > 0 && (
    <ButtonLink href={href} size="small" sx={{ my: -1, mr: -2.5 }}>
      {t("all")}
    </ButtonLink>
  );
  return (
    <SectionCard title={title} action={all} flush>
      {jobs.length === 0 ? (
        empty
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {jobs.map((job) => (
            <JobRow key={job.tenderId} job={job} status={status} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

function Empty({ title, text, href, action }: Record<"title" | "text" | "href" | "action", string>) {
  const button = (
    <ButtonLink href={href} variant="outlined">
      {action}
    </ButtonLink>
  );
  return <EmptyState small headingLevel="h3" title={title} text={text} actions={button} />;
}

function ClientJobs({ overview: { open, running } }: { overview: TenderOverview }) {
  const t = useTranslations("account.jobs");
  const own = "/account/tenders/created-by-me";
  const empty = (
    <Empty
      title={t("emptyMine")}
      text={t("emptyMineText")}
      href="/account/create-tender"
      action={t("post")}
    />
  );
  return (
    <>
      {running.length > 0 && (
        <JobList
          title={t("running")}
          href={`${own}?tab=accepted`}
          jobs={running}
          status="ACCEPTED"
          empty={null}
        />
      )}
      <JobList title={t("mine")} href={own} jobs={open} status="NEW" empty={empty} />
    </>
  );
}

function ProJobs({ overview: { running } }: { overview: TenderOverview }) {
  const t = useTranslations("account.jobs");
  const empty = (
    <Empty
      title={t("emptyRunning")}
      text={t("emptyRunningText")}
      href="/account/tenders"
      action={t("find")}
    />
  );
  return (
    <JobList
      title={t("running")}
      href="/account/tenders?tab=accepted"
      jobs={running}
      status="ACCEPTED"
      empty={empty}
    />
  );
}

/** What is under way: a client's open tenders and running jobs, or the jobs of a PRO. */
export function AccountJobs({ role, overview }: { role: "CLIENT" | "PRO"; overview: TenderOverview }) {
  return (
    <Box sx={{ gridArea: "jobs", display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {role === "PRO" ? <ProJobs overview={overview} /> : <ClientJobs overview={overview} />}
    </Box>
  );
}
