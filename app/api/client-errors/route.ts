import { logClientError } from "@/lib/platform/server/http/client-errors";
import { route } from "@/lib/platform/server/http/route";
import { clientError } from "@/lib/shared/client-errors";

// POST /api/client-errors: an error report from a browser, logged under the request id of the answer.
export const POST = route(
  { auth: "public", limit: "clientError", body: clientError },
  ({ body, request, requestId }) =>
    logClientError({ error: body, requestId, userAgent: request.headers.get("user-agent") }),
);
