import { reviewNoteList, reviewNoteQuery } from "@/lib/feedback/schema";
import { readReviewNotes } from "@/lib/feedback/service/read-notes";
import { route } from "@/lib/platform/server/http/route";

// GET /api/feedback/notes: what people have written to the operator beside their reviews, the newest first.
export const GET = route(
  { auth: "ADMIN", adminRight: "MODERATE", limit: "read", query: reviewNoteQuery, output: reviewNoteList },
  ({ query }) => readReviewNotes({ query }),
);
