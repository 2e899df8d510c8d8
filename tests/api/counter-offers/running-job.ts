import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { GET as READ_TENDER } from "@/app/api/tenders/[tenderId]/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";
import type { aRunningJob } from "./negotiation";

export type Job = Awaited<ReturnType<typeof aRunningJob>>;

/** The tender of a job, for what no reader sees. */
export const rowOf = ({ tender }: Job) => db.tender.findUniqueOrThrow({ where: { id: tender.id } });

export const viewOf = async (as: TestUser, { tender }: Job) =>
  (await call<TenderView>(READ_TENDER, { as, params: { tenderId: tender.id } })).body;

/** The client confirms the work at the price they see now. */
export const finish = async (job: Job) => {
  const { version } = await viewOf(job.client, job);
  return call(FINISH, { as: job.client, params: { tenderId: job.tender.id }, body: { version } });
};

/** What has happened to the tender, the oldest first. */
export const eventsOf = ({ tender }: Job) =>
  db.tenderEvent.findMany({ where: { tenderId: tender.id }, orderBy: [{ at: "asc" }, { id: "asc" }] });
