"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { DraftStatus } from "@/components/ui/form/DraftStatus";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useAnchorScroll } from "@/components/ui/layout/use-anchor-scroll";
import { StickyBar } from "@/components/ui/layout/StickyBar";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { finishedUploadIds } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";
import type { SharedContent } from "@/lib/platform/browser/storage/shared-content";
import type { NewTender } from "@/lib/tenders/schema/content";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { QuestionsSection } from "@/components/questions/QuestionsSection";
import { BudgetSection } from "./BudgetSection";
import { PhotosSection } from "./PhotosSection";
import { ReviewSection } from "./ReviewSection";
import { SharedNote } from "./SharedNote";
import type { ChosenSubcategory } from "./format";
import { FormSteps } from "./FormSteps";
import { TenderPreview } from "./TenderPreview";
import { WhatSection } from "./WhatSection";
import { WhenSection } from "./WhenSection";
import { WhereSection } from "./WhereSection";

const loadSchema = async (stored: TenderFormInput["answers"]) => {
  const file = await import(/* webpackPrefetch: true */ "@/components/questions/answered-tender-form");
  return file.answeredTenderForm(stored);
};

type Props = {
  chosen: ChosenSubcategory;
  defaults: TenderFormInput;
  /** Files that are on the tender already, when it is edited. */
  files?: { photos: readonly FileView[]; files: readonly FileView[] };
  /** What the draft belongs to; without it nothing is kept (an edited tender is kept on the server). */
  draftScope?: string;
  /** What another app handed over: it joins what is typed. */
  shared?: SharedContent | null;
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

/** Posting and editing a tender: one page in six sections, with a preview of what BEEs will see. */
export function TenderForm({
  chosen,
  defaults,
  files = NO_FILES,
  draftScope,
  shared = null,
  submitLabel,
  note,
  onSubmit,
}: Props) {
  const t = useTranslations("tenders.form");
  const form = useZodForm(() => loadSchema(draftScope ? undefined : defaults.answers), defaults);
  useAnchorScroll();
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormSteps />
      <Box
        sx={{
          display: "grid",
          gap: 8,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 344px" },
          mt: 5,
        }}
      >
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" }}>
          {note}
          {draftScope && (
            <DraftStatus draft={{ key: "tender", scope: draftScope, normalize: withArrivedFiles }} />
          )}
          {shared && <SharedNote shared={shared} />}
          <QuestionsSection subcategoryId={defaults.subcategoryId} />
          <WhatSection />
          <WhereSection />
          <WhenSection />
          <BudgetSection />
          <PhotosSection files={files} shared={shared?.photos} />
          <ReviewSection chosen={chosen} />
          <StickyBar>
            <SubmitButton size="large" busyLabel={t("sending")} sx={{ ml: { md: "auto" } }}>
              {submitLabel}
            </SubmitButton>
          </StickyBar>
        </Box>
        <Box component="aside" aria-label={t("preview")} sx={{ display: { xs: "none", md: "block" } }}>
          <TenderPreview chosen={chosen} files={files} />
        </Box>
      </Box>
    </Form>
  );
}
