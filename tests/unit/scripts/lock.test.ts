import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { withLock } from "@/scripts/embedded/lock.mjs";

let path: string;

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), "tenderbee-lock-")), "work.lock");
});

describe("the lock file", () => {
  it("lets one after the other work, and goes when the work has failed", async () => {
    const seen: string[] = [];
    const work = (name: string) =>
      withLock(path, async () => {
        seen.push(`${name} in`);
        await sleep(20);
        seen.push(`${name} out`);
      });

    await Promise.all([work("a"), work("b")]);
    await expect(withLock(path, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");

    expect(seen.map((entry) => entry.slice(2))).toEqual(["in", "out", "in", "out"]);
    expect(existsSync(path)).toBe(false);
  });

  it("does not wait for a holder that was killed", async () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(path, `${pid} 1`);

    expect(await withLock(path, () => Promise.resolve("done"))).toBe("done");
  });
});
