import { directoryList, directoryQuery } from "@/lib/directory/schema";
import { findBees } from "@/lib/directory/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/bees: the directory of BEEs, by service, place, language and identity check.
export const GET = route(
  { auth: "public", limit: "read", query: directoryQuery, output: directoryList },
  ({ actor, query, lang }) => findBees(query, lang, actor?.id),
);
