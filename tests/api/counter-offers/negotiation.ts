import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { POST } from "@/app/api/offers/[offerId]/proposals/route";
import { GET as HISTORY } from "@/app/api/offers/[offerId]/revisions/route";
import { PATCH as CHANGE } from "@/app/api/offers/[offerId]/route";
import { PATCH as ANSWER } from "@/app/api/proposals/[proposalId]/route";
import { GET as LIST } from "@/app/api/tenders/[tenderId]/offers/route";
import type { OfferHistory } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import { call } from "@/tests/support/call";
import { anOfferBody, aTenderWithOffers, type Market, type TestUser } from "@/tests/support/factories";

export type Answer = OfferView & { code?: string; errors?: { path: string; code: string }[] };

const TERMS = {
  priceType: "FIXED",
  priceMinor: 40_000,
  estimatedHours: null,
  materials: "INCLUDED",
  materialsMinor: null,
  availableFrom: null,
  timeSlots: [],
  durationDays: null,
} as const;

const withKey = (key?: string) => (key ? { headers: { "idempotency-key": key } } : {});

/** The client proposes other terms: by default 400 € for an offer of 450 €. */
export const propose = (
  as: TestUser,
  { id, version }: Pick<OfferView, "id" | "version">,
  changes: object = {},
  key?: string,
) =>
  call<Answer>(POST, {
    as,
    params: { offerId: id },
    body: { ...TERMS, version, ...changes },
    ...withKey(key),
  });

/** An answer to the newest proposal of an offer. */
export const answer = (
  as: TestUser,
  { proposal, version }: Pick<OfferView, "proposal" | "version">,
  given: "ACCEPT" | "KEEP" | "WITHDRAW",
  key?: string,
) =>
  call<Answer>(ANSWER, {
    as,
    params: { proposalId: proposal?.id ?? "" },
    body: { answer: given, version },
    ...withKey(key),
  });

/** Its PRO changes the offer, which answers what is proposed. */
export const change = (as: TestUser, { id, version }: OfferView, changes: object) =>
  call<Answer>(CHANGE, { as, params: { offerId: id }, body: { ...anOfferBody(), version, ...changes } });

export const accept = (as: TestUser, { id, version }: Pick<OfferView, "id" | "version">) =>
  call<{ offer: OfferView; code?: string }>(ACCEPT, { as, params: { offerId: id }, body: { version } });

export const historyOf = async (as: TestUser, { id }: { id: string }) =>
  (await call<OfferHistory>(HISTORY, { as, params: { offerId: id } })).body;

export const offerOf = async (as: TestUser, { tender }: Market) => {
  const { body } = await call<{ items: OfferView[] }>(LIST, { as, params: { tenderId: tender.id } });
  const [offer] = body.items;
  if (!offer) throw new Error("the tender has no offer");
  return offer;
};

/** An open tender with one offer of 450 €. */
export async function anOpenOffer() {
  const market = await aTenderWithOffers(1);
  const [pro] = market.pros;
  const [offer] = market.offers;
  if (!pro || !offer) throw new Error("the market has no offer");
  return { market, client: market.client, tender: market.tender, pro, offer };
}

/** The same with an open proposal of 400 €; `offer` shows it. */
export async function aProposedOffer(changes: object = {}) {
  const open = await anOpenOffer();
  const { body } = await propose(open.client, open.offer, changes);
  return { ...open, offer: body };
}

/** How many answers came with each status, in order. */
export const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** 520 €. */
export const EXTRA_WORK = { priceMinor: 52_000 };

/** A job that runs for 450 €; `offer` is the accepted one. */
export async function aRunningJob() {
  const open = await anOpenOffer();
  const { body } = await accept(open.client, open.offer);
  return { ...open, offer: body.offer };
}

/** The same with an open proposal of 520 € by the BEE; `offer` shows it. */
export async function aJobWithExtraWork(changes: object = {}) {
  const job = await aRunningJob();
  const { body } = await propose(job.pro, job.offer, { ...EXTRA_WORK, ...changes });
  return { ...job, offer: body };
}
