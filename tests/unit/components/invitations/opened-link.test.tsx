import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InvitationLinkScreen } from "@/components/invitations/InvitationLinkScreen";
import { api } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import common from "@/messages/en/common.json";
import invitations from "@/messages/en/invitations.json";
import { A_TENDER_ID, showScreen, signInAs } from "@/tests/support/screen";

const replaced: string[] = [];
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ replace: (href: string) => replaced.push(href) }),
}));

beforeEach(() => {
  replaced.length = 0;
  signInAs("bee", "PRO");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const refuseWith = (status: number, code: string) =>
  vi.spyOn(api, "post").mockRejectedValue(new ApiError(status, { code }));
const DEAD = { name: invitations.opened.title };

it.each([
  ["is over", 410, "link_expired"],
  ["is opened by a client", 403, "wrong_role"],
  ["was cut off", 422, "validation_failed"],
])("says that a link leads nowhere which %s", async (_why, status, code) => {
  refuseWith(status, code);
  showScreen(<InvitationLinkScreen token="token" />);

  expect(await screen.findByRole("heading", DEAD)).toBeDefined();
  expect(screen.queryByRole("button", { name: common.failure.retry })).toBeNull();
});

it("says of any other failure that it failed, and tries again", async () => {
  refuseWith(500, "unexpected");
  showScreen(<InvitationLinkScreen token="token" />);
  const retry = await screen.findByRole("button", { name: common.failure.retry });
  expect(screen.queryByRole("heading", DEAD)).toBeNull();

  vi.spyOn(api, "post").mockResolvedValue({ data: { tenderId: A_TENDER_ID } });
  retry.click();

  await expect.poll(() => replaced).toEqual([`/account/tenders/${A_TENDER_ID}`]);
});
