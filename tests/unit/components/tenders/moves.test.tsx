import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactCard } from "@/components/agreements/detail/ContactCard";
import { FinishCard } from "@/components/agreements/steps/FinishCard";
import { FinishRow } from "@/components/agreements/steps/FinishRow";
import { MoveDialog } from "@/components/agreements/detail/MoveDialog";
import { TenderMoves } from "@/components/agreements/detail/TenderMoves";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { appointmentsQuery } from "@/lib/appointments/queries";
import {
  A_TENDER_ID,
  anOfferView,
  answerWith,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

const TOMAS = anOfferView().pro;
const agreement = (changes: Partial<TenderView> = {}) =>
  aTenderView({
    status: "ACCEPTED",
    recipientId: TOMAS.id,
    recipient: TOMAS,
    agreedPriceMinor: 9500,
    contact: { name: "Tomáš Dvořák", phone: null },
    may: ["finish", "cancel", "release"],
    ...changes,
  });

async function opensTheMenu(tender: TenderView) {
  showScreen(<TenderMoves tender={tender} />);
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  return within(await screen.findByRole("menu"));
}

describe("giving a tender up", () => {
  it("withdraws one that is open, in three presses and one for the reason", async () => {
    const menu = await opensTheMenu(aTenderView({ may: ["edit", "cancel"] }));
    fireEvent.click(menu.getByText("Withdraw tender"));

    const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this tender?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Found elsewhere" }));
    expect(dialog.getByRole("button", { name: "Found elsewhere" }).getAttribute("aria-pressed")).toBe("true");
    expect(dialog.queryByRole("button", { name: "Nobody came" })).toBeNull();
    expect(dialog.getByRole("button", { name: "Withdraw tender" })).toBeTruthy();
  });

  it("is tried once more for what the tender has become, after the conflict was shown", async () => {
    const sent: unknown[] = [];
    accountAxios.defaults.adapter = (config) => {
      sent.push(JSON.parse(String(config.data)));
      if (sent.length === 1) return Promise.reject(new ApiError(409, { code: "stale_version" }));
      return Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
    };
    const tender = aTenderView({ may: ["cancel"], version: 3 });
    const close = vi.fn<() => void>();
    const dialog = (version: number) => (
      <MoveDialog tender={{ ...tender, version }} move="cancel" onClose={close} />
    );
    const { change } = showScreen(dialog(3));
    // While it is busy, the button has another name.
    const pressUntil = (count: number) =>
      waitFor(() => {
        if (sent.length < count) fireEvent.click(screen.getByRole("button", { name: "Withdraw tender" }));
        expect(sent).toHaveLength(count);
      });
    await screen.findByRole("button", { name: "Withdraw tender" });

    change(dialog(4));
    await pressUntil(1);
    await pressUntil(2);
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sent).toMatchObject([{ version: 3 }, { version: 4 }]);
  });

  it("cancels one that is agreed", async () => {
    const menu = await opensTheMenu(agreement());
    fireEvent.click(menu.getByText("Cancel tender"));

    const dialog = within(await screen.findByRole("dialog", { name: "Cancel this tender?" }));
    expect(dialog.getByRole("button", { name: "Nobody came" })).toBeTruthy();
  });
});

