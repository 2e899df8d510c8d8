import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readDraft } from "@/lib/platform/browser/storage/drafts";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { aPhoto, button, choose, enter, field, show, sentTexts, type, world } from "./show-composer";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

describe("writing a message", () => {
  it("sends with Enter and begins the next one", () => {
    show();
    type("  Can you start on Monday?\n");
    enter();
    expect(sentTexts()).toEqual(["Can you start on Monday?"]);
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
  });

  it("suggests three first answers, which can be changed before they go", () => {
    show({ firstAnswer: "CLIENT" });
    const replies = screen.getByRole("group", { name: "Suggested replies" });
    expect(replies.querySelectorAll("button")).toHaveLength(3);

    fireEvent.click(screen.getByRole("button", { name: "When could you start?" }));

    expect([field().value, document.activeElement, sentTexts()]).toEqual([
      "When could you start?",
      field(),
      [],
    ]);
    expect(screen.queryByRole("group", { name: "Suggested replies" })).toBeNull();
  });

  it("leads a BEE with an open offer to another price", () => {
    show();
    expect(screen.getByRole("button", { name: "Attach files" })).toBeDefined();
    cleanup();

    show({ changePrice: { href: "/account/tenders/1?offer=change#offer" } });
    fireEvent.click(screen.getByRole("button", { name: "Attach files or change the price" }));
    const link = screen.getByRole("menuitem", { name: "Change the price" });
    expect(link.getAttribute("href")).toBe("/account/tenders/1?offer=change#offer");
  });

  it("lets a client propose other terms for an open offer", () => {
    const onPropose = vi.fn<() => void>();
    show({ changePrice: { onPropose, isAgreed: false } });
    fireEvent.click(screen.getByRole("button", { name: "Attach files or change the price" }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Propose other terms" }));
    expect(onPropose).toHaveBeenCalledOnce();
  });

  it("lets either side change what is agreed", () => {
    show({ changePrice: { onPropose: vi.fn<() => void>(), isAgreed: true } });
    fireEvent.click(screen.getByRole("button", { name: "Attach files or change the price" }));
    expect(screen.getByRole("menuitem", { name: "Change price or date" })).toBeDefined();
  });

  it("breaks the line with Shift and Enter, and with Enter alone where a finger types", () => {
    show();
    type("One");
    enter({ shiftKey: true });
    world.isTouch = true;
    enter();
    expect(sentTexts()).toEqual([]);

    fireEvent.click(button());
    expect(sentTexts()).toEqual(["One"]);
  });

  it("leaves Enter to the keyboard while letters are being put together", () => {
    show();
    type("こんにち");
    enter({ isComposing: true });
    enter({ keyCode: 229 });
    expect(sentTexts()).toEqual([]);
  });

  it("sends once however often the button is pressed, and nothing when there is nothing", () => {
    show();
    expect((button() as HTMLButtonElement).disabled).toBe(true);
    type("Hello");
    fireEvent.click(button());
    fireEvent.click(button());
    enter();
    type("   ");
    enter();
    expect(sentTexts()).toEqual(["Hello"]);
  });

  it("says by how much a text is too long, keeps all of it and sends none of it", () => {
    show();
    type("a".repeat(2003));
    expect(screen.getByRole("alert").textContent).toContain("3 characters too many");
    enter();
    fireEvent.click(button());
    expect(sentTexts()).toEqual([]);
    expect(field().value).toHaveLength(2003);

    type("a".repeat(1990));
    expect(screen.getByText("1,990 of 2,000 characters")).toBeDefined();
    enter();
    expect(world.sent[0]?.text).toHaveLength(1990);
  });

  it("counts an emoji as one character, as the server does", () => {
    show();
    type("🐝".repeat(1990));
    expect(screen.getByText("1,990 of 2,000 characters")).toBeDefined();
    enter();

    expect(sentTexts()).toEqual(["🐝".repeat(1990)]);
  });

  it("notifies the other party at most every three seconds that somebody types, and when they stop", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { unmount } = show();
    type("H");
    type("He");
    expect(world.signals).toEqual(["typing"]);
    vi.setSystemTime(Date.now() + 3_000);
    type("Hel");
    expect(world.signals).toEqual(["typing", "typing"]);
    type("");
    expect(world.signals.splice(0)).toEqual(["typing", "typing", "stop"]);

    type("Hello");
    fireEvent.blur(field());
    type("Hello ");
    enter();
    type("And");
    unmount();
    expect(world.signals).toEqual(["typing", "stop", "typing", "stop", "typing", "stop"]);
  });

  it("says why nobody can write here", () => {
    show({ whyNot: "The tender was cancelled." });
    expect(screen.getByText("The tender was cancelled.")).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("what was being written", () => {
  it("is there again after a reload, each in its own conversation", () => {
    show().unmount();
    show();
    type("Half a sentence");
    cleanup();
    show({ conversationId: "c2" });
    expect(field().value).toBe("");
    cleanup();
    show();
    expect(field().value).toBe("Half a sentence");
  });

  it("belongs to whoever wrote it, and is forgotten once it was sent", () => {
    show();
    type("Half a sentence");
    expect(readDraft("chat", "nora c1")).not.toBeNull();
    expect(readDraft("chat", "tomas c1")).toBeNull();
    enter();
    expect(localStorage.getItem("chat")).toBeNull();
  });

  it("is forgotten at sign-out", () => {
    show();
    type("Half a sentence");
    cleanup();
    sessionStore.signOut();
    expect(localStorage.getItem("chat")).toBeNull();
  });

  it("brings back the files that had arrived", async () => {
    show();
    choose("photos", [aPhoto()]);
    await waitFor(() => expect(world.uploads).toHaveLength(1));
    world.uploads[0]?.arrive();
    await screen.findByRole("button", { name: "Remove wall.png" });
    cleanup();

    show();
    expect(await screen.findByRole("button", { name: "Remove wall.png" })).toBeDefined();
    fireEvent.click(button());
    await waitFor(() =>
      expect(world.sent[0]?.files.map(({ publicId }) => publicId)).toEqual(["public-id-number-0"]),
    );
  });
});
