import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compileMessages } from "@/tests/support/compile-messages";
import { LOCALES, type Locale } from "@/lib/i18n/languages";
import { BUILT_PATHS } from "@/lib/i18n/public-pages";
import {
  SHELL_MESSAGES,
  PAGE_MESSAGES,
  pickMessages,
  type PageWithMessages,
} from "@/lib/i18n/client-messages";
import { isMadeAhead, sentMessages, writtenMessages } from "./messages-of-pages";

/** Kilobytes of messages (gzip) that a page may send. */
const BUDGET = 6.5;

const PAGES = Object.keys(PAGE_MESSAGES) as PageWithMessages[];
const WITHOUT_MESSAGES = BUILT_PATHS.filter((path) => !(path in PAGE_MESSAGES));

/** The messages that the shell and the page have to send, by the table. */
function neededMessages(locale: Locale, page: PageWithMessages): object[] {
  const all = writtenMessages(locale);
  return [SHELL_MESSAGES, PAGE_MESSAGES[page]].map((selection) =>
    compileMessages(pickMessages(all, selection) as never),
  );
}

const kilobytesOf = (messages: object[]) =>
  gzipSync(messages.map((each) => JSON.stringify(each)).join("")).length / 1000;

describe.each(LOCALES)("in %s", (locale) => {
  it.each(PAGES.filter((page) => isMadeAhead(locale, page)))(
    "%s sends just the messages it shows",
    (page) => {
      expect(sentMessages(locale, page)).toEqual(neededMessages(locale, page));
    },
  );

  it.each(PAGES)("%s sends no more than its budget", (page) => {
    const sent = isMadeAhead(locale, page) ? sentMessages(locale, page) : neededMessages(locale, page);

    expect(kilobytesOf(sent)).toBeLessThanOrEqual(BUDGET);
  });

  it.each(WITHOUT_MESSAGES)("%s sends none", (page) => {
    expect(isMadeAhead(locale, page)).toBe(true);
    expect(sentMessages(locale, page)).toEqual([]);
  });
});

it("looks at the pages that visitors get", () => {
  expect(PAGES.filter((page) => isMadeAhead("en", page)).length).toBeGreaterThan(20);
  expect(WITHOUT_MESSAGES.length).toBeGreaterThan(5);
});
