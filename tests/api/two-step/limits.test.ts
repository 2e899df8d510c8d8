import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as disable } from "@/app/api/auth/two-step/disable/route";
import { resetRateLimit } from "@/lib/platform/server/http/rate-limit";
import { call } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";
import { tokenFromMailTo } from "@/tests/support/run-jobs";
import { answer, codeOf, refusalOf, stopClock, switchOn, ticketOf, wrongCode } from "./app";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";

let client: TestUser;
let secret: string;
let codes: string[];
/** Forgets what is counted for the address of all calls: only the codes of the account matter here. */
async function forgetCalls() {
  await resetRateLimit("signInIp", "unknown");
  await resetRateLimit("write", "unknown");
}

beforeEach(async () => {
  stopClock();
  await forgetCalls();
  client = await aClient();
  ({ secret, codes } = await switchOn(client));
});
afterEach(() => {
  vi.useRealTimers();
});

/** The status of so many wrong codes, whatever ticket each comes with. */
async function guess(times: number): Promise<number[]> {
  const ticket = await ticketOf(client);
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn++) seen.push((await answer(ticket, wrongCode(secret))).status);
  return seen;
}

describe("guessing the code", () => {
  it("stops after five wrong ones a minute, for the right one and for recovery codes too, and says when to come back", async () => {
    expect(await guess(6)).toEqual([422, 422, 422, 422, 422, 429]);

    const ticket = await ticketOf(client);
    const stopped = await answer(ticket, codeOf(secret));
    expect(refusalOf(stopped)).toEqual([429, "too_many_requests"]);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await answer(ticket, codes[0]!)).status).toBe(429);
    expect((await call(disable, { as: client, body: { code: codeOf(secret) } })).status).toBe(429);
    const other = await aClient();
    const elsewhere = await switchOn(other);
    expect((await answer(await ticketOf(other), codeOf(elsewhere.secret))).status).toBe(200);
  });

  it("cannot be outrun by asking many times at once", async () => {
    const ticket = await ticketOf(client);
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(ticket, wrongCode(secret))));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("stops for the day after a hundred", async () => {
    for (let minute = 0; minute < 20; minute++) {
      await guess(5);
      await resetRateLimit("secondStep", client.id);
      await forgetCalls();
    }
    const stopped = await answer(await ticketOf(client), codeOf(secret));
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(3600);

    // The owner sets a new password: who knew the old one can guess no more, and the codes count again.
    await call(forgotPassword, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);
    await call(changePassword, { body: { token, password: "long-enough-7" } });
    expect((await answer(await ticketOf(client), codeOf(secret))).status).toBe(200);
  });

  it("is forgotten after a right one", async () => {
    await guess(4);
    expect((await answer(await ticketOf(client), codeOf(secret))).status).toBe(200);
    expect(await guess(5)).toEqual([422, 422, 422, 422, 422]);
  });
});
