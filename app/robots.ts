import type { MetadataRoute } from "next";
import { env, isFindable } from "@/lib/platform/server/config/env";

// The same build serves a demo and the real market: which of them this is, only a run can tell.
export const dynamic = "force-dynamic";

/**
 * What crawlers may fetch. The longest rule that fits counts: the account is for people who are signed in, but for the
 * plans and the profiles; /api/files holds the pictures of those.
 */
export default function robots(): MetadataRoute.Robots {
  if (!isFindable()) return { rules: { userAgent: "*", disallow: "/" } };
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/files/", "/*/account/subscriptions", "/*/account/profiles/"],
      disallow: ["/api/", "/dev/", "/*/admin", "/*/account", "/*/account/profiles/*/"],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
