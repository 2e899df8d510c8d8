import { route } from "@/lib/platform/server/http/route";
import { askBody, tenderQuestionList, tenderQuestionView } from "@/lib/tender-questions/schema";
import { askAboutTender, readTenderQuestions } from "@/lib/tender-questions/service";
import { tenderParams } from "@/lib/tenders/schema/content";

// GET /api/tenders/{tenderId}/questions: questions and answers of a tender that the caller may see, without names.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, output: tenderQuestionList },
  ({ actor, params }) => readTenderQuestions({ actor, tenderId: params.tenderId }),
);

// POST /api/tenders/{tenderId}/questions: a PRO asks the client; idempotent by Idempotency-Key.
export const POST = route(
  {
    auth: "PRO",
    limit: "write",
    unlimitedOnly: true,
    params: tenderParams,
    body: askBody,
    output: tenderQuestionView,
    status: 201,
  },
  ({ actor, params, body, idempotencyKey }) =>
    askAboutTender({ actor, tenderId: params.tenderId, text: body.text, idempotencyKey }),
);
