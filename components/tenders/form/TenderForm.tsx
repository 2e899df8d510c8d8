"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState, type ComponentProps, type ReactNode } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";
import { useRhythm } from "@/components/questions/use-rhythm";
import { DraftStatus } from "@/components/ui/form/DraftStatus";
import { Form } from "@/components/ui/form/Form";
import { useMedia } from "@/components/ui/layout/use-media";
import { useAnchorScroll } from "@/components/ui/layout/use-anchor-scroll";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { finishedUploadIds } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";
import type { SharedContent } from "@/lib/platform/browser/storage/shared-content";
import { useSendAnswered } from "@/lib/questions/queries";
import type { NewTender } from "@/lib/tenders/schema/content";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { useKeptPhotos } from "../describe/use-kept-photos";
import { DRAFT_SLOT } from "../FormHeader";
import { BudgetSection } from "./BudgetSection";
import { FlowBar } from "./FlowBar";
import { FoldProvider } from "./FoldProvider";
import { PhotosSection } from "./PhotosSection";
import { QuestionsStep } from "./QuestionsStep";
import { ReviewSection } from "./ReviewSection";
import { SharedNote } from "./SharedNote";
import { StillOpen } from "./StillOpen";
import { StepFrame } from "./StepFrame";
import { STEPS } from "./steps";
import type { ChosenSubcategory } from "./format";
import { FormSteps } from "./FormSteps";
import { TenderPreview } from "./TenderPreview";
import { useFlowEffects } from "./use-flow";
import { VisitorAccount } from "./VisitorAccount";
import { WhatSection } from "./WhatSection";
import { WhenSection } from "./WhenSection";
import { WhereSection } from "./WhereSection";

const loadSchema = async (before?: TenderFormInput) => {
  const file = await import(/* webpackPrefetch: true */ "@/components/questions/answered-tender-form");
  return file.answeredTenderForm(before);
};

/** Who fills the form: `visitor` names an account last, `bee` cannot post and keeps the words. */
export type Author = "client" | "visitor" | "bee";

type Props = {
  chosen: ChosenSubcategory;
  defaults: TenderFormInput;
  /** Files that are on the tender already, when it is edited. */
  files?: { photos: readonly FileView[]; files: readonly FileView[] };
  /** What the draft of a new tender belongs to. */
  draftScope?: string;
  /** The words of the search that led here. */
  typedTitle?: string | undefined;
  /** What the draft of an edit belongs to. */
  editScope?: string;
  /** What another app handed over: it joins what is typed. */
  shared?: SharedContent | null;
  author?: Author;
  submitLabel: string;
  note?: ReactNode;
  onSubmit: (tender: NewTender) => Promise<unknown>;
};

const NO_FILES = { photos: [], files: [] };

/** A file on its way or lost cannot be sent again after a reload, so no draft keeps its place. */
function withArrivedFiles(values: FieldValues): FieldValues {
  return {
    ...values,
    photoIds: finishedUploadIds(values.photoIds),
    fileIds: finishedUploadIds(values.fileIds),
  };
}

/** The steps beside the preview of what BEEs will see; on a phone the preview has no room. */
const columns = {
  display: "grid",
  gap: 8,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 344px" },
} as const;

const column = {
  display: "grid",
  gap: 4,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
} as const;

/** The id of the place beside the button that says when the draft was saved; a phone says it in its header. */
const BESIDE_DRAFT_SLOT = "draft-saved-beside";

