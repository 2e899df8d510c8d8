// An older release of the product, checked out and built in a folder of its own.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { BUILT_FOR } from "../support/killable-server";
import type { Cleanup } from "./cleanup";
import type { Release } from "./stage";

const run = promisify(execFile);

/** Checks out and builds what a name of git (a tag, a commit) means. The cleanup deletes the folder. */
export async function buildRelease(name: string, cleanup: Cleanup): Promise<Release> {
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-release-"));
  cleanup.add(async () => {
    // There is no worktree yet when the name means nothing.
    await run("git", ["worktree", "remove", "--force", folder]).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  });
  await run("git", ["worktree", "add", "--detach", folder, name]);
  // What the two commands print is only of interest when they fail.
  const inFolder = { cwd: folder, maxBuffer: Infinity };
  await run("npm", ["ci", "--prefer-offline"], inFolder);
  // Whatever build the present release takes; for the address and the mode that its processes are started with.
  const env = { ...process.env, REUSE_BUILD: "", DEMO: "1", SITE_URL: BUILT_FOR };
  const anew = { ...inFolder, env };
  await run(process.execPath, ["scripts/commands/build.mjs"], anew);
  return {
    folder,
    // The rest of it is done by its first start.
    prepare: async (url) => {
      const migrate = ["scripts/commands/prisma.mjs", "migrate", "deploy"];
      await run(process.execPath, migrate, { ...inFolder, env: { ...process.env, DATABASE_URL: url } });
    },
  };
}
