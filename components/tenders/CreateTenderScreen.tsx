"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { flyBee } from "@/components/ui/feedback/bee-flight";
import { categoriesQuery } from "@/lib/categories/queries";
import { toLanguage } from "@/lib/i18n/languages";
import { useRouter } from "@/lib/i18n/navigation";
import { placeQuery } from "@/lib/places/queries";
import { toApiError } from "@/lib/platform/browser/api/api-error";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { PRIVATE_AUDIENCES } from "@/lib/tenders/constants";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import type { SharedContent } from "@/lib/platform/browser/storage/shared-content";
import type { Address } from "@/lib/shared/address";
import { tenderQuery, useCreateTender } from "@/lib/agreements/queries";
import { sharedContentQuery } from "@/lib/tenders/queries";
import type { NewTender } from "@/lib/tenders/schema/content";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { ConfirmBeforePosting } from "./ConfirmBeforePosting";
import { emptyTender, toTenderAgain } from "./form/form-values";
import { LazyTenderForm } from "./form/LazyTenderForm";
import type { ChosenSubcategory } from "./form/format";
import { UnknownSubcategory } from "./UnknownSubcategory";

const BookAgainNote = lazyComponent(
  () => import("@/components/invitations/BookAgainNote").then((file) => file.BookAgainNote),
  { messages: lazyMessages(["invitations"]) },
);

type Start = {
  title: string;
  address: Address | null;
  shared: SharedContent | null;
  again: TenderView | null;
  /** The BEE of the completed tender sees the new one first. */
  isBooking: boolean;
};
type Props = { categorySlug: string; subcategorySlug: string };

/** The form for a new tender of one service. */
export function CreateTenderScreen({ categorySlug, subcategorySlug }: Props) {
  const t = useTranslations("tenders.create");
  const query = useQuery(categoriesQuery(useLocale()));
  const start = useStart();
  return (
    <PageContainer>
      <QueryBoundary query={query} loading={<DetailSkeleton />}>
        {(categories) => {
          const category = categories.find(({ slug }) => slug === categorySlug);
          const subcategory = category?.subcategories.find(({ slug }) => slug === subcategorySlug);
          if (!category || !subcategory) return <UnknownSubcategory />;
          const back = { href: `/account/create-tender/${category.slug}`, label: category.name };
          return (
            <>
              <PageHeader title={subcategory.name} back={back} />
              {start.isPending ? (
                <DetailSkeleton />
              ) : (
                <NewTenderForm
                  chosen={{ category, subcategory }}
                  subcategoryId={subcategory.id}
                  draftScope={subcategory.slug}
                  title={start.title}
                  address={start.address}
                  shared={start.shared}
                  again={start.again}
                  isBooking={start.isBooking}
                  submitLabel={t("post")}
                />
              )}
            </>
          );
        }}
      </QueryBoundary>
    </PageContainer>
  );
}

/** What the person typed into the search on the home page, shared out of another app, or posted once before. */
function useStart(): Start & { isPending: boolean } {
  const parameters = useSearchParams();
  const placeId = Number(parameters.get("place"));
  const isAsked = Number.isInteger(placeId) && placeId > 0;
  const place = useQuery({ ...placeQuery(placeId), enabled: isAsked });
  const shared = useQuery(sharedContentQuery);
  const againId = parameters.get("again") ?? "";
  const again = useQuery({ ...tenderQuery(againId), enabled: againId !== "" });
  return {
    isPending: (isAsked && place.isPending) || shared.isPending || (againId !== "" && again.isPending),
    again: again.data ?? null,
    isBooking: parameters.get("book") === "1",
    shared: shared.data ?? null,
    title: parameters.get("title")?.slice(0, 80) ?? "",
    address: place.data ?? null,
  };
}

type FormProps = Start & {
  chosen: ChosenSubcategory;
  subcategoryId: string;
  draftScope: string;
  submitLabel: string;
};

function NewTenderForm({ subcategoryId, title, address, again, isBooking, ...form }: FormProps) {
  const locale = useLocale();
  const router = useRouter();
  const { mutateAsync: createTender } = useCreateTender();
  const [refusals, setRefusals] = useState(0);
  const fresh = { ...emptyTender(), title, address, contentLang: toLanguage(locale) };
  const [audience, setAudience] = useState<(typeof PRIVATE_AUDIENCES)[number]>("PRIVATE_FIRST");
  const booked = isBooking ? (again?.recipient ?? null) : null;
  const post = async (tender: NewTender) => {
    const firstFor = booked ? { proId: booked.id, audience } : undefined;
    const created = await createTender({ ...tender, firstFor }).catch((failure: unknown) => {
      const error = toApiError(failure);
      if (error.code === "email_not_confirmed") {
        error.isShownAtFields = true;
        setRefusals((count) => count + 1);
      }
      throw error;
    });
    clearDraft("tender", form.draftScope);
    flyBee();
    router.replace(`/account/create-tender/success?tenderId=${created.id}`);
  };
  return (
    <LazyTenderForm
      {...form}
      defaults={{ ...(again ? toTenderAgain(again) : fresh), subcategoryId }}
      note={
        <>
          {booked && <BookAgainNote name={booked.name} audience={audience} onChange={setAudience} />}
          <ConfirmBeforePosting refusals={refusals} />
        </>
      }
      onSubmit={post}
    />
  );
}
