import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { NotificationAvatar } from "@/components/notifications/NotificationAvatar";
import { darkPalette, lightPalette } from "@/components/ui/styles/theme/theme-palette";
import { NOTIFICATION_TYPES } from "@/lib/notifications/constants";
import { showScreen } from "@/tests/support/screen";

afterEach(cleanup);

const ACTOR = {
  id: "pro",
  role: "PRO",
  name: "Tomáš Dvořák",
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
} as const;

type Property = "background-color" | "color";

/** A colour of a palette by what the style sheet of an element says: "var(--tb-palette-text-secondary)". */
function colorOf(element: Element, name: Property, palette: unknown): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const { cssText } = rules.findLast(({ cssText: text }) =>
    [...element.classList].some((each) => text.startsWith(`.${each} {`)),
  ) ?? { cssText: "" };
  const value = cssText.split(/[;{]/).find((line) => line.trim().startsWith(`${name}:`));
  const path = /--tb-palette-([\w-]+)/.exec(value ?? "")?.[1]?.split("-") ?? [];
  const found = path.reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], palette);
  if (typeof found !== "string") throw new Error(`${value} is no colour of the palette`);
  return found;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("the sign of what a notification is about", () => {
  it.each(NOTIFICATION_TYPES)("%s can be told from its badge, and the badge from the row", (type) => {
    showScreen(<NotificationAvatar type={type} actor={ACTOR} />);
    const badge = document.querySelector("svg")?.parentElement;
    if (!badge) throw new Error("There is no badge");
    for (const palette of [lightPalette, darkPalette]) {
      const ground = colorOf(badge, "background-color", palette);
      expect(contrast(ground, colorOf(badge, "color", palette))).toBeGreaterThan(4.5);
      // Honey is the lightest that stands out from a row; a pale grey badge could not be seen.
      expect(contrast(ground, palette.background?.paper ?? "")).toBeGreaterThan(1.8);
    }
  });
});
