"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { mayOpen } from "@/components/shell/account/admin-places";
import { DOT } from "@/components/ui/styles/dot";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { userRecordQuery, useUsersChanged } from "@/lib/admin/users/queries";
import type { UserRecord } from "@/lib/admin/users/schema";
import { Link } from "@/lib/i18n/navigation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { StatusMark } from "./StatusMark";
import { UserActivity, UserFacts } from "./UserFacts";
import { UserHelp } from "./UserHelp";
import { UserHistory } from "./UserHistory";
import { UserNotes } from "./UserNotes";

// Forms are as large as all else here.
const LazyModerationForm = lazyComponent(
  () => import("@/components/reports/admin/ModerationForm").then((file) => file.ModerationForm),
  { fallback: <CardSkeleton count={1} />, messages: lazyMessages(["decision-texts"]) },
);

/** One person for an admin: how the account stands, what was said and decided about it, and what can be done. */
export function UserRecordScreen({ userId }: { userId: string }) {
  const t = useTranslations("admin-users");
  const nameOf = usePersonName();
  const query = useQuery(userRecordQuery(userId));
  return (
    <PageContainer width="form">
      <QueryBoundary
        query={query}
        loading={<CardSkeleton count={3} />}
        errorLevel="h1"
        notFound={<NoAccount />}
      >
        {(found) => (
          <>
            <PageHeader
              title={nameOf(found.person)}
              mark={<StatusMark status={found.status} />}
              text={<Elsewhere found={found} />}
              back={{ href: "/admin/users", label: t("title") }}
            />
            <Box sx={{ display: "grid", gap: 5 }}>
              <UserFacts found={found} />
              {found.mayHelp && <UserHelp found={found} />}
              {found.may.length > 0 && <Moderation key={found.decisions[0]?.id} found={found} />}
              <UserHistory found={found} />
              <UserActivity found={found} />
              {found.mayHelp && <UserNotes found={found} />}
            </Box>
          </>
        )}
      </QueryBoundary>
    </PageContainer>
  );
}

function NoAccount() {
  const t = useTranslations("admin-users");
  return (
    <>
      <PageHeader title={t("facts.title")} back={{ href: "/admin/users", label: t("title") }} />
      <EmptyState
        title={t("empty.title")}
        text={t("missing.text")}
        actions={
          <ButtonLink variant="contained" href="/admin/users">
            {t("empty.clear")}
          </ButtonLink>
        }
      />
    </>
  );
}

/** The role, and where else the person stands. */
function Elsewhere({ found: { person, mayHelp } }: { found: UserRecord }) {
  const t = useTranslations("admin-users");
  const { user } = useSession();
  const hasLog = mayHelp && mayOpen("/admin/audit-log", user?.adminRights ?? []);
  return (
    <>
      {t(`roles.${person.role}`)}
      {mayHelp && person.role === "PRO" && (
        <>
          {DOT}
          <TextLink component={Link} href={`/account/profiles/${person.id}`}>
            {t("help.profile")}
          </TextLink>
        </>
      )}
      {hasLog && (
        <>
          {DOT}
          <TextLink component={Link} href={`/admin/audit-log?subjectId=${person.id}`}>
            {t("help.log")}
          </TextLink>
        </>
      )}
    </>
  );
}

function Moderation({ found: { person, lang, may } }: { found: UserRecord }) {
  const t = useTranslations("admin-users.moderation");
  const changed = useUsersChanged();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard title={t("title")} text={t("text")}>
      {isOpen ? (
        <LazyModerationForm
          found={{ kind: "PROFILE", targetId: person.id, authorLang: lang, may, reports: [] }}
          onDecided={() => void changed()}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <Button variant="outlined" onClick={() => setIsOpen(true)} sx={{ justifySelf: { sm: "start" } }}>
          {t("open")}
        </Button>
      )}
    </SectionCard>
  );
}
