import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({ Link: "a" }));

afterEach(cleanup);

const PLACES = ["search", "tenders", "offers", "messages", "notifications", "reviews", "offline"] as const;
const MAX_BYTES = 3000;
const FOREIGN = /<(?:script|style|text|image|use|foreignObject|a)\b|\bon\w+=|href|url\((?!#)/u;
const drawing = (place: string) => readFileSync(`public/art/empty/${place}.svg`, "utf8");
const sources = () => [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));

describe("an empty place has a drawing of its own", () => {
  it("and none is left over or there twice", () => {
    expect(readdirSync("public/art/empty").toSorted()).toEqual(
      PLACES.map((each) => `${each}.svg`).toSorted(),
    );
    expect(new Set(PLACES.map(drawing)).size).toBe(PLACES.length);
  });

  it.each(PLACES)("%s: small, in the common format, without letters and foreign parts", (place) => {
    const svg = drawing(place);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 120">.*<\/svg>\n$/u);
    expect(svg.match(FOREIGN)).toBeNull();
  });

  it.each(PLACES)("%s: shown as decoration above its words", (place) => {
    render(<EmptyState place={place} title="Nothing yet" />);
    expect(sources()).toEqual([`/art/empty/${place}.svg`]);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByRole("heading", { name: "Nothing yet" })).toBeTruthy();
  });

  it("what cannot be loaded shows the one that is kept on the device", () => {
    showScreen(<ErrorState onRetry={() => undefined} />);
    expect(sources()).toEqual(["/art/empty/offline.svg"]);
    const worker = readFileSync("scripts/build/service-worker/service-worker.mjs", "utf8");
    expect(worker).toContain('"/art/empty/offline.svg"');
  });
});
