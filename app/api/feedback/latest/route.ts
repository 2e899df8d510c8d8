import { latestReviews } from "@/lib/feedback/schema";
import { readLatestReviews } from "@/lib/feedback/service/read-feedback";
import { route } from "@/lib/platform/server/http/route";

// GET /api/feedback/latest: the newest published reviews of BEEs with four stars or more and a text, for visitors.
export const GET = route({ auth: "public", limit: "read", output: latestReviews }, ({ lang }) =>
  readLatestReviews({ lang }),
);
