import { describe, expect, it } from "vitest";
import { DATA_POLICY, pagePolicy, type PolicySettings } from "@/lib/platform/server/security/csp";

const NOTHING: PolicySettings = {
  siteUrl: "http://localhost:3000",
  hasStripe: false,
  hasGoogleSignIn: false,
  hasGoogleMaps: false,
  hasAppleSignIn: false,
};

/** The sources of every directive. */
function read(policy: string): Record<string, string[]> {
  const directives = policy.split("; ").map((text) => text.split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

const policyWith = (settings: Partial<PolicySettings>, scripts: string[] = []) =>
  read(pagePolicy({ ...NOTHING, ...settings }, scripts));

describe("the policy of a page", () => {
  it("trusts nobody but ourselves when nothing is configured", () => {
    expect(policyWith({}, ["'nonce-abc'"])).toEqual({
      "default-src": ["'self'"],
      "script-src": ["'self'", "'nonce-abc'"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:", "blob:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'", "ws://localhost:3000"],
      "frame-src": ["'none'"],
      "worker-src": ["'self'"],
      "manifest-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'self'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    });
  });

  it("shows pictures of the network that has the public ones, and takes nothing else from it", () => {
    const { "img-src": pictures, ...others } = policyWith({ cdnUrl: "https://cdn.tenderbee.example" });

    expect(pictures).toEqual(["'self'", "data:", "blob:", "https://cdn.tenderbee.example"]);
    expect(JSON.stringify(others)).not.toContain("cdn");
  });

  it.each([
    ["Stripe", { hasStripe: true }, "script-src", "https://js.stripe.com"],
    ["Stripe", { hasStripe: true }, "frame-src", "https://hooks.stripe.com"],
    ["Stripe", { hasStripe: true }, "connect-src", "https://api.stripe.com"],
    ["Google's sign-in", { hasGoogleSignIn: true }, "script-src", "https://accounts.google.com/gsi/client"],
    ["Google's sign-in", { hasGoogleSignIn: true }, "frame-src", "https://accounts.google.com/gsi/"],
    ["Google's sign-in", { hasGoogleSignIn: true }, "style-src", "https://accounts.google.com/gsi/style"],
    ["Google's maps", { hasGoogleMaps: true }, "script-src", "https://*.googleapis.com"],
    ["Google's maps", { hasGoogleMaps: true }, "font-src", "https://fonts.gstatic.com"],
    ["Apple's sign-in", { hasAppleSignIn: true }, "script-src", "https://appleid.cdn-apple.com"],
    ["Apple's sign-in", { hasAppleSignIn: true }, "frame-src", "https://appleid.apple.com"],
  ])("lets %s in once %j is configured, for %s only then", (_, settings, directive, source) => {
    expect(policyWith(settings)[directive]).toContain(source);
    expect(pagePolicy(NOTHING, [])).not.toContain(source);
  });

  it("never allows scripts that are written into the page or made out of text", () => {
    const everything = policyWith({
      siteUrl: "https://tenderbee.example",
      hasStripe: true,
      hasGoogleSignIn: true,
      hasGoogleMaps: true,
      hasAppleSignIn: true,
    });

    expect(everything["script-src"]?.join(" ")).not.toMatch(/unsafe|data:|blob:|\*(?!\.)/);
    expect(everything["frame-src"]).not.toContain("'none'");
  });

  it("asks for https everywhere where the site has it, also for its sockets", () => {
    const policy = policyWith({ siteUrl: "https://tenderbee.example" });

    expect(policy["upgrade-insecure-requests"]).toEqual([]);
    expect(policy["connect-src"]).toContain("wss://tenderbee.example");
  });
});

it("data loads, runs, sends and frames nothing when somebody opens it as a page", () => {
  expect(read(DATA_POLICY)).toEqual({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
});
