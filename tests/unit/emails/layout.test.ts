import { describe, expect, it } from "vitest";
import { confirmEmailContent } from "@/lib/emails/confirm-email";
import { passwordChangedContent } from "@/lib/emails/password-changed";
import { renderMail } from "@/lib/emails/render";
import { resetPasswordContent } from "@/lib/emails/reset-password";
import { LANGUAGES } from "@/lib/i18n/languages";

process.env.SITE_URL = "https://bee.example.com/";

describe("a mail's form", () => {
  it("is a table layout with a preview line, light and dark, and no picture to load", async () => {
    const { html } = await renderMail(confirmEmailContent("en", "t0ken"), "en");
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('role="presentation"');
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("prefers-color-scheme:dark");
    expect(html.indexOf("One click, and you can start.")).toBeLessThan(html.indexOf("<h1"));
    expect(html).not.toMatch(/<img|<script|src=/);
  });

  it("links to the page in the reader's language at the public address", async () => {
    const { html, text, links } = await renderMail(confirmEmailContent("cz", "t0ken"), "cz");
    expect(links).toEqual(["https://bee.example.com/cz/confirm-email?token=t0ken"]);
    expect(html).toContain(`href="${links[0]}"`);
    expect(text).toContain(links[0]);
  });

  it("says the same in HTML and in plain text", async () => {
    const content = resetPasswordContent("de", "t0ken");
    const { html, text } = await renderMail(content, "de");
    for (const words of [content.title, ...content.paragraphs, ...content.notes, content.button.label]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it("makes markup in foreign words harmless", async () => {
    const content = { ...passwordChangedContent("en"), paragraphs: ['<a href="https://evil.example">x</a>'] };
    const { html } = await renderMail(content, "en");
    expect(html).not.toContain('<a href="https://evil.example"');
    expect(html).toContain("&lt;a href=");
  });

  it.each(LANGUAGES)("stays small enough in %s for programs that cut long mail", async (lang) => {
    const mails = [
      confirmEmailContent(lang, "t"),
      resetPasswordContent(lang, "t"),
      passwordChangedContent(lang),
    ];
    const rendered = await Promise.all(mails.map((content) => renderMail(content, lang)));
    for (const { html } of rendered) expect(html.length).toBeLessThan(20_000);
    expect(new Set(rendered.map(({ subject }) => subject)).size).toBe(mails.length);
  });
});
