import { route } from "@/lib/platform/server/http/route";
import { settleBody, tenderQuestionParams, tenderQuestionView } from "@/lib/tender-questions/schema";
import { settleQuestion } from "@/lib/tender-questions/service";

// PATCH /api/tender-questions/{questionId}: the tender's client answers or removes a question.
export const PATCH = route(
  {
    auth: "CLIENT",
    limit: "write",
    params: tenderQuestionParams,
    body: settleBody,
    output: tenderQuestionView,
  },
  ({ actor, params, body }) => settleQuestion({ actor, questionId: params.questionId, change: body }),
);
