import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/languages";
import {
  isSpokenLanguage,
  SPOKEN_LANGUAGE_CODES,
  spokenLanguageName,
  spokenLanguageOptions,
} from "@/lib/shared/spoken-languages";

describe("spoken languages", () => {
  it.each(LOCALES)("each have a name of their own in %s", (locale) => {
    const names = spokenLanguageOptions(locale).map(({ name }) => name);
    expect(names).toHaveLength(SPOKEN_LANGUAGE_CODES.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it("stand in the reader's order, the interface's own first, and begin with a capital", () => {
    const options = spokenLanguageOptions("cs");
    expect(options.slice(0, 5).map(({ code }) => code)).toEqual(["en", "cs", "hu", "de", "sk"]);
    const names = options.slice(5).map(({ name }) => name);
    expect(names.slice().sort(new Intl.Collator("cs").compare)).toEqual(names);
    expect(spokenLanguageName("de", "cs")).toBe("Němčina");
    expect(spokenLanguageName("de", "hu")).toBe("Német");
  });

  it("show an unknown code as it is", () => {
    expect(spokenLanguageName("xx", "en")).toBe("xx");
    expect(spokenLanguageName("", "en")).toBe("");
    expect(isSpokenLanguage("DE")).toBe(false);
  });
});
