import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";
import { writeDesignTokens } from "./scripts/build/design-tokens/design-tokens.mjs";
import { withPerformance } from "./scripts/build/with-performance.mjs";

process.env.NEXT_TELEMETRY_DISABLED = "1";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // Types are checked by `npm run typecheck` and `npm test`; a fresh machine should not wait for them twice.
  typescript: { ignoreBuildErrors: true },
  // Lists of files for a deployment without node_modules: unused here, and they take half the build.
  outputFileTracingExcludes: { "next-server": ["**/*"] },
  serverExternalPackages: [
    "@node-rs/argon2",
    "@prisma/client",
    "@prisma/adapter-pg",
    "ioredis",
    "nodemailer",
    "pg",
    "pg-boss",
    "pino",
    "pino-pretty",
    "sharp",
    "socket.io",
    "web-push",
  ],
  // No streamed metadata: every crawler finds the title and the picture in the head, not only those that Next knows.
  htmlLimitedBots: /.*/,
  // Pages made ahead are sent without their modules: loading all of them at the start costs 70 MB and is seldom needed.
  experimental: { preloadEntriesOnStart: false },
  // `cs` is the locale inside the code, `cz` the one in URLs; both lead to the same page (docs/UPGRADING.md, Trap 1).
  redirects: async () => [
    { source: "/cs", destination: "/cz", permanent: true },
    { source: "/cs/:path*", destination: "/cz/:path*", permanent: true },
    // The service worker stores what is shared with the app; without one the content is lost, but the page opens.
    { source: "/:lang/share-target", destination: "/:lang/account/create-tender", statusCode: 303 },
  ],
};

// Messages are compiled by the bundler, so that no browser has to parse ICU: its parser is 9 kB of every page.
const withMessages = createNextIntlPlugin({
  requestConfig: "./lib/platform/server/pages/request-config.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

export default async function configure(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) await writeDesignTokens();
  return withPerformance(withMessages(config), phase);
}
