// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import {
  askLocalProvider,
  claimsOf,
  newNonce,
  takeReturnedIdentity,
} from "@/components/auth/external/external-identity";

const PAGE = "/cz/sign-up?role=PRO&step=2";

/** The options that were passed to the provider. */
function ask(): URLSearchParams {
  return new URL(askLocalProvider("APPLE", "cz"), "http://localhost").searchParams;
}

function comeBack(answer: Record<string, string>): void {
  window.location.hash = new URLSearchParams(answer).toString();
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, "", PAGE);
});

describe("an answer of the demo's provider", () => {
  it("is taken once, with the nonce it was asked for with, and leaves the address", () => {
    const pending = ask();
    expect([pending.get("provider"), pending.get("back"), pending.get("lang")]).toEqual([
      "apple",
      PAGE,
      "cz",
    ]);
    comeBack({ id_token: "a.b.c", state: pending.get("state") ?? "", first_name: "Jan", last_name: "Malý" });

    expect(takeReturnedIdentity()).toEqual({
      provider: "APPLE",
      idToken: "a.b.c",
      nonce: pending.get("nonce"),
      firstName: "Jan",
      lastName: "Malý",
    });
    expect(window.location.href).toMatch(/\/cz\/sign-up\?role=PRO&step=2$/);
    expect(takeReturnedIdentity()).toBeNull();
  });

  it("counts for nothing when this tab did not ask for it, was refused or asked anew", () => {
    comeBack({ id_token: "planted.by.somebody", state: "guessed" });
    expect(takeReturnedIdentity()).toBeNull();
    expect(window.location.hash).toBe("");

    comeBack({ error: "access_denied", state: ask().get("state") ?? "" });
    expect(takeReturnedIdentity()).toBeNull();

    const first = ask().get("state") ?? "";
    ask();
    comeBack({ id_token: "a.b.c", state: first });
    expect(takeReturnedIdentity()).toBeNull();
  });

  it("leaves other anchors of a page alone", () => {
    window.location.hash = "terms";
    expect(takeReturnedIdentity()).toBeNull();
    expect(window.location.hash).toBe("#terms");
  });
});

describe("what a token says of itself", () => {
  const tokenOf = (claims: object) =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

  it("is read in any script, with Apple's word for what is checked", () => {
    const claims = {
      email: "žofia@example.com",
      email_verified: "true",
      given_name: "Žofia",
      family_name: "Ő",
    };
    expect(claimsOf(tokenOf(claims))).toEqual({
      email: "žofia@example.com",
      isVerified: true,
      firstName: "Žofia",
      lastName: "Ő",
    });
  });

  it("is nothing where it cannot be read", () => {
    for (const token of ["", "a", "a.%%%.c", tokenOf([]), "a.bnVsbA.c"]) {
      expect(claimsOf(token)).toMatchObject({ email: undefined, isVerified: false });
    }
  });
});

it("makes a text nobody can guess for every request", () => {
  const nonces = Array.from({ length: 50 }, newNonce);
  expect(new Set(nonces).size).toBe(50);
  expect(nonces.every((nonce) => /^[0-9a-f]{48}$/.test(nonce))).toBe(true);
});
