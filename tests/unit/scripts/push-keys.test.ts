import { createECDH } from "node:crypto";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { envComplaints } from "@/lib/platform/server/config/env";
import { prepareEnvironment } from "@/scripts/embedded/environment.mjs";

afterEach(() => void vi.unstubAllEnvs());

function startIn(dataDir: string, set: { public?: string; private?: string } = {}) {
  vi.stubEnv("VAPID_PUBLIC_KEY", set.public ?? "");
  vi.stubEnv("VAPID_PRIVATE_KEY", set.private ?? "");
  vi.stubEnv("DATA_DIR", dataDir);
  prepareEnvironment({ envFile: false });
  return { publicKey: process.env.VAPID_PUBLIC_KEY ?? "", privateKey: process.env.VAPID_PRIVATE_KEY ?? "" };
}

const aFolder = () => mkdtempSync(join(tmpdir(), "tenderbee-keys-"));

it("makes a pair that belongs together at the first start, for nobody else to read, and keeps it", () => {
  const folder = aFolder();
  const first = startIn(folder);

  const pair = createECDH("prime256v1");
  pair.setPrivateKey(first.privateKey, "base64url");
  expect(pair.getPublicKey("base64url")).toBe(first.publicKey);
  expect(Buffer.from(first.privateKey, "base64url")).toHaveLength(32);
  expect(statSync(join(folder, "secrets", "vapid-keys")).mode & 0o777).toBe(0o600);
  expect(startIn(folder)).toEqual(first);
  expect(startIn(aFolder())).not.toEqual(first);
});

it("takes the pair that is set, and never completes half of one", () => {
  const folder = aFolder();

  expect(startIn(folder, { public: "p", private: "s" })).toEqual({ publicKey: "p", privateKey: "s" });
  expect(startIn(folder, { public: "p" })).toEqual({ publicKey: "p", privateKey: "" });
  const sentence = "VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: set both, or none";
  expect(envComplaints({ VAPID_PUBLIC_KEY: "p" })).toContain(sentence);
  expect(envComplaints({ VAPID_PUBLIC_KEY: "p", VAPID_PRIVATE_KEY: "s" })).not.toContain(sentence);
});
