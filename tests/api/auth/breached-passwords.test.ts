import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as signUp } from "@/app/api/auth/sign-up/route";
import { log } from "@/lib/platform/server/config/log";
import { call } from "@/tests/support/call";
import { aClient, PASSWORD } from "@/tests/support/factories";
import { tokenFromMailTo } from "@/tests/support/run-jobs";

const STOLEN = "correct-horse-4711";
const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();

/** What Have I Been Pwned answers for the range of the stolen password: others of it, and padding with a count of 0. */
const range = [`${"0".repeat(35)}:12`, `${hashOf(STOLEN).slice(5)}:3861`, `${"F".repeat(35)}:0`].join("\r\n");
const asked: { url: string | undefined; padding: string | string[] | undefined }[] = [];
let answer: (response: ServerResponse) => void;

const server = createServer((request, response) => {
  asked.push({ url: request.url, padding: request.headers["add-padding"] });
  answer(response);
});
const warned = vi.spyOn(log, "warn");
let now = Date.now();

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  process.env.PWNED_PASSWORDS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  warned.mockClear();
  answer = (response) => response.end(range);
  // After a failure the service is left alone for half a minute; the next test runs after that.
  now += 60_000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
});

let newcomers = 0;
const signUpWith = (password: string) => {
  newcomers += 1;
  const email = `newcomer-${newcomers}@example.com`;
  const names = { firstName: "Anna", lastName: "Huber" };
  return call<{ errors?: object[] }>(signUp, {
    body: { role: "CLIENT", email, password, ...names, lang: "en", acceptTerms: true },
  });
};
const REFUSED = { status: 422, body: { errors: [{ path: "password", code: "passwordBreached" }] } };

it("refuses a stolen password at its field, and tells the service five characters of a hash", async () => {
  expect(await signUpWith(STOLEN)).toMatchObject(REFUSED);

  expect(asked).toEqual([{ url: `/range/${hashOf(STOLEN).slice(0, 5)}`, padding: "true" }]);
});

it("takes a password that is not in the range, or stands there to pad it only", async () => {
  expect((await signUpWith("an-unknown-one-1")).status).toBe(201);
  answer = (response) => response.end(`${hashOf("an-unknown-one-2").slice(5)}:0`);
  expect((await signUpWith("an-unknown-one-2")).status).toBe(201);
});

it("refuses it for a changed and for a forgotten password, too, and the link stays good", async () => {
  const client = await aClient();
  const body = { currentPassword: PASSWORD, password: STOLEN };
  expect(await call(changePassword, { as: client, body })).toMatchObject(REFUSED);

  await call(forgotPassword, { body: { email: client.email } });
  const token = await tokenFromMailTo(client.email);
  expect(await call(changePassword, { body: { token, password: STOLEN } })).toMatchObject(REFUSED);
  expect((await call(changePassword, { body: { token, password: "an-unknown-one-3" } })).status).toBe(204);
});

it.each<[string, (response: ServerResponse) => void]>([
  ["fails", (response) => response.writeHead(503).end()],
  ["hangs up", (response) => response.destroy()],
  ["leads elsewhere", (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
  ["answers without end", (response) => response.end("A".repeat(1_000_000))],
  ["is silent", () => undefined],
])("keeps nobody out when the service %s, says so in the log and leaves it alone", async (_, broken) => {
  answer = broken;

  expect((await signUpWith(STOLEN)).status).toBe(201);
  expect((await signUpWith(STOLEN)).status).toBe(201);

  expect(asked).toHaveLength(1);
  expect(warned).toHaveBeenCalledOnce();
  expect(JSON.stringify(warned.mock.calls)).not.toContain(STOLEN);
});
