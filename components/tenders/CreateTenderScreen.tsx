"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { flyBee } from "@/components/ui/feedback/bee-flight";
import { Note } from "@/components/ui/feedback/Note";
import { categoriesQuery } from "@/lib/categories/queries";
import type { CategoryView } from "@/lib/categories/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { useRouter } from "@/lib/i18n/navigation";
import { toApiError } from "@/lib/platform/browser/api/api-error";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { useCreateTender } from "@/lib/agreements/queries";
import { deletePendingTender } from "@/lib/pending-tenders/queries";
import type { PRIVATE_AUDIENCES } from "@/lib/tenders/constants";
import type { NewTender } from "@/lib/tenders/schema/content";
import { ConfirmBeforePosting } from "./ConfirmBeforePosting";
import { ACCOUNT_BASE, type CreateBase } from "./create-base";
import { FormHeader } from "./FormHeader";
import { firstValues, useStart, type Start } from "./use-start";
import { LazyTenderForm } from "./form/LazyTenderForm";
import type { Author } from "./form/TenderForm";
import type { ChosenSubcategory } from "./form/format";
import { UnknownSubcategory } from "./UnknownSubcategory";

const BookAgainNote = lazyComponent(
  () => import("@/components/invitations/BookAgainNote").then((file) => file.BookAgainNote),
  { messages: lazyMessages(["invitations"]) },
);

type Props = {
  categorySlug: string;
  subcategorySlug: string;
  base?: CreateBase;
  /** The name of the service: the heading until the services are here, which is in the page's HTML. */
  name?: string;
};

/** The form for a new tender of one service. Visitors fill it, too: who it is from is its last question. */
export function CreateTenderScreen({ categorySlug, subcategorySlug, base = ACCOUNT_BASE, name }: Props) {
  const query = useQuery(categoriesQuery(useLocale()));
  const start = useStart();
  // As it was when the form was opened: signing in at its last step empties the cache, and the form stays.
  const [shown, setShown] = useState<Shown>();
  if (!shown && query.data && !start.isPending) {
    const category = query.data.find(({ slug }) => slug === categorySlug);
    const subcategory = category?.subcategories.find(({ slug }) => slug === subcategorySlug);
    setShown({ chosen: category && subcategory ? { category, subcategory } : null, start });
  }
  return (
    <PageContainer>
      {shown ? (
        <Chosen {...shown} base={base} />
      ) : (
        <QueryBoundary query={query} loading={<Loading name={name} />}>
          {() => <Loading name={name} />}
        </QueryBoundary>
      )}
    </PageContainer>
  );
}

function Loading({ name }: Pick<Props, "name">) {
  return (
    <>
      {name && <FormHeader title={name} />}
      <DetailSkeleton />
    </>
  );
}

type Shown = {
  chosen: { category: CategoryView; subcategory: CategoryView["subcategories"][number] } | null;
  start: Start;
};

function Chosen({ chosen, start, base }: Shown & { base: CreateBase }) {
  if (!chosen) return <UnknownSubcategory />;
  const { category, subcategory } = chosen;
  const back = { href: `${base}/${category.slug}`, label: category.name };
  return (
    <>
      <FormHeader title={subcategory.name} back={back} />
      <NewTenderForm
        chosen={chosen}
        subcategoryId={subcategory.id}
        draftScope={draftScopeOf(subcategory.slug, start)}
        start={start}
      />
    </>
  );
}

/** One that grows from another tender has a draft of its own: what was half typed for the same service is another job. */
function draftScopeOf(slug: string, { again, returned }: Start): string {
  return [slug, again?.id, returned?.id].filter(Boolean).join(" ");
}

type FormProps = {
  chosen: ChosenSubcategory;
  subcategoryId: string;
  draftScope: string;
  start: Start;
};

function useAuthor(): Author {
  const { user } = useSession();
  if (!user) return "visitor";
  return user.role === "CLIENT" ? "client" : "bee";
}

function NewTenderForm({ subcategoryId, start, ...form }: FormProps) {
  const t = useTranslations("tenders.create");
  const author = useAuthor();
  const lang = toLanguage(useLocale());
  const { booked, audience, setAudience, firstFor } = useBooking(start);
  const { post, refusals } = usePosting({
    draftScope: form.draftScope,
    returnedId: start.returned?.id,
    firstFor,
  });
  return (
    <LazyTenderForm
      {...form}
      shared={start.shared}
      typedTitle={start.title}
      {...(start.copy && { files: start.copy })}
      author={author}
      submitLabel={t("post")}
      defaults={{ ...firstValues(start, lang), subcategoryId }}
      note={
        <>
          {author === "bee" && <Note>{t("bee")}</Note>}
          {start.returned && <Note tone="info">{t("returned")}</Note>}
          {isWithoutFiles(start) && <Note tone="info">{t("withoutFiles")}</Note>}
          {booked && <BookAgainNote name={booked.name} audience={audience} onChange={setAudience} />}
          <ConfirmBeforePosting refusals={refusals} />
        </>
      }
      onSubmit={post}
    />
  );
}

/** The tender that is posted again has files, and they could not be copied. */
function isWithoutFiles({ again, copy }: Start): boolean {
  return again !== null && copy === null && again.photos.length + again.files.length > 0;
}

/** The BEE of a completed tender who sees the new one first. */
function useBooking({ again, isBooking }: Start) {
  const [audience, setAudience] = useState<(typeof PRIVATE_AUDIENCES)[number]>("PRIVATE_FIRST");
  const booked = isBooking ? (again?.recipient ?? null) : null;
  return { booked, audience, setAudience, firstFor: booked ? { proId: booked.id, audience } : undefined };
}

type Posting = {
  draftScope: string;
  returnedId: string | undefined;
  firstFor: NewTender["firstFor"];
};

/** Posts the tender; a pending one that it has grown from is given up with that. */
function usePosting({ draftScope, returnedId, firstFor }: Posting) {
  const router = useRouter();
  const { mutateAsync: createTender } = useCreateTender();
  const [refusals, setRefusals] = useState(0);
  const post = async (tender: NewTender) => {
    const created = await createTender({ ...tender, firstFor }).catch((failure: unknown) => {
      const error = toApiError(failure);
      if (error.code === "email_not_confirmed") {
        error.isShownAtFields = true;
        setRefusals((count) => count + 1);
      }
      throw error;
    });
    clearDraft("tender", draftScope);
    // Left over, it would only be offered once more.
    if (returnedId) await deletePendingTender(returnedId).catch(() => undefined);
    flyBee();
    router.replace(`/account/create-tender/success?tenderId=${created.id}`);
  };
  return { post, refusals };
}
