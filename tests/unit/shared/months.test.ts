import { format } from "date-fns/format";
import { describe, expect, it } from "vitest";
import { DATE_LOCALES } from "@/lib/shared/dates/date-locales";
import { monthNames } from "@/lib/shared/dates/month-names";
import { formatMonth, formatSpan, toMonth } from "@/lib/shared/dates/months";

describe("a month", () => {
  it.each([
    ["en", "Mar 2019"],
    ["de", "März 2019"],
    ["hu", "2019. március"],
    ["cs", "březen 2019"],
    ["sk", "marec 2019"],
  ] as const)("is written the way %s writes it", (locale, written) => {
    expect(formatMonth("2019-03", locale)).toBe(written);
  });

  it("of a moment is the one in UTC, wherever the server stands", () => {
    expect(toMonth("2026-10-31T23:30:00.000Z")).toBe("2026-10");
    expect(toMonth("2026-11-01T00:30:00.000+02:00")).toBe("2026-10");
  });

  it.each(["en", "de", "hu", "cs", "sk"] as const)("has the names that calendars write in %s", (locale) => {
    const written = (pattern: string) =>
      Array.from({ length: 12 }, (_, month) =>
        format(new Date(2000, month, 1), pattern, { locale: DATE_LOCALES[locale] }),
      );

    expect(monthNames(locale)).toEqual(written("LLLL"));
    expect(monthNames(locale, "short")).toEqual(written("MMM"));
  });
});

describe("a span of time", () => {
  it("names both ends", () => {
    expect(formatSpan({ from: "Jun 2013", to: "Feb 2019", ongoing: "today" })).toBe("Jun 2013 – Feb 2019");
  });

  it("ends today while it goes on", () => {
    expect(formatSpan({ from: "Jun 2013", to: null, ongoing: "today" })).toBe("Jun 2013 – today");
  });

  it("that began and ended together is said once", () => {
    expect(formatSpan({ from: "2010", to: "2010", ongoing: "today" })).toBe("2010");
  });
});
