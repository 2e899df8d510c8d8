import type Stripe from "stripe";
import { maybeFlag, maybeString, onlyKnown, text, strings, whole, words, group, type Params } from "./form";
import { invalid } from "./refusal";
import type { Customer, Price, Product } from "./objects";
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
  "expand",
] as const satisfies (keyof Stripe.CustomerCreateParams)[];

/** POST /v1/customers */
export function createCustomer(world: World, params: Params): Customer {
  onlyKnown(params, CUSTOMER);
  const customer = world.customers.add({
    id: world.newId("cus"),
    object: "customer",
    email: maybeString(params, "email") ?? null,
    name: maybeString(params, "name") ?? null,
    preferred_locales: strings(params, "preferred_locales"),
    metadata: words(params, "metadata"),
    created: world.now,
    invoice_settings: { default_payment_method: null },
  });
  world.emit("customer.created", customer);
  return customer;
}
