// Seeds the demo market (docs/domain.md, Demo data). Needs DATABASE_URL and DATA_DIR; `npm run seed` sets both.
import { closeDb } from "@/lib/platform/server/database/db";
import { fillDemoMarket } from "./fill";

try {
  console.log(await fillDemoMarket());
} finally {
  await closeDb();
}
