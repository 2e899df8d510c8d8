import { describe, expect, it } from "vitest";
import { formatPhone } from "@/lib/people/presentation";

describe("a phone number", () => {
  it.each([
    ["+436641234567", "+43 664 123 4567"],
    ["+4312345678", "+43 1 234 5678"],
    ["+4915112345678", "+49 151 1234 5678"],
    ["+493012345678", "+49 30 1234 5678"],
    ["+36301234567", "+36 30 123 4567"],
    ["+3612345678", "+36 1 234 5678"],
    ["+3696123456", "+36 96 123 456"],
    ["+420777123456", "+420 777 123 456"],
    ["+421905123403", "+421 905 123 403"],
    ["+421259301111", "+421 2 5930 1111"],
  ])("%s is written %s", (stored, written) => {
    expect(formatPhone(stored)).toBe(written);
  });

  it.each([
    ["with an area code of unknown length", "+435574123456", "+43 5574123456"],
    ["of unexpected length", "+42077712345", "+420 77712345"],
    ["of another country", "+14155550100", "+14155550100"],
  ])("%s keeps its digits together", (_, stored, written) => {
    expect(formatPhone(stored)).toBe(written);
  });
});
