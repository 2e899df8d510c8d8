import { cachedAnswer } from "@/lib/platform/server/http/cached-answer";
import { route } from "@/lib/platform/server/http/route";
import { questionSetView, questionsParams } from "@/lib/questions/schema";
import { readQuestions } from "@/lib/questions/service";

/** What admins change is seen at once. */
const MAX_AGE_SECONDS = 5;

// GET /api/questions/{subcategoryId}: what a service asks about a job, in the caller's language.
export const GET = route(
  { auth: "public", params: questionsParams, output: questionSetView },
  ({ request, lang, params }) => cachedAnswer(request, readQuestions({ lang, ...params }), MAX_AGE_SECONDS),
);
