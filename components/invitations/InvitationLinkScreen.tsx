"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { useRouter } from "@/lib/i18n/navigation";
import { openLinkQuery } from "@/lib/invitations/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** What a shared link opens: the tender, or the word that the link is over. */
export function InvitationLinkScreen({ token }: { token: string }) {
  const t = useTranslations("invitations.opened");
  const router = useRouter();
  const isPro = useSession().user?.role === "PRO";
  const { data, isError } = useQuery(openLinkQuery(token));
  useEffect(() => {
    if (data) router.replace(`/account/tenders/${data.tenderId}`);
  }, [data, router]);
  if (!isError)
    return (
      <PageContainer>
        <DetailSkeleton />
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
