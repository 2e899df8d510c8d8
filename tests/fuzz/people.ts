// The people of a fuzzed market: they sign up through the API like everybody, and are replaced when they have left.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { z } from "zod";
import type { SignedInCaller } from "./document";
import { ADMIN_RIGHTS } from "@/lib/shared/actor";
import { FUZZ_PASSWORD } from "./hints";
import { type FuzzedWorld, type Member } from "./world";

/** How many of each role take part at a time. */
const CROWD: Record<SignedInCaller, number> = { CLIENT: 4, PRO: 6, ADMIN: 1 };

const account = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  user: z.object({ id: z.string() }),
});
const plans = z.object({ items: z.array(z.object({ id: z.string(), slug: z.string() })) });
const card = z.object({ paymentMethod: z.string() });
const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2090, cvc: "123" };

/** Where the market runs: its server and, for what only an operator can do, its database. */
export type FuzzedPlace = { url: string; databaseUrl: string };

export class FuzzedPeople {
  private made = 0;
  private readonly database: pg.Client;
  private constructor(
    private readonly place: FuzzedPlace,
    private readonly world: FuzzedWorld,
  ) {
    this.database = new pg.Client({ connectionString: place.databaseUrl });
  }

  static async open(place: FuzzedPlace, world: FuzzedWorld): Promise<FuzzedPeople> {
    const people = new FuzzedPeople(place, world);
    await people.database.connect();
    return people;
  }

  close(): Promise<void> {
    return this.database.end();
  }

  private async post(path: string, body: object, as?: Member): Promise<unknown> {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (as) headers.authorization = `Bearer ${as.accessToken}`;
    const answer = await fetch(this.place.url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text === "" ? null : (JSON.parse(text) as unknown);
  }

  /** A new account; only the database can make an admin or confirm an address at once. */
  private async signUp(role: SignedInCaller): Promise<Member> {
    const email = `crowd-${randomUUID()}@example.com`;
    const signUpRole = role === "PRO" ? "PRO" : "CLIENT";
    const names = { firstName: "Nora", lastName: "Berger", acceptTerms: true };
    const body = { role: signUpRole, email, password: FUZZ_PASSWORD, ...names };
    const { user, ...tokens } = account.parse(await this.post("/api/auth/sign-up", body));
    const sql =
      "UPDATE users SET email_confirmed_at = now(), role = $2::role, admin_rights = $3::admin_right[] WHERE id = $1";
    await this.database.query(sql, [user.id, role, role === "ADMIN" ? ADMIN_RIGHTS : []]);
    this.world.keepPerson(user.id);
    return { id: user.id, email, role, ...tokens };
  }

  /** Two of three PROs pay, so that offers are not used up at once. */
  private async settle(member: Member): Promise<void> {
    const address = { country: "AT", city: "Wien", latitude: 48.2, longitude: 16.37 };
    await this.post("/api/users/location", address, member);
    if (member.role !== "PRO" || ++this.made % 3 === 0) return;
    const answer = await fetch(`${this.place.url}/api/subscriptions/available`);
    const premium = plans.parse(await answer.json()).items.find(({ slug }) => slug === "premium");
    const { paymentMethod } = card.parse(await this.post("/api/dev/payments/methods", CARD, member));
    const body = { subscriptionId: premium?.id, paymentMethod };
    await this.post("/api/users/subscriptions/subscribeToStripe", body, member);
  }

  /** Signs those in again whose session has ended; their jobs would end with them. */
  private async bringBack(): Promise<void> {
    for (const { id, email, role } of this.world.leavers.splice(0)) {
      const body = { email, password: FUZZ_PASSWORD };
      // Their account or password is gone: a new member takes their place.
      const answer = await this.post("/api/auth/sign-in", body).catch(() => null);
      const signedIn = account.safeParse(answer);
      if (!signedIn.success) continue;
      const { accessToken, refreshToken } = signedIn.data;
      this.world.members.push({ id, email, role, accessToken, refreshToken });
    }
  }

  /** Fills the crowd, and makes as many members ready as will lose their session next. */
  async gather(ending: readonly SignedInCaller[]): Promise<void> {
    await this.bringBack();
    for (const [name, most] of Object.entries(CROWD)) {
      const role = name as SignedInCaller;
      while (this.world.members.filter((member) => member.role === role).length < most) {
        const member = await this.signUp(role);
        await this.settle(member);
        this.world.members.push(member);
      }
    }
    for (const role of ending) this.world.expendable.push(await this.signUp(role));
  }
}
