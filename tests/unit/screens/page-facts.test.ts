import { describe, expect, it } from "vitest";
import { translator } from "@/lib/i18n/translator";
import { factsOfHtml, faultsOf, rawWords } from "../../screens/page-facts";
import { turnOf } from "../../screens/rotation";

const PAGE = `<!doctype html><html lang="cs"><head><title>Přihlášení</title><script>"auth.signIn.title"</script></head>
<body><h1>Přihlášení</h1><input placeholder="name@example.com"></body></html>`;

const FAILURE = translator("cz", "common")("failure.title");

describe("what is wrong with a page", () => {
  it("is nothing when it has a title, one heading and its language", () => {
    expect(faultsOf(factsOfHtml(PAGE), "cz")).toEqual([]);
  });

  it.each([
    ["a missing title", PAGE.replace(/<title>.*<\/title>/u, ""), "has no title"],
    ["a second heading", PAGE.replace("<h1>", "<h1></h1><h1>"), "has 2 h1"],
    ["a wrong language", PAGE.replace('lang="cs"', 'lang="cz"'), 'says it is in "cz"'],
    ["a text without words", PAGE.replace("<input", "auth.signIn.title<input"), "says auth.signIn.title"],
    ["the same in a name", PAGE.replace("name@example.com", "auth.fields.email"), "says auth.fields.email"],
    ["a code of an error", PAGE.replace("<input", "tender_not_open<input"), "says tender_not_open"],
    ["a gap nobody filled", PAGE.replace("<input", "© {year}<input"), "says {year}"],
    ["an answer that did not come", PAGE.replace("<input", `${FAILURE}<input`), "could not be loaded"],
  ])("is %s", (_what, html, fault) => {
    expect(faultsOf(factsOfHtml(html), "cz")).toEqual([fault]);
  });

  it("is no address, no file and no name with a dot", () => {
    expect(rawWords("home.page@example.com https://files.example/auth.html chat, files. home")).toEqual([]);
  });
});

it("takes each language, scheme and device together with each other, once in twenty looks", () => {
  const turns = Array.from({ length: 20 }, (_, at) => Object.values(turnOf(at)).join(" "));

  expect(new Set(turns).size).toBe(20);
});
