// Lets git run the hooks of .githooks in this clone; a part of postinstall.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Sets core.hooksPath unless it has a value already. Does nothing in CI and outside of a clone, and never throws: an
 * install must not fail because of a hook.
 */
export function configureGitHooks(root) {
  if (process.env.CI || !existsSync(join(root, ".git")) || !existsSync(join(root, ".githooks"))) return;
  const git = (...options) => spawnSync("git", options, { cwd: root, stdio: "ignore" });
  // Exit code 1: the setting has no value. Any other failure, such as no git at all, is left alone.
  if (git("config", "--get", "core.hooksPath").status === 1) git("config", "core.hooksPath", ".githooks");
}
