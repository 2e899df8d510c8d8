"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { DOT } from "@/components/ui/styles/dot";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { kindsFor } from "@/lib/admin-queue/policy";
import type { UserRecord } from "@/lib/admin/users/schema";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";

type Props = { found: UserRecord };

/** What others have reported of a person, what they have reported, and what was decided. */
export function UserHistory({ found }: Props) {
  const t = useTranslations("admin-users.history");
  const kinds = useTranslations("reports.kinds");
  const categories = useTranslations("reports.categories");
  const decide = useTranslations("reports-admin");
  return (
    <SectionCard title={t("title")}>
      <CasesAbout found={found} />
      <Lines title={t("by")} isEmpty={found.reportsBy.length === 0}>
        {found.reportsBy.map(({ id, kind, category, status, createdAt }) => (
          <Typography key={id} variant="body2">
            {kinds(kind)}: {categories(category)}
            {DOT}
            {t(`statuses.${status}`)}
            {DOT}
            <RelativeTime at={createdAt} />
            <QueueLink status={status} />
          </Typography>
        ))}
      </Lines>
      <Lines title={t("decisions")} isEmpty={found.decisions.length === 0}>
        {found.decisions.map(({ id, kind, action, rule, reason, createdAt }) => (
          <Typography key={id} variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {kinds(kind)}: {decide(`decide.actions.${action}`)}
            {DOT}
            {categories(rule)}
            {DOT}
            {reason ?? decide("product")}
            {DOT}
            <RelativeTime at={createdAt} />
          </Typography>
        ))}
      </Lines>
    </SectionCard>
  );
}

function CasesAbout({ found: { casesAbout } }: Props) {
  const t = useTranslations("admin-users.history");
  const kinds = useTranslations("reports.kinds");
  return (
    <Lines title={t("about")} isEmpty={casesAbout.length === 0}>
      {casesAbout.map(({ id, kind, status, reportCount, openedAt }) => (
        <Typography key={id} variant="body2">
          {kinds(kind)}: {t("reports", { count: reportCount })}
          {DOT}
          {t(`statuses.${status}`)}
          {DOT}
          <RelativeTime at={openedAt} />
          <QueueLink status={status} />
        </Typography>
      ))}
    </Lines>
  );
}

/** Where a report is judged, while it waits and for admins who may. */
function QueueLink({ status }: { status: UserRecord["casesAbout"][number]["status"] }) {
  const t = useTranslations("admin-users.history");
  const { user } = useSession();
  const mayJudge = kindsFor(user?.adminRights ?? []).includes("REPORT");
  if (!mayJudge || (status !== "OPEN" && status !== "IN_REVIEW")) return null;
  return (
    <>
      {DOT}
      <TextLink component={Link} href="/admin/queue?tab=report">
        {t("queue")}
      </TextLink>
    </>
  );
}

type LinesProps = { title: string; isEmpty: boolean; children: React.ReactNode };

function Lines({ title, isEmpty, children }: LinesProps) {
  const t = useTranslations("admin-users.history");
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {isEmpty ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("none")}
        </Typography>
      ) : (
        <Box sx={{ display: "grid", gap: 2 }}>{children}</Box>
      )}
    </Box>
  );
}
