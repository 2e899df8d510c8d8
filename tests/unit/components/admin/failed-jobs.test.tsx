import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FailedJobsScreen } from "@/components/admin/FailedJobsScreen";
import type { FailedJobView } from "@/lib/admin/failed-jobs/schema";
import { api } from "@/lib/platform/browser/api/api";
import messages from "@/messages/en/failed-jobs.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/admin/jobs",
}));

const JOB: FailedJobView = {
  id: "0195f0a0-0000-7000-8000-000000000007",
  name: "send-mail",
  error: "550 <…@…>: mailbox unavailable",
  template: "two-step",
  person: {
    id: "0195f0a0-0000-7000-8000-0000000000aa",
    role: "CLIENT",
    name: "Petra Novak",
    photo: null,
    isVerified: false,
    rating: { average: 0, count: 0 },
  },
  ids: { userId: "0195f0a0-0000-7000-8000-0000000000aa" },
  tries: 6,
  createdAt: "2026-11-20T10:00:00.000Z",
  failedAt: "2026-11-20T11:00:00.000Z",
};

function answer(items: FailedJobView[]): void {
  const total = items.length;
  answerWith({ "/admin/jobs": { items, total, totalIsCapped: false, page: 1, take: 20 } });
}

function show(items: FailedJobView[]): void {
  answer(items);
  showScreen(<FailedJobsScreen />);
}

beforeEach(() => signInAs("admin", "ADMIN"));
afterEach(cleanup);

it("says which mail was given up, to whom with the way there, after how many tries and why", async () => {
  show([JOB]);
  expect(await screen.findByRole("heading", { level: 2, name: "E-mail: Two-step sign-in" })).toBeTruthy();
  expect(screen.getByText(JOB.error)).toBeTruthy();
  expect(document.body.textContent).toContain("6 attempts");
  const person = screen.getByRole("link", { name: "Petra Novak" });
  expect(person.parentElement?.textContent).toBe("To Petra Novak");
  expect(person.getAttribute("href")).toBe(`/admin/users/${JOB.ids.userId}`);
  // Its name in the code and the ids are folded away.
  const details = screen.getByText(messages.technical).closest("details");
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain("job: send-mail");
  expect(details?.textContent).toContain(`userId: ${JOB.ids.userId}`);
});

it("has a job tried once more by a button that names it, and forgets it", async () => {
  const post = vi.spyOn(api, "post").mockResolvedValue({ data: undefined });
  show([{ ...JOB, error: "" }]);
  expect(await screen.findByText(messages.noReason)).toBeTruthy();
  answer([]);
  fireEvent.click(screen.getByRole("button", { name: "Try again: E-mail: Two-step sign-in" }));
  expect(await screen.findByText(messages.empty.title)).toBeTruthy();
  expect(post).toHaveBeenCalledWith(`/admin/jobs/${JOB.id}/retry`);
  post.mockRestore();
});

it("names what it does not know as a background job, and discards it once that is confirmed", async () => {
  const remove = vi.spyOn(api, "delete").mockResolvedValue({ data: undefined });
  show([{ ...JOB, name: "of-tomorrow", template: null, ids: {} }]);
  fireEvent.click(await screen.findByRole("button", { name: "Discard: Background task" }));
  expect(document.body.textContent).toContain("About Petra Novak");
  expect(await screen.findByText(messages.discard.title)).toBeTruthy();
  expect(remove).not.toHaveBeenCalled();
  answer([]);
  fireEvent.click(screen.getByRole("button", { name: messages.discard.button }));
  expect(await screen.findByText(messages.empty.title)).toBeTruthy();
  expect(remove).toHaveBeenCalledWith(`/admin/jobs/${JOB.id}`);
  remove.mockRestore();
});

it("says so where nothing has failed", async () => {
  show([]);
  expect(await screen.findByText(messages.empty.title)).toBeTruthy();
});
