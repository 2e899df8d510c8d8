import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { RestartablePostgres } from "@/tests/support/restartable-postgres";

/** Two starts of PostgreSQL on a busy machine, in milliseconds. */
const TWO_STARTS_MS = 90_000;

it(
  "starts in a folder whose rights were opened for others by hand",
  async () => {
    const postgres = await RestartablePostgres.create();
    try {
      await postgres.halt();
      const data = join(postgres.home, "postgres");
      chmodSync(data, 0o777);

      await postgres.start();

      expect(statSync(data).mode & 0o777).toBe(0o700);
    } finally {
      await postgres.stop();
    }
  },
  TWO_STARTS_MS,
);