describe("finishing", () => {
  it.each([
    ["2026-11-01", ["Is the work done?"]],
    ["2999-11-01", []],
    [null, []],
  ])("asks whether the work is done from its day on, not before: %s", (agreedDay, headings) => {
    showScreen(<FinishCard tender={agreement({ agreedDay })} />);

    expect(screen.queryAllByRole("heading").map(({ textContent }) => textContent)).toEqual(headings);
  });

  it("is one row among what can be done before that day, and none once it has a card", async () => {
    showScreen(<FinishRow tender={agreement({ agreedDay: "2999-11-01" })} />);
    fireEvent.click(screen.getByRole("button", { name: "Mark as finished" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
    cleanup();

    showScreen(<FinishRow tender={agreement({ agreedDay: "2026-11-01" })} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  const asks = async (tender: TenderView) => {
    showScreen(<FinishRow tender={tender} />);
    fireEvent.click(screen.getByRole("button", { name: "Mark as finished" }));
    return within(await screen.findByRole("dialog"));
  };

  it("says who is paid what and how, and then that it is final", async () => {
    const dialog = await asks(agreement());
    const text = /You pay Tomáš Dvořák €95 directly\. Then you can rate each other\. This cannot be undone\./;

    expect(dialog.getByText(text)).toBeTruthy();
  });

  it("does not turn an estimate into a bill", async () => {
    const dialog = await asks(agreement({ agreedPriceMinor: 9000, agreedRateMinor: 4500 }));

    expect(dialog.getByText(/directly, €45\/h for the hours worked \(estimated at €90\)/)).toBeTruthy();
  });
});

describe("the contact card", () => {
  it("is headed by what is true in each state", () => {
    showScreen(<ContactCard tender={agreement()} />);
    expect(screen.getByText("It is agreed. How to reach Tomáš Dvořák")).toBeTruthy();
    cleanup();

    showScreen(<ContactCard tender={agreement({ status: "COMPLETED" })} />);
    expect(screen.getByText("How to reach Tomáš Dvořák")).toBeTruthy();
  });

  it("asks to agree on the day while none is set, and says it once there is one", async () => {
    answerWith({ "/appointments": { items: [] } });
    showScreen(<ContactCard tender={agreement({ may: ["chat"] })} />);
    expect(screen.getByText(/names no day\. Agree with Tomáš Dvořák/)).toBeTruthy();
    cleanup();

    showScreen(<ContactCard tender={agreement({ may: ["chat"], agreedDay: "2026-12-01" })} />);
    expect(screen.queryByText(/names no day/)).toBeNull();
    expect((await screen.findByText("When")).nextElementSibling?.textContent).toMatch(/^Tue,? 1 Dec$/);
  });

  it("leaves day and hours to the card of the appointment", async () => {
    const meeting = {
      kind: "WORK",
      status: "CONFIRMED",
      proId: TOMAS.id,
      startsAt: "2026-12-01T08:00:00.000Z",
      durationMinutes: 480,
    };
    answerWith({ "/appointments": { items: [meeting] } });
    const { client } = showScreen(<ContactCard tender={agreement({ agreedDay: "2026-12-01" })} />);
    const { queryKey } = appointmentsQuery(A_TENDER_ID);
    await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe("success"));
    expect(screen.queryByText("When")).toBeNull();
  });

  it("tells the BEE to ask for the street where the client gave none", () => {
    signInAs(TOMAS.id, "PRO");
    const address = { country: "CZ", city: "Brno", postcode: "602 00", street: null };
    showScreen(<ContactCard tender={agreement({ isRemote: false, address })} />);
    expect(screen.getByText("Street not given; ask in a message")).toBeTruthy();
    cleanup();

    showScreen(
      <ContactCard tender={agreement({ isRemote: false, address: { ...address, street: "Údolní 33" } })} />,
    );
    expect(screen.getByText("Údolní 33, 602 00 Brno")).toBeTruthy();
    expect(screen.queryByText(/^Street not given/)).toBeNull();
  });

  it("writes the phone number as it is written there, and calls the stored one", () => {
    showScreen(<ContactCard tender={agreement({ contact: { name: "Tomáš", phone: "+420777123456" } })} />);

    const call = screen.getByText("+420 777 123 456").closest("a");
    expect(call?.getAttribute("href")).toBe("tel:+420777123456");
  });

  it("leads to the section in which a missing phone number is added", () => {
    showScreen(<ContactCard tender={agreement()} />);

    expect(screen.getByRole("link", { name: "Add it" }).getAttribute("href")).toBe(
      "/account/profiles/client/update?tab=settings&section=personal",
    );
  });

  it("shows the agreed rate, and what it may come to", () => {
    showScreen(<ContactCard tender={agreement({ agreedPriceMinor: 9000, agreedRateMinor: 4500 })} />);

    expect(screen.getByText("€45 / h")).toBeTruthy();
    expect(screen.getByText("about €90")).toBeTruthy();
  });
});
