import type Stripe from "stripe";
import { maybeFlag, maybeString, onlyKnown, text, strings, whole, words, group, type Params } from "./form";
import { invalid } from "./refusal";
import type { Customer, Price, Product, TaxId } from "./objects";
import type { World } from "./world";

/** POST /v1/products */
export function createProduct(world: World, params: Params): Product {
  onlyKnown(params, ["id", "name", "metadata", "expand"] satisfies (keyof Stripe.ProductCreateParams)[]);
  const id = maybeString(params, "id") ?? world.newId("prod");
  if (world.products.maybe(id)) throw invalid("Product already exists.", "resource_already_exists", "id");
  const metadata = words(params, "metadata");
  const name = text(params, "name");
  return world.products.add({ id, object: "product", name, active: true, metadata, created: world.now });
}

const PRICE = [
  "product",
  "currency",
  "unit_amount",
  "recurring",
  "tax_behavior",
  "metadata",
  "expand",
] as const satisfies (keyof Stripe.PriceCreateParams)[];

/** POST /v1/prices: monthly ones. */
export function createPrice(world: World, params: Params): Price {
  onlyKnown(params, PRICE);
  if (text(group(params, "recurring"), "interval") !== "month") throw invalid("The fake knows months only.");
  const price = world.prices.add({
    id: world.newId("price"),
    object: "price",
    active: true,
    currency: text(params, "currency"),
    unit_amount: whole(params, "unit_amount"),
    product: world.products.find(text(params, "product"), "product").id,
    metadata: words(params, "metadata"),
    created: world.now,
    tax_behavior: (maybeString(params, "tax_behavior") ?? "unspecified") as NonNullable<
      Price["tax_behavior"]
    >,
    recurring: { interval: "month", interval_count: 1 },
  });
  world.emit("price.created", price);
  return price;
}

/** GET /v1/prices */
export function listPrices(world: World, params: Params): Price[] {
  const product = maybeString(params, "product");
  const isActive = maybeFlag(params, "active");
  const all = world.prices.all().filter((price) => !product || price.product === product);
  return all.filter(({ active }) => isActive === undefined || active === isActive).reverse();
}

const CUSTOMER = [
  "email",
  "name",
  "preferred_locales",
  "metadata",
  "address",
  "expand",
] as const satisfies (keyof Stripe.CustomerCreateParams)[];

/** What both calls set; an empty string clears. */
function detailsOf(params: Params) {
  const address = words(params, "address");
  const part = (name: string) => address[name] || null;
  return {
    email: maybeString(params, "email") ?? null,
    name: maybeString(params, "name") ?? null,
    preferred_locales: strings(params, "preferred_locales"),
    metadata: words(params, "metadata"),
    address: {
      line1: part("line1"),
      line2: null,
      postal_code: part("postal_code"),
      city: part("city"),
      state: null,
      country: part("country"),
    },
  };
}

/** POST /v1/customers/{id} */
export function updateCustomer(world: World, params: Params, id: string): Customer {
  onlyKnown(params, CUSTOMER);
  const customer = Object.assign(world.customers.find(id), detailsOf(params));
  world.emit("customer.updated", customer);
  return customer;
}

const EU_VAT = /^(ATU\d{8}|DE\d{9}|HU\d{8}|CZ\d{8,10}|SK\d{10})$/;

/** POST /v1/customers/{id}/tax_ids */
export function createTaxId(world: World, params: Params, customer: string): TaxId {
  onlyKnown(params, ["type", "value", "expand"] satisfies (keyof Stripe.CustomerCreateTaxIdParams)[]);
  world.customers.find(customer);
  const value = text(params, "value");
  if (text(params, "type") !== "eu_vat" || !EU_VAT.test(value))
    throw invalid("Invalid value for eu_vat.", "tax_id_invalid", "value");
  const id = world.newId("txi");
  return world.taxIds.add({ id, object: "tax_id", type: "eu_vat", value, customer, created: world.now });
}

/** GET /v1/customers/{id}/tax_ids */
export function listTaxIds(world: World, customer: string): TaxId[] {
  return world.taxIds.all().filter((taxId) => taxId.customer === customer);
}

/** POST /v1/customers */
export function createCustomer(world: World, params: Params): Customer {
  onlyKnown(params, CUSTOMER);
  const customer = world.customers.add({
    id: world.newId("cus"),
    object: "customer",
    ...detailsOf(params),
    created: world.now,
    invoice_settings: { default_payment_method: null },
  });
  world.emit("customer.created", customer);
  return customer;
}
