import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { newId } from "@/lib/shared/ids";
import { grantOffers } from "@/lib/subscriptions/service/allowance";
import { actorOf, aClient, anAdmin, aPro, aTender, type TestUser } from "@/tests/support/factories";
import type { MarketRows, Rows } from "./database";
import { CLIENT, KINDS, newestDispute, notice, PROS, type Model } from "./model";

const HALF_HOUR_MS = 1_800_000;
const HOUR_MS = 3_600_000;

/** One tender of the product, and the people around it, by their numbers in the model. */
export type World = {
  market: MarketRows;
  actors: Actor[];
  tenderId: string;
  rows: Rows;
  /** A full half hour, between a quarter of an hour and three of them ahead: what appointments are counted from. */
  grid: number;
};

/**
 * The people of all walks: what they have besides the tender decides about none of its moves. They have so many offers
 * that the plan is never what refuses.
 */
export async function everybody(): Promise<TestUser[]> {
  const pros = [await aPro(), await aPro(), await aPro()];
  for (const { id } of pros) await transact(({ tx }) => grantOffers(tx, id, 100_000));
  return [...pros, await aClient(), await anAdmin(), await aClient()];
}

/** A tender that was just posted, and nothing else. */
export async function aWorld(market: MarketRows, people: readonly TestUser[]): Promise<World> {
  await market.clear();
  const { id: tenderId } = await aTender({ creatorId: people[CLIENT]!.id });
  const grid = Math.ceil((Date.now() + HALF_HOUR_MS / 2) / HALF_HOUR_MS) * HALF_HOUR_MS;
  return { market, actors: people.map(actorOf), tenderId, rows: await market.look(), grid };
}

export const actorIn = ({ actors }: World, who: number) => actors[who]!;

const ofPro = <R extends { proId: string }>({ actors }: World, rows: readonly R[] | null, pro: number) =>
  rows?.find(({ proId }) => proId === actors[pro]!.id);

/** What is not there has an id that no row has. */
export const nothing = () => ({ id: newId(), version: 1 });

export const offerIn = (world: World, pro: number) => ofPro(world, world.rows.offers, pro);
export const disputeIn = (world: World, pro: number) => ofPro(world, world.rows.disputes, pro);
export const questionIn = ({ rows }: World) => rows.questions?.at(-1) ?? nothing();
export const appointmentIn = ({ actors, rows }: World, pro: number, kind: number) =>
  rows.appointments?.find((each) => each.proId === actors[pro]!.id && each.kind === KINDS[kind]);

/** A full half hour so many hours from now on. */
export const timeIn = ({ grid }: World, hours: number) => new Date(grid + hours * HOUR_MS).toISOString();

const numberOf = ({ actors }: World, id: string | null) =>
  id === null ? null : actors.findIndex((actor) => actor.id === id);

/** The product's rows in the words of the model. */
export function asModelled(world: World) {
  const { tender, questions, reviews, events } = world.rows;
  const { status, version, price, extended, isReported } = tender;
  return {
    tender: {
      status,
      version,
      euros: price && price / 100,
      pro: numberOf(world, tender.proId),
      extended,
      isReported,
    },
    offers: PROS.map((pro) => {
      const offer = offerIn(world, pro);
      if (!offer) return null;
      const { proposal } = offer;
      return {
        status: offer.status,
        version: offer.version,
        euros: offer.price / 100,
        revisions: offer.revisions.length,
        proposal: proposal && [proposal.status, proposal.byPro, proposal.duringJob, proposal.price / 100],
      };
    }),
    appointments: PROS.map((pro) =>
      KINDS.map((_, kind) => {
        const row = appointmentIn(world, pro, kind);
        return row ? [row.status, row.version, numberOf(world, row.byId)] : null;
      }),
    ),
    disputes: PROS.map((pro) => {
      const row = disputeIn(world, pro);
      return row ? [row.status, row.version] : null;
    }),
    questions: questions?.map((each) => each.status) ?? [],
    reviews,
    events: events ?? [],
  };
}

/** The same of the model. */
export function modelled(model: Model): ReturnType<typeof asModelled> {
  const { status, version, euros, pro, extended, reportedAt } = model;
  return {
    tender: { status, version, euros, pro, extended, isReported: reportedAt !== null },
    offers: model.offers.map((offer) => {
      if (!offer) return null;
      const { proposal } = offer;
      return {
        status: offer.status,
        version: offer.version,
        euros: offer.euros,
        revisions: offer.revisions,
        proposal: proposal && [proposal.status, proposal.byPro, proposal.duringJob, proposal.euros],
      };
    }),
    appointments: model.appointments.map((ofKinds) =>
      ofKinds.map((each) => each && [each.status, each.version, each.by]),
    ),
    disputes: PROS.map((each) => {
      const dispute = newestDispute(model, each);
      return dispute && [dispute.status, dispute.version];
    }),
    questions: model.questions.map((each) => each.status),
    reviews: model.reviews.length,
    events: model.events.map(({ move }) => move),
  };
}

/** Who was notified of what between two looks, sorted. */
export function noticesSince(world: World, before: Rows): string[] {
  const known = new Set(before.notifications?.map(({ id }) => id));
  const added = world.rows.notifications?.filter(({ id }) => !known.has(id)) ?? [];
  return added.map(({ userId, type }) => notice(numberOf(world, userId)!, type)).toSorted();
}
