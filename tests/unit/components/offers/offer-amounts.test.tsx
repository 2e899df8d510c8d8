import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { NewOffer } from "@/lib/offers/schema";
import offerForm from "@/messages/en/offer-form.json";
import { choose, MESSAGE, PRICE, show, showWithPrice, type } from "./offer-form";

afterEach(cleanup);

describe("the total of an offer before it is sent", () => {
  it("is what the client pays", () => {
    showWithPrice("1,250.50");
    expect(screen.getAllByText("€1,250.50").length).toBeGreaterThan(0);
  });

  it.each(["45 min", "0:45", "0.75"])("counts %s as three quarters of an hour", (hours) => {
    show({ start: { priceType: "HOURLY", materials: "CLIENT" } });
    type(offerForm.price.HOURLY, "15,-");
    type(offerForm.hours, hours);
    expect(screen.getAllByText("about €11.25").length).toBeGreaterThan(0);
  });

  it.each([
    ["WEEKLY", null, "about €260"],
    ["WEEKLY", "twiceWeekly", "about €520"],
    ["WEEKLY", "severalWeekly", "about €780 – 1,040"],
    ["BIWEEKLY", null, "about €130"],
    ["MONTHLY", null, null],
    ["NONE", null, null],
  ] as const)("says what a month costs of a job that is done %s (%s)", (repeats, value, month) => {
    const rhythm = { key: "rhythm", label: "How often", value, text: "" };
    show({ asked: { repeats, answers: [rhythm] }, start: { priceMinor: 6000 } });
    const said = screen.queryAllByText(/^about €/).map(({ textContent }) => textContent);
    expect(said).toEqual(month === null ? [] : [month]);
  });

  it("is asked about where 45 minutes of a visit were typed as hours", () => {
    const asked = { repeats: "WEEKLY", budgetType: "HOURLY", budgetMinMinor: 1500 } as const;
    show({
      asked,
      start: { priceType: "HOURLY", priceMinor: 1500, materials: "CLIENT", estimatedHours: 45 },
    });
    expect(screen.getByText(offerForm.manyHours.replace("{hours}", "45"))).toBeTruthy();
    expect(screen.queryByText(/Within the budget/u)).toBeNull();
  });

  it("is compared with the client's budget, however it comes about", () => {
    const asked = { budgetType: "FIXED", budgetMinMinor: 30_000 } as const;
    show({ asked, start: { priceType: "HOURLY", priceMinor: 4500, materials: "CLIENT" } });
    expect(screen.getByText("Anna’s budget: €300")).toBeTruthy();
    type(offerForm.hours, "8");
    expect(screen.getByText(/^Above the budget of €300/)).toBeTruthy();
    type(offerForm.hours, "6");
    expect(screen.getByText("Within the budget of €300")).toBeTruthy();
  });

  it.each(["abc", "0", "-5", "12345678901234567890"])(
    "is not shown for %j, which no offer can cost",
    (price) => {
      showWithPrice(price);
      expect(screen.queryByText(/€\d/)).toBeNull();
      expect(screen.queryByText(/NaN/)).toBeNull();
    },
  );
});

