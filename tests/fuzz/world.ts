// What exists in the market while it is fuzzed: people, and everything that answers have named.
import { pickFrom, type Draw } from "./draw";
import type { SignedInCaller } from "./document";

export type Member = {
  id: string;
  email: string;
  role: SignedInCaller;
  accessToken: string;
  refreshToken: string;
};

/** Things that are only known by their id (or token) and by the member who got to see it. */
export type ThingKind =
  | `file:${"photos" | "tenders" | "files" | "verifications"}`
  | `token:${string}`
  | `${"educations" | "experiences" | "photos" | "reviews" | "notifications"}`
  | `${"sessions" | "subscriptions" | "plans" | "subcategories" | "paymentMethods" | "clientSecrets"}`
  | `${"fileUrls" | "exportUrls" | "verifications" | "places" | "refreshTokens" | "invoices" | "endpoints" | "emailChanges"}`
  | `identity:${string}`
  /** What an answer lists under this name, or at the address that ends with it: "saved-searches", "appointments". */
  | `in:${string}`;
export type Thing = { id: string; ownerId: string; facts: Record<string, unknown> };

export type FuzzedTender = {
  id: string;
  creatorId: string;
  recipientId: string | null;
  status: string;
  version: number;
};
export type FuzzedOffer = { id: string; tenderId: string; proId: string; status: string; version: number };

/** Old things give way to new ones, so that picking stays quick and meets what is still alive. */
const MOST = 300;
const MOST_ALIKE = 12;

function keep<Value>(map: Map<string, Value>, id: string, value: Value): void {
  map.delete(id);
  map.set(id, value);
  for (const oldest of map.keys()) {
    if (map.size <= MOST) return;
    map.delete(oldest);
  }
}

/** The market as the fuzzer knows it. */
export class FuzzedWorld {
  readonly members: Member[] = [];
  /** Members for operations after which their session or account is gone; each is used once. */
  readonly expendable: Member[] = [];
  readonly leavers: Member[] = [];
  readonly tenders = new Map<string, FuzzedTender>();
  readonly offers = new Map<string, FuzzedOffer>();
  private readonly things = new Map<ThingKind, Map<string, Thing>>();
  /** Ids of people who are seen in answers, also of those who have left. */
  readonly people = new Map<string, string>();
  readonly slugs = new Map<string, string>();

  keepTender(tender: FuzzedTender): void {
    keep(this.tenders, tender.id, tender);
  }

  keepOffer(offer: FuzzedOffer): void {
    keep(this.offers, offer.id, offer);
  }

  keepPerson(id: string): void {
    keep(this.people, id, id);
  }

  keepThing(kind: ThingKind, id: string, ownerId: string, facts: Record<string, unknown> = {}): void {
    const known = this.things.get(kind) ?? new Map<string, Thing>();
    this.things.set(kind, known);
    // Others get to see it later; the first was the one who made it.
    keep(known, id, { id, ownerId: known.get(id)?.ownerId ?? ownerId, facts });
  }

  dropThing(kind: ThingKind, id: string): void {
    this.things.get(kind)?.delete(id);
  }

  thingsOf(kind: ThingKind, ownerId?: string): Thing[] {
    const all = [...(this.things.get(kind)?.values() ?? [])];
    return ownerId === undefined ? all : all.filter((thing) => thing.ownerId === ownerId);
  }

  memberOf(draw: Draw, role: SignedInCaller): Member | undefined {
    return pickFrom(
      draw,
      this.members.filter((member) => member.role === role),
    );
  }

  /** A member who will not be needed again; fails when none was made ready. */
  spend(role: SignedInCaller): Member {
    const at = this.expendable.findIndex((member) => member.role === role);
    const [member] = at < 0 ? [] : this.expendable.splice(at, 1);
    if (!member) throw new Error(`No ${role} is left for an operation that ends a session.`);
    return member;
  }

  /** A member joins the crowd; the oldest of the same role leaves it when it gets too large. */
  admit(member: Member): void {
    if (!this.members.includes(member)) this.members.push(member);
    const alike = this.members.filter(({ role }) => role === member.role);
    if (alike.length > MOST_ALIKE) this.members.splice(this.members.indexOf(alike[0]!), 1);
  }

  /** A member whose session has ended takes part no more, unless they can sign in again. */
  retire(member: Member): void {
    const at = this.members.indexOf(member);
    if (at < 0) return;
    this.members.splice(at, 1);
    this.leavers.push(member);
  }
}
