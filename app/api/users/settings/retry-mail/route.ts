import { retryOwnMail } from "@/lib/emails/service";
import { route } from "@/lib/platform/server/http/route";

// POST /api/users/settings/retry-mail: the caller's address works again; mail is no longer held back.
export const POST = route({ auth: "user", limit: "write" }, ({ actor }) => retryOwnMail({ actor }));
