import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import offerForm from "@/messages/en/offer-form.json";
import validation from "@/messages/en/validation.json";
import { PRICE, show, type } from "./offer-form";

afterEach(cleanup);

describe("what an offer uses up of the plan", () => {
  const asked = { allowance: { left: 2, perPeriod: 3, renewsAt: "2026-12-31T12:00:00.000Z" } };
  const left = () => screen.queryByText(/2 (of 3 offers left until 31 December|offers left)/);

  it.each([true, false])("is said before it is sent, over a phone or not: %s", (inSheet) => {
    show({ asked, inSheet });
    expect(left()).not.toBeNull();
  });

  it("stands on a phone beside what sending costs and who reads it", () => {
    show({ asked, inSheet: true });
    expect(left()?.textContent).toBe("No fee. Only Anna sees your offer. Your plan has 2 offers left.");
  });

  it("is nothing where an offer is changed", () => {
    show({ asked, action: "change" });
    expect(left()).toBeNull();
  });
});

describe("what the client compares", () => {
  it("is asked in the order in which it is needed: the price, the message, then when and how long", () => {
    show();
    const message = screen.getByLabelText(new RegExp(`^${offerForm.message.replace("{name}", "Anna")}`));
    const days = screen.getByLabelText(new RegExp(`^${offerForm.days}`));
    const isBefore = (first: Node, second: Node) =>
      first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore(screen.getByLabelText(PRICE), message)).toBeTruthy();
    expect(isBefore(message, days)).toBeTruthy();
  });

  it("is the price beside the client's budget, where there is one", () => {
    show({ asked: { budgetType: "RANGE", budgetMinMinor: 6_000, budgetMaxMinor: 12_000 } });
    expect(screen.getByText(/budget: €60.+120/)).toBeTruthy();
    type(PRICE, "150");
    expect(screen.getByText(/^Above the budget of €60.+120/)).toBeTruthy();
    type(PRICE, "120");
    expect(screen.getByText(/^Within the budget of €60.+120/)).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByText(/budget/)).toBeNull();
  });
});

describe("what is optional", () => {
  const more = () => screen.getByRole("button", { name: offerForm.more });
  const slots = () => screen.queryByRole("group", { name: new RegExp(`^${offerForm.slots}`) });

  it("says before it is opened how long the offer stands", () => {
    show({ start: { validDays: 7 } });
    expect(screen.getByText("Time of day, files · valid for 7 days")).toBeTruthy();
    cleanup();
    show({ start: { validDays: 1 } });
    expect(screen.getByText("Time of day, files · valid for 1 day")).toBeTruthy();
  });

  it("waits behind one button, and says that it is optional", () => {
    show();
    expect(slots()).toBeNull();
    fireEvent.click(more());
    expect(more().getAttribute("aria-expanded")).toBe("true");
    expect(slots()?.textContent).toContain(offerForm.optional);
  });

  it("is shown while something in it is filled in, until it is folded", async () => {
    show({ start: { timeSlots: ["8:00-12:00"] } });
    expect(slots()).not.toBeNull();
    fireEvent.click(more());
    await waitFor(() => expect(slots()).toBeNull());
  });
});

it("says of every field what is missing when it is sent empty, hours among them", async () => {
  show({ start: { priceType: "HOURLY" } });
  fireEvent.click(screen.getByRole("button", { name: offerForm.send }));
  await screen.findByText(validation.offerMessage);
  expect(screen.getByText(/^Enter an amount such as/)).toBeTruthy();
  expect(screen.getAllByText(validation.required)).toHaveLength(1);
});

describe("the foot of the form on a phone", () => {
  it("says what the client pays beside the button that sends, and what is missing when it is pressed", async () => {
    show({ inSheet: true });
    expect(screen.queryByText("Anna pays")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: offerForm.send }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(PRICE)));

    type(PRICE, "450");
    expect((await screen.findAllByText("€450")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Anna pays").length).toBeGreaterThan(0);
    expect(screen.getAllByRole("button", { name: offerForm.send })).toHaveLength(1);
  });

  it("has room for price and button alone where an offer is changed: that costs nothing of the plan", () => {
    show({ inSheet: true });
    expect(screen.getByText(/^No fee/)).toBeTruthy();
    cleanup();

    show({ inSheet: true, action: "change" });
    expect(screen.queryByText(/^No fee/)).toBeNull();
  });
});