/** Posting and editing a tender: guided step by step on phones, one page of the same steps on wide screens. */
export function TenderForm({
  chosen,
  defaults,
  author = "client",
  note,
  submitLabel,
  onSubmit,
  ...rest
}: Props) {
  const { files = NO_FILES, draftScope, shared = null, typedTitle } = rest;
  const keptAs = draftScope ?? rest.editScope;
  const form = useZodForm(() => loadSchema(draftScope ? undefined : defaults), defaults);
  const submit = useSendAnswered(onSubmit);
  useAnchorScroll();
  const kept = useKeptPhotos(draftScope, author === "client");
  // What another app shared with a visitor is kept with their photos, and taken with them.
  const [sharedWith] = useState(author);
  const arriving = kept.taken.length > 0 || sharedWith !== author ? kept.taken : shared?.photos;
  const isGuided = !useMedia("md");
  const flow = flowOf(author, submitLabel, kept);
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <FoldProvider beginsAt={draftScope ? STEPS[0]! : "review"}>
          <FlowEffects />
          <FormSteps />
          <Box sx={{ ...columns, mt: { xs: -4, md: -1 } }}>
            <Box sx={column}>
              {note}
              {keptAs && (
                <DraftStatus
                  draft={{
                    key: "tender",
                    scope: keptAs,
                    normalize: withArrivedFiles,
                    typed: typedTitle ? { title: typedTitle } : undefined,
                  }}
                  savedIn={isGuided ? DRAFT_SLOT : BESIDE_DRAFT_SLOT}
                />
              )}
              {shared && <SharedNote shared={shared} />}
              <Steps
                chosen={chosen}
                subcategoryId={defaults.subcategoryId}
                keptPhotos={kept.count}
                isReadOnly={author === "bee"}
                photos={{
                  files,
                  shared: arriving,
                  keptScope: author === "client" ? null : (draftScope ?? null),
                }}
              />
              {isGuided && <FlowBar {...flow} />}
            </Box>
            <Beside>
              <TenderPreview chosen={chosen} files={files} />
              {!isGuided && <StillOpen />}
              {!isGuided && <FlowBar {...flow} />}
              <Box id={BESIDE_DRAFT_SLOT} sx={{ "&:empty": { display: "none" } }} />
            </Beside>
          </Box>
        </FoldProvider>
      </Form>
      {author === "visitor" && draftScope && (
        <Box sx={{ ...columns, mt: { xs: -4, md: 5 } }}>
          <FormProvider {...form}>
            <VisitorAccount tender={form} scope={draftScope} submitLabel={submitLabel} />
          </FormProvider>
        </Box>
      )}
    </>
  );
}

type StepsProps = {
  chosen: ChosenSubcategory;
  subcategoryId: string;
  keptPhotos: number;
  isReadOnly: boolean;
  photos: Omit<ComponentProps<typeof PhotosSection>, "service">;
};

/** The sections of the form in the order of their steps. */
function Steps({ chosen, subcategoryId, keptPhotos, isReadOnly, photos }: StepsProps) {
  return (
    <>
      <StepFrame step="questions">
        <QuestionsStep subcategoryId={subcategoryId} />
      </StepFrame>
      <StepFrame step="what">
        <WhatSection service={chosen.subcategory.name} />
      </StepFrame>
      <StepFrame step="where">
        <WhereSection service={chosen.subcategory.slug} />
      </StepFrame>
      <StepFrame step="photos" keptPhotos={keptPhotos}>
        <PhotosSection service={chosen.subcategory.slug} {...photos} />
      </StepFrame>
      <StepFrame step="when">
        <WhenSection />
      </StepFrame>
      <StepFrame step="budget">
        <BudgetSection service={chosen.subcategory.slug} />
      </StepFrame>
      <StepFrame step="review">
        <ReviewSection chosen={chosen} keptPhotos={keptPhotos} isReadOnly={isReadOnly} />
      </StepFrame>
    </>
  );
}

/** What posting has to know of who posts, and of their photos from before the sign-in. */
function flowOf(author: Author, submitLabel: string, kept: ReturnType<typeof useKeptPhotos>) {
  return {
    submitLabel: author === "client" ? submitLabel : null,
    isVisitor: author === "visitor",
    isBee: author === "bee",
    keptPhotos: kept.count,
    isTakingPhotos: kept.isTaking,
    hasTakenPhotos: kept.taken.length > 0,
  };
}

/** Preview and posting, in view however long the page is. */
function Beside({ children }: { children: ReactNode }) {
  const t = useTranslations("tenders.form");
  return (
    <Box component="aside" aria-label={t("preview")} sx={{ display: { xs: "none", md: "block" } }}>
      <Box sx={{ position: "sticky", top: 136, display: "grid", gap: 4 }}>{children}</Box>
    </Box>
  );
}

/** Within the form, whose state it follows. Renders nothing. */
function FlowEffects() {
  useFlowEffects();
  useRhythm();
  return null;
}
