import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { missing } from "./refusal";
import type {
  Behaviour,
  CreditNote,
  Customer,
  FakeEvent,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  Schedule,
  TaxId,
  Subscription,
  StripeObject,
} from "./objects";

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Objects of one kind by their ids, in creation order. */
export class Shelf<T extends StripeObject> {
  private readonly objects = new Map<string, T>();
  constructor(private readonly kind: string) {}

  add(object: T): T {
    this.objects.set(object.id, object);
    return object;
  }

  remove(id: string): void {
    this.objects.delete(id);
  }

  all(): T[] {
    return [...this.objects.values()];
  }

  maybe(id: string | null | undefined): T | undefined {
    return id ? this.objects.get(id) : undefined;
  }

  /** Throws Stripe's `resource_missing`; `param` names the parameter that the id came in. */
  find(id: string, param?: string): T {
    const object = this.objects.get(id);
    if (!object) throw missing(this.kind, id, param);
    return object;
  }
}

/** The whole state of the fake, with a clock of its own. */
export class World {
  /** In seconds, as Stripe counts. */
  now = nowSeconds();
  readonly products = new Shelf<Product>("product");
  readonly prices = new Shelf<Price>("price");
  readonly customers = new Shelf<Customer>("customer");
  readonly taxIds = new Shelf<TaxId>("tax_id");
  readonly methods = new Shelf<PaymentMethod>("PaymentMethod");
  readonly subscriptions = new Shelf<Subscription>("subscription");
  readonly invoices = new Shelf<Invoice>("invoice");
  readonly creditNotes = new Shelf<CreditNote>("credit_note");
  readonly intents = new Shelf<PaymentIntent>("payment_intent");
  readonly schedules = new Shelf<Schedule>("subscription_schedule");
  /** Events that the test has not taken yet. */
  events: FakeEvent[] = [];
  onEvent: (event: FakeEvent) => void = () => undefined;
  readonly behaviours = new Map<string, Behaviour>();
  /** Cards that the bank refuses when they are attached. */
  readonly refusedAtOnce = new Set<string>();
  /** The payment of every invoice, and the invoice of every payment. */
  readonly intentOfInvoice = new Map<string, string>();
  readonly invoiceOfIntent = new Map<string, string>();

  newId(prefix: string): string {
    return `${prefix}_${randomUUID().replaceAll("-", "").slice(0, 24)}`;
  }

  emit(type: Stripe.Event["type"], object: StripeObject): void {
    const event: FakeEvent = {
      id: this.newId("evt"),
      object: "event",
      api_version: Stripe.API_VERSION,
      type,
      created: this.now,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.onEvent(event);
  }

  /** The object with this id. */
  anyObject(id: string): StripeObject | undefined {
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
      const object = shelf.maybe(id);
      if (object) return object;
    }
    return undefined;
  }
}

/** The same day of the next month; its last day where there is no such day. */
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
