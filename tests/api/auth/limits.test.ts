import { describe, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { POST as signUp } from "@/app/api/auth/sign-up/route";
import { call, type TestResponse } from "@/tests/support/call";
import { aClient, PASSWORD } from "@/tests/support/factories";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";
process.env.SIGN_UP_LIMIT = "1";

const from = (ip: string) => ({ headers: { "x-client-ip": ip } });
const wrong = (email: string, ip: string) =>
  call(signIn, { body: { email, password: "wrong-password-1" }, ...from(ip) });

async function statuses(
  times: number,
  ask: (turn: number) => Promise<TestResponse<unknown>>,
): Promise<number[]> {
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn++) seen.push((await ask(turn)).status);
  return seen;
}

describe("signing in too often", () => {
  it("stops after five tries a minute for one address from one place, and says when to come back", async () => {
    const client = await aClient();
    expect(await statuses(5, () => wrong(client.email, "10.0.0.1"))).toEqual([401, 401, 401, 401, 401]);
    const stopped = await call(signIn, {
      body: { email: client.email, password: PASSWORD },
      ...from("10.0.0.1"),
    });
    expect([stopped.status, stopped.body]).toMatchObject([429, { code: "too_many_requests" }]);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    const elsewhere = await call(signIn, {
      body: { email: client.email, password: PASSWORD },
      ...from("10.0.0.2"),
    });
    expect(elsewhere.status).toBe(200);
  });

  it("stops after twenty tries from one place, whatever the addresses", async () => {
    const seen = await statuses(21, (turn) => wrong(`guess-${turn}@example.com`, "10.0.0.3"));
    expect(seen.filter((status) => status === 401)).toHaveLength(20);
    expect(seen.at(-1)).toBe(429);
  });

  it("does not count against people who know their password", async () => {
    const client = await aClient();
    const right = () =>
      call(signIn, { body: { email: client.email, password: PASSWORD }, ...from("10.0.0.4") });
    expect(await statuses(8, right)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it("stops somebody who guesses the current password in an open session", async () => {
    const client = await aClient();
    const body = { currentPassword: "wrong-password-1", password: "another-one-8" };
    expect((await statuses(6, () => call(changePassword, { as: client, body }))).at(-1)).toBe(429);
  });
});

it("lets five people an hour sign up from one place", async () => {
  const newUser = (turn: number) => ({ ...NEW, email: `five-${turn}@example.com` });
  const seen = await statuses(6, (turn) => call(signUp, { body: newUser(turn), ...from("10.0.0.5") }));
  expect(seen).toEqual([201, 201, 201, 201, 201, 429]);
});

const NEW = { role: "PRO", password: "long-enough-7", firstName: "Eva", lastName: "Kiss", acceptTerms: true };
