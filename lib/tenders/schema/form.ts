import type { z } from "zod";
import { newTenderBody } from "./content";
import { contentIssues, dateIssues } from "./rules";

/** The form of a tender: the body of POST /tenders with every cross-field rule, dates checked by the user's clock. */
export const tenderForm = newTenderBody.superRefine((content, context) => {
  for (const issue of [...contentIssues(content), ...dateIssues(content, new Date())])
    context.addIssue({ code: "custom", path: issue.path.split("."), message: issue.code });
});
export type TenderFormInput = z.input<typeof tenderForm>;
