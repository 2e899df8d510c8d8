"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Note } from "@/components/ui/feedback/Note";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { useRouter } from "@/lib/i18n/navigation";
import { ApiError, isMissing } from "@/lib/platform/browser/api/api-error";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useEditTender } from "@/lib/agreements/queries";
import { tenderQuery } from "@/lib/agreements/queries";
import type { NewTender } from "@/lib/tenders/schema/content";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { TenderNotFound } from "@/components/tenders/TenderNotFound";
import { toTenderForm } from "./form/form-values";
import { LazyTenderForm } from "./form/LazyTenderForm";

/** The create form again, filled; it says what a change means for offers already sent. */
export function EditTenderScreen({ tenderId }: { tenderId: string }) {
  const t = useTranslations("tenders.edit");
  const query = useQuery(tenderQuery(tenderId));
  // As it was when the form was opened: whatever comes meanwhile neither changes nor takes away what is typed. What was
  // known before and is being asked for again is not shown: the form would go on from there.
  const [shown, setShown] = useState<TenderView>();
  if (!shown && !query.isFetching && query.data?.may.includes("edit")) setShown(query.data);
  if (isMissing(query.error)) return <TenderNotFound />;
  return (
    <PageContainer>
      <PageHeader title={t("title")} back={{ href: `/account/tenders/${tenderId}`, label: t("back") }} />
      <QueryBoundary query={query} loading={<DetailSkeleton />}>
        {({ offerCount }) => {
          if (shown) return <EditForm shown={shown} offerCount={offerCount} />;
          return query.isFetching ? <DetailSkeleton /> : <EmptyState title={t("closed")} />;
        }}
      </QueryBoundary>
    </PageContainer>
  );
}

function EditForm({ shown, offerCount }: { shown: TenderView; offerCount: number }) {
  const t = useTranslations("tenders.edit");
  const router = useRouter();
  const cache = useQueryClient();
  const { mutateAsync: editTender } = useEditTender(shown.id);
  const [seenVersion, setSeenVersion] = useState(shown.version);
  const save = async (content: NewTender) => {
    try {
      await editTender({ ...content, version: seenVersion });
    } catch (error) {
      // Saving again after the conflict was shown overwrites the other edit on purpose.
      if (error instanceof ApiError && error.code === "stale_version")
        setSeenVersion(cache.getQueryData(tenderQuery(shown.id).queryKey)?.version ?? seenVersion);
      throw error;
    }
    toast.success(t("saved"));
    router.push(`/account/tenders/${shown.id}`);
  };
  return (
    <LazyTenderForm
      chosen={shown}
      defaults={toTenderForm(shown)}
      files={shown}
      submitLabel={t("save")}
      note={offerCount > 0 && <Note tone="warning">{t("offersNote", { count: offerCount })}</Note>}
      onSubmit={save}
    />
  );
}
