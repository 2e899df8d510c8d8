import { catalogueQuestionParams, questionChange } from "@/lib/admin/questions/schema";
import { changeQuestion } from "@/lib/admin/questions/service";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/admin/catalogue/subcategories/{id}/questions/{key}: order, words, choices or whether it is asked of a question.
export const PATCH = route(
  {
    auth: "ADMIN",
    adminRight: "MANAGE",
    limit: "write",
    params: catalogueQuestionParams,
    body: questionChange,
  },
  ({ actor, params, body, ip }) =>
    changeQuestion({ actor, subcategoryId: params.id, key: params.key, change: body, ip }),
);
