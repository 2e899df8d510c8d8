import { group, maybeString, text, type Params } from "./form";
import { declined, invalid } from "./refusal";
import type { Behaviour, PaymentMethod } from "./objects";
import type { World } from "./world";

type Card = { behaviour: Behaviour; brand: string; isRefusedAtOnce?: boolean };

/** Stripe's test cards (docs.stripe.com/testing) that the screens name, by what they do. */
const CARDS: Record<string, Card> = {
  "4242424242424242": { behaviour: "pays", brand: "visa" },
  "5555555555554444": { behaviour: "pays", brand: "mastercard" },
  "4000002760003184": { behaviour: "asks", brand: "visa" },
  "4000000000000341": { behaviour: "refuses", brand: "visa" },
  "4000000000000002": { behaviour: "refuses", brand: "visa", isRefusedAtOnce: true },
};

function add(world: World, number: string, { behaviour, brand, isRefusedAtOnce }: Card): PaymentMethod {
  const method = world.methods.add({
    id: world.newId("pm"),
    object: "payment_method",
    type: "card",
    customer: null,
    created: world.now,
    card: {
      brand,
      last4: number.slice(-4),
      exp_month: 12,
      exp_year: 2040,
    },
  });
  world.behaviours.set(method.id, behaviour);
  if (isRefusedAtOnce) world.refusedAtOnce.add(method.id);
  return method;
}

/** A card with the given behaviour and no customer: what Stripe's form in the browser creates. */
export function addCard(world: World, behaviour: Behaviour | "refused at once"): PaymentMethod {
  const isRefusedAtOnce = behaviour === "refused at once";
  const last4 = { pays: "4242", asks: "3184", refuses: "0341", processes: "7777", "fails later": "9995" };
  const does = isRefusedAtOnce ? "refuses" : behaviour;
  return add(world, last4[does], { behaviour: does, brand: "visa", isRefusedAtOnce });
}

/** POST /v1/payment_methods, as the browser sends it with the publishable key. */
export function createMethod(world: World, params: Params): PaymentMethod {
  const number = text(group(params, "card"), "number").replaceAll(/\D/g, "");
  const card = CARDS[number];
  if (!card) throw declined("incorrect_number", "Your card number is incorrect.");
  return add(world, number, card);
}

/** POST /v1/payment_methods/{id}/attach */
export function attachMethod(world: World, params: Params, id: string): PaymentMethod {
  const method = world.methods.find(id);
  const customer = world.customers.find(text(params, "customer"), "customer");
  if (method.customer && method.customer !== customer.id)
    throw invalid("The payment method you provided has already been attached to a customer.");
  if (world.refusedAtOnce.has(id)) throw declined("card_declined", "Your card was declined.");
  method.customer = customer.id;
  return method;
}

/** A payment method that belongs to this customer. */
export function findOwnMethod(world: World, params: Params, name: string, customer: string): string | null {
  const id = maybeString(params, name);
  if (!id) return null;
  const method = world.methods.find(id, name);
  if (method.customer === customer) return id;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    "resource_missing",
    name,
  );
}
