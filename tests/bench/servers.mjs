// The servers under measurement, each in a process of its own.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "../../scripts/embedded/environment.mjs";
import { withParent } from "../../scripts/embedded/steps.mjs";

/** Starts a file of this folder; `say` sends it a word and waits for its answer. */
export async function startChild(file, databaseUrl, extra = {}) {
  const env = { ...process.env, NODE_ENV: "production", DEMO: "1", DATABASE_URL: databaseUrl, ...extra };
  const child = fork(join(ROOT, "tests", "bench", file), { env, execArgv: withParent, stdio: "inherit" });
  const [{ port }] = await once(child, "message");
  const say = async (message) => {
    child.send(message);
    return (await once(child, "message"))[0];
  };
  return { url: `http://127.0.0.1:${port}`, say, end: () => child.kill("SIGKILL") };
}

/** The product as it runs in production, without limits. */
export function startProduct(databaseUrl) {
  const settings = { PORT: "0", RATE_LIMITS: "0", LOG_LEVEL: "error" };
  return startChild("recording-server.mjs", databaseUrl, settings);
}

/** The headers of somebody who has signed in. */
export async function signIn(url, { email, password }) {
  const { accessToken } = await post(`${url}/api/auth/sign-in`, { email, password });
  return { authorization: `Bearer ${accessToken}` };
}

/** A call with a JSON body; answers what the JSON says. */
export async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : await answer.json();
}

/** How long a call takes, whatever it answers, in milliseconds. */
export async function answerTime(url, body) {
  const since = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return performance.now() - since;
}
