// The servers under measurement, each in a process of its own.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../../scripts/embedded/environment.mjs";
import { withParent } from "../../scripts/embedded/steps.mjs";

/** The PostgreSQL server of the run: its address, the migrated template, and the prefix of the run's databases. */
export type TestServer = { url: string; template: string; run: string };

/** `say` sends the process a message and parses its answer; `tell` waits for none. */
export type Child = {
  url: string;
  pid: number | undefined;
  tell: (message: string) => void;
  say: <Answer>(message: object | string, answer: z.ZodType<Answer>) => Promise<Answer>;
  end: () => void;
};

export type Credentials = { email: string; password: string };

const listening = z.object({ port: z.number() });
const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokens>;

/** Starts a file of this folder and waits until it listens. */
export async function startChild(
  file: string,
  databaseUrl: string,
  extra: Record<string, string> = {},
): Promise<Child> {
  const child = fork(join(ROOT, "tests", "bench", file), {
    env: { ...process.env, NODE_ENV: "production", DEMO: "1", DATABASE_URL: databaseUrl, ...extra },
    execArgv: [...withParent, "--import", "tsx"],
    stdio: "inherit",
  });
  const next = async () => (await once(child, "message"))[0];
  const { port } = listening.parse(await next());
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    tell: (message) => void child.send(message),
    async say(message, answer) {
      child.send(message);
      return answer.parse(await next());
    },
    end: () => void child.kill("SIGKILL"),
  };
}

/** The product as it runs in production, without rate limits. */
export function startProduct(databaseUrl: string, extra: Record<string, string> = {}): Promise<Child> {
  const settings = { PORT: "0", RATE_LIMITS: "0", LOG_LEVEL: "error", ...extra };
  return startChild("recording-server.ts", databaseUrl, settings);
}

function send(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function postForTokens(url: string, body: object): Promise<Tokens> {
  const answer = await send(url, body);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return tokens.parse(await answer.json());
}

/** Signs in; returns the tokens of the new session. */
export function signIn(url: string, { email, password }: Credentials): Promise<Tokens> {
  return postForTokens(`${url}/api/auth/sign-in`, { email, password });
}

/** Rotates a refresh token; returns the new tokens. */
export function refresh(url: string, token: string): Promise<Tokens> {
  return postForTokens(`${url}/api/auth/refresh-token`, { token });
}

/** The header that authenticates a new session of this user. */
export async function authorization(url: string, credentials: Credentials): Promise<Record<string, string>> {
  const { accessToken } = await signIn(url, credentials);
  return { authorization: `Bearer ${accessToken}` };
}

/** How long a call takes, whatever its status, in milliseconds. */
export async function answerTime(url: string, body: object): Promise<number> {
  const since = performance.now();
  const answer = await send(url, body);
  await answer.arrayBuffer();
  return performance.now() - since;
}
