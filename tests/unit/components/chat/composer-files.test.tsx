import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import chat from "@/messages/en/chat.json";
import { aPhoto, choose, enter, field, paste, show, sentTexts, type, world } from "./show-composer";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

describe("files of a message", () => {
  it("wait with the message until they have arrived, and leave together with it", async () => {
    show();
    type("The wall");
    choose("photos", [aPhoto()]);
    await waitFor(() => expect(world.uploads).toHaveLength(1));
    enter();
    expect(screen.getByRole("status").textContent).toBe(chat.composer.waiting);
    expect(world.sent).toEqual([]);

    world.uploads[0]?.arrive();
    await waitFor(() => expect(sentTexts()).toEqual(["The wall"]));
    expect(world.sent[0]?.files).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Remove wall.png" })).toBeNull();
  });

  it("do not take a sentence along that is still being written", async () => {
    show();
    type("The wall");
    choose("photos", [aPhoto()]);
    await waitFor(() => expect(world.uploads).toHaveLength(1));
    enter();
    type("The wall, and al");
    world.uploads[0]?.arrive();
    await screen.findByRole("button", { name: "Remove wall.png" });
    expect(world.sent).toEqual([]);
  });

  it("keep the text when one does not arrive, and say what to do", async () => {
    show();
    type("The wall");
    choose("document", [new File(["x"], "plan.pdf", { type: "application/pdf" })]);
    await waitFor(() => expect(world.uploads).toHaveLength(1));
    enter();
    world.uploads[0]?.fail();
    expect(await screen.findByText(chat.composer.failed)).toBeDefined();
    expect(field().value).toBe("The wall");
    expect(world.sent).toEqual([]);

    fireEvent.click(screen.getByRole("button", { name: "Remove plan.pdf" }));
    enter();
    expect(sentTexts()).toEqual(["The wall"]);
  });

  it("are taken when they are pasted, unless words were copied", async () => {
    show();
    paste({ files: [aPhoto("picture-of-words.png")], types: ["text/plain", "Files"] });
    paste({ files: [aPhoto("image.png")], types: ["Files"] });
    await waitFor(() => expect(world.uploads).toHaveLength(1));
    expect(screen.queryByText(/picture-of-words/)).toBeNull();
  });

  it("are taken when they are dropped anywhere on the conversation", async () => {
    show();
    const dataTransfer = { types: ["Files"], files: [aPhoto()] };
    const before = screen.getByText("What was said before");
    fireEvent.dragEnter(before, { dataTransfer });
    expect(screen.getByText(chat.composer.drop)).toBeDefined();
    fireEvent.drop(before, { dataTransfer });
    await waitFor(() => expect(world.uploads).toHaveLength(1));
    expect(screen.queryByText(chat.composer.drop)).toBeNull();
  });

  it("are five at most, and neither films nor spreadsheets", async () => {
    show();
    choose(
      "photos",
      [1, 2, 3, 4, 5, 6].map((index) => aPhoto(`${index}.png`)),
    );
    expect(await screen.findByText("6.png was left out.")).toBeDefined();
    choose("document", [new File(["x"], "hours.xlsx", { type: "application/x" })]);
    expect(await screen.findByText("hours.xlsx does not work here.")).toBeDefined();
  });
});
