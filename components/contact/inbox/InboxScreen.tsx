"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PagedList } from "@/components/ui/lists/PagedList";
import { useListState } from "@/components/ui/lists/use-list-state";
import { inboxMessagesQuery } from "@/lib/contact/inbox/queries";
import { MessageCard } from "./MessageCard";

const NAMES = { tabs: ["new", "answered", "closed"], filters: [] } as const;
const STATUS = { new: "NEW", answered: "ANSWERED", closed: "CLOSED" } as const;

/** What people have written to support, by what has become of it, for admins who support. */
export function InboxScreen() {
  const t = useTranslations("contact-inbox");
  const list = useListState(NAMES);
  const query = useQuery(inboxMessagesQuery({ status: STATUS[list.tab], page: list.page }));
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <ListTabs
        label={t("title")}
        tabs={NAMES.tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={list.tab}
        onChange={list.setTab}
      />
      <Box sx={{ mt: 5 }}>
        <PagedList
          query={query}
          hrefForPage={list.hrefForPage}
          empty={{ title: t(`empty.${list.tab}`), text: t("empty.text") }}
        >
          {(messages) => messages.map((message) => <MessageCard key={message.id} message={message} />)}
        </PagedList>
      </Box>
    </PageContainer>
  );
}
