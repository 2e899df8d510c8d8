// Jobs from the first word to the last, in the middle of faults, and what was acknowledged of each.
import { z } from "zod";
import { fixedId } from "@/lib/shared/ids";
import { tenderView } from "@/lib/agreements/schema/tender-view";
import { done, type Call, type Team } from "./people";

/** What was acknowledged of a deal. */
export type Deal = { title: string; tenderId: string; offerIds: string[]; acceptedId: string };

const offerView = z.object({ id: z.string(), version: z.number() });

const TENDER = {
  subcategoryId: fixedId("subcategory:translation"),
  description: "Zwölf Seiten Mietvertrag, bis Ende des Monats, aus dem Tschechischen.",
  isRemote: true,
  dateType: "FLEXIBLE",
  budgetType: "OPEN",
  contentLang: "de",
};
const OFFER = {
  priceType: "FIXED",
  priceMinor: 24_000,
  materials: "INCLUDED",
  message: "Gern, ich übersetze solche Verträge jede Woche.",
  durationDays: 3,
};

/** Posts a tender. */
export async function post(call: Call, { client }: Team, title: string): Promise<string> {
  const asked = { method: "POST", path: "/tenders", as: client, body: { ...TENDER, title } } as const;
  return tenderView.parse(await done(call(asked), "post")).id;
}

/** Accepts both offers at the same moment; returns the one that was acknowledged. */
async function acceptOne(call: Call, { client }: Team, offers: z.infer<typeof offerView>[]): Promise<string> {
  const answers = await Promise.all(
    offers.map(async ({ id, version }) => {
      const path = `/offers/${id}/accept`;
      return { id, ...(await call({ method: "PATCH", path, as: client, body: { version } })) };
    }),
  );
  const accepted = answers.filter(({ status }) => status < 300);
  const [first] = accepted;
  if (!first || accepted.length > 1)
    throw new Error(`accepted ${accepted.length} of ${answers.length}: ${JSON.stringify(answers)}`);
  return first.id;
}

/** The whole life of a tender: posted, two offers, one accepted, finished, and a review by both. */
export async function deal(call: Call, team: Team, title: string): Promise<Deal> {
  const { client, pros } = team;
  const tenderId = await post(call, team, title);
  const path = `/tenders/${tenderId}`;
  const offers: z.infer<typeof offerView>[] = [];
  for (const as of pros) {
    const sent = call({ method: "POST", path: `${path}/offers`, as, body: OFFER });
    offers.push(offerView.parse(await done(sent, "offer")));
  }
  const acceptedId = await acceptOne(call, team, offers);
  const { version } = tenderView.parse(await done(call({ method: "GET", path, as: client }), "read"));
  await done(call({ method: "PATCH", path: `${path}/finish`, as: client, body: { version } }), "finish");
  const winner = acceptedId === offers[0]?.id ? pros[0] : pros[1];
  const body = { rating: 5, text: "Alles wie besprochen." };
  for (const as of [client, winner])
    await done(call({ method: "POST", path: `${path}/feedback`, as, body }), "review");
  return { title, tenderId, offerIds: offers.map(({ id }) => id), acceptedId };
}
