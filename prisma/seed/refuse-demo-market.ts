import { isPublicMarket } from "@/lib/platform/server/config/env";
import { db } from "@/lib/platform/server/database/db";
import { userIdOf } from "./build/rows";

/** The accounts that the README names. By their ids, because anybody may sign up with such an address. */
const KNOWN_TO_ALL = (["admin", "nora", "tomas"] as const).map(userIdOf);

/**
 * Before a real market starts at a public address: its admin has no password that all readers of the README know. Throws a sentence for
 * the operator while accounts of the demo market are in the database, an admin with all rights among them.
 */
export async function refuseDemoMarket(): Promise<void> {
  if (!isPublicMarket()) return;
  const accounts = await db.user.count({ where: { id: { in: KNOWN_TO_ALL }, deletedAt: null } });
  if (accounts > 0)
    throw new Error(
      "DATABASE_URL: this database has the demo market, and its accounts, admin@demo.local among them, open with a password that everybody knows. " +
        "A real market begins in a new one: name another DATABASE_URL, or another DATA_DIR where the embedded one is used. DEMO=1 goes on with the demo.",
    );
}
