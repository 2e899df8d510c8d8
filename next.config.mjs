import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";

process.env.NEXT_TELEMETRY_DISABLED = "1";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // Types are checked by `npm run typecheck` and `npm test`; a fresh machine should not wait for them twice.
  typescript: { ignoreBuildErrors: true },
  // Lists of files for a deployment without node_modules: nobody reads them here, and they take half the build.
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
  // Profiles are shared: whatever reads an address finds its title and picture in the head, not only the readers Next knows.
  htmlLimitedBots: /.*/,
  experimental: { serverMinification: false },
  webpack(webpack, { dev }) {
    const loader = fileURLToPath(new URL("scripts/without-api-loader.cjs", import.meta.url));
    if (!dev)
      webpack.module.rules.push({
        test: /[\\/]app[\\/]api[\\/].*[\\/]route\.ts$/,
        enforce: "pre",
        use: loader,
      });
    return webpack;
  },
  // `cs` is the language inside the code, `cz` the one people see; both addresses lead to the same page.
  redirects: async () => [
    { source: "/cs", destination: "/cz", permanent: true },
    { source: "/cs/:path*", destination: "/cz/:path*", permanent: true },
  ],
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
