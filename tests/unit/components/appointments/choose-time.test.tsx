import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LazyAppointmentMessage } from "@/components/appointments/lazy-appointments";
import type { AppointmentView } from "@/lib/appointments/schema";
import { api } from "@/lib/platform/browser/api/api";
import { anOfferView, A_TENDER_ID, showScreen, signInAs } from "@/tests/support/screen";

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const TIMES = ["2999-12-01T08:00:00.000Z", "2999-12-02T08:00:00.000Z"];

const proposed = (options: string[]): AppointmentView => ({
  id: "a",
  tenderId: A_TENDER_ID,
  tenderTitle: "Paint the flat",
  proId: "pro",
  kind: "VISIT",
  status: "PROPOSED",
  options,
  isProposedByMe: false,
  startsAt: null,
  durationMinutes: 30,
  nextMinutes: null,
  note: null,
  clashes: [],
  showsAddress: false,
  place: "Wien",
  partner: anOfferView().pro,
  version: 1,
  createdAt: "2999-11-01T08:00:00.000Z",
  may: ["PICK", "DECLINE"],
});

const shows = async (options: string[]) => {
  const appointment = proposed(options);
  showScreen(
    <LazyAppointmentMessage
      appointment={appointment}
      isMine={false}
      isQuiet={false}
      onPropose={() => undefined}
    />,
  );
  return await screen.findByRole("button", { name: "Agree" });
};

describe("times to choose from", () => {
  it("are agreed to only once one of several is chosen", async () => {
    const patch = vi.spyOn(api, "patch").mockReturnValue(new Promise(() => undefined));
    fireEvent.click(await shows(TIMES));
    expect(screen.getByRole("alert").textContent).toBe("Choose the time that suits you.");
    expect(patch).not.toHaveBeenCalled();

    fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("need no choice where there is one", async () => {
    await shows(TIMES.slice(0, 1));
    expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true);
  });
});
