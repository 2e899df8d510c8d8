import { db } from "@/lib/platform/server/database/db";

/** When the newest set was made that is proven, on whichever machine; null: none is known. */
export async function maybeNewestSetTime(): Promise<Date | null> {
  const order = { orderBy: { madeAt: "desc" }, select: { madeAt: true } } as const;
  return (await db.backupSet.findFirst(order))?.madeAt ?? null;
}

/** Writes down that a set was made and proven; those before it are of no interest any more. */
export async function rememberSet(name: string, madeAt: Date): Promise<void> {
  await db.backupSet.upsert({ where: { name }, create: { name, madeAt }, update: { madeAt } });
  await db.backupSet.deleteMany({ where: { madeAt: { lt: madeAt } } });
}

/** Whether a job of this name was written down within so many hours, also one that is done or has failed. */
export async function wasEnqueuedWithin(jobName: string, hours: number): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isThere: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM pgboss.job
      WHERE name = ${jobName} AND created_on > now() - make_interval(hours => ${hours}::int)) AS "isThere"`;
  return row?.isThere ?? false;
}
