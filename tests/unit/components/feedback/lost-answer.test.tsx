import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { FeedbackDialog } from "@/components/feedback/FeedbackDialog";
import { ReplyForm } from "@/components/feedback/ReplyForm";
import type { FeedbackState, ReviewView } from "@/lib/feedback/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import messages from "@/messages/en/feedback.json";
import { A_TENDER_ID, showScreen, signInAs } from "@/tests/support/screen";

const keys: unknown[] = [];

/** The first answer of the server is lost on its way. */
beforeEach(() => {
  cleanup();
  localStorage.clear();
  signInAs("client", "CLIENT");
  keys.length = 0;
  accountAxios.defaults.adapter = (config) => {
    if (config.method !== "post")
      return Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
    keys.push(config.headers.get("Idempotency-Key"));
    if (keys.length === 1) return Promise.reject(new ApiError(0, { code: "network" }));
    return Promise.resolve({ data: {}, status: 201, statusText: "", headers: {}, config });
  };
});

/** The keys of both attempts. */
const sendTwice = async (button: string) => {
  fireEvent.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: button }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(keys).toHaveLength(2));
  return keys;
};

it("makes one review of what is sent again", async () => {
  const about = { id: "pro", role: "PRO", name: "Tomáš Dvořák" };
  showScreen(
    <FeedbackDialog
      subject={{ tenderId: A_TENDER_ID, title: "Paint the hall", endedAgreementId: null }}
      state={{ about, hasOtherWritten: false } as FeedbackState}
      stars={5}
      onClose={() => undefined}
    />,
  );
  await screen.findByRole("dialog");
  const [first, second] = await sendTwice(messages.dialog.submit);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it("makes one reply of what is sent again", async () => {
  showScreen(<ReplyForm review={{ id: "review", tenderId: A_TENDER_ID } as ReviewView} />);
  fireEvent.click(screen.getByRole("button", { name: messages.reply.open }));
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Thank you." } });
  const [first, second] = await sendTwice(messages.reply.submit);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});
