import type { SocialLinks } from "@/components/shell/visitor/Footer";
import type { Operator } from "@/components/legal/document";
import { env } from "@/lib/platform/server/config/env";

/** The operator of this server. Legal pages are static, so the settings are read at build time. */
export function readOperator(): Operator {
  return {
    company: env.COMPANY_NAME,
    address: env.COMPANY_ADDRESS ?? null,
    email: env.SUPPORT_EMAIL,
    phone: env.COMPANY_PHONE ?? null,
    register: env.COMPANY_REGISTER ?? null,
    vatId: env.COMPANY_VAT_ID ?? null,
    representedBy: env.COMPANY_REPRESENTED_BY ?? null,
  };
}

/** The operator's profiles in social networks, as configured. */
export function readSocialLinks(): SocialLinks {
  return {
    Facebook: env.SOCIAL_FACEBOOK,
    Instagram: env.SOCIAL_INSTAGRAM,
    LinkedIn: env.SOCIAL_LINKEDIN,
    Twitter: env.SOCIAL_TWITTER,
    YouTube: env.SOCIAL_YOUTUBE,
  };
}
