"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { useRouter } from "@/lib/i18n/navigation";
import { openLinkQuery } from "@/lib/invitations/queries";
import { isMissing, toApiError } from "@/lib/platform/browser/api/api-error";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** Whether the link is over, was cut off on its way, or is not for this person. */
function leadsNowhere(error: unknown): boolean {
  return isMissing(error) || ["link_expired", "wrong_role"].includes(toApiError(error).code);
}

/** What a shared link opens: the tender, or the word that the link is over. */
export function InvitationLinkScreen({ token }: { token: string }) {
  const t = useTranslations("invitations.opened");
  const router = useRouter();
  const isPro = useSession().user?.role === "PRO";
  const { data, error, refetch } = useQuery(openLinkQuery(token));
  useEffect(() => {
    if (data) router.replace(`/account/tenders/${data.tenderId}`);
  }, [data, router]);
  if (!error)
    return (
      <PageContainer>
        <DetailSkeleton />
      </PageContainer>
    );
  if (!leadsNowhere(error))
    return (
      <PageContainer>
        <ErrorState headingLevel="h1" error={error} onRetry={() => void refetch()} />
      </PageContainer>
    );
  return (
    <PageContainer>
      <EmptyState
        headingLevel="h1"
        title={t("title")}
        text={isPro ? t("text") : `${t("text")} ${t("onlyBees")}`}
        actions={
          <ButtonLink variant="contained" href={isPro ? "/account/tenders" : "/account"}>
            {t(isPro ? "tenders" : "action")}
          </ButtonLink>
        }
      />
    </PageContainer>
  );
}
