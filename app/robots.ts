import type { MetadataRoute } from "next";
import { env, isFindable } from "@/lib/platform/server/config/env";

// Rendered for every request, because the same build serves a demo and the real market: the settings are read at runtime.
export const dynamic = "force-dynamic";

/**
 * robots.txt. The longest matching rule wins: the account is for signed-in users, except the plans and the profiles;
 * /api/files serves the photos of profiles.
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
