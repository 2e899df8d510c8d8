// Jobs from the first word to the last, in the middle of faults, and what was acknowledged of each.
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { z } from "zod";
import { fixedId } from "@/lib/shared/ids";
import { aPerson, done, type Call, type Team } from "./people";
import type { Stage } from "./stage";

const PHOTO = sharp({ create: { width: 320, height: 240, channels: 3, background: "#f9ae0d" } })
  .png()
  .toBuffer();
/** How long a new BEE looks at the plans. */
const CHOOSES_MS = 2_000;

/** What was acknowledged of a deal. */
export type Deal = { title: string; tenderId: string; offerIds: string[]; acceptedId: string };

const refusal = z.object({ code: z.string() });
/** Of a tender or an offer what is needed here: an older release answers otherwise than the present one. */
const versioned = z.object({ id: z.string(), version: z.number() });

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

const fileView = z.object({ publicId: z.string() });

/** Uploads a photo for a tender. */
async function photograph(call: Call, { client }: Team): Promise<string> {
  const body = new FormData();
  body.append("rootFolder", "tenders");
  body.append("file", new Blob([await PHOTO], { type: "image/png" }), "kitchen.png");
  const sent = call({ method: "POST", path: "/files/upload/single", as: client, body });
  return fileView.parse(await done(sent, "photo")).publicId;
}

/** Posts a tender. */
export async function post(
  call: Call,
  { client }: Team,
  title: string,
  photoIds: string[] = [],
): Promise<string> {
  const asked = {
    method: "POST",
    path: "/tenders",
    as: client,
    body: { ...TENDER, title, photoIds },
  } as const;
  return versioned.parse(await done(call(asked), "post")).id;
}

/** Accepts both offers at the same moment; returns the one that was acknowledged. */
async function acceptOne(call: Call, { client }: Team, offers: z.infer<typeof versioned>[]): Promise<string> {
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
  const tenderId = await post(call, team, title, [await photograph(call, team)]);
  const path = `/tenders/${tenderId}`;
  const offers: z.infer<typeof versioned>[] = [];
  for (const as of pros) {
    const sent = call({ method: "POST", path: `${path}/offers`, as, body: OFFER });
    offers.push(versioned.parse(await done(sent, "offer")));
  }
  const acceptedId = await acceptOne(call, team, offers);
  const { version } = versioned.parse(await done(call({ method: "GET", path, as: client }), "read"));
  await done(call({ method: "PATCH", path: `${path}/finish`, as: client, body: { version } }), "finish");
  const winner = acceptedId === offers[0]?.id ? pros[0] : pros[1];
  const body = { rating: 5, text: "Alles wie besprochen." };
  for (const as of [client, winner])
    await done(call({ method: "POST", path: `${path}/feedback`, as, body }), "review");
  return { title, tenderId, offerIds: offers.map(({ id }) => id), acceptedId };
}

/** A new BEE pays for a plan; returns who that is. */
export async function buyPlan(stage: Stage, call: Call): Promise<string> {
  const as = await aPerson(stage, call, "PRO");
  await sleep(CHOOSES_MS);
  const paymentMethod = stage.services.stripe.card("pays");
  const body = { subscriptionId: fixedId("plan:standard"), paymentMethod };
  const answer = await call({ method: "POST", path: "/users/subscriptions/subscribeToStripe", as, body });
  // A try before that was not answered has bought it, and Stripe has reported so meanwhile.
  const isBought = refusal.safeParse(answer.body).data?.code === "plan_is_current";
  if (!isBought) await done(Promise.resolve(answer), "buy a plan");
  return as.id;
}
