// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { rememberDevice } from "@/lib/platform/browser/session/known-device";
import { dropReferral, keepReferral, storedReferral } from "@/lib/platform/browser/session/referral";

beforeEach(() => localStorage.clear());

it("keeps the code of whoever sent the visitor until it was used", () => {
  keepReferral("?ref=abcd1234&role=PRO");
  keepReferral("?role=PRO");
  expect(storedReferral()).toBe("ABCD1234");
  expect(localStorage.getItem("referral_code")).toBe("ABCD1234");
  dropReferral();
  expect(storedReferral()).toBeUndefined();
});

it("takes the newest, and nothing that is no code", () => {
  for (const search of ["?ref=ABCD1234", "?ref=WXYZ5678", "?ref=", "?ref=<script>", "?ref=TOOLONG123"])
    keepReferral(search);
  expect(storedReferral()).toBe("WXYZ5678");
});

it("sends no code of an account that was opened on the same device", () => {
  rememberDevice("ABCD1234");
  rememberDevice("WXYZ5678");
  keepReferral("?ref=ABCD1234");
  expect(storedReferral()).toBeUndefined();
  keepReferral("?ref=EFGH5678");
  expect(storedReferral()).toBe("EFGH5678");
});
