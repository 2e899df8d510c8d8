import { route } from "@/lib/platform/server/http/route";
import { phoneConfirmBody } from "@/lib/users/phone/schema";
import { confirmPhone } from "@/lib/users/phone/service";

// POST /api/users/phone/confirm: proves the caller's phone number by the code that was sent to it.
export const POST = route({ auth: "user", limit: "write", body: phoneConfirmBody }, ({ actor, body }) =>
  confirmPhone({ actor, code: body.code }),
);
