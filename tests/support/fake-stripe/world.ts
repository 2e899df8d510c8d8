import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { missing } from "./refusal";
import type {
  Behaviour,
  Customer,
  FakeEvent,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  Schedule,
  Subscription,
  Thing,
} from "./things";

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Things of one kind by their ids, in the order they were made. */
export class Shelf<T extends Thing> {
  private readonly things = new Map<string, T>();
  constructor(private readonly kind: string) {}

  add(thing: T): T {
    this.things.set(thing.id, thing);
    return thing;
  }

  all(): T[] {
    return [...this.things.values()];
  }

  maybe(id: string | null | undefined): T | undefined {
    return id ? this.things.get(id) : undefined;
  }

  /** Throws Stripe's `resource_missing`; `param` names the parameter that the id came in. */
  find(id: string, param?: string): T {
    const thing = this.things.get(id);
    if (!thing) throw missing(this.kind, id, param);
    return thing;
  }
}

/** Everything the fake knows, with a clock of its own. */
export class World {
  /** In seconds, as Stripe counts. */
  now = nowSeconds();
  readonly products = new Shelf<Product>("product");
  readonly prices = new Shelf<Price>("price");
  readonly customers = new Shelf<Customer>("customer");
  readonly methods = new Shelf<PaymentMethod>("PaymentMethod");
  readonly subscriptions = new Shelf<Subscription>("subscription");
  readonly invoices = new Shelf<Invoice>("invoice");
  readonly intents = new Shelf<PaymentIntent>("payment_intent");
  readonly schedules = new Shelf<Schedule>("subscription_schedule");
  /** What happened and has not been taken by the test. */
  events: FakeEvent[] = [];
  onEvent: (event: FakeEvent) => void = () => undefined;
  readonly behaviours = new Map<string, Behaviour>();
  /** Cards that the bank knows no customer for: they are refused when they are attached. */
  readonly refusedAtOnce = new Set<string>();
  /** The payment of every bill, and the bill of every payment. */
  readonly intentOfInvoice = new Map<string, string>();
  readonly invoiceOfIntent = new Map<string, string>();

  newId(prefix: string): string {
    return `${prefix}_${randomUUID().replaceAll("-", "").slice(0, 24)}`;
  }

  tell(type: Stripe.Event["type"], thing: Thing): void {
    const event: FakeEvent = {
      id: this.newId("evt"),
      object: "event",
      api_version: Stripe.API_VERSION,
      type,
      created: this.now,
      data: { object: structuredClone(thing) },
    };
    this.events.push(event);
    this.onEvent(event);
  }

  /** Whatever has this id. */
  anything(id: string): Thing | undefined {
    const shelves = [
      this.products,
      this.prices,
      this.customers,
      this.methods,
      this.subscriptions,
      this.invoices,
      this.intents,
      this.schedules,
    ];
    for (const shelf of shelves) {
      const thing = shelf.maybe(id);
      if (thing) return thing;
    }
    return undefined;
  }
}

/** The same day of the next month; the last one where there is no such day. */
export function monthLater(seconds: number, anchor = seconds): number {
  const date = new Date(seconds * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const next = new Date(date);
  next.setUTCDate(1);
  next.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(day, last));
  return Math.floor(next.getTime() / 1000);
}