describe("what the price is of", () => {
  const { FIXED } = offerForm.price;
  const HOURLY = offerForm.price.HOURLY;
  const { EXTRA, CLIENT } = offerForm.materialKinds;
  const amount = (name: string) => screen.queryByLabelText(name);

  it("is chosen above the amount, whose name follows it", () => {
    show();
    const isBefore = screen.getByText(EXTRA).compareDocumentPosition(screen.getByLabelText(PRICE));
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

    choose(EXTRA);
    expect(amount(FIXED.EXTRA)).not.toBeNull();
    expect(amount(offerForm.materialsPrice)).not.toBeNull();
    choose(CLIENT);
    expect(amount(FIXED.CLIENT)).not.toBeNull();
    expect(amount(offerForm.materialsPrice)).toBeNull();
    choose(offerForm.priceTypes.HOURLY);
    expect(amount(offerForm.price.HOURLY)).not.toBeNull();
    expect(amount(offerForm.hours)).not.toBeNull();
    choose(offerForm.materialKinds.INCLUDED);
    expect(screen.getByText(offerForm.rateIncludes)).toBeTruthy();
  });

  it("is no question where a service uses no materials, until an offer says something of them", () => {
    const asked = { category: { id: "c", slug: "care", icon: "Pets", name: "Care" } };
    show({ asked });
    expect(amount(FIXED.ONLY)).not.toBeNull();
    expect(screen.queryByText(EXTRA)).toBeNull();
    cleanup();
    show({ asked, start: { materials: "EXTRA" } });
    expect(amount(FIXED.EXTRA)).not.toBeNull();
  });

  it("keeps the amounts that were typed, whichever kind is looked at meanwhile", () => {
    show({ start: { priceMinor: 45_000 } });
    choose(EXTRA);
    type(offerForm.materialsPrice, "50");
    choose(CLIENT);
    choose(EXTRA);
    expect(screen.getByLabelText<HTMLInputElement>(FIXED.EXTRA).value).toBe("450");
    expect(screen.getByLabelText<HTMLInputElement>(offerForm.materialsPrice).value).toBe("50");
  });

  it("keeps a price and a price per hour apart, and says the latter until hours are estimated", () => {
    showWithPrice("420", { inSheet: true });
    choose(offerForm.priceTypes.HOURLY);
    const rate = screen.getByLabelText<HTMLInputElement>(HOURLY);
    expect(rate.value).toBe("");
    type(HOURLY, "16");
    expect(screen.getByText("€16 / h")).toBeTruthy();
    choose(offerForm.priceTypes.FIXED);
    expect(screen.getByLabelText<HTMLInputElement>(FIXED.INCLUDED).value).toBe("420");
    choose(offerForm.priceTypes.HOURLY);
    expect(screen.getByLabelText<HTMLInputElement>(HOURLY).value).toBe("16");
  });

  it("says below the choice that the client provides the materials, where that was answered", () => {
    const answers = [{ key: "material", value: "there", label: "Materials", text: "I provide it" }];
    show({ asked: { answers } });
    expect(screen.getByText("Note: Anna provides the materials.")).toBeTruthy();
    choose(CLIENT);
    expect(screen.getByText("Anna provides the materials.")).toBeTruthy();
  });

  it("is said line by line only where the materials are extra", () => {
    showWithPrice("450");
    expect(screen.queryByText(offerForm.work)).toBeNull();
    expect(screen.getByText(offerForm.fee).nextSibling?.textContent).toBe("€0");
    choose(EXTRA);
    type(offerForm.materialsPrice, "50");
    expect(screen.getByText(offerForm.work)).toBeTruthy();
    expect(screen.getByText("€500")).toBeTruthy();
  });

  it("is not kept from being sent by what is wrong in a field that no longer shows", async () => {
    const sent: NewOffer[] = [];
    showWithPrice("450", { start: { message: MESSAGE }, onSubmit: (offer) => sent.push(offer) });
    choose(EXTRA);
    type(offerForm.materialsPrice, "about 50");
    choose(offerForm.materialKinds.INCLUDED);
    fireEvent.submit(screen.getByLabelText(PRICE));
    await waitFor(() => expect(sent).toMatchObject([{ priceMinor: 45_000, materialsMinor: null }]));
  });
});

describe("when an offer begins", () => {
  const dates = { dateType: "RANGE", startDate: "2030-12-03", endDate: "2030-12-13" } as const;
  const { withinDates, outsideDates, startWished } = offerForm;
  const days = "03 – 13 Dec 2030";

  it.each([
    ["2030-12-03", withinDates],
    ["2030-12-13", withinDates],
    ["2030-12-14", outsideDates],
    [null, startWished],
  ])("stands beside what the client wishes (%s)", (availableFrom, line) => {
    show({ asked: dates, start: { availableFrom } });
    expect(screen.getByText(line.replace("{days}", days))).toBeTruthy();
  });

  it("says so where the work ends after them", () => {
    show({ asked: dates, start: { availableFrom: "2030-12-12", durationDays: 5 } });
    expect(screen.getByText(/^Ends on 16 Dec 2030, after/u)).toBeTruthy();
  });
});
