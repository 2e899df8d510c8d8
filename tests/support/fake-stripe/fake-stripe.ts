import Stripe from "stripe";
import { addCard } from "./cards";
import { advance, renew } from "./clock";
import { answerOfBank, findBySecret } from "./payments";
import { endSubscription } from "./subscriptions";
import type { Behaviour, FakeEvent, Subscription } from "./things";
import { Wire } from "./wire";
import { monthLater, World } from "./world";

export const SECRET_KEY = "sk_test_fake";
export const PUBLISHABLE_KEY = "pk_test_fake";
export const WEBHOOK_SECRET = "whsec_fake";

const DAY = 86_400;

/** A webhook as it arrives. */
export type Delivery = { body: string; signature: string };

/**
 * Stripe, as far as we use it: the real library talks to it over HTTP, it remembers everything, and its clock moves when
 * a test says so. What it tells is kept until the test delivers it, in any order and as often as it likes.
 */
export class FakeStripe {
  world = new World();
  readonly wire = new Wire(() => this.world, SECRET_KEY, PUBLISHABLE_KEY);
  /** Where it answers: STRIPE_API_URL. */
  url = "";

  async start(port = 0): Promise<this> {
    this.url = await this.wire.start(port);
    return this;
  }

  stop(): Promise<void> {
    return this.wire.stop();
  }

  /** Forgets customers, payments and what was asked; what it sells stays. `daysAgo` sets its clock back. */
  reset({ daysAgo = 0 }: { daysAgo?: number } = {}): void {
    const { products, prices, onEvent } = this.world;
    this.world = new World();
    this.world.now -= daysAgo * DAY;
    this.world.onEvent = onEvent;
    for (const product of products.all()) this.world.products.add(product);
    for (const price of prices.all()) this.world.prices.add(price);
    this.wire.asked = [];
    this.wire.trouble = () => undefined;
  }

  /** Hands over whatever happens, at once. */
  onEvent(hear: (event: FakeEvent) => void): void {
    this.world.onEvent = hear;
  }

  /** A card nobody has yet, as Stripe's form in the browser makes it. Returns the id of its payment method. */
  card(behaviour: Behaviour | "refused at once"): string {
    return addCard(this.world, behaviour).id;
  }

  /** From now on a card does something else. */
  turn(paymentMethod: string, behaviour: Behaviour): void {
    this.world.behaviours.set(paymentMethod, behaviour);
  }

  /** The bank asks its person about a payment, and they agree or do not. */
  bank(clientSecret: string, isApproved = true): void {
    answerOfBank(this.world, findBySecret(this.world, clientSecret), isApproved);
  }

  /** A subscription as it is now. */
  subscription(id: string | null | undefined): Subscription {
    return this.world.subscriptions.find(id ?? "");
  }

  /** Everybody's subscriptions, for counting. */
  subscriptionsOf(userId: string): Subscription[] {
    return this.world.subscriptions.all().filter(({ metadata }) => metadata.userId === userId);
  }

  /** Moves the clock on. */
  pass({ hours = 0, days = 0 }: { hours?: number; days?: number }): void {
    advance(this.world, this.world.now + hours * 3600 + days * DAY);
  }

  /** Moves the clock to the next day of payment of a subscription. */
  renew(id: string): void {
    const [item] = this.subscription(id).items.data;
    advance(this.world, item?.current_period_end ?? monthLater(this.world.now));
  }

  /** Renews one subscription now, whatever the clock says: the others stay where they are. */
  renewNow(id: string): void {
    renew(this.world, this.subscription(id));
  }

  /** Stripe gives up on a subscription that is not paid, or somebody ends it in its dashboard. */
  end(id: string): void {
    endSubscription(this.world, this.subscription(id));
  }

  /** Takes what happened since the last time, in its order. */
  takeEvents(): FakeEvent[] {
    return this.world.events.splice(0);
  }

  /** Signs an event, by default now and with the right secret. */
  sign(event: object, { secret = WEBHOOK_SECRET, ageSeconds = 0 } = {}): Delivery {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    return {
      body,
      signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
    };
  }
}
