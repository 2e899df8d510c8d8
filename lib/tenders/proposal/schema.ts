import { z } from "zod";
import { answerFact, answers } from "../../questions/schema";

/** POST /questions/{subcategoryId}/texts: the answers so far. */
export const proposalBody = z.object({ answers });

/** A title and a description made from answers, in the caller's language; null where they say too little. */
export const proposal = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** The answers as the tender will show them. */
  facts: z.array(answerFact),
});
export type TenderProposal = z.infer<typeof proposal>;
