import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { FinishRow } from "@/components/agreements/steps/FinishRow";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import messages from "@/messages/en/work-done.json";
import { aTenderView, showScreen, signInAs } from "@/tests/support/screen";

const { report } = messages;

const TENDER = aTenderView({ status: "ACCEPTED", recipientId: "pro", may: ["requestFinish"] });

let answer: () => void;
beforeEach(() => {
  cleanup();
  localStorage.clear();
  signInAs("pro", "PRO");
  accountAxios.defaults.adapter = (config) =>
    new Promise((resolve) => {
      answer = () => resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
      if (config.method === "get") answer();
    });
});

const note = () => screen.findByRole<HTMLTextAreaElement>("textbox");
const open = async () => {
  fireEvent.click(await screen.findByRole("button", { name: report.button }));
  return note();
};
const escape = async () => fireEvent.keyDown(await note(), { key: "Escape" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("keeps what a BEE says of the finished work when its form is closed by mistake", async () => {
  showScreen(<FinishRow tender={TENDER} />);
  fireEvent.change(await open(), { target: { value: "The key is with the neighbour." } });
  await escape();
  await isClosed();

  expect((await open()).value).toBe("The key is with the neighbour.");
});

it("does not close while it is sent, and is forgotten then", async () => {
  showScreen(<FinishRow tender={TENDER} />);
  fireEvent.change(await open(), { target: { value: "Done." } });
  fireEvent.click(screen.getByRole("button", { name: report.confirm }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: report.back }).disabled).toBe(true),
  );
  await escape();
  expect(screen.getByRole("dialog")).toBeTruthy();

  answer();
  await isClosed();
  expect((await open()).value).toBe("");
});
