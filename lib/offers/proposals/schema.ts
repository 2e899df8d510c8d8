import { z } from "zod";
import { ALONG_WITH_FIELDS, checkTerms, termsInput, termsOutput, withoutUnchosen } from "../terms/schema";
import { PROPOSAL_ANSWERS, PROPOSAL_LIMITS, PROPOSAL_STATUSES } from "./constants";

const version = z.number().int().min(1);

/** POST /offers/{offerId}/proposals: whole terms, and the version of the offer that the caller saw. */
export const proposalBody = z
  .object({
    ...termsInput,
    version,
    note: z.string().trim().max(PROPOSAL_LIMITS.note).default(""),
  })
  .superRefine(checkTerms, ALONG_WITH_FIELDS);
export type NewProposal = z.output<typeof proposalBody>;

/** The same as a form holds it: what is wrong in a field that the chosen kinds hide keeps no proposal from being sent. */
export const proposalForm = z
  .custom<z.input<typeof proposalBody>>()
  .transform(withoutUnchosen)
  .pipe(proposalBody);

export const proposalParams = z.object({ proposalId: z.uuid() });

/** PATCH /proposals/{proposalId}, with the version of the offer that the caller saw. */
export const proposalAnswerBody = z.object({ answer: z.enum(PROPOSAL_ANSWERS), version });
export type AnswerToProposal = z.output<typeof proposalAnswerBody>;

/** A proposal as the client and the PRO of the offer see it (docs/api.md, ProposalView). */
export const proposalView = z.object({
  ...termsOutput,
  id: z.string(),
  /** Whether the PRO proposes them: only to change what is agreed. */
  byPro: z.boolean(),
  /** Whether they would change an agreement, rather than an offer that may be accepted. */
  duringJob: z.boolean(),
  totalMinor: z.number().int(),
  note: z.string().nullable(),
  status: z.enum(PROPOSAL_STATUSES),
  /** The revision of the offer that it was made for. */
  baseRevision: z.number().int(),
  /** The revision that it led to: its own terms when TAKEN, those of the PRO when ANSWERED. */
  revision: z.number().int().nullable(),
  expiresAt: z.string(),
  createdAt: z.string(),
  /** What the caller can answer now. */
  may: z.array(z.enum(PROPOSAL_ANSWERS)),
});
export type ProposalView = z.infer<typeof proposalView>;

const revisionView = z.object({
  ...termsOutput,
  n: z.number().int(),
  /** Whose terms they are: the client's, where the PRO has taken their proposal. */
  by: z.enum(["CLIENT", "PRO"]),
  /** The proposal that it answers, if any. */
  proposalId: z.string().nullable(),
  totalMinor: z.number().int(),
  createdAt: z.string(),
});
export type RevisionView = z.infer<typeof revisionView>;

/** GET /offers/{offerId}/revisions: how the terms came about, both lists from the oldest on. */
export const offerHistory = z.object({ items: z.array(revisionView), proposals: z.array(proposalView) });
export type OfferHistory = z.infer<typeof offerHistory>;
