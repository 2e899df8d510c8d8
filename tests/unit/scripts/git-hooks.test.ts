import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureGitHooks } from "@/scripts/embedded/git-hooks.mjs";

let folder = "";

beforeEach(() => {
  // A developer's own settings and the variables of a hook must not reach the repository of the test.
  for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) vi.stubEnv(name, undefined);
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  vi.stubEnv("CI", "");
  folder = mkdtempSync(join(tmpdir(), "tenderbee-hooks-"));
  mkdirSync(join(folder, ".githooks"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const git = (...options: string[]) => execFileSync("git", options, { cwd: folder, encoding: "utf8" }).trim();
const hooksPath = () => git("config", "--default", "none", "--get", "core.hooksPath");

it("lets git run the hooks of a clone", () => {
  git("init", "--quiet");
  configureGitHooks(folder);

  expect(hooksPath()).toBe(".githooks");
});

it("keeps the hooks that a developer has chosen", () => {
  git("init", "--quiet");
  git("config", "core.hooksPath", "my-hooks");
  configureGitHooks(folder);

  expect(hooksPath()).toBe("my-hooks");
});

it("sets nothing in CI", () => {
  git("init", "--quiet");
  vi.stubEnv("CI", "true");
  configureGitHooks(folder);

  expect(hooksPath()).toBe("none");
});

it("lets an installation pass outside of a clone and without git", () => {
  expect(() => configureGitHooks(folder)).not.toThrow();

  git("init", "--quiet");
  vi.stubEnv("PATH", folder);
  expect(() => configureGitHooks(folder)).not.toThrow();
});
