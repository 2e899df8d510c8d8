// What a field means where its schema does not say: ids that exist, addresses, texts with rules of their own.
import fc from "fast-check";
import { LANGUAGES } from "@/lib/i18n/languages";
import { chance, pickFrom, type Draw } from "./draw";
import { dayAhead, someText, type Hint } from "./from-schema";
import type { FuzzedWorld, Member, Thing, ThingKind } from "./world";

/** The password of everybody in a fuzzed market. */
export const FUZZ_PASSWORD = "fuzz-fuzz-1";

const ADDRESS = fc.record({
  country: fc.constantFrom("AT", "SK", "de"),
  city: fc.constantFrom("Wien", "Bratislava", "Košice", "Graz"),
  street: fc.option(someText(1, 40)),
  postcode: fc.constantFrom("1010", "81101", null),
  latitude: fc.double({ min: 47, max: 49, noNaN: true }),
  longitude: fc.double({ min: 13, max: 18, noNaN: true }),
});

const NAME = fc.constantFrom("Nora", "Tomáš", "Zoë", "O'Brien", "李", "Ján 2", "Ångström-Łuk");
const TOKEN = fc.stringMatching(/^[\w-]{43}$/);

const newEmail = fc.noBias(fc.uuid()).map((id) => `fuzz-${id}@example.com`);

const HALF_HOUR_MS = 30 * 60_000;
/** A moment on a full or half hour in the coming weeks. */
const moment = fc.integer({ min: 48, max: 1400 }).map((halfHours) => {
  const at = (Math.ceil(Date.now() / HALF_HOUR_MS) + halfHours) * HALF_HOUR_MS;
  return new Date(at).toISOString();
});
const TITLES = fc.constantFrom("Garden", "Küche", "Kert és ház", "Čištění");

/** Fields that mean the same in every operation. */
const PLAIN: Record<string, fc.Arbitrary<unknown>> = {
  password: fc.constant(FUZZ_PASSWORD),
  currentPassword: fc.constant(FUZZ_PASSWORD),
  acceptTerms: fc.constant(true),
  firstName: NAME,
  lastName: NAME,
  name: someText(2, 60),
  businessName: fc.constantFrom("Tidy GmbH", "Ács & Fiai", "3M"),
  phone: fc.constantFrom("+43 660 1234567", "00421 905 123 456", "+49(0)301234567", null),
  address: ADDRESS,
  country: fc.constantFrom("AT", "SK"),
  near: fc.constantFrom("48.2,16.37", "48.15,17.11", "-10.5,170"),
  withinKm: fc.integer({ min: 1, max: 500 }),
  remote: fc.constantFrom("true", "false", "1", "0"),
  streets: fc.constantFrom("true", "false"),
  query: fc.constantFrom("", "wien", "Bratislva", "ko", "Gra"),
  search: fc.oneof(fc.constantFrom("", "paint", "zahrada 2", "%", "_", "Küche"), someText(0, 100)),
  page: fc.oneof(fc.constantFrom(1, 1, 1, 2, 100)),
  startDate: dayAhead(1, 30),
  endDate: dayAhead(31, 60),
  from: dayAhead(-5, 10),
  to: dayAhead(10, 40),
  availableFrom: dayAhead(1, 40),
  budgetMinMinor: fc.integer({ min: 500, max: 50_000 }),
  budgetMaxMinor: fc.integer({ min: 50_000, max: 900_000 }),
  priceMinor: fc.integer({ min: 500, max: 90_000 }),
  materialsMinor: fc.integer({ min: 1, max: 90_000 }),
  estimatedHours: fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
  fromYear: fc.integer({ min: 1930, max: 2000 }),
  toYear: fc.integer({ min: 2000, max: 2100 }),
  fromMonth: fc.constantFrom("1999-01", "2010-12"),
  toMonth: fc.constantFrom("2011-01", "2024-12"),
  code: fc.constantFrom("en", "de", "hu", "cs", "sk", "fr"),
  text: someText(20, 300),
  message: someText(20, 400),
  number: fc.constantFrom("4242424242424242", "4242 4242 4242 4242", "4000002760003184", "4000000000000002"),
  expMonth: fc.integer({ min: 1, max: 12 }),
  expYear: fc.integer({ min: 2030, max: 2100 }),
  auth: fc.stringMatching(/^[\w-]{22}$/),
  p256dh: fc.stringMatching(/^B[\w-]{86}$/),
  nonce: TOKEN,
  stack: someText(0, 400),
  route: fc.constantFrom("/account/tenders", "/", "/x?y"),
  timeZone: fc.constantFrom("Europe/Vienna", "Asia/Tokyo"),
  times: fc.uniqueArray(moment, { minLength: 1, maxLength: 3 }),
  startsAt: moment,
  durationMinutes: fc.integer({ min: 1, max: 8 }).map((halfHours) => halfHours * 30),
  names: fc.record(Object.fromEntries(LANGUAGES.map((lang) => [lang, TITLES]))),
  // Left out: what fits depends on the service, or on a job done before.
  answers: fc.constant(undefined),
  firstFor: fc.constant(undefined),
};

