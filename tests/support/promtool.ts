import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const INSTALLED = "/usr/bin/promtool";

/** Unpacks Debian's package beside the tests instead of installing it: that would start a Prometheus. */
function unpack(): string {
  const cwd = mkdtempSync(join(tmpdir(), "tenderbee-promtool-"));
  const got = spawnSync("apt-get", ["download", "prometheus"], { cwd });
  const file = readdirSync(cwd).find((name) => name.endsWith(".deb"));
  if (got.status !== 0 || !file || spawnSync("dpkg", ["-x", file, "."], { cwd }).status !== 0)
    throw new Error("promtool is missing: install Prometheus (Debian: apt-get install prometheus)");
  return join(cwd, "usr", "bin", "promtool");
}

/** Runs `promtool check …`; its exit code and all that it said. */
export function checkWithPromtool(args: string[], input = ""): { status: number | null; said: string } {
  const promtool = existsSync(INSTALLED) ? INSTALLED : unpack();
  const { status, stdout, stderr } = spawnSync(promtool, ["check", ...args], { input, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
}
