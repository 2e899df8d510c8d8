import type { APIRequestContext } from "playwright/test";
import { appointmentList } from "@/lib/appointments/schema";
import { disputeList, type DisputeView } from "@/lib/disputes/schema";
import { conversationListView } from "@/lib/chat/schema";
import type { ProposalStatus } from "@/lib/offers/proposals/constants";
import { offerList } from "@/lib/offers/schema";
import { invoiceList } from "@/lib/subscriptions/schema";
import type { TenderStatus } from "@/lib/tenders/machine";
import { tenderList, type TenderCardView } from "@/lib/tenders/schema/view";
import { DEMO_PASSWORD } from "@/lib/shared/config";
import { CLIENTS } from "@/prisma/seed/people/clients";
import { callAs } from "../support/e2e-market";
import { aClient, aDemoUser, aNewcomer, aPro, signedInAs, type E2eUser } from "../support/e2e-people";

/**
 * The viewers of a screen. A new visitor has not answered the cookie banner; new users own nothing, a newcomer has
 * not confirmed the address yet; the disputant is the
 * client of a job in dispute.
 */
export const VIEWERS = [
  "visitor",
  "newVisitor",
  "client",
  "pro",
  "admin",
  "newClient",
  "newPro",
  "newcomer",
  "disputant",
] as const;
export type Viewer = (typeof VIEWERS)[number];
type Member = Exclude<Viewer, "visitor" | "newVisitor">;

/** The ids and names in the addresses of the demo market. */
export type Market = {
  users: Record<Member, E2eUser>;
  /** The client's tenders: without offers, with offers, then the later states. */
  posted: Record<"quiet" | "offered" | "accepted" | "completed" | "canceled", string>;
  /** Tenders by their relation to the PRO. */
  found: Record<"open" | "applied" | "accepted" | "completed", string>;
  /** The longest conversation of the client. */
  conversation: { tenderId: string; proId: string };
  /** Of the client's tender with offers: whose offer has an open proposal, and who has answered one. */
  negotiation: Record<"open" | "answered", { tenderId: string; proId: string }>;
  /** Of the PRO: what is agreed with a client. */
  appointment: { tenderId: string; proId: string };
  dispute: { id: string; tenderId: string };
  invoiceId: string;
};

async function tendersOf(request: APIRequestContext, user: E2eUser, list: string): Promise<TenderCardView[]> {
  return tenderList.parse(await callAs(request, user, "GET", list)).items;
}

function idOf(tenders: TenderCardView[], what: string, fits: (tender: TenderCardView) => boolean): string {
  const tender = tenders.find(fits);
  if (!tender) throw new Error(`the demo market has no tender that is ${what}`);
  return tender.id;
}

async function postedBy(request: APIRequestContext, client: E2eUser): Promise<Market["posted"]> {
  const tenders = await tendersOf(request, client, "/tenders/created-by-me");
  const ended = (status: TenderStatus) => idOf(tenders, status, (tender) => tender.status === status);
  const isNew = ({ status }: TenderCardView) => status === "NEW";
  return {
    quiet: idOf(tenders, "quiet", (tender) => isNew(tender) && tender.offerCount === 0),
    offered: idOf(tenders, "offered", (tender) => isNew(tender) && tender.offerCount > 1),
    accepted: ended("ACCEPTED"),
    completed: ended("COMPLETED"),
    canceled: ended("CANCELED"),
  };
}

async function foundBy(request: APIRequestContext, pro: E2eUser): Promise<Omit<Market["found"], "open">> {
  const tabs = ["applied", "accepted", "completed"] as const;
  const lists = await Promise.all(tabs.map((tab) => tendersOf(request, pro, `/tenders?tab=${tab}`)));
  const [applied = [], accepted = [], completed = []] = lists;
  const first = (tenders: TenderCardView[], what: string) => idOf(tenders, what, () => true);
  return {
    applied: first(applied, "applied"),
    accepted: first(accepted, "accepted"),
    completed: first(completed, "completed"),
  };
}

async function longestConversation(
  request: APIRequestContext,
  client: E2eUser,
): Promise<Market["conversation"]> {
  const { items } = conversationListView.parse(await callAs(request, client, "GET", "/conversations"));
  const [longest] = items.toSorted((one, other) => other.lastSeq - one.lastSeq);
  if (!longest) throw new Error("the demo market's client talks with nobody");
  return { tenderId: longest.tenderId, proId: longest.proId };
}

async function agreedBy(request: APIRequestContext, pro: E2eUser): Promise<Market["appointment"]> {
  const { items } = appointmentList.parse(await callAs(request, pro, "GET", "/appointments"));
  const agreed = items.find(({ status }) => status === "CONFIRMED");
  if (!agreed) throw new Error("the demo market has no appointment that is agreed");
  return { tenderId: agreed.tenderId, proId: agreed.proId };
}

async function disputeOf(request: APIRequestContext, admin: E2eUser): Promise<DisputeView> {
  const { items } = disputeList.parse(await callAs(request, admin, "GET", "/disputes"));
  const [waiting] = items;
  if (!waiting) throw new Error("the demo market has no dispute in mediation");
  return waiting;
}

/** The client of a dispute of the demo market, signed in. */
function disputantOf(request: APIRequestContext, { client: { name } }: DisputeView): Promise<E2eUser> {
  const found = CLIENTS.find(({ firstName, lastName }) => name === `${firstName} ${lastName}`);
  if (!found) throw new Error(`the demo market has no client ${name}`);
  return signedInAs(request, { email: found.email, password: DEMO_PASSWORD }, "en");
}

async function negotiationOf(
  request: APIRequestContext,
  client: E2eUser,
  tenderId: string,
): Promise<Market["negotiation"]> {
  const { items } = offerList.parse(await callAs(request, client, "GET", `/tenders/${tenderId}/offers`));
  const proWith = (status: ProposalStatus) => {
    const offer = items.find(({ proposal }) => proposal?.status === status);
    if (!offer) throw new Error(`the demo market has no proposal that is ${status}`);
    return { tenderId, proId: offer.pro.id };
  };
  return { open: proWith("OPEN"), answered: proWith("ANSWERED") };
}

/** Signs every viewer in and collects the addresses of the demo market. Read-only. */
export async function learnMarket(request: APIRequestContext): Promise<Market> {
  const [client, pro, admin, newClient, newPro, newcomer] = await Promise.all([
    aDemoUser(request, "CLIENT", "en"),
    aDemoUser(request, "PRO", "en"),
    aDemoUser(request, "ADMIN", "en"),
    aClient(request, "en"),
    aPro(request, "en"),
    aNewcomer(request, { role: "CLIENT", lang: "en", firstName: "Jonas", lastName: "Wimmer" }),
  ]);
  const [posted, found, conversation, invoices] = await Promise.all([
    postedBy(request, client),
    foundBy(request, pro),
    longestConversation(request, client),
    callAs(request, pro, "GET", "/users/subscriptions/invoices"),
  ]);
  const invoiceId = invoiceList.parse(invoices).items[0]?.id ?? "";
  const dispute = await disputeOf(request, admin);
  return {
    users: {
      client,
      pro,
      admin,
      newClient,
      newPro,
      newcomer,
      disputant: await disputantOf(request, dispute),
    },
    posted,
    // Of the demo client: the newest in the PRO's list may be another test's, and gone by the time it is opened.
    found: { ...found, open: posted.quiet },
    conversation,
    negotiation: await negotiationOf(request, client, posted.offered),
    appointment: await agreedBy(request, pro),
    dispute,
    invoiceId,
  };
}
