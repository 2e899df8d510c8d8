import type { ContactAddress } from "@/components/contact/ContactScreen";
import { env } from "@/lib/platform/server/config/env";

/** Where the operator can be reached. The page is static: the settings are read when it is built. */
export function readContactAddress(): ContactAddress {
  return { email: env.SUPPORT_EMAIL, address: env.COMPANY_ADDRESS ?? null };
}
