import { cleanup } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { field, sentTexts, show, type } from "./show-composer";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const REQUEST = "Your offer has expired. Would you renew it, please?";

function come(query: string) {
  window.history.replaceState(null, "", `/en/account/tenders/1/chat?${query}`);
  show();
}

it("begins the message with the request to renew, which can be changed before it goes", () => {
  come("proId=pro&ask=renew");
  expect(field().value).toBe(REQUEST);
  expect(sentTexts()).toEqual([]);
  // A reload after sending must not ask once more.
  expect(window.location.search).toBe("?proId=pro");
});

it("leaves a message alone that is being written", () => {
  come("proId=pro");
  type("One more question:");
  cleanup();
  come("proId=pro&ask=renew");
  expect(field().value).toBe("One more question:");
});

it("says nothing by itself in any other conversation", () => {
  come("proId=pro");
  expect(field().value).toBe("");
});
