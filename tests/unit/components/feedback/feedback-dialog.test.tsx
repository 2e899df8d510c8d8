import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FeedbackSection } from "@/components/feedback/FeedbackSection";
import { hrefOf } from "@/lib/notifications/presentation";
import feedback from "@/messages/en/feedback.json";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

const TENDER = aTenderView({
  status: "COMPLETED",
  recipientId: "pro",
  completedAt: "2026-11-20T10:00:00.000Z",
});
const ASKED = hrefOf({ type: "LEAVE_FEEDBACK", userId: "client", tenderId: A_TENDER_ID, params: {} });
const PLAIN = `/account/tenders/${A_TENDER_ID}`;

// Next renders a screen again when its address is replaced.
const moved = vi.hoisted(() => new EventTarget());
vi.mock("next/navigation", () => ({
  useSearchParams: () =>
    new URLSearchParams(
      useSyncExternalStore(
        (listener) => {
          moved.addEventListener("moved", listener);
          return () => moved.removeEventListener("moved", listener);
        },
        () => window.location.search,
      ),
    ),
}));
vi.mock("@/lib/i18n/navigation", () => ({ Link: () => null, useRouter: () => ({}) }));

const address = () => window.location.pathname + window.location.search + window.location.hash;
const goTo = (href: string) => act(() => window.history.pushState(null, "", href));
const dialog = () => screen.queryByRole("dialog");

function answer(state: object): void {
  const about = { id: "x", role: "PRO", name: "Tomáš Dvořák" };
  const nothing = { own: null, other: null, hasOtherWritten: false, mayWrite: true, mayReply: false };
  answerWith({
    [`/tenders/${A_TENDER_ID}/feedback`]: { ...nothing, closesAt: null, about, ...state },
  });
}

