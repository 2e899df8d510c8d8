import { route } from "@/lib/platform/server/http/route";
import { translationBody, translationView } from "@/lib/translations/schema";
import { readTranslation } from "@/lib/translations/service/read-translation";

// POST /api/translations: what a person has written, in another language; for who may read the original.
export const POST = route(
  { auth: "user", limit: "write", body: translationBody, output: translationView },
  ({ actor, body }) => readTranslation({ actor, ...body }),
);
