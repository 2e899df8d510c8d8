import { runInThisContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PreloadScript } from "@/components/shell/document/PreloadScript";
import { takePreloaded } from "@/lib/platform/browser/api/preloaded-requests";

const A_TENDER = "0195f0a0-0000-7000-8000-000000000001";
const code = renderToStaticMarkup(<PreloadScript />)
  .replace(/^<script>/, "")
  .replace(/<\/script>$/, "");

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
const aToken = (secondsLeft: number, name = "Ünő") =>
  `${part({ alg: "HS256" })}.${part({ name, exp: Math.round(Date.now() / 1000) + secondsLeft })}.signature`;

let sent: { address: string; headers: Record<string, string> }[] = [];
let answer: (address: string) => Promise<Response>;

/** A page whose preload script has run with this token. */
function open(address: string, token: string | null = aToken(900)): void {
  window.history.replaceState(null, "", address);
  if (token) localStorage.setItem("accessToken", token);
  runInThisContext(code);
}

beforeEach(() => {
  sent = [];
  answer = async (address) => Response.json({ address });
  // The page has just begun, however long the process has run other tests.
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  localStorage.clear();
  delete window.preloadedRequests;
  delete document.documentElement.dataset.session;
  vi.stubGlobal("fetch", (address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ address, headers });
    return answer(address);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("asks nothing for a visitor", () => {
  open("/en/account", null);

  expect(sent).toEqual([]);
  expect(document.documentElement.dataset.session).toBeUndefined();
});

it.each([
  ["/sk/privacy-policy", ["/api/auth/user"]],
  ["/sk/accounting", ["/api/auth/user"]],
  ["/de/account", ["/api/auth/user", "/api/tenders/overview", "/api/notifications?page=1"]],
  ["/cz/account/tenders/", ["/api/auth/user", "/api/tenders?reach=own", "/api/tenders/counts"]],
  [
    "/hu/account/tenders?tab=most-relevant",
    ["/api/auth/user", "/api/tenders?tab=most-relevant", "/api/tenders/counts"],
  ],
  [`/hu/account/tenders/${A_TENDER}`, ["/api/auth/user", `/api/tenders/${A_TENDER}`]],
  ["/en/account/tenders/<script>", ["/api/auth/user"]],
  ["/en/account/tenders?status=NEW", ["/api/auth/user"]],
])("asks at %s what its screen asks first, in the language and name of its reader", (address, calls) => {
  const token = aToken(900);
  open(address, token);

  expect(sent.map((one) => one.address)).toEqual(calls);
  expect(document.documentElement.dataset.session).toBe("checking");
  expect(sent[0]?.headers).toEqual({
    Authorization: `Bearer ${token}`,
    "Content-Language": address.slice(1, 3),
  });
});

it.each([
  ["one that has run out", aToken(-1)],
  ["none of ours", "not a token"],
])("asks nothing with a token that is %s; it is checked as ever", (_, token) => {
  open("/en/account", token);

  expect(sent).toEqual([]);
  expect(document.documentElement.dataset.session).toBe("checking");
});

it("answers a call with what was asked before, once", async () => {
  open("/en/account");

  const preloaded = await takePreloaded("/tenders/overview");

  expect(preloaded).toEqual({ data: { address: "/api/tenders/overview" } });
  expect(await takePreloaded("/tenders/overview")).toBeNull();
  expect(await takePreloaded("/notifications", { page: 2 })).toBeNull();
  expect(await takePreloaded("/notifications", { page: 1, take: undefined })).not.toBeNull();
});

it("leaves a refusal and a broken network to the call itself", async () => {
  answer = (address) =>
    address.endsWith("overview")
      ? Promise.resolve(new Response("{}", { status: 401 }))
      : Promise.reject(new TypeError());
  open("/en/account");

  expect(await takePreloaded("/tenders/overview")).toBeNull();
  expect(await takePreloaded("/auth/user")).toBeNull();
});

it("keeps the answers of one person from the next", async () => {
  open("/en/account");
  localStorage.setItem("accessToken", aToken(900, "somebody else"));

  expect(await takePreloaded("/tenders/overview")).toBeNull();
});

it("does not pass off as new what the page asked half a minute ago", async () => {
  open("/en/account");
  vi.spyOn(performance, "now").mockReturnValue(30_001);

  expect(await takePreloaded("/tenders/overview")).toBeNull();
});
