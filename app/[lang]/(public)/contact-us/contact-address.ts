import type { ContactAddress } from "@/components/contact/ContactScreen";
import { env } from "@/lib/platform/server/config/env";

/** Contact data of the operator. The page is static, so the settings are read at build time. */
export function readContactAddress(): ContactAddress {
  return { email: env.SUPPORT_EMAIL, address: env.COMPANY_ADDRESS ?? null };
}
