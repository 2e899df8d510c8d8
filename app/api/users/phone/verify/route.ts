import { route } from "@/lib/platform/server/http/route";
import { phoneCodeAnswer } from "@/lib/users/phone/schema";
import { sendPhoneCode } from "@/lib/users/phone/service";

// POST /api/users/phone/verify: sends a code to the caller's phone number; the one before counts no longer.
export const POST = route({ auth: "user", limit: "write", output: phoneCodeAnswer }, ({ actor }) =>
  sendPhoneCode({ actor }),
);
