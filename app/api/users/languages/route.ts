import { route } from "@/lib/platform/server/http/route";
import { languagesBody, languagesView } from "@/lib/users/profile/schema";
import { saveLanguages } from "@/lib/users/profile/service";

// POST /api/users/languages: replaces the languages the caller speaks.
export const POST = route({ auth: "user", body: languagesBody, output: languagesView }, ({ actor, body }) =>
  saveLanguages({ actor, languages: body.languages }),
);
