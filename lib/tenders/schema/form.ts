import type { z } from "zod";
import { newTenderBody } from "./content";
import { contentIssues, newDateIssues, normalizeContent } from "./rules";

export type TenderFormInput = z.input<typeof newTenderBody>;

/**
 * The form of a tender: the body of POST /tenders with every cross-field rule, dates checked by the user's clock. `before`:
 * the days of a tender that is edited.
 */
export function tenderForm(before: Pick<TenderFormInput, "startDate" | "endDate"> = {}) {
  return newTenderBody.superRefine((content, context) => {
    const dateIssues = newDateIssues(before, normalizeContent(content), new Date());
    for (const issue of [...contentIssues(content), ...dateIssues])
      context.addIssue({ code: "custom", path: issue.path.split("."), message: issue.code });
  });
}
