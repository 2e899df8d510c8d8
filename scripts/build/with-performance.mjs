// Everything that Next's configuration has for bytes and milliseconds; without it the product works the same, slower.
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { idlePrefetch } from "./idle-prefetch/idle-prefetch.mjs";
import { compilePagesOnly } from "./pages-only/pages-only.mjs";
import { withPrecomputedTheme } from "./precomputed-theme/precomputed-theme.mjs";
import { withWorker } from "./service-worker/service-worker.mjs";
import { publicLayoutLast, SHARED_CHUNKS } from "./shared-chunks/shared-chunks.mjs";
import { shortenClassNames, STYLE_SHEET, WITHOUT_CLASS_NAMES } from "./style-sheet/style-sheet.mjs";
import { UNUSED_MODULES } from "./unused-modules/unused-modules.mjs";

/**
 * A magic comment of V8. A page runs nearly all functions it loads at once: with this line a browser compiles them off
 * the main thread while the file arrives, instead of each one when it is first called.
 */
function eagerCompilation({ BannerPlugin, Compilation }) {
  return new BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /\.js$/,
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });
}

function changeBrowserBuild(webpackConfig, library) {
  // Every page lists the hashes of all its lazy chunks; ten digits tell them apart as well as sixteen.
  webpackConfig.output.hashDigestLength = 10;
  Object.assign(webpackConfig.optimization.splitChunks.cacheGroups, SHARED_CHUNKS, { STYLE_SHEET });
  webpackConfig.module.rules.push(WITHOUT_CLASS_NAMES);
  webpackConfig.plugins.push(idlePrefetch(library), eagerCompilation(library), publicLayoutLast);
}

function withBundling(config) {
  return {
    ...config,
    webpack(given, context) {
      const webpackConfig = config.webpack?.(given, context) ?? given;
      Object.assign(webpackConfig.resolve.alias, UNUSED_MODULES);
      if (context.dev) return webpackConfig;
      // Writing webpack's cache takes a third of a build, and reading it saves the next one nothing.
      webpackConfig.cache = false;
      shortenClassNames(webpackConfig);
      if (context.isServer) compilePagesOnly(webpackConfig, context.webpack);
      else changeBrowserBuild(webpackConfig, context.webpack);
      return webpackConfig;
    },
  };
}

/** STYLE_SHEET takes the place of Next's own distribution of styles. Next's default bundler refuses the option. */
function withoutCssChunking(config) {
  return { ...config, experimental: { ...config.experimental, cssChunking: false } };
}

/** Next's configuration with smaller and faster pages, and with the service worker in production. */
export async function withPerformance(config, phase) {
  const bundled = withBundling(config);
  if (phase === PHASE_PRODUCTION_BUILD)
    return withWorker(await withPrecomputedTheme(withoutCssChunking(bundled)));
  return phase === PHASE_DEVELOPMENT_SERVER ? withPrecomputedTheme(bundled) : bundled;
}
