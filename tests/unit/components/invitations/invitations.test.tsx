import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InvitationNote } from "@/components/invitations/InvitationNote";
import { InviteBees } from "@/components/invitations/InviteBees";
import { OffersSection } from "@/components/offers/OffersSection";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { setToastHost } from "@/lib/platform/browser/reporting/toasts";
import type { InvitationView, Proposal } from "@/lib/invitations/schema";
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

vi.mock("@/lib/i18n/static-navigation", () => ({
  StaticLink: ({ children, href }: { children: React.ReactNode; href: string }) => (
    <a href={href}>{children}</a>
  ),
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

const aBee = (id: string, name: string) => ({
  ...anOfferView().pro,
  id,
  name,
  rating: { average: 4.8, count: 12 },
});
const AT = "2026-11-20T10:00:00.000Z";

function anInvitation(changes: Partial<InvitationView> = {}): InvitationView {
  return {
    id: "invitation",
    tenderId: A_TENDER_ID,
    pro: aBee("invited", "Eva Malá"),
    channel: "DIRECT",
    createdAt: AT,
    acceptedAt: null,
    declinedAt: null,
    declineReason: null,
    ...changes,
  };
}

function aProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    pro: aBee("proposed", "Jan Novák"),
    headline: null,
    distanceKm: 3,
    completedCount: 4,
    answerMinutes: 90,
    hasWorkedForClient: true,
    isKept: false,
    ...changes,
  };
}

const VIENNA = { country: "AT", city: "Wien", street: null, postcode: null };

function show(invitations: InvitationView[], left: number, proposals = [aProposal()], isFirst = false) {
  answerWith({
    [`/tenders/${A_TENDER_ID}/invitations`]: { items: invitations, left },
    [`/tenders/${A_TENDER_ID}/proposals`]: { subcategory: "Painting", items: proposals },
  });
  const tender = aTenderView({ isRemote: false, address: VIENNA });
  return showScreen(<InviteBees tender={tender} isFirst={isFirst} />);
}

const honey = () => [...document.querySelectorAll('[data-variant="contained"]')].map((it) => it.textContent);

it("has the best proposal in honey while nothing has come, else the search, and neither beside offers", async () => {
  const two = [aProposal(), aProposal({ pro: aBee("second", "Ida Nagy") })];
  show([], 5, two, true);
  expect(await screen.findAllByText("Invite")).toHaveLength(2);
  expect(honey()).toEqual(["Invite"]);
  cleanup();

  show([], 5, [], true);
  await waitFor(() => expect(honey()).toEqual(["Look for BEEs"]));
  cleanup();

  show([], 5, two);
  await screen.findAllByText("Invite");
  expect(honey()).toEqual([]);
});

it("says why a BEE is proposed, and what became of those who are invited", async () => {
  show([anInvitation({ declinedAt: AT, declineReason: "TOO_FAR" })], 4);

  const proposed = await screen.findByRole("list", { name: "BEEs who fit" });
  expect(
    within(proposed).getByText("You have worked together · 3 km · answers within 2 hours · does “Painting”"),
  ).toBeTruthy();
  expect(within(proposed).getByRole("img", { name: "4.8 of 5, 12 ratings" }).textContent).toBe("4.8 (12)");
  expect(within(proposed).getByRole("button", { name: "Invite Jan Novák" })).toBeTruthy();
  const invited = await screen.findByRole("list", { name: "Invited" });
  expect(within(invited).getByText("Not now: too far away")).toBeTruthy();
  expect(screen.getByText("4 invitations left")).toBeTruthy();
});

it("says that a BEE is invited, although the renewed proposals have taken the button away before the rest is renewed", async () => {
  const [proposals, invitations] = ["proposals", "invitations"].map((of) => `/tenders/${A_TENDER_ID}/${of}`);
  let renewTheRest = () => {};
  const later = new Promise<void>((resolve) => (renewTheRest = resolve));
  let isInvited = false;
  const items = () => (isInvited ? [] : [aProposal()]);
  accountAxios.defaults.adapter = async (config) => {
    if (config.method === "post") isInvited = true;
    else if (config.url === invitations && isInvited) await later;
    const data =
      config.url === proposals ? { subcategory: "Painting", items: items() } : { items: [], left: 5 };
    return { data, status: 200, statusText: "", headers: {}, config };
  };
  const said: string[] = [];
  const nothing = () => undefined;
  const host = { liveToast: nothing, error: nothing, closeErrors: nothing, trying: nothing };
  const forget = setToastHost({ ...host, toast: ({ text }) => said.push(text) });
  showScreen(<InviteBees tender={aTenderView({ isRemote: false, address: VIENNA })} />);

  fireEvent.click(await screen.findByRole("button", { name: "Invite Jan Novák" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Invite Jan Novák" })).toBeNull());
  renewTheRest();
  await waitFor(() => expect(said).toEqual(["Jan Novák is invited."]));
  forget();
});

it("offers no further invitation once five are sent, and all BEEs nearby and a link also where none is proposed", async () => {
  show([anInvitation()], 0);
  await screen.findByRole("list", { name: "BEEs who fit" });
  expect(screen.queryByRole("button", { name: /^Invite / })).toBeNull();
  expect(screen.queryByRole("link", { name: "Look for BEEs" })).toBeNull();
  cleanup();

  show([], 5, []);
  const { slug } = aTenderView().subcategory;
  const search = await screen.findByRole("link", { name: "Look for BEEs" });
  expect(search.getAttribute("href")).toBe(`/bees?service=${slug}&near=Wien`);
  expect(screen.getByRole("button", { name: "Create and copy a link" })).toBeTruthy();
});

it("asks the BEE for an answer, and no more once there is one", () => {
  const invitation = { id: "invitation", acceptedAt: null, declinedAt: null };
  const client = { ...aBee("client", "Nora B."), role: "CLIENT" as const };
  showScreen(<InvitationNote invitation={invitation} client={client} />);
  expect(screen.getByText("Nora B. would like an offer from you")).toBeTruthy();
  cleanup();

  showScreen(<InvitationNote invitation={{ ...invitation, declinedAt: AT }} client={client} />);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();

  showScreen(<InvitationNote invitation={{ ...invitation, acceptedAt: AT }} client={client} />);
  expect(screen.queryByText(/would like/)).toBeNull();
});

it("puts a pinned offer first, dear as it is", async () => {
  const [cheap, dear] = [aBee("cheap", "Cheap Bee"), aBee("dear", "Dear Bee")];
  const items = [
    anOfferView({ id: "1", pro: { ...anOfferView().pro, ...cheap }, totalMinor: 10_000 }),
    anOfferView({ id: "2", pro: { ...anOfferView().pro, ...dear }, totalMinor: 90_000, isPinned: true }),
  ];
  answerWith({ [`/tenders/${A_TENDER_ID}/offers`]: { items } });
  showScreen(<OffersSection tender={aTenderView({ offerCount: 2 })} />);

  const table = await screen.findByRole("region", { name: "Offers side by side" });
  const heads = within(table).getAllByRole("heading", { level: 3 });
  expect(heads.map((head) => head.textContent)).toEqual(["Dear Bee", "Cheap Bee"]);
});
