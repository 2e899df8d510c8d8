import { route } from "@/lib/platform/server/http/route";
import { userParams } from "@/lib/users/particulars/schema";
import { publicProfile } from "@/lib/users/profile/schema";
import { readPublicProfile } from "@/lib/users/profile/service";

// GET /api/users/{id}/profile/public: a user's public profile.
export const GET = route(
  { auth: "public", limit: "read", params: userParams, output: publicProfile },
  ({ params, lang }) => readPublicProfile({ userId: params.id, language: lang }),
);
