import { generateSync } from "otplib";
import { vi } from "vitest";
import { POST as confirm } from "@/app/api/auth/two-step/confirm/route";
import { POST as secondStep } from "@/app/api/auth/two-step/route";
import { POST as setUp } from "@/app/api/auth/two-step/set-up/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { recoveryCodes, twoStepSetUp } from "@/lib/auth/two-step/schema";
import { call, read, type TestResponse } from "@/tests/support/call";
import { PASSWORD, type TestUser } from "@/tests/support/factories";

const STEP_MS = 30_000;

/** Stops the clock in the middle of a time step, so that "30 seconds off" means the neighbour of it. */
export function stopClock(): void {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ["Date"], now });
}

/** Lets so many seconds pass on the stopped clock. */
export function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** What an authenticator app shows whose clock is so many seconds ahead of the server's. */
export function codeOf(secret: string, secondsAhead = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + secondsAhead });
}

/** Six digits that no neighbouring time step has. */
export function wrongCode(secret: string): string {
  const right = [-60, -30, 0, 30, 60].map((ahead) => codeOf(secret, ahead));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code))!;
}

/** Status and code of a refusal, and what is wrong at which field. */
export function refusalOf({ status, body }: TestResponse<unknown>): unknown[] {
  const { code, errors = [] } = body as { code?: string; errors?: { path: string; code: string }[] };
  return [status, code, ...errors.map((issue) => `${issue.path}: ${issue.code}`)];
}

/** The status of each of several answers, the lowest first. */
export function statusesOf(answers: readonly TestResponse<unknown>[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}

/** Switches two-step sign-in on through its routes; the app's secret and the recovery codes. */
export async function switchOn(user: TestUser) {
  const begun = await call(setUp, { as: user, body: { currentPassword: PASSWORD } });
  const { secret } = read(twoStepSetUp, begun);
  const confirmed = await call(confirm, { as: user, body: { code: codeOf(secret) } });
  const codes = read(recoveryCodes, confirmed).recoveryCodes;
  // The code that has confirmed serves no more.
  pass(30);
  return { secret, codes };
}

/** The first step of a sign-in by password. */
export const firstStep = (user: TestUser) =>
  call<{ ticket?: string }>(signIn, { body: { email: user.email, password: PASSWORD } });

/** The ticket of a sign-in by password. */
export async function ticketOf(user: TestUser): Promise<string> {
  const { ticket } = (await firstStep(user)).body;
  if (!ticket) throw new Error("the sign-in asked for no second step");
  return ticket;
}

/** The second step of a sign-in. */
export const answer = (ticket: string, code: string) => call(secondStep, { body: { ticket, code } });
