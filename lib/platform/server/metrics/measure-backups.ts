import { env } from "../config/env";
import { singletons } from "../config/singletons";
import { readSeldom } from "./read-seldom";

const NEWEST = "SELECT extract(epoch FROM max(made_at))::float AS seconds FROM public.backup_sets";

const forget = () => singletons.metrics?.backupNewest.remove();

/** Where none are made there is no number, which would say that one is late; 0 says that none was made yet. */
async function read(): Promise<void> {
  const boss = await singletons.boss;
  if (!boss || !(env.BACKUP_DIR || env.BACKUP_BUCKET)) return forget();
  const [newest] = (await boss.getDb().executeSql(NEWEST, [])).rows as { seconds: number | null }[];
  singletons.metrics?.backupNewest.set(newest?.seconds ?? 0);
}

/** Measures when the newest backup was made. */
export function backupGauge(): () => Promise<void> {
  return readSeldom({ read, forget, failure: "the age of the newest backup cannot be measured" });
}
