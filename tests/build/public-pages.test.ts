import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PAGE_MESSAGES } from "@/lib/i18n/client-messages";
import { LOCALES } from "@/lib/i18n/languages";
import { BUILT_PATHS } from "@/lib/i18n/public-pages";

/** Kilobytes of HTML that a public page may have (docs/decisions/0005-css-modules-for-public-pages.md). */
const BUDGET = { raw: 90, brotli: 20 };
/** As scripts/build/precompress compresses pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Those rendered on the server alone; MUI renders sign-in, sign-up and the plans. */
const PATHS = [...BUILT_PATHS.filter((path) => !(path in PAGE_MESSAGES)), "/not-found-static"];

describe.each(LOCALES)("in %s", (locale) => {
  it.each(PATHS)("%s is small, and has one style sheet and no styles of its own", (path) => {
    const html = readFileSync(
      join(".next", "server", "app", path === "/" ? `${locale}.html` : `${locale}${path}.html`),
    );
    const text = html.toString();

    expect(html.length / 1000).toBeLessThanOrEqual(BUDGET.raw);
    expect(brotliCompressSync(html, QUALITY).length / 1000).toBeLessThanOrEqual(BUDGET.brotli);
    expect(text.match(/<link rel="stylesheet"/g)).toHaveLength(1);
    expect(text).not.toContain("<style");
  });
});
