import { expect, it } from "vitest";
import { WALKS_PER_FILE, WALKS_TIMEOUT_MS } from "@/tests/support/rounds";
import { acceptOf, sendOf } from "./steps";
import { failureOf } from "./walk";

it(
  "does from the acceptance on what it says, whoever tries whatever, and whenever the timers run",
  async () => {
    expect(await failureOf(WALKS_PER_FILE, [sendOf(0, 400), sendOf(1, 401), acceptOf(0)])).toBeUndefined();
  },
  WALKS_TIMEOUT_MS,
);
