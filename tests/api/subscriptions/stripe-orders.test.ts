import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { processWebhookEvent } from "@/lib/subscriptions/service/webhook-events";
import { aPro, type TestUser } from "@/tests/support/factories";
import { createCustomer } from "@/tests/support/fake-stripe/catalog";
import { attachMethod } from "@/tests/support/fake-stripe/cards";
import { payInvoice } from "@/tests/support/fake-stripe/payments";
import { createSubscription, updateSubscription } from "@/tests/support/fake-stripe/subscriptions";
import type { FakeEvent } from "@/tests/support/fake-stripe/objects";
import { deliver, fake, openShop, premium, standard } from "./stripe-shop";

openShop();

const AT_ONCE = 12;
const MINUTES = 6;

function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, index) =>
    ordersOf(things.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** A seeded random generator: the same numbers in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The life of one subscription at Stripe; it advances only when a test lets it. */
class Life {
  readonly events: FakeEvent[] = [];
  private readonly card = fake.card("pays");
  private readonly customer: string;
  private subscriptionId = "";
  private steps = 0;

  constructor(private readonly userId: string) {
    this.customer = createCustomer(fake.world, { metadata: { userId } }).id;
    attachMethod(fake.world, { customer: this.customer }, this.card);
  }

  private priceOf(planId: string): string {
    return fake.world.prices.all().find(({ metadata }) => metadata.planId === planId)?.id ?? "";
  }

  private begin(): void {
    const { id } = createSubscription(fake.world, {
      customer: this.customer,
      items: [{ price: this.priceOf(standard) }],
      default_payment_method: this.card,
      metadata: { userId: this.userId, planId: standard },
    });
    this.subscriptionId = id;
  }

  private upgrade(): void {
    const item = fake.subscription(this.subscriptionId).items.data[0]?.id ?? "";
    const items = [{ id: item, price: this.priceOf(premium) }];
    updateSubscription(fake.world, { items, payment_behavior: "pending_if_incomplete" }, this.subscriptionId);
  }

  private fail(): void {
    fake.turn(this.card, "refuses");
    fake.renewNow(this.subscriptionId);
  }

  private pay(): void {
    fake.turn(this.card, "pays");
    payInvoice(fake.world, {}, fake.subscription(this.subscriptionId).latest_invoice ?? "");
  }

  private keep(...types: FakeEvent["type"][]): void {
    const events = fake.takeEvents();
    this.events.push(...types.map((type) => events.findLast((event) => event.type === type)!));
  }

  /** Lets everything happen up to and including the event of this number. */
  reach(event: number): void {
    const moves: (() => void)[] = [
      () => (this.begin(), this.keep("customer.subscription.created", "invoice.paid")),
      () => (this.upgrade(), this.keep("customer.subscription.updated")),
      () => (this.fail(), this.keep("invoice.payment_failed")),
      () => (this.pay(), this.keep("customer.subscription.updated")),
      () => (fake.end(this.subscriptionId), this.keep("customer.subscription.deleted")),
    ];
    while (this.events.length <= event) moves[this.steps++]?.();
  }
}

async function inParallel<T>(things: readonly T[], run: (thing: T) => Promise<unknown>): Promise<void> {
  const left = things.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const thing of left) await run(thing);
    }),
  );
}

/** Processes the pending webhook events of these users, several at once and in random order. */
async function workOff(): Promise<void> {
  const waiting = await db.webhookEvent.findMany({ where: { processedAt: null }, select: { id: true } });
  await inParallel(waiting, ({ id }) => processWebhookEvent({ newsId: id }));
}

/** What must be the same in the end, in whatever order the events arrived. */
const COMPARED = [
  "status",
  "planId",
  "pendingPlanId",
  "periodStart",
  "periodEnd",
  "cancelAtPeriodEnd",
  "pastDueSince",
  "card",
  "endedAt",
] as const;

async function stateOf({ id }: TestUser): Promise<string[]> {
  const rows = await db.userSubscription.findMany({ where: { userId: id } });
  return rows.map((row) => JSON.stringify(COMPARED.map((name) => row[name])));
}

it(
  "ends a life of six events in the same state in all 720 orders, with any of them repeated",
  async () => {
    const chance = chances(7);
    const orders = ordersOf([0, 1, 2, 3, 4, 5]);
    const runs = await Promise.all(
      orders.map(async (order) => {
        const pro = await aPro();
        return { pro, order, life: new Life(pro.id) };
      }),
    );

    for (const round of [0, 1, 2, 3, 4, 5]) {
      await inParallel(runs, async ({ order, life }) => {
        const number = order[round] ?? 0;
        // No event is delivered before it happened; other events may be delivered late.
        life.reach(number);
        await deliver(fake.sign(life.events[number]!));
        const repeated = order[Math.floor(chance() * (round + 1))] ?? 0;
        if (chance() < 0.2) await deliver(fake.sign(life.events[repeated]!));
      });
      if (round % 2 === 1) await workOff();
    }

    expect(orders).toHaveLength(720);
    const states = new Set<string>();
    await inParallel(runs, async ({ pro }) => {
      const rows = await stateOf(pro);
      expect(rows).toHaveLength(1);
      states.add(rows[0] ?? "");
    });
    expect([...states]).toEqual([
      expect.stringMatching(new RegExp(`^\\["CANCELED","${premium}",null,.*,false,null,`)),
    ]);
  },
  MINUTES * 60_000,
);
