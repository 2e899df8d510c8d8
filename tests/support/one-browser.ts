import { builtinEnvironments, type Environment } from "vitest/runtime";

const browser = builtinEnvironments["happy-dom"];
let opened: unknown;

/** happy-dom, opened once for all files of a worker: libraries keep what they have found when they were loaded. */
export default {
  ...browser,
  name: "one-browser",
  async setup(global, options) {
    opened ??= await browser.setup(global, options);
    return { teardown() {} };
  },
} satisfies Environment;
