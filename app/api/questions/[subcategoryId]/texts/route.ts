import { route } from "@/lib/platform/server/http/route";
import { questionsParams } from "@/lib/questions/schema";
import { proposal, proposalBody } from "@/lib/tenders/proposal/schema";
import { proposeTexts } from "@/lib/tenders/proposal/service";

// POST /api/questions/{subcategoryId}/texts: a title and a description made from answers, in the caller's language.
export const POST = route(
  { auth: "public", limit: "read", params: questionsParams, body: proposalBody, output: proposal },
  ({ lang, params, body }) => proposeTexts({ lang, ...params, ...body }),
);
