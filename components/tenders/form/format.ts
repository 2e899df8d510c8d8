"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { finishedUploadIds } from "@/lib/files/constants";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { normalizeContent } from "@/lib/tenders/schema/rules";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { issuesOf } from "./steps";
import { useTenderFormat } from "../format";

/** What the preview says of the subcategory. */
export type ChosenSubcategory = { category: { name: string }; subcategory: { name: string; slug: string } };

/** What is typed so far, in the words that BEEs will read; blank parts say that they are open. */
export function useDraftFormat() {
  const t = useTranslations("tenders.form.review");
  const format = useTenderFormat();
  const { control } = useFormContext<TenderFormInput>();
  const values = useWatch({ control }) as TenderFormInput;
  const content = normalizeContent({
    ...values,
    address: values.address ?? null,
    startDate: values.startDate ?? null,
    endDate: values.endDate ?? null,
    repeats: values.repeats ?? "NONE",
    budgetMinMinor: possibleBudget(values.budgetMinMinor),
    budgetMaxMinor: possibleBudget(values.budgetMaxMinor),
  });
  const issues = issuesOf(values);
  // A town typed by hand has no country until one is chosen, and an empty one has no name in any language.
  const hasPlace = content.isRemote || Boolean(content.address?.city && content.address.country);
  return {
    content,
    title: values.title.trim(),
    where: hasPlace ? format.where(content) : t("open"),
    when: format.when({ ...content, answers: [] }),
    slots: format.slots({ timeSlots: values.timeSlots ?? [] }),
    /** Why a part cannot be posted as it is: a key of the validation messages. */
    problems: {
      when: issues.find(({ code }) => code === "endBeforeStart") && ("endBeforeStart" as const),
      budget: issues.find(({ code }) => code === "maxBelowMin") && ("maxBelowMin" as const),
    },
    photoCount: finishedUploadIds(values.photoIds).length,
  };
}

/** A budget worth showing: what cannot be read (NaN) or posted is still missing. */
function possibleBudget(minor: number | null | undefined): number | null {
  return typeof minor === "number" && minor <= TENDER_LIMITS.budgetMinor.max ? minor : null;
}
