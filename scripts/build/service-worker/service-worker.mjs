// The service worker of the production build: next-pwa writes public/sw.js from what is said here.
import { randomUUID } from "node:crypto";

const LANGUAGES = ["en", "de", "hu", "cz", "sk"];

/** All that is there without a network: one page per language, its look, its script and the logo. */
const KEPT_FILES = [
  ...LANGUAGES.map((lang) => `/${lang}/offline.html`),
  "/offline/offline.css",
  "/offline/offline.js",
  "/logo.svg",
];

const WEEK_SECONDS = 7 * 24 * 3600;

/** What next-pwa is told. `version` differs with every build, so that every browser learns that there is a new one. */
function settings(version) {
  return {
    dest: "public",
    // lib/platform/browser/pwa/worker.ts registers it, and decides when a new one takes over.
    register: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    cacheOnFrontEndNav: false,
    // A reload would eat half-typed forms.
    reloadOnOnline: false,
    workboxOptions: {
      skipWaiting: false,
      clientsClaim: true,
      disableDevLogs: true,
      inlineWorkboxRuntime: true,
      // In this order: whichever of their listeners answers first has answered.
      importScripts: ["/share-worker.js", "/offline-worker.js", "/push-worker.js"],
      // Of what webpack makes nothing is fetched ahead, and of public/ only what is named above.
      exclude: [/./],
      additionalManifestEntries: KEPT_FILES.map((url) => ({ url, revision: version })),
      // Hashed files never change and are the same for everybody. No page and no answer of the API is ever kept.
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

/** The configuration of Next with the worker in it; only for the production build. */
export async function withWorker(config) {
  const { default: init } = await import("next-pwa");
  const withPwa = init(settings(process.env.BUILD_STAMP ?? randomUUID()))(config);
  return {
    ...withPwa,
    webpack(webpack, context) {
      // next-pwa puts its own registration before every page: a library of which nothing is needed here.
      const { entry } = webpack;
      return Object.assign(withPwa.webpack(webpack, context), { entry });
    },
  };
}
