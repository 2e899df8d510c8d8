// The service worker of the production build: next-pwa generates public/sw.js from this configuration.
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";

/** Each language has a folder of messages. */
const LANGUAGES = readdirSync("messages");

/** Everything that is precached for offline use: one page per language, its styles, its script and pictures. */
const PRECACHED_FILES = [
  ...LANGUAGES.map((lang) => `/${lang}/offline.html`),
  "/offline/offline.css",
  "/offline/offline.js",
  "/logo.svg",
  // What a screen shows where its data cannot be had.
  "/art/empty/offline.svg",
];

const WEEK_SECONDS = 7 * 24 * 3600;

/** Options of next-pwa. `version` differs with every build, so that every browser detects an update. */
function settings(version) {
  return {
    dest: "public",
    // lib/platform/browser/pwa/worker.ts registers it, and decides when an update takes over.
    register: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    cacheOnFrontEndNav: false,
    // A reload when the network is back would lose the input of forms.
    reloadOnOnline: false,
    workboxOptions: {
      skipWaiting: false,
      clientsClaim: true,
      disableDevLogs: true,
      inlineWorkboxRuntime: true,
      // The order counts: the first of their listeners that responds wins.
      importScripts: ["/share-worker.js", "/offline-worker.js", "/push-worker.js"],
      // Nothing that webpack emits is precached, and of public/ only what is named above.
      exclude: [/./],
      additionalManifestEntries: PRECACHED_FILES.map((url) => ({ url, revision: version })),
      // Hashed files never change and are the same for every user. Pages and API responses are never cached.
      runtimeCaching: [
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
          handler: "CacheFirst",
          options: {
            cacheName: "static",
            expiration: { maxEntries: 200, maxAgeSeconds: WEEK_SECONDS, purgeOnQuotaError: true },
            cacheableResponse: { statuses: [200] },
          },
        },
      ],
    },
  };
}

/** Next's configuration with the service worker; only for the production build. */
export async function withWorker(config) {
  const { default: init } = await import("next-pwa");
  const withPwa = init(settings(process.env.BUILD_STAMP ?? randomUUID()))(config);
  return {
    ...withPwa,
    webpack(webpack, context) {
      // next-pwa would put its own registration before every page: a library of which nothing is needed here.
      const { entry } = webpack;
      return Object.assign(withPwa.webpack(webpack, context), { entry });
    },
  };
}
