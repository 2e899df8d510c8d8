import type { APIRequestContext } from "playwright/test";
import { conversationList } from "@/lib/chat/schema";
import { invoiceList } from "@/lib/subscriptions/schema";
import type { TenderStatus } from "@/lib/tenders/machine";
import { tenderList, type TenderCard } from "@/lib/tenders/schema/view";
import { callAs } from "../support/e2e-market";
import { aClient, aDemoPerson, aPro, type Person } from "../support/e2e-people";

/** Everybody who may look at a screen. A new visitor has not answered the cookie banner; new people own nothing. */
export const VIEWERS = ["visitor", "newVisitor", "client", "pro", "admin", "newClient", "newPro"] as const;
export type Viewer = (typeof VIEWERS)[number];
type Member = Exclude<Viewer, "visitor" | "newVisitor">;

/** What the addresses of the demo market are made of. */
export type Market = {
  people: Record<Member, Person>;
  /** The client's tenders: without offers, with offers, then what became of others. */
  posted: Record<"quiet" | "offered" | "accepted" | "completed" | "canceled", string>;
  /** Tenders by what they are to the PRO. */
  found: Record<"open" | "applied" | "accepted" | "completed", string>;
  /** The longest conversation of the client. */
  talk: { tenderId: string; proId: string };
  invoiceId: string;
};

async function tendersOf(request: APIRequestContext, person: Person, list: string): Promise<TenderCard[]> {
  return tenderList.parse(await callAs(request, person, "GET", list)).items;
}

function idOf(tenders: TenderCard[], what: string, fits: (tender: TenderCard) => boolean): string {
  const tender = tenders.find(fits);
  if (!tender) throw new Error(`the demo market has no tender that is ${what}`);
  return tender.id;
}

async function postedBy(request: APIRequestContext, client: Person): Promise<Market["posted"]> {
  const tenders = await tendersOf(request, client, "/tenders/created-by-me");
  const ended = (status: TenderStatus) => idOf(tenders, status, (tender) => tender.status === status);
  const isNew = ({ status }: TenderCard) => status === "NEW";
  return {
    quiet: idOf(tenders, "quiet", (tender) => isNew(tender) && tender.offerCount === 0),
    offered: idOf(tenders, "offered", (tender) => isNew(tender) && tender.offerCount > 1),
    accepted: ended("ACCEPTED"),
    completed: ended("COMPLETED"),
    canceled: ended("CANCELED"),
  };
}

async function foundBy(request: APIRequestContext, pro: Person): Promise<Market["found"]> {
  const tabs = ["all", "applied", "accepted", "completed"] as const;
  const lists = await Promise.all(tabs.map((tab) => tendersOf(request, pro, `/tenders?tab=${tab}`)));
  const [all = [], applied = [], accepted = [], completed = []] = lists;
  const first = (tenders: TenderCard[], what: string) => idOf(tenders, what, () => true);
  return {
    open: idOf(all, "open", ({ ownOffer }) => !ownOffer),
    applied: first(applied, "applied"),
    accepted: first(accepted, "accepted"),
    completed: first(completed, "completed"),
  };
}

async function longestTalk(request: APIRequestContext, client: Person): Promise<Market["talk"]> {
  const { items } = conversationList.parse(await callAs(request, client, "GET", "/conversations"));
  const [longest] = items.toSorted((one, other) => other.lastSeq - one.lastSeq);
  if (!longest) throw new Error("the demo market's client talks with nobody");
  return { tenderId: longest.tenderId, proId: longest.proId };
}

/** Signs everybody in and finds out what the addresses of the demo market are. Looks, does not touch. */
export async function learnMarket(request: APIRequestContext): Promise<Market> {
  const [client, pro, admin, newClient, newPro] = await Promise.all([
    aDemoPerson(request, "CLIENT", "en"),
    aDemoPerson(request, "PRO", "en"),
    aDemoPerson(request, "ADMIN", "en"),
    aClient(request, "en"),
    aPro(request, "en"),
  ]);
  const [posted, found, talk, invoices] = await Promise.all([
    postedBy(request, client),
    foundBy(request, pro),
    longestTalk(request, client),
    callAs(request, pro, "GET", "/users/subscriptions/invoices"),
  ]);
  const invoiceId = invoiceList.parse(invoices).items[0]?.id ?? "";
  return { people: { client, pro, admin, newClient, newPro }, posted, found, talk, invoiceId };
}
