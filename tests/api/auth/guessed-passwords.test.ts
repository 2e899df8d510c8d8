import { beforeEach, describe, expect, it } from "vitest";
import { POST as confirmEmail } from "@/app/api/auth/change-email/confirm/route";
import { POST as changeEmail } from "@/app/api/auth/change-email/route";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { jobs } from "@/lib/auth/jobs";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aClient, PASSWORD, type TestUser } from "@/tests/support/factories";
import { mailsTo, runJobs, tokenFromMailTo } from "@/tests/support/run-jobs";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";

let lastAddress = 0;

/** Every attempt comes from an address of its own, as from a botnet. */
function attempt(email: string, password: string, proof?: string) {
  lastAddress += 1;
  const ip = `10.${lastAddress >> 8}.${lastAddress & 255}.1`;
  return call<{ code?: string }>(signIn, {
    body: { email, password, proof },
    headers: { "x-client-ip": ip },
  });
}

const guess = (email: string) => attempt(email, "wrong-password-1");

/** Guesses until the account is challenged, as fast as the pauses allow; how many were judged. */
async function guessOn(email: string): Promise<number> {
  for (let judged = 0; ;) {
    const { status, body } = await guess(email);
    if (body.code === "sign_in_challenged") return judged;
    if (status === 401) judged += 1;
    else await waitOut();
  }
}

/** The pauses end early, so that a test takes no minutes: what counts failures stays. */
async function waitOut() {
  const { resetRateLimit } = await import("@/lib/platform/server/http/rate-limit");
  await resetRateLimit("wrongPasswordPause", current.email);
}

let current: TestUser;

/** The tokens of all links that were mailed, the first one first. */
async function linksFor(client: TestUser): Promise<string[]> {
  await runJobs(jobs);
  const mails = await mailsTo(client.email);
  return mails.flatMap(({ html }) => /proof=([^"&\s]+)/.exec(html)?.[1] ?? []);
}

async function linkFor(client: TestUser): Promise<string> {
  return (await linksFor(client)).at(-1) ?? "";
}

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM pgboss.job`;
  current = await aClient({ lang: "hu" });
});

describe("one password guessed from many addresses", () => {
  it("is judged a handful of times, even where all guesses come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 150 }, () => guess(current.email)));

    const judged = answers.filter(({ status }) => status === 401);
    expect(judged.length).toBeLessThanOrEqual(6);
    const paused = answers.find(({ status }) => status === 429);
    expect(Number(paused?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is of no use after twenty, not even when it is right", async () => {
    expect(await guessOn(current.email)).toBe(20);

    expect((await attempt(current.email, PASSWORD)).body).toMatchObject({ code: "sign_in_challenged" });
  });

  it("is refused alike where there is no account, and sends nothing there", async () => {
    current = { ...current, email: "not-here@example.com" };
    expect(await guessOn(current.email)).toBe(20);
    await runJobs(jobs);

    expect(await mailsTo(current.email)).toEqual([]);
  });

  it("locks no owner out: one mail in their language has a link that the password is entered behind", async () => {
    await guessOn(current.email);
    await guessOn(current.email);
    const proof = await linkFor(current);

    expect((await mailsTo(current.email)).map(({ html }) => html.includes('lang="hu"'))).toEqual([true]);
    expect((await attempt(current.email, "wrong-password-1", proof)).status).toBe(401);
    expect((await attempt(current.email, PASSWORD, "made-up")).status).toBe(403);
    expect((await attempt(current.email, PASSWORD, proof)).status).toBe(200);
  });

  it("takes a link once, and for its own account only", async () => {
    const other = await aClient();
    await guessOn(current.email);
    const proof = await linkFor(current);
    await attempt(current.email, PASSWORD, proof);
    current = await aClient();
    await guessOn(current.email);

    expect((await attempt(current.email, PASSWORD, proof)).status).toBe(403);
    expect((await attempt(other.email, PASSWORD, proof)).status).toBe(200);
  });

  it("mails a fresh link as soon as the last one was used, and no other before that", async () => {
    const proofs: string[] = [];
    for (let device = 1; device <= 3; device++) {
      await guessOn(current.email);
      await guessOn(current.email);
      proofs.push(await linkFor(current));

      expect(await linksFor(current)).toHaveLength(device);
      expect((await attempt(current.email, PASSWORD, proofs.at(-1))).status).toBe(200);
    }
    expect(new Set(proofs).size).toBe(3);
  });

  it("mails a fresh link once a new password has ended the last one", async () => {
    await guessOn(current.email);
    await linkFor(current);
    const body = { currentPassword: PASSWORD, password: "another-one-8" };
    expect((await call(changePassword, { as: current, body })).status).toBe(204);

    await guessOn(current.email);
    const proof = await linkFor(current);
    expect((await attempt(current.email, "another-one-8", proof)).status).toBe(200);
  });

  it("mails a fresh link to a new address, where the last one does not serve", async () => {
    await guessOn(current.email);
    await linkFor(current);
    const email = `new-${current.email}`;
    await call(changeEmail, { as: current, body: { email, currentPassword: PASSWORD } });
    const token = await tokenFromMailTo(email);
    expect((await call(confirmEmail, { as: current, body: { token } })).status).toBe(200);
    current = { ...current, email };

    await guessOn(email);
    expect((await attempt(email, PASSWORD, await linkFor(current))).status).toBe(200);
  });

  it("mails the link at the next guess when the database was away at the first", async () => {
    for (let judged = 0; judged < 20; judged++) {
      await waitOut();
      await guess(current.email);
    }
    await db.$executeRaw`ALTER TABLE pgboss.job RENAME TO job_away`;
    const { status } = await guess(current.email);
    await db.$executeRaw`ALTER TABLE pgboss.job_away RENAME TO job`;
    await guess(current.email);

    expect(status).toBe(500);
    expect(await linksFor(current)).toHaveLength(1);
  });

  it("leaves open sessions alone, and a new password by mail ends it", async () => {
    await guessOn(current.email);
    expect((await call(readUser, { as: current })).status).toBe(200);
    await runJobs(jobs);

    await call(forgotPassword, { body: { email: current.email } });
    await runJobs(jobs);
    const html = (await mailsTo(current.email)).map((mail) => mail.html).join("");
    const token = /change-password\?token=([^"&\s]+)/.exec(html)?.[1];
    await call(changePassword, { body: { token, password: "another-one-8" } });

    expect((await attempt(current.email, "another-one-8")).status).toBe(200);
  });
});
