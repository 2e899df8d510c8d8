"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { conversationsQuery } from "@/lib/chat/conversations/queries";
import { useRouter } from "@/lib/i18n/navigation";
import { ThreadRefused } from "./ThreadRefused";
import { ThreadSkeleton } from "./ThreadSkeleton";

/** A client who does not say with whom: the newest conversation of the tender opens. */
export function ChooseConversation({ tenderId }: { tenderId: string }) {
  const t = useTranslations("chat.thread.none");
  const query = useQuery(conversationsQuery({ tenderId }));
  if (query.isError)
    return <ThreadRefused tenderId={tenderId} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <PageContainer width="text">
      <QueryBoundary
        query={query}
        loading={<ThreadSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            place="messages"
            headingLevel="h1"
            title={t("title")}
            text={t("text")}
            actions={
              <ButtonLink variant="outlined" href={`/account/tenders/${tenderId}`}>
                {t("action")}
              </ButtonLink>
            }
          />
        }
      >
        {({ items }) => <Open tenderId={tenderId} proId={items[0]?.proId ?? ""} />}
      </QueryBoundary>
    </PageContainer>
  );
}

function Open({ tenderId, proId }: { tenderId: string; proId: string }) {
  const router = useRouter();
  const open = useEffectEvent(() => router.replace(`/account/tenders/${tenderId}/chat?proId=${proId}`));
  useEffect(() => open(), []);
  return <ThreadSkeleton />;
}
