import { jobs as authJobs } from "@/lib/auth/jobs";
import { jobs as mailJobs } from "@/lib/emails/jobs";
import { db } from "@/lib/platform/server/database/db";
import { jobs as notificationJobs } from "@/lib/notifications/jobs";
import type { JobHandler } from "@/lib/platform/server/queue/job";

type Waiting = { id: string; name: string; data: unknown };

/**
 * Runs the queued jobs, each once, as the server would. Returns how many were run. A job that throws stays in the
 * queue and its error reaches the test.
 */
export async function runJobs(handlers: readonly JobHandler[]): Promise<number> {
  const waiting = await db.$queryRaw<Waiting[]>`
    SELECT id::text AS id, name, data FROM pgboss.job
    WHERE state IN ('created', 'retry') AND name = ANY(${handlers.map(({ job }) => job.name)}) ORDER BY created_on`;
  for (const { id, name, data } of waiting) {
    await handlers.find(({ job }) => job.name === name)?.run(data, { jobId: id });
    await db.$executeRaw`UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE id = ${id}::uuid`;
  }
  return waiting.length;
}

export type ReceivedMail = {
  subject: string;
  text: string;
  html: string;
  links: string[];
  messageId: string;
};

/** The mails of an address in the embedded mailbox, oldest first; queued jobs are run first. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  await runJobs([...authJobs, ...notificationJobs]);
  await runJobs(mailJobs);
  return db.mailboxMessage.findMany({
    where: { to: email },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { subject: true, text: true, html: true, links: true, messageId: true },
  });
}

/** The token in the newest mail's link. */
export async function tokenFromMailTo(email: string): Promise<string> {
  const link = (await mailsTo(email)).at(-1)?.links[0];
  const token = link && new URL(link).searchParams.get("token");
  if (!token) throw new Error(`no link in the newest mail to ${email}`);
  return token;
}
