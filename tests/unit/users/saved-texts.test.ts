import { expect, it } from "vitest";
import { appendText, fillSavedText } from "@/lib/users/saved-texts/presentation";

it("fills in the name and the title, as often as they stand there", () => {
  const facts = { name: "Petra N.", title: "Paint the $& hall" };
  expect(fillSavedText("Hello {name}! {title}, {title} {price}", facts)).toBe(
    "Hello Petra N.! Paint the $& hall, Paint the $& hall {price}",
  );
});

it("stands behind what was typed", () => {
  expect(appendText("", "Hello")).toBe("Hello");
  expect(appendText("  ", "Hello")).toBe("Hello");
  expect(appendText("Good day. \n", "Hello")).toBe("Good day.\nHello");
});
