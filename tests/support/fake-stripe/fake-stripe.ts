import Stripe from "stripe";
import { addCard } from "./cards";
import { advance, renew } from "./clock";
import { answerOfBank, findBySecret } from "./payments";
import { endSubscription } from "./subscriptions";
import type { Behaviour, FakeEvent, Subscription } from "./objects";
import { Wire } from "./wire";
import { monthLater, World } from "./world";

export const SECRET_KEY = "sk_test_fake";
export const PUBLISHABLE_KEY = "pk_test_fake";
export const WEBHOOK_SECRET = "whsec_fake";

const DAY = 86_400;

/** A webhook request. */
export type Delivery = { body: string; signature: string };

/**
 * Stripe, as far as the product uses it: the real library talks to it over HTTP, it stores everything, and its clock
 * advances when a test says so. Its webhook events are queued until the test delivers them, in any order and as often
 * as it likes.
 */
export class FakeStripe {
  world = new World();
  readonly wire = new Wire(() => this.world, SECRET_KEY, PUBLISHABLE_KEY);
  /** Its address: STRIPE_API_URL. */
  url = "";

  async start(port = 0): Promise<this> {
    this.url = await this.wire.start(port);
    return this;
  }

  stop(): Promise<void> {
    return this.wire.stop();
  }

  /** Forgets customers, payments and requests; the catalogue stays. `daysAgo` sets its clock back. */
  reset({ daysAgo = 0 }: { daysAgo?: number } = {}): void {
    const { products, prices, onEvent } = this.world;
    this.world = new World();
    this.world.now -= daysAgo * DAY;
    this.world.onEvent = onEvent;
    for (const product of products.all()) this.world.products.add(product);
    for (const price of prices.all()) this.world.prices.add(price);
    this.wire.requests = [];
    this.wire.trouble = () => undefined;
  }

  /** Delivers webhook events at once. */
  onEvent(listener: (event: FakeEvent) => void): void {
    this.world.onEvent = listener;
  }

  /** A card without a customer, as Stripe's form in the browser creates it. Returns the id of its payment method. */
  card(behaviour: Behaviour | "refused at once"): string {
    return addCard(this.world, behaviour).id;
  }

  /** Changes the behaviour of a card. */
  turn(paymentMethod: string, behaviour: Behaviour): void {
    this.world.behaviours.set(paymentMethod, behaviour);
  }

  /** The user answers the bank's authentication of a payment. */
  bank(clientSecret: string, isApproved = true): void {
    answerOfBank(this.world, findBySecret(this.world, clientSecret), isApproved);
  }

  /** A subscription as it is now. */
  subscription(id: string | null | undefined): Subscription {
    return this.world.subscriptions.find(id ?? "");
  }

  /** All subscriptions, for counting. */
  subscriptionsOf(userId: string): Subscription[] {
    return this.world.subscriptions.all().filter(({ metadata }) => metadata.userId === userId);
  }

  /** Advances the clock. */
  pass({ hours = 0, days = 0 }: { hours?: number; days?: number }): void {
    advance(this.world, this.world.now + hours * 3600 + days * DAY);
  }

  /** Advances the clock to the next renewal of a subscription. */
  renew(id: string): void {
    const [item] = this.subscription(id).items.data;
    advance(this.world, item?.current_period_end ?? monthLater(this.world.now));
  }

  /** Renews one subscription now, whatever the clock: the others stay as they are. */
  renewNow(id: string): void {
    renew(this.world, this.subscription(id));
  }

  /** Ends a subscription as Stripe does when it stays unpaid, or as an admin does in its dashboard. */
  end(id: string): void {
    endSubscription(this.world, this.subscription(id));
  }

  /** Takes the events since the last call, in their order. */
  takeEvents(): FakeEvent[] {
    return this.world.events.splice(0);
  }

  /** Signs a webhook event, by default now and with the right secret. */
  sign(event: object, { secret = WEBHOOK_SECRET, ageSeconds = 0 } = {}): Delivery {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    return {
      body,
      signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
    };
  }
}
