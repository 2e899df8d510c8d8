import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { MessageText } from "@/components/chat/thread/MessageText";

afterEach(cleanup);
const hrefs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

describe("links in a message", () => {
  it("can be followed, in a window of their own that knows nothing of this one", () => {
    render(<MessageText>See https://paint.com/white and www.walls.com or a@b.com</MessageText>);

    expect(hrefs()).toEqual(["https://paint.com/white", "https://www.walls.com", "mailto:a@b.com"]);
    for (const link of screen.getAllByRole("link")) {
      expect(link.getAttribute("rel")).toBe("noopener nofollow ugc");
      expect(link.getAttribute("target")).toBe("_blank");
    }
  });

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)//https:",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "java\tscript:alert(1)",
    "ftp://files.com/x",
  ])("never run anything or open a file: %s", (text) => {
    const { container } = render(<MessageText>{text}</MessageText>);

    expect(hrefs().filter((href) => !/^(https?:\/\/|mailto:)/.test(href ?? ""))).toEqual([]);
    expect(container.querySelector("script")).toBeNull();
    expect(container.textContent).toBe(text);
  });

  it("are words only in a translation, which its provider may have put them into", () => {
    const { container } = render(<MessageText isPlain>See https://paint.com/white</MessageText>);

    expect(hrefs()).toEqual([]);
    expect(container.textContent).toBe("See https://paint.com/white");
  });

  it("leave markup, line breaks and emoji what they are", () => {
    const text = "<b>Bold</b>\nsecond line 🐝";
    const { container } = render(<MessageText>{text}</MessageText>);

    expect(container.textContent).toBe(text);
    expect(container.querySelector("b")).toBeNull();
  });
});
