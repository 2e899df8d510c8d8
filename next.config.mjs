import { fileURLToPath } from "node:url";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";
import { idlePrefetch } from "./scripts/build/idle-prefetch/idle-prefetch.mjs";
import { withPrecomputedTheme } from "./scripts/build/precomputed-theme/precomputed-theme.mjs";
import { SHARED_CHUNKS } from "./scripts/build/shared-chunks/shared-chunks.mjs";
import { UNUSED_MODULES } from "./scripts/build/unused-modules/unused-modules.mjs";
import { withWorker } from "./scripts/build/service-worker/service-worker.mjs";

process.env.NEXT_TELEMETRY_DISABLED = "1";

const STYLE_SYSTEM = ["@mui/material/styles", "@mui/system/styleFunctionSx"];

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
  webpack(webpack, { dev, isServer, webpack: library }) {
    // What draws pages on the server (components/ui/static/style.ts) is taken from node_modules as it is: bundled, MUI's
    // style system would count as a part of those pages and be sent along.
    if (!dev) {
      webpack.externals.unshift(({ request, contextInfo }, done) => {
        const isPlain = contextInfo.issuerLayer === "rsc" && STYLE_SYSTEM.includes(request);
        return isPlain ? done(null, `commonjs ${request}`) : done();
      });
    }
    Object.assign(webpack.resolve.alias, UNUSED_MODULES);
    const loader = fileURLToPath(new URL("scripts/build/without-api/loader.cjs", import.meta.url));
    if (!dev)
      webpack.module.rules.push({
        test: /[\\/]app[\\/]api[\\/].*[\\/]route\.ts$/,
        enforce: "pre",
        use: loader,
      });
    // Every page carries the hashes of all parts that may come later; ten digits tell them apart as well as sixteen.
    if (!dev && !isServer) webpack.output.hashDigestLength = 10;
    if (!dev && !isServer) Object.assign(webpack.optimization.splitChunks.cacheGroups, SHARED_CHUNKS);
    // A page runs nearly all it loads at once. Browsers that know this line compile it while it arrives, beside the
    // page's own thread; without it every module waits for its compilation when its turn comes.
    if (!dev && !isServer)
      webpack.plugins.push(
        idlePrefetch(library),
        new library.BannerPlugin({
          banner: "//# allFunctionsCalledOnLoad",
          raw: true,
          test: /\.js$/,
          stage: library.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
        }),
      );
    return webpack;
  },
  // `cs` is the language inside the code, `cz` the one people see; both addresses lead to the same page.
  redirects: async () => [
    { source: "/cs", destination: "/cz", permanent: true },
    { source: "/cs/:path*", destination: "/cz/:path*", permanent: true },
    // The worker keeps what is shared with the app; where it is not there yet, at least the way leads on.
    { source: "/:lang/share-target", destination: "/:lang/account/create-tender", statusCode: 303 },
  ],
};

// Messages are compiled by the bundler, so that no browser has to parse ICU: its parser is 9 kB of every page.
const withMessages = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

export default async function configure(phase) {
  const withIntl = withMessages(config);
  if (phase === PHASE_PRODUCTION_BUILD) return withWorker(await withPrecomputedTheme(withIntl));
  return phase === PHASE_DEVELOPMENT_SERVER ? withPrecomputedTheme(withIntl) : withIntl;
}
