import { watchClientErrors } from "@/lib/platform/browser/reporting/client-errors";
import { keepInstallOffer } from "@/lib/platform/browser/pwa/install-prompt";

declare global {
  /** Where zod keeps its settings: `z.config` would do, and bring four kilobytes of zod to pages that ask for nothing. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Next runs this before anything of a page: what happens early, and only once, is listened for here.
watchClientErrors();
keepInstallOffer();

// zod tries whether it may make functions out of text, which is faster; our pages forbid that to everybody, and the
// browser would report every try as a breach.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
