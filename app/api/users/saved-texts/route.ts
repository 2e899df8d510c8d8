import { route } from "@/lib/platform/server/http/route";
import { savedText, savedTextBody, savedTexts } from "@/lib/users/saved-texts/schema";
import { addSavedText, readSavedTexts } from "@/lib/users/saved-texts/service";

// GET /api/users/saved-texts: what the caller has kept for offers and messages.
export const GET = route({ auth: "user", limit: "read", output: savedTexts }, ({ actor }) =>
  readSavedTexts({ actor }),
);

// POST /api/users/saved-texts: keeps a text, at most 20; idempotent by Idempotency-Key.
export const POST = route(
  { auth: "user", limit: "write", body: savedTextBody, output: savedText, status: 201 },
  ({ actor, body, idempotencyKey }) => addSavedText({ actor, savedText: body, idempotencyKey }),
);
