import { z } from "zod";
import type { FakeStripe } from "./fake-stripe";

const BEHAVIOURS = ["pays", "asks", "refuses", "processes", "fails later"] as const;

/** What another process may do to the fake, at `POST /__control/<name>` with a JSON body. */
const CONTROLS = {
  /** Creates a card as Stripe's form in the browser does: answers { id }. */
  card: control(
    z.object({ behaviour: z.enum([...BEHAVIOURS, "refused at once"]) }),
    (fake, { behaviour }) => ({
      id: fake.card(behaviour),
    }),
  ),
  turn: control(z.object({ paymentMethod: z.string(), behaviour: z.enum(BEHAVIOURS) }), (fake, options) =>
    fake.turn(options.paymentMethod, options.behaviour),
  ),
  /** The bank's answer about a payment. */
  bank: control(z.object({ clientSecret: z.string(), approve: z.boolean() }), (fake, options) =>
    fake.bank(options.clientSecret, options.approve),
  ),
  /** Advances the clock. */
  clock: control(z.object({ days: z.number().optional(), hours: z.number().optional() }), (fake, options) =>
    fake.pass(options),
  ),
  /** Advances the clock to a subscription's next renewal. */
  renew: control(z.object({ id: z.string() }), (fake, { id }) => fake.renew(id)),
  end: control(z.object({ id: z.string() }), (fake, { id }) => fake.end(id)),
  /** A subscription as it is now. */
  subscription: control(z.object({ id: z.string() }), (fake, { id }) => fake.subscription(id)),
};

type Control = (fake: FakeStripe, body: unknown) => object;

function control<T>(shape: z.ZodType<T>, run: (fake: FakeStripe, options: T) => object | void): Control {
  return (fake, body) => run(fake, shape.parse(body)) ?? {};
}

/** Lets other processes, such as a browser test, control the fake. */
export function offerControls(fake: FakeStripe): void {
  fake.wire.aside = ({ path }, body) => {
    const [, prefix, name = ""] = path.split("/");
    if (prefix !== "__control") return undefined;
    return CONTROLS[name as keyof typeof CONTROLS](fake, JSON.parse(body || "{}"));
  };
}

/** Delivers webhook events to a server at once, one after the other. */
export function deliverTo(fake: FakeStripe, webhookUrl: string): void {
  let last: Promise<unknown> = Promise.resolve();
  fake.onEvent((event) => {
    last = last.then(async () => {
      const { body, signature } = fake.sign(event);
      const headers = { "stripe-signature": signature, "content-type": "application/json" };
      await fetch(webhookUrl, { method: "POST", body, headers }).catch(() => undefined);
    });
  });
}
