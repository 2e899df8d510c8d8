import {
  createCustomer,
  createPrice,
  createProduct,
  createTaxId,
  listPrices,
  listTaxIds,
  updateCustomer,
} from "./catalog";
import { attachMethod, createMethod } from "./cards";
import { intentOf } from "./billing";
import { maybeString, strings, type Params } from "./form";
import {
  confirmIntent,
  createCreditNote,
  listInvoices,
  payInvoice,
  previewCreditNote,
  voidOpenInvoice,
} from "./payments";
import { invalid, Refusal } from "./refusal";
import { createSchedule, releaseSchedule, updateSchedule } from "./schedules";
import { cancelSubscription, createSubscription, previewInvoice, updateSubscription } from "./subscriptions";
import type { StripeObject } from "./objects";
import type { World } from "./world";

type Answer = (world: World, params: Params, id: string) => object;

function listing(url: string, find: (world: World, params: Params) => StripeObject[]): Answer {
  return (world, params) => {
    const all = find(world, params);
    const limit = Number(maybeString(params, "limit") ?? 10);
    const after = all.findIndex(({ id }) => id === maybeString(params, "starting_after")) + 1;
    const data = all.slice(after, after + limit);
    return { object: "list", url, has_more: all.length > after + limit, data };
  };
}

const NOT_CANCELED = new Set(["incomplete", "active", "past_due", "trialing", "unpaid", "paused"]);

function listSubscriptions(world: World, params: Params): StripeObject[] {
  const customer = maybeString(params, "customer");
  const own = world.subscriptions.all().filter((one) => !customer || one.customer === customer);
  return own
    .filter(({ status }) => NOT_CANCELED.has(status) || maybeString(params, "status") === "all")
    .reverse();
}

/** The endpoints, by method and path; `*` is an id. */
const ENDPOINTS: Record<string, Answer> = {
  "GET /v1/products/*": (world, _, id) => world.products.find(id),
  "POST /v1/products": createProduct,
  "GET /v1/prices": listing("/v1/prices", listPrices),
  "POST /v1/prices": createPrice,
  "POST /v1/customers": createCustomer,
  "GET /v1/customers/*": (world, _, id) => world.customers.find(id),
  "POST /v1/customers/*": updateCustomer,
  "GET /v1/customers/*/tax_ids": (world, _, id) => ({
    object: "list",
    has_more: false,
    data: listTaxIds(world, id),
  }),
  "POST /v1/customers/*/tax_ids": createTaxId,
  "DELETE /v1/customers/*/tax_ids/*": (world, _, id) => {
    world.taxIds.remove(world.taxIds.find(id).id);
    return { id, object: "tax_id", deleted: true };
  },
  "POST /v1/payment_methods": createMethod,
  "GET /v1/payment_methods/*": (world, _, id) => world.methods.find(id),
  "POST /v1/payment_methods/*/attach": attachMethod,
  "GET /v1/subscriptions": listing("/v1/subscriptions", listSubscriptions),
  "POST /v1/subscriptions": createSubscription,
  "GET /v1/subscriptions/*": (world, _, id) => world.subscriptions.find(id),
  "POST /v1/subscriptions/*": updateSubscription,
  "DELETE /v1/subscriptions/*": cancelSubscription,
  "GET /v1/invoices": listing("/v1/invoices", listInvoices),
  "POST /v1/credit_notes": createCreditNote,
  "GET /v1/credit_notes/preview": previewCreditNote,
  "POST /v1/invoices/create_preview": previewInvoice,
  "POST /v1/invoices/*/pay": payInvoice,
  "POST /v1/invoices/*/void": voidOpenInvoice,
  "GET /v1/payment_intents/*": (world, _, id) => world.intents.find(id),
  "POST /v1/payment_intents/*/confirm": confirmIntent,
  "POST /v1/subscription_schedules": createSchedule,
  "POST /v1/subscription_schedules/*": updateSchedule,
  "POST /v1/subscription_schedules/*/release": releaseSchedule,
};

/** What a browser may request with the publishable key. */
const FOR_BROWSERS = [/^POST \/v1\/payment_methods$/, /^(GET|POST) \/v1\/payment_intents\//];

type Json = { [name: string]: unknown };

/** Expands an id to its object: `latest_invoice.confirmation_secret`, `data.customer`. */
function expand(world: World, answer: unknown, [first, ...rest]: string[]): void {
  if (Array.isArray(answer)) {
    for (const one of answer) expand(world, one, [first ?? "", ...rest]);
    return;
  }
  if (!first || typeof answer !== "object" || answer === null) return;
  const holder = answer as Json;
  if (first === "confirmation_secret") {
    const invoice = world.invoices.find(String(holder.id));
    holder[first] = { client_secret: intentOf(world, invoice).client_secret, type: "payment_intent" };
    return;
  }
  if (!(first in holder)) throw invalid(`This property cannot be expanded (${first}).`, undefined, "expand");
  const inner = holder[first];
  const found = typeof inner === "string" ? world.anyObject(inner) : undefined;
  if (found) holder[first] = structuredClone(found);
  expand(world, holder[first], rest);
}

/** Answers one request. Throws a Refusal. */
export function answer(
  world: World,
  method: string,
  path: string,
  params: Params,
  isBrowser: boolean,
): object {
  const name = `${method} ${path}`;
  if (isBrowser && !FOR_BROWSERS.some((allowed) => allowed.test(name)))
    throw new Refusal(401, { type: "invalid_request_error", message: "This API call needs a secret key." });
  const parts = path.split("/");
  // "", "v1", the kind, its id, what belongs to it, the id of that.
  const pattern = parts.map((part, index) => (index === 3 || index === 5 ? "*" : part)).join("/");
  const endpoint = ENDPOINTS[name] ?? ENDPOINTS[`${method} ${pattern}`];
  if (!endpoint)
    throw new Refusal(404, { type: "invalid_request_error", message: `Unrecognized request URL (${name}).` });
  const made = structuredClone(endpoint(world, params, parts[5] ?? parts[3] ?? ""));
  for (const field of strings(params, "expand")) expand(world, made, field.split("."));
  return made;
}
