import { expect, it, vi } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { FIRST, serverWith } from "@/tests/support/server-with";

// Each server that is started anew loads its modules anew.
vi.setConfig({ testTimeout: 120_000 });

// Changes the settings of its process: Object.assign(process.env, …) in serverWith.
const SECOND_SECRET = "the second secret of this market, long enough";

/** Signing in and the mails of it. */
async function loadAccounts() {
  const { call } = await import("@/tests/support/call");
  const { aClient, PASSWORD } = await import("@/tests/support/factories");
  const { runJobs, tokenFromMailTo } = await import("@/tests/support/run-jobs");
  const { jobs } = await import("@/lib/auth/jobs");
  const { POST: signIn } = await import("@/app/api/auth/sign-in/route");
  const { POST: refresh } = await import("@/app/api/auth/refresh-token/route");
  const { GET: own } = await import("@/app/api/auth/user/route");
  const { POST: forgot } = await import("@/app/api/auth/forgot-password/route");
  const { POST: reset } = await import("@/app/api/auth/change-password/route");
  type Tokens = { accessToken: string; refreshToken: string };
  return {
    aClient,
    tokenFromMailTo,
    signIn: async (email: string, password = PASSWORD) =>
      (await call<Tokens>(signIn, { body: { email, password } })).body,
    refresh: (token: string) => call<Tokens>(refresh, { body: { token } }),
    use: async (token: string) => (await call(own, { headers: { authorization: `Bearer ${token}` } })).status,
    forget: (email: string) => call(forgot, { body: { email } }),
    /** Makes the links that were asked for; their mails wait. */
    makeLinks: () => runJobs(jobs),
    reset: async (token: string, password: string) =>
      (await call(reset, { body: { token, password } })).status,
  };
}

async function loadFiles() {
  const { call } = await import("@/tests/support/call");
  const { aForm, aPicture } = await import("../files/pictures");
  const { POST: upload } = await import("@/app/api/files/upload/single/route");
  const { GET: serve } = await import("@/app/api/files/[publicId]/route");
  return {
    async upload(as: { id: string }) {
      const body = aForm([{ bytes: await aPicture(), name: "a.png" }], { folder: "tenders" });
      return (await call<{ url: string }>(upload, { as, body })).body.url;
    },
    async open(url: string) {
      const { pathname, search } = new URL(url, "http://localhost:3000");
      const publicId = pathname.split("/").at(-1) ?? "";
      const request = new Request(`http://localhost:3000/api/x${search}`);
      return (await serve(request, { params: Promise.resolve({ publicId }) })).status;
    },
  };
}

const load = async () => ({ ...(await loadAccounts()), ...(await loadFiles()) });
const beforeRotation = () => serverWith({}, load);
const duringRotation = () =>
  serverWith({ TOKEN_SECRET: SECOND_SECRET, TOKEN_SECRET_PREVIOUS: FIRST.TOKEN_SECRET }, load);
const afterRotation = () => serverWith({ TOKEN_SECRET: SECOND_SECRET }, load);

it("whoever is signed in stays so, and a refresh outlives the end of the secret before", async () => {
  const before = await beforeRotation();
  const client = await before.aClient();
  const [first, second] = [await before.signIn(client.email), await before.signIn(client.email)];

  const during = await duringRotation();
  expect(await during.use(first.accessToken)).toBe(200);
  const renewed = await during.refresh(first.refreshToken);
  expect(renewed.status).toBe(200);
  expect(await during.use(renewed.body.accessToken)).toBe(200);

  const after = await afterRotation();
  expect(await after.use(renewed.body.accessToken)).toBe(200);
  expect((await after.refresh(renewed.body.refreshToken)).status).toBe(200);
  // The other device has not come back while the secret before was named.
  expect(await after.use(second.accessToken)).toBe(401);
  expect((await after.refresh(second.refreshToken)).status).toBe(401);
});

it("links work of mails that were sent before, and of mails that were waiting to be sent", async () => {
  const before = await beforeRotation();
  const [sent, waiting] = [await before.aClient(), await before.aClient()];
  await before.forget(sent.email);
  const token = await before.tokenFromMailTo(sent.email);
  await before.forget(waiting.email);
  await before.makeLinks();
  expect(await db.emailToken.count({ where: { userId: waiting.id } })).toBe(1);

  const during = await duringRotation();
  expect(await during.reset(token, "a-new-one-8")).toBe(204);
  expect(await during.reset(await during.tokenFromMailTo(waiting.email), "a-new-one-9")).toBe(204);
  expect(await during.signIn(waiting.email, "a-new-one-9")).toHaveProperty("accessToken");
});

it("addresses of files that were handed out open until they expire", async () => {
  const before = await beforeRotation();
  const url = await before.upload(await before.aClient());
  expect(await before.open(url)).toBe(200);

  expect(await (await duringRotation()).open(url)).toBe(200);
  expect(await (await afterRotation()).open(url)).toBe(404);
});
