// Feeds the world with what answers name: ids, versions, links, tokens.
import type { SentRequest } from "./request";
import type { FuzzedWorld, ThingKind } from "./world";

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function absorbTender(world: FuzzedWorld, value: Fields): void {
  const { id, creatorId, recipientId, status, version } = value;
  if (typeof id !== "string" || typeof creatorId !== "string" || typeof version !== "number") return;
  const recipient = typeof recipientId === "string" ? recipientId : null;
  world.keepTender({ id, creatorId, recipientId: recipient, status: textOf(status), version });
}

function absorbOffer(world: FuzzedWorld, value: Fields): void {
  const { id, tenderId, pro, status, version } = value;
  if (typeof id !== "string" || typeof tenderId !== "string" || typeof version !== "number") return;
  if (!isFields(pro) || typeof pro.id !== "string") return;
  world.keepOffer({ id, tenderId, proId: pro.id, status: textOf(status), version });
}

/** Links that open a file or an archive carry a signature. */
function absorbUrl(world: FuzzedWorld, text: string, ownerId: string): void {
  const url = new URL(text, "http://localhost");
  const query = Object.fromEntries(url.searchParams);
  const file = /^\/api\/files\/([^/]+)$/.exec(url.pathname)?.[1];
  if (file) world.keepThing("fileUrls", file + url.search, ownerId, { publicId: file, query });
  const person = /^\/api\/users\/([^/]+)\/export\/download$/.exec(url.pathname)?.[1];
  if (person) world.keepThing("exportUrls", text, ownerId, { id: person, query });
}

/** Kinds of things by a field that only they have. */
const SIGNS: readonly { kind: ThingKind; is: (value: Fields) => boolean }[] = [
  { kind: "educations", is: ({ school }) => school !== undefined },
  { kind: "experiences", is: ({ fromMonth }) => fromMonth !== undefined },
  { kind: "reviews", is: ({ rating, author }) => rating !== undefined && author !== undefined },
  { kind: "notifications", is: ({ href, readAt }) => href !== undefined && readAt !== undefined },
  { kind: "sessions", is: ({ isCurrent, browser }) => isCurrent === false && browser !== undefined },
  { kind: "subscriptions", is: ({ paymentProviderId }) => paymentProviderId !== undefined },
  { kind: "plans", is: ({ offersPerMonth }) => offersPerMonth !== undefined },
  { kind: "verifications", is: ({ documentType, updatedAt }) => Boolean(documentType && updatedAt) },
  { kind: "invoices", is: ({ number, amountMinor }) => number !== undefined && amountMinor !== undefined },
];

function absorbFields(world: FuzzedWorld, value: Fields, ownerId: string): void {
  absorbTender(world, value);
  absorbOffer(world, value);
  const { id, photoId, url, role, paymentMethod, clientSecret, subcategories, slug } = value;
  if (typeof id === "string") {
    for (const { kind, is } of SIGNS) if (is(value)) world.keepThing(kind, id, ownerId, value);
    if (typeof role === "string") world.keepPerson(id);
  }
  if (typeof photoId === "string") world.keepThing("photos", photoId, ownerId);
  for (const link of [url, value.thumbnailURL, value.downloadUrl])
    if (typeof link === "string") absorbUrl(world, link, ownerId);
  if (typeof paymentMethod === "string") world.keepThing("paymentMethods", paymentMethod, ownerId);
  if (typeof clientSecret === "string") world.keepThing("clientSecrets", clientSecret, ownerId);
  if (typeof slug === "string" && Array.isArray(subcategories)) absorbCategory(world, slug, subcategories);
}

function absorbCategory(world: FuzzedWorld, slug: string, subcategories: unknown[]): void {
  world.slugs.set(slug, slug);
  for (const subcategory of subcategories) {
    if (!isFields(subcategory)) continue;
    const id = textOf(subcategory.id);
    if (id) world.keepThing("subcategories", id, "", { slug: subcategory.slug });
  }
}

/** `list` is what the things of an array are called; of the answer itself and its `items`, the address says it. */
function absorbDeep(world: FuzzedWorld, value: unknown, ownerId: string, list: string): void {
  if (!isFields(value)) return;
  if (!Array.isArray(value)) {
    absorbFields(world, value, ownerId);
    if (typeof value.id === "string") world.keepThing(`in:${list}`, value.id, ownerId, value);
  }
  for (const [name, inner] of Object.entries(value))
    absorbDeep(world, inner, ownerId, Array.isArray(value) || name === "items" ? list : name);
}

/** "appointments" of `/api/appointments/{appointmentId}` and of `/api/tenders/{tenderId}/appointments`. */
const lastName = (path: string) => path.split("/").findLast((part) => !part.startsWith("{")) ?? "";

/** The links of mails carry tokens, by which page they lead to. */
function absorbMails(world: FuzzedWorld, value: Fields): void {
  for (const mail of Array.isArray(value.items) ? (value.items as Fields[]) : []) {
    const headers = isFields(mail.headers) ? Object.values(mail.headers) : [];
    const addresses = [...(Array.isArray(mail.links) ? mail.links : []), ...headers].map(textOf);
    for (const [address] of addresses.join(" ").matchAll(/https?:\/\/[^\s<>]+/g)) {
      const url = new URL(address);
      const token = url.searchParams.get("token");
      if (token) world.keepThing(`token:${url.pathname.split("/").at(-1)}`, token, textOf(mail.to));
    }
  }
}

/** What only the request says: whose folder a file lies in, which provider an ID token is of. */
function absorbByRequest(
  world: FuzzedWorld,
  { operation, as, body, form }: SentRequest,
  value: unknown,
): void {
  const sent = isFields(body) ? body : {};
  const ownerId = as?.id ?? "";
  if (operation.path.startsWith("/api/files/upload/")) {
    const folder = form?.find(({ name }) => name === "rootFolder")?.value;
    for (const file of [value].flat() as Fields[])
      world.keepThing(`file:${folder}` as ThingKind, textOf(file.publicId), ownerId);
  }
  if (operation.path === "/api/dev/identity/token" && isFields(value))
    world.keepThing(`identity:${textOf(sent.provider)}`, textOf(value.idToken), "", sent);
  if (operation.path === "/api/dev/mailbox" && isFields(value)) absorbMails(world, value);
  if (operation.path === "/api/auth/sign-in" && isFields(value))
    world.keepThing("refreshTokens", textOf(value.refreshToken), ownerId);
  if (operation.path === "/api/push/subscriptions" && operation.method === "POST")
    world.keepThing("endpoints", textOf(sent.endpoint), ownerId, sent);
  // A new PRO with a subscription, in whatever state the card has brought it.
  if (operation.path.endsWith("/subscribeToStripe") && as) world.admit(as);
  if (operation.name === "POST /api/auth/change-email") world.keepThing("emailChanges", ownerId, ownerId);
  if (operation.path === "/api/places" && isFields(value))
    for (const place of value.items as Fields[])
      if (typeof place.placeId === "number") world.keepThing("places", String(place.placeId), "");
}

/** Takes in a successful answer. */
export function absorb(world: FuzzedWorld, request: SentRequest, value: unknown): void {
  absorbDeep(world, value, request.as?.id ?? "", lastName(request.operation.path));
  absorbByRequest(world, request, value);
}
