// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClientTender } from "@/components/agreements/detail/ClientTender";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined, back: () => undefined }),
  usePathname: () => "/account/tenders/1",
}));

beforeEach(() => {
  signInAs("client", "CLIENT");
  answerWith({});
});
afterEach(cleanup);

it.each([
  ["1 BEE has", { viewCount: 1 }, "seen by 1 BEE"],
  ["3 BEEs have", { viewCount: 3 }, "seen by 3 BEEs"],
  ["no BEE has", { viewCount: 0 }, undefined],
  ["it is no longer open", { viewCount: 3, status: "CANCELED" }, undefined],
] satisfies [string, Partial<TenderView>, string?][])("says who has looked when %s", (_, view, words) => {
  showScreen(<ClientTender tender={aTenderView(view)} />);

  const head = document.querySelector("header")?.textContent ?? "";
  expect(/seen by \d BEEs?/.exec(head)?.[0]).toBe(words);
});
