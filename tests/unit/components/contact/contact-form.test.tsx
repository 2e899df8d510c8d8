import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ContactForm, type ContactMessages } from "@/components/contact/ContactForm";
import { readDraft } from "@/lib/platform/browser/storage/drafts";

const MESSAGES: ContactMessages = {
  labels: { name: "Name", email: "E-mail", subject: "Subject", text: "Message" },
  problems: {
    required: "fill this in",
    email: "no address",
    tooShort: "too short",
    network: "no connection",
    timeout: "too slow",
    unexpected: "went wrong",
  },
  submit: "Send",
  sending: "Sending",
  restored: "kept",
  startAgain: "Start again",
  sent: { title: "Arrived", text: "We answer to", again: "Another one" },
};
const LETTER = { Name: "Jana", "E-mail": "jana@example.cz", Subject: "Hello", Message: "A question to you" };

const show = () =>
  render(
    <ContactForm words={MESSAGES} minText={10} classes={{}}>
      small print
    </ContactForm>,
  );
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (letter: Partial<typeof LETTER>) =>
  Object.entries(letter).forEach(([label, value]) => fireEvent.input(input(label), { target: { value } }));
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

function answerWith(...answers: (Response | Error)[]) {
  const sent = vi.spyOn(globalThis, "fetch");
  for (const answer of answers)
    if (answer instanceof Error) sent.mockRejectedValueOnce(answer);
    else sent.mockResolvedValueOnce(answer);
  const keys = () =>
    sent.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key") ?? "none");
  return { sent, keys };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("the contact form", () => {
  it("asks nobody as long as something is missing, and leads to the first field that is", () => {
    const { sent } = answerWith();
    show();
    type({ Name: "Jana", Message: "short" });
    send();

    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input("E-mail"));
    expect(input("Name").getAttribute("aria-invalid")).toBe("false");
    expect(input("Subject").getAttribute("aria-invalid")).toBe("true");
    const message = document.getElementById(input("Message").getAttribute("aria-describedby") ?? "");
    expect(message?.textContent).toBe("too short");

    type({ Message: "long enough now" });
    expect(input("Message").getAttribute("aria-invalid")).toBe("false");
    expect(document.activeElement).toBe(input("E-mail"));
  });

  it("says that the message has arrived and where the answer goes, and forgets what was typed", async () => {
    const { sent } = answerWith(new Response(null, { status: 204 }));
    show();
    type(LETTER);
    send();

    const title = await screen.findByRole("heading", { name: "Arrived" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText("jana@example.cz")).toBeTruthy();
    expect(JSON.parse(sent.mock.calls[0]?.[1]?.body as string)).toEqual({
      name: "Jana",
      email: "jana@example.cz",
      subject: "Hello",
      text: "A question to you",
    });
    expect(readDraft("contact", "form")).toBeNull();
  });

  it("shows what the server has against a field at that field, and keeps all that was typed", async () => {
    const problem = { path: "subject", code: "tooLong", message: "too long" };
    const body = { statusCode: 422, code: "validation_failed", message: "check", errors: [problem] };
    answerWith(Response.json(body, { status: 422 }));
    show();
    type(LETTER);
    send();

    expect(await screen.findByText("too long")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input("Subject")));
    expect(input("Message").value).toBe(LETTER.Message);
  });

  it("sends the same message under the same key after the line broke, and a changed one under another", async () => {
    const isDown = () => new TypeError("Failed to fetch");
    const { keys } = answerWith(isDown(), isDown(), isDown());
    show();
    type(LETTER);
    send();
    expect(await screen.findByText("no connection")).toBeTruthy();
    send();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
    await screen.findByRole("button", { name: "Send" });

    type({ Subject: "Hello again" });
    send();
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it("brings back what was typed before a reload, and lets go of it on demand", () => {
    show();
    type(LETTER);
    cleanup();

    show();
    expect(screen.getByRole("status").textContent).toContain("kept");
    expect(input("Message").value).toBe(LETTER.Message);

    fireEvent.click(screen.getByRole("button", { name: "Start again" }));
    expect(input("Message").value).toBe("");
    expect(readDraft("contact", "form")).toBeNull();
  });
});
