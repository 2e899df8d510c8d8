import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

/** What the settings of a server make it send. */
async function headersAt(settings: Record<string, string>): Promise<Map<string, string>> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { securityHeaders } = await import("@/lib/platform/server/http/harden-http");
  return new Map(securityHeaders());
}

const documented = readFileSync("docs/security/HEADERS.md", "utf8");
/** The rows of the document's table: a header of OWASP's list, OWASP's value, ours. */
const rows = [...documented.matchAll(/^\| `([\w-]+)` +\| (.*?) *\| (.*?) *\| (.*?) *\|$/gm)].map(
  ([, name = "", , ours = ""]) => ({ name, ours }),
);
/** OWASP Secure Headers Project, ci/headers_add.json. */
const OWASP = [
  "Cache-Control",
  "Clear-Site-Data",
  "Content-Security-Policy",
  "Cross-Origin-Embedder-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
];

it("the document has a row for every header of the list", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(OWASP);
});

it("every answer carries the headers that the document says it does, with these values", async () => {
  const headers = await headersAt({ SITE_URL: "https://tenderbee.example", HSTS_SUBDOMAINS: "" });

  const said = rows.filter(({ ours }) => ours.startsWith("`"));
  expect(said.length).toBeGreaterThan(5);
  expect(said.map(({ name }) => `\`${headers.get(name)}\``)).toEqual(said.map(({ ours }) => ours));
  expect([...headers.keys()].filter((name) => !OWASP.includes(name))).toEqual(["X-Robots-Tag"]);
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

it("https is asked for only where the site has it, and for subdomains only where that is said", async () => {
  const plain = await headersAt({ SITE_URL: "http://localhost:3000", HSTS_SUBDOMAINS: "1" });
  expect(plain.has("Strict-Transport-Security")).toBe(false);
  const wide = await headersAt({ SITE_URL: "https://tenderbee.example", HSTS_SUBDOMAINS: "1" });
  expect(wide.get("Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
});

it("lets no page use what the product does not use, and leaves it the position of a visitor who agrees", async () => {
  const policy = (await headersAt({ SITE_URL: "https://tenderbee.example" })).get("Permissions-Policy") ?? "";
  for (const feature of ["camera", "microphone", "usb", "display-capture"])
    expect(policy.split(", ")).toContain(`${feature}=()`);
  expect(policy.split(", ")).toContain("geolocation=(self)");
});
