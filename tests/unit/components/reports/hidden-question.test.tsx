import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QuestionTexts } from "@/components/tender-questions/QuestionTexts";
import type { TenderQuestionView } from "@/lib/tender-questions/schema";
import messages from "@/messages/en/tender-questions.json";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const AT = "2026-11-20T10:00:00.000Z";
const aQuestion = (changes: Partial<TenderQuestionView> = {}): TenderQuestionView => ({
  id: "question",
  text: "How high is it?",
  contentLang: "en",
  status: "OPEN",
  answer: null,
  answerLang: null,
  createdAt: AT,
  hiddenAt: null,
  answerHiddenAt: null,
  isMine: false,
  ...changes,
});

beforeEach(() => signInAs("bee", "PRO"));
afterEach(cleanup);

it("can be reported by all but the one who asked it", () => {
  const { change } = showScreen(<QuestionTexts question={aQuestion()} />);
  expect(screen.getByRole("button", { name: messages.report })).toBeTruthy();
  change(<QuestionTexts question={aQuestion({ isMine: true })} />);
  expect(screen.queryByRole("button", { name: messages.report })).toBeNull();
});

it("has an answer that is reported by itself, by all but the one who wrote it", () => {
  const answered = aQuestion({ isMine: true, status: "ANSWERED", answer: "Two metres.", answerLang: "en" });
  const { change } = showScreen(<QuestionTexts question={answered} />);
  expect(screen.getByRole("button", { name: messages.reportAnswer })).toBeTruthy();
  change(<QuestionTexts question={{ ...answered, isMine: false }} isOwnTender />);
  expect(screen.queryByRole("button", { name: messages.reportAnswer })).toBeNull();

  const hidden = { ...answered, answerHiddenAt: AT };
  change(<QuestionTexts question={{ ...hidden, isMine: false }} isOwnTender />);
  expect(screen.getByText("Two metres.")).toBeTruthy();
  expect(screen.getByText("Read why").getAttribute("href")).toBe("/account/reports?tab=decisions");
  change(<QuestionTexts question={{ ...hidden, answer: "" }} />);
  expect(screen.getByText(messages.removedByTeam)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("is marked for the one who asked it, and a quiet line for others, while it is hidden", () => {
  const { change } = showScreen(<QuestionTexts question={aQuestion({ hiddenAt: AT, isMine: true })} />);
  expect(screen.getByText("Read why").getAttribute("href")).toBe("/account/reports?tab=decisions");
  expect(screen.getByText("How high is it?")).toBeTruthy();
  change(<QuestionTexts question={aQuestion({ hiddenAt: AT, text: "" })} />);
  expect(screen.getByText(messages.removedByTeam)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
