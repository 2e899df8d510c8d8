import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConfirmBeforePosting } from "@/components/tenders/ConfirmBeforePosting";
import { CreateTenderScreen } from "@/components/tenders/CreateTenderScreen";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { writeDraft } from "@/lib/platform/browser/storage/drafts";
import { setToastHost } from "@/lib/platform/browser/reporting/toasts";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import account from "@/messages/en/account.json";
import tenders from "@/messages/en/tenders.json";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: React.PropsWithChildren) => <a {...rest}>{children}</a>,
  useRouter: () => ({ replace: () => undefined }),
}));

const subcategory = { id: "0195f0a0-0000-7000-8000-000000000002", slug: "painting", name: "Painting" };
const categories = [{ id: "c", slug: "renovation", icon: "FormatPaint", name: "Renovation" }].map((each) => ({
  ...each,
  subcategories: [subcategory],
}));
const noQuestions = {
  subcategoryId: subcategory.id,
  version: 1,
  words: { yes: "Yes", no: "No", dontKnow: "I don’t know" },
  questions: [],
};
const filled = {
  subcategoryId: subcategory.id,
  title: "Paint the hall",
  description: "Two walls and the ceiling, white, about forty square metres.",
  isRemote: true,
  address: null,
  dateType: "FLEXIBLE",
  budgetType: "OPEN",
};
const error = vi.fn<(failure: unknown) => void>();
const nothing = () => undefined;
const note = () => screen.queryByText(/confirm your e-mail address .* nora@example\.com/);

beforeEach(() => {
  error.mockClear();
  localStorage.clear();
  publicAxios.defaults.adapter = (config) => {
    const data = config.url === "/categories" ? categories : noQuestions;
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
  accountAxios.defaults.adapter = () =>
    Promise.reject(new ApiError(403, { code: "email_not_confirmed", message: "Confirm first." }));
  return setToastHost({ toast: nothing, liveToast: nothing, error, closeErrors: nothing, trying: nothing });
});
afterEach(cleanup);

function signIn(emailConfirmed: boolean) {
  signInAs("client", "CLIENT");
  sessionStore.patchUser({ email: "nora@example.com", emailConfirmed });
}

describe("a tender of somebody whose e-mail address is not confirmed", () => {
  it("says so before the form is filled, with the mail once more", () => {
    signIn(false);
    showScreen(<ConfirmBeforePosting refusals={0} />);
    expect(note()).not.toBeNull();
    expect(screen.getByRole("button", { name: account.resend.action })).toBeDefined();
  });

  it("does not bother those whose address is confirmed", () => {
    signIn(true);
    showScreen(<ConfirmBeforePosting refusals={0} />);
    expect(note()).toBeNull();
  });

  it("leads back to the way out when the server refuses it, instead of a message that goes away", async () => {
    writeDraft("tender", "painting", filled);
    signIn(true);
    showScreen(<CreateTenderScreen categorySlug="renovation" subcategorySlug="painting" />);
    const review = await screen.findByRole("button", { name: tenders.form.flow.review });
    await waitFor(() => expect(screen.getByDisplayValue(filled.title)).toBeDefined());
    fireEvent.click(review);
    fireEvent.click(await screen.findByRole("button", { name: tenders.create.post }));

    const alert = await screen.findByRole("alert");
    expect(note()).not.toBeNull();
    expect(document.activeElement).toBe(alert);
    expect(screen.getByRole("button", { name: account.resend.action })).toBeDefined();
    await new Promise((done) => setTimeout(done, 10));
    expect(error).not.toHaveBeenCalled();
  });
});
