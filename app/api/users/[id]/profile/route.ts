import { route } from "@/lib/platform/server/http/route";
import { userParams } from "@/lib/users/particulars/schema";
import { ownProfile } from "@/lib/users/profile/schema";
import { readOwnProfile } from "@/lib/users/profile/service";

// GET /api/users/{id}/profile: a user's full profile, for themselves and admins.
export const GET = route(
  { auth: "user", params: userParams, output: ownProfile },
  ({ actor, params, lang, ip }) => readOwnProfile({ actor, userId: params.id, language: lang, ip }),
);
