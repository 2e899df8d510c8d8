// The people of a run, with sessions of their own, and how they call the API while it fails.
import { setTimeout as sleep } from "node:timers/promises";
import { signedIn } from "@/lib/auth/schema";
import type { Stage } from "./stage";

export type Person = { id: string; email: string; token: string };
/** The people of one job: who posts it, and two who send offers. */
export type Team = { client: Person; pros: readonly [Person, Person] };

const PASSWORD = "Lindenblüte-47";
const RETRY_MS = 100;
/** A call that is not answered for so long will not be. */
const GIVE_UP_MS = 180_000;
const HANGS_MS = 60_000;

/** What people met during a fault. */
export class Experience {
  /** The longest time until an answer came, whichever, in milliseconds. */
  longestMs = 0;
  /** The calls that were answered with 503, or whose connection ended without an answer. */
  readonly failed: string[] = [];

  add(sinceMs: number): void {
    this.longestMs = Math.max(this.longestMs, performance.now() - sinceMs);
  }
}

type Asked = { method: "GET" | "POST" | "PATCH"; path: string; body?: object; as?: Person };
const write = (body?: object) => (body instanceof FormData ? body : body && JSON.stringify(body));
export type Answer = { status: number; body: unknown };
export type Call = (asked: Asked) => Promise<Answer>;

const read = (text: string): unknown => (text === "" ? null : JSON.parse(text));

/**
 * A call as a browser with retries makes it: the same request with the same idempotency key, to either process, until
 * it is answered with anything but 503.
 */
export function caller(stage: Stage, experience: Experience, isProxied = false): Call {
  const doors = stage.doors(isProxied);
  return async ({ method, path, body, as }) => {
    const headers = {
      ...(!(body instanceof FormData) && { "Content-Type": "application/json" }),
      "Idempotency-Key": crypto.randomUUID(),
      ...(as && { Authorization: `Bearer ${as.token}` }),
    };
    const giveUpAt = Date.now() + GIVE_UP_MS;
    while (Date.now() < giveUpAt) {
      const since = performance.now();
      const signal = AbortSignal.timeout(HANGS_MS);
      const door = doors[Math.floor(Math.random() * doors.length)];
      const answer = await fetch(`${door}/api${path}`, {
        method,
        headers,
        signal,
        body: write(body),
      })
        .then(async (response) => ({ status: response.status, body: read(await response.text()) }))
        // Killed in the middle of it, or not started yet.
        .catch((error: unknown) => ({ status: 503, body: String(error) }));
      experience.add(since);
      if (answer.status !== 503) return answer;
      experience.failed.push(`${method} ${path}: ${JSON.stringify(answer.body)}`);
      await sleep(RETRY_MS);
    }
    throw new Error(`${method} ${path}: no answer within ${GIVE_UP_MS / 1000} s`);
  };
}

/** The answer to a call that must succeed. */
export async function done(answer: Promise<Answer>, what: string): Promise<unknown> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Signs up, with a device that gets pushes. */
export async function aPerson(stage: Stage, call: Call, role: "CLIENT" | "PRO"): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`;
  const names = { firstName: "Greta", lastName: "Aigner" };
  const body = { ...names, role, lang: "de", email, password: PASSWORD, acceptTerms: true };
  const answer = signedIn.parse(await done(call({ method: "POST", path: "/auth/sign-up", body }), "sign up"));
  // The mail with the link has gone; what it leads to is tested elsewhere.
  await stage.query("UPDATE users SET email_confirmed_at = now() WHERE email = $1", [email]);
  const person = { id: answer.user.id, email, token: answer.accessToken };
  const device = stage.services.push.aBrowser().subscription;
  await done(call({ method: "POST", path: "/push/subscriptions", as: person, body: device }), "device");
  return person;
}

/** New people. */
export async function aTeam(stage: Stage, call: Call): Promise<Team> {
  const [client, one, two] = [
    await aPerson(stage, call, "CLIENT"),
    await aPerson(stage, call, "PRO"),
    await aPerson(stage, call, "PRO"),
  ];
  return { client, pros: [one, two] };
}

/** The same people with new sessions: an access token does not last as long as a run. */
export async function signedInAgain(call: Call, { client, pros }: Team): Promise<Team> {
  const again = async (person: Person): Promise<Person> => {
    const body = { email: person.email, password: PASSWORD };
    const answer = await done(call({ method: "POST", path: "/auth/sign-in", body }), "sign in");
    return { ...person, token: signedIn.parse(answer).accessToken };
  };
  return { client: await again(client), pros: [await again(pros[0]), await again(pros[1])] };
}
