"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { OverviewTender, TenderOverview } from "@/lib/agreements/schema/overview";
import { FIND_WORK } from "@/lib/tenders/constants";
import { AccountTenderRow } from "./AccountTenderRow";
import { isIdle } from "./next-steps";

type Status = "NEW" | "ACCEPTED";
type ListProps = {
  title: string;
  href: string;
  tenders: OverviewTender[];
  status: Status;
  empty: React.ReactNode;
};

function TenderSection({ title, href, tenders, status, empty }: ListProps) {
  const t = useTranslations("account.jobs");
  const all = tenders.length > 0 && (
    <ButtonLink href={href} size="small" sx={{ my: -1, mr: -2.5 }}>
      {t("all")}
    </ButtonLink>
  );
  return (
    <SectionCard title={title} action={all} flush>
      {tenders.length === 0 ? (
        empty
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {tenders.map((tender) => (
            <AccountTenderRow key={tender.tenderId} tender={tender} status={status} />
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
  return <EmptyState place="tenders" small headingLevel="h3" title={title} text={text} actions={button} />;
}

function ClientTenders({ overview: { open, running } }: { overview: TenderOverview }) {
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
        <TenderSection
          title={t("running")}
          href={`${own}?tab=accepted`}
          tenders={running}
          status="ACCEPTED"
          empty={null}
        />
      )}
      <TenderSection title={t("mine")} href={own} tenders={open} status="NEW" empty={empty} />
    </>
  );
}

function ProTenders({ overview: { running } }: { overview: TenderOverview }) {
  const t = useTranslations("account.jobs");
  const empty = (
    <Empty title={t("emptyRunning")} text={t("emptyRunningText")} href={FIND_WORK} action={t("find")} />
  );
  return (
    <TenderSection
      title={t("running")}
      href="/account/tenders?tab=accepted"
      tenders={running}
      status="ACCEPTED"
      empty={empty}
    />
  );
}

/**
 * What is under way: a client's open and running tenders, or those that a PRO works on. For who has begun nothing yet
 * the first step stands above, with the same button.
 */
export function AccountTenders({ role, overview }: { role: "CLIENT" | "PRO"; overview: TenderOverview }) {
  const { counts } = overview;
  if (role === "PRO" ? isIdle(counts) : counts.all === 0) return null;
  return (
    <Box sx={{ gridArea: "jobs", display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {role === "PRO" ? <ProTenders overview={overview} /> : <ClientTenders overview={overview} />}
    </Box>
  );
}
