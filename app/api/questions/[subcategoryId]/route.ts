import { cachedAnswer } from "@/lib/platform/server/http/cached-answer";
import { route } from "@/lib/platform/server/http/route";
import { questionSetView, questionsParams } from "@/lib/questions/schema";
import { readQuestions } from "@/lib/questions/service";

const MAX_AGE_SECONDS = 300;

// GET /api/questions/{subcategoryId}: what a service asks about a job, in the caller's language.
export const GET = route(
  { auth: "public", params: questionsParams, output: questionSetView },
  ({ request, lang, params }) => cachedAnswer(request, readQuestions({ lang, ...params }), MAX_AGE_SECONDS),
);