beforeEach(() => {
  for (const name of ["pushState", "replaceState"] as const) {
    const write = History.prototype[name];
    vi.spyOn(window.history, name).mockImplementation((...args) => {
      write.apply(window.history, args);
      moved.dispatchEvent(new Event("moved"));
    });
  }
  window.history.replaceState(null, "", PLAIN);
  answer({});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each([
  ["creator", "client", "CLIENT"],
  ["recipient", "pro", "PRO"],
] as const)("the %s who follows the invitation to give feedback", (_, id, role) => {
  beforeEach(() => signInAs(id, role));

  it("finds the dialog open", async () => {
    window.history.replaceState(null, "", ASKED);
    showScreen(<FeedbackSection tender={TENDER} />);

    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  it("sees it open also when they stood on that page before, and each time anew", async () => {
    showScreen(<FeedbackSection tender={TENDER} />);
    await screen.findByText("Leave feedback");
    expect(dialog()).toBeNull();

    for (let times = 0; times < 2; times++) {
      goTo(ASKED);
      fireEvent.click(await screen.findByText("Later"));
      await waitFor(() => expect(dialog()).toBeNull());
    }
  });
});

describe("the dialog that was asked for", () => {
  beforeEach(() => signInAs("client", "CLIENT"));

  it("does not come back after it was closed, and leaves the rest of the address alone", async () => {
    window.history.replaceState(null, "", `${ASKED}&from=mail#feedback`);
    showScreen(<FeedbackSection tender={TENDER} />);
    fireEvent.click(await screen.findByText("Later"));

    await waitFor(() => expect(dialog()).toBeNull());
    expect(address()).toBe(`${PLAIN}?from=mail#feedback`);
    cleanup();
    showScreen(<FeedbackSection tender={TENDER} />);
    await screen.findByText("Leave feedback");
    expect(dialog()).toBeNull();
  });

  it("has the stars set that were pressed on the way", async () => {
    window.history.replaceState(null, "", `${ASKED}&stars=4`);
    showScreen(<FeedbackSection tender={TENDER} />);

    const stars = await screen.findAllByRole<HTMLInputElement>("radio");
    // Those of the parts, folded away, come after.
    expect(stars.slice(0, 5).map(({ checked }) => checked)).toEqual([false, false, false, true, false]);
    fireEvent.click(await screen.findByText("Later"));
    await waitFor(() => expect(address()).toBe(PLAIN));
  });

  it("says how many stars are asked for when none are given", async () => {
    window.history.replaceState(null, "", ASKED);
    showScreen(<FeedbackSection tender={TENDER} />);
    fireEvent.submit((await screen.findAllByRole("radio"))[0]!);

    const told = await screen.findByRole("alert");
    expect(told.textContent).toBe("Please give 1 to 5 stars.");
    const [stars] = screen.getAllByRole("group");
    expect(stars?.getAttribute("aria-describedby")).toBe(told.id);
  });

  it("says while a dispute is open that nothing appears before its end, also when both have written", async () => {
    answer({ hasOtherWritten: true, isHeldBack: true });
    window.history.replaceState(null, "", ASKED);
    showScreen(<FeedbackSection tender={TENDER} />);
    await screen.findByRole("dialog");

    // Behind the dialog and in it.
    expect(screen.getAllByText(feedback.heldBack)).toHaveLength(2);
    expect(screen.queryByText(/Write yours to read it/u)).toBeNull();
  });

  it("does not come back after feedback was given", async () => {
    answer({ mayWrite: false });
    window.history.replaceState(null, "", ASKED);
    const { client } = showScreen(<FeedbackSection tender={TENDER} />);
    await waitFor(() => expect(client.isFetching()).toBe(0));

    expect(dialog()).toBeNull();
  });

  it("is gone, and its question with it, once feedback is given", async () => {
    window.history.replaceState(null, "", ASKED);
    showScreen(<FeedbackSection tender={TENDER} />);
    const stars = await screen.findAllByRole("radio");
    fireEvent.click(stars[3]!);
    answerWith({ [`/tenders/${A_TENDER_ID}/feedback`]: { mayWrite: false } });
    fireEvent.submit(stars[3]!);

    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(address()).toBe(PLAIN));
  });
});

describe("what was typed", () => {
  const words = () =>
    screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^What should others know/u });
  const stars = () => screen.getAllByRole<HTMLInputElement>("radio").slice(0, 5);
  const chosen = () => stars().findIndex(({ checked }) => checked) + 1;
  const open = async (href = ASKED) => {
    cleanup();
    window.history.replaceState(null, "", href);
    showScreen(<FeedbackSection tender={TENDER} />);
    return words();
  };
  const type = async () => {
    const field = await open();
    fireEvent.click(stars()[1]!);
    fireEvent.change(field, { target: { value: "The paint came off." } });
  };

  beforeEach(() => {
    localStorage.clear();
    signInAs("client", "CLIENT");
  });

  it("is there again after the dialog was closed by mistake", async () => {
    await type();
    fireEvent.keyDown(await words(), { key: "Escape" });
    await waitFor(() => expect(dialog()).toBeNull());
    fireEvent.click(screen.getByText("Leave feedback"));

    expect((await words()).value).toBe("The paint came off.");
    expect(chosen()).toBe(2);
    // What else is sent along is not hidden behind a fold.
    expect(screen.getByText("For TenderBee alone (optional)").closest("details")?.open).toBe(true);
  });

  it("takes the stars that were pressed last", async () => {
    await type();
    expect((await open(`${ASKED}&stars=5`)).value).toBe("The paint came off.");
    expect(chosen()).toBe(5);
  });

  it("is not for the other one on the same device", async () => {
    await type();
    signInAs("pro", "PRO");
    expect((await open()).value).toBe("");
  });

  it("is forgotten once it was sent", async () => {
    await type();
    expect(localStorage.getItem("feedback")).toContain("The paint came off.");
    answerWith({ [`/tenders/${A_TENDER_ID}/feedback`]: { mayWrite: false } });
    fireEvent.submit(stars()[1]!);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(localStorage.getItem("feedback")).toBeNull();
  });
});

it("asks a client for photos and, behind a fold, for the parts of a job, and a BEE for neither", async () => {
  for (const [id, role, about] of [
    ["client", "CLIENT", { id: "x", role: "PRO", name: "Tomáš Dvořák" }],
    ["pro", "PRO", { id: "x", role: "CLIENT", name: "Nora Berger" }],
  ] as const) {
    signInAs(id, role);
    answer({ about });
    window.history.replaceState(null, "", ASKED);
    showScreen(<FeedbackSection tender={TENDER} />);
    await screen.findByRole("dialog");

    const fold = screen.queryByText("More details (optional)")?.closest("details");
    expect(fold?.open).toBe(role === "CLIENT" ? false : undefined);
    expect(screen.queryByText("Punctuality") !== null).toBe(role === "CLIENT");
    const hasPhotos = () => screen.queryByText("Photos of the work (optional)") !== null;
    await waitFor(() => expect(hasPhotos()).toBe(role === "CLIENT"));
    cleanup();
  }
});