type Here = { world: FuzzedWorld; as: Member | undefined; draw: Draw };

/** Mostly an own thing, sometimes one of another member. */
function idOf({ world, as, draw }: Here, kind: ThingKind): fc.Arbitrary<string> | undefined {
  const own = as ? world.thingsOf(kind, as.id) : [];
  const list: Thing[] = own.length > 0 && !chance(draw, 15) ? own : world.thingsOf(kind);
  return list.length > 0 ? fc.constantFrom(...list.map(({ id }) => id)) : undefined;
}

/** Own uploads, each at most once. */
function uploads({ world, as }: Here, kind: ThingKind): fc.Arbitrary<string[]> {
  const ids = as ? world.thingsOf(kind, as.id).map(({ id }) => id) : [];
  return fc.subarray(ids, { maxLength: Math.min(2, ids.length) });
}

const KINDS: Record<string, ThingKind> = {
  subcategoryId: "subcategories",
  subscriptionId: "plans",
  planId: "plans",
  paymentMethod: "paymentMethods",
  placeId: "places",
  publicId: "file:photos",
  frontId: "file:verifications",
  backId: "file:verifications",
  reviewId: "reviews",
  sessionId: "sessions",
  photoId: "photos",
  clientSecret: "clientSecrets",
};

function listHint(here: Here, name: string): fc.Arbitrary<unknown> | undefined {
  const { world, as } = here;
  if (name === "photoIds") return uploads(here, "file:tenders");
  if (name === "fileIds") return uploads(here, "file:files");
  if (name === "ids") {
    const ids = as ? world.thingsOf("notifications", as.id).map(({ id }) => id) : [];
    return ids.length > 0 ? fc.subarray(ids, { minLength: 1 }) : undefined;
  }
  if (name !== "subcategoryIds" && name !== "subcategorySlugs") return undefined;
  const subcategories = world
    .thingsOf("subcategories")
    .map(({ id, facts }) => (name === "subcategoryIds" ? id : facts.slug));
  return fc.subarray(subcategories, { maxLength: Math.min(3, subcategories.length) });
}

function mapHint(name: string, { world, draw }: Here): fc.Arbitrary<unknown> | undefined {
  if (name === "tenderId") return choiceOf([...world.tenders.keys()]);
  if (name === "offerId") return choiceOf([...world.offers.keys()]);
  if (name === "proId") return choiceOf([...world.offers.values()].map(({ proId }) => proId));
  if (name === "userId") return choiceOf([...world.people.keys()]);
  if (name === "categorySlug") return choiceOf([...world.slugs.keys()]);
  if (name === "subcategorySlug")
    return choiceOf(world.thingsOf("subcategories").map(({ facts }) => facts.slug));
  if (name === "email" && chance(draw, 20)) return choiceOf(world.members.map(({ email }) => email));
  return name === "email" ? newEmail : undefined;
}

const choiceOf = (list: unknown[]) => (list.length > 0 ? fc.constantFrom(...list) : undefined);

/** The hints for one request of a caller. */
export function hintsOf(world: FuzzedWorld, as: Member | undefined, draw: Draw): Hint {
  const here = { world, as, draw };
  const endpoint = fc.noBias(fc.uuid()).map((id) => `https://push.example.com/${id}`);
  return (name, schema) => {
    // A list of values says more than a name; a code of two-step sign-in is none of a language.
    if (schema.enum || (name === "code" && (schema.minLength ?? 0) > 2)) return undefined;
    if (name === "near" && schema.type === "integer")
      return choiceOf(world.thingsOf("places").map(({ id }) => Number(id)));
    if (schema.type === "boolean") return undefined;
    const kind = KINDS[name];
    if (kind) return idOf(here, kind);
    if (name === "endpoint" || name === "oldEndpoint")
      return chance(draw, 50) ? (idOf(here, "endpoints") ?? endpoint) : endpoint;
    return listHint(here, name) ?? mapHint(name, here) ?? PLAIN[name];
  };
}

/** The id in a path: by what stands before it in the address. */
export function pathId(here: Here, path: string): string | undefined {
  const { world, as, draw } = here;
  const kinds: [RegExp, ThingKind][] = [
    [/\/educations\//, "educations"],
    [/\/experiences\//, "experiences"],
    [/\/users\/verification\//, "verifications"],
    [/\/users\/subscriptions\/|\/renew/, "subscriptions"],
    [/\/api\/subscriptions\//, "plans"],
    [/\/invoices\//, "invoices"],
  ];
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  if (kind) {
    const ids = idOf(here, kind);
    return ids && draw(ids);
  }
  if (as && !chance(draw, 20)) return as.id;
  return pickFrom(draw, [...world.people.keys()]);
}
