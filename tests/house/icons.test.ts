import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICON_NAMES } from "@/components/ui/static/icon-names";

it("names every icon of the sprite", () => {
  const sprite = readFileSync("components/ui/static/icons.svg", "utf8");
  const symbols = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);

  expect(ICON_NAMES).toEqual(symbols);
});
