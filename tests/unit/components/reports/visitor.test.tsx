import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { VisitorReportForm } from "@/components/reports/visitor/VisitorReportForm";
import { showScreen, signInAs } from "@/tests/support/screen";
import { listen } from "./listen";

const TENDER = "0195f0a0-0000-7000-8000-000000000001";

beforeEach(() => {
  cleanup();
  signInAs("bee", "PRO");
});

describe("the form of visitors", () => {
  const words = {
    address: "Address",
    category: "Category",
    words: "Words",
    name: "Name",
    email: "E-mail",
    whyEmail: "For the answer",
    choose: "Choose",
    submit: "Send",
    wrongAddress: "Not a tender",
    sending: "Sending",
    sentTitle: "It has arrived",
    sentText: "Thanks",
    network: "Offline",
    timeout: "Too slow",
    unexpected: "Broken",
  };
  const classes = {
    form: "",
    label: "",
    field: "",
    text: "",
    submit: "",
    failure: "",
    sent: "",
    sentTitle: "",
  };
  const show = () =>
    showScreen(
      <VisitorReportForm
        words={words}
        categories={[{ value: "SCAM", label: "Fraud" }]}
        maxText={1000}
        classes={classes}
      />,
    );
  const fill = (address: string) => {
    fireEvent.change(screen.getByLabelText("Address"), { target: { value: address } });
    fireEvent.change(screen.getByLabelText("Category"), { target: { value: "SCAM" } });
    fireEvent.submit(screen.getByRole("button", { name: "Send" }).closest("form")!);
  };

  it("says when the address is none of a tender", async () => {
    const sent = listen({});
    show();
    fill("https://example.com/somewhere");
    expect((await screen.findByRole("alert")).textContent).toBe("Not a tender");
    expect(sent).toEqual([]);
  });

  it("sends the tender of the address, and says that it has arrived", async () => {
    const sent = listen({ "/reports": {} });
    show();
    fill(`/de/tenders/${TENDER}`);
    expect(await screen.findByText("It has arrived")).toBeTruthy();
    expect(sent).toEqual([["/reports", { kind: "TENDER", targetId: TENDER, category: "SCAM", text: "" }]]);
  });

  it("sends name and e-mail address where a visitor gives them", async () => {
    const sent = listen({ "/reports": {} });
    show();
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: " Jana " } });
    fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "jana@example.cz" } });
    fill(`/de/tenders/${TENDER}`);
    expect(await screen.findByText("It has arrived")).toBeTruthy();
    expect(sent).toMatchObject([["/reports", { name: "Jana", email: "jana@example.cz", text: "" }]]);
  });
});
