"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Logo } from "@/components/ui/display/Logo";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { toLanguage } from "@/lib/i18n/languages";
import { mailboxMessagesQuery } from "@/lib/emails/queries";
import { MailboxFilter } from "./MailboxFilter";
import { MailList, type MailboxMessage } from "./MailList";
import { MailView } from "./MailView";

const columns = {
  display: "grid",
  gap: { xs: 4, md: 6 },
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "360px minmax(0, 1fr)" },
};

function Mails({ mails }: { mails: MailboxMessage[] }) {
  const t = useTranslations("auth.mailbox");
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shown = mails.find(({ id }) => id === chosenId) ?? mails[0];
  return (
    <Box sx={columns}>
      <MailList mails={mails} shownId={shown?.id} onChoose={setChosenId} />
      {shown ? <MailView key={shown.id} mail={shown} /> : <Typography>{t("choose")}</Typography>}
    </Box>
  );
}

/** An address that got nothing: with the way to the mails of all others. */
function NoneTo({ email }: { email: string }) {
  const t = useTranslations("auth.mailbox");
  return (
    <EmptyState
      title={t("emptyFor", { email })}
      text={t("emptyForText")}
      actions={
        <Button variant="contained" href={`/dev/mailbox?lang=${toLanguage(useLocale())}`}>
          {t("all")}
        </Button>
      }
    />
  );
}

/** The mailbox of a demo: every mail that would have been sent, to read and to follow. */
export function MailboxScreen({ to }: { to: string | null }) {
  const t = useTranslations("auth.mailbox");
  const home = `/${toLanguage(useLocale())}`;
  const query = useQuery(mailboxMessagesQuery(to));
  return (
    <PageContainer>
      <Box
        component="a"
        href={home}
        aria-label={t("home")}
        sx={{
          display: "inline-flex",
          alignItems: "center",
          minHeight: 44,
          mb: 4,
          color: "inherit",
          textDecoration: "none",
        }}
      >
        <Logo />
      </Box>
      <PageHeader
        title={t("title")}
        text={t("text")}
        actions={
          <Button variant="outlined" onClick={() => void query.refetch()}>
            {t("refresh")}
          </Button>
        }
      />
      <MailboxFilter to={to} isEmpty={query.data?.items.length === 0} />
      <QueryBoundary
        query={query}
        loading={<CardSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={to ? <NoneTo email={to} /> : <EmptyState title={t("empty")} text={t("emptyText")} />}
      >
        {({ items }) => <Mails mails={items} />}
      </QueryBoundary>
    </PageContainer>
  );
}
