import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { missingPackages, readLockfile } from "@/scripts/packages/complete-lockfile";

describe("package-lock.json", () => {
  it("names the packages of every platform, or npm ci refuses it (npm run lock:complete)", () => {
    const lock = readLockfile(readFileSync("package-lock.json", "utf8"));

    expect(missingPackages(lock).map(({ name }) => name)).toEqual([]);
  });

  it("is caught when one is missing", () => {
    const packages = {
      "node_modules/tool": {
        optionalDependencies: { "@tool/linux-x64": "1.0.0", "@tool/darwin-x64": "1.0.0" },
      },
      "node_modules/@tool/linux-x64": { version: "1.0.0", optional: true },
    };

    expect(missingPackages({ packages }).map(({ name }) => name)).toEqual(["@tool/darwin-x64"]);
  });
});
