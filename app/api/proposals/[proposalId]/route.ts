import { proposalAnswerBody, proposalParams } from "@/lib/offers/proposals/schema";
import { answerProposal } from "@/lib/offers/proposals/service";
import { offerView } from "@/lib/offers/schema";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/proposals/{proposalId}: the other takes the terms or keeps those of the offer, or who proposed takes them back.
export const PATCH = route(
  { auth: "user", limit: "write", params: proposalParams, body: proposalAnswerBody, output: offerView },
  ({ actor, params, body, idempotencyKey }) =>
    answerProposal({ actor, proposalId: params.proposalId, ...body, idempotencyKey }),
);
