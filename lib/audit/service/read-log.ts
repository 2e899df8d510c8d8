import type { Language } from "@/lib/i18n/languages";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { toListAnswer } from "@/lib/shared/list-query";
import { AUDIT_TAKE } from "../constants";
import { addAuditEntry, listAuditEntries, readAuditBatches } from "../data";
import type { AuditEntry, AuditFilter, AuditList, AuditQuery } from "../schema";

/** A page of the audit log, for admins who manage. */
export async function readAuditLog({
  query,
  lang,
}: {
  query: AuditQuery;
  lang: Language;
}): Promise<AuditList> {
  const { items, counted } = await listAuditEntries(query, lang);
  return toListAnswer(items, counted, query.page, AUDIT_TAKE);
}

const COLUMNS = [
  "at",
  "actor_id",
  "actor",
  "action",
  "subject_type",
  "subject_id",
  "ip",
  "before",
  "after",
] as const;

/** A cell of a CSV file (RFC 4180). A spreadsheet would run what begins like a formula, so an apostrophe stands before it. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function lineOf(values: readonly string[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

const jsonOf = (value: unknown) => (value === null ? "" : JSON.stringify(value));

function entryLine({ at, actor, before, after, ...entry }: AuditEntry): string {
  const { action, subjectType, subjectId, ip } = entry;
  const row = [at, actor.id, actor.name, action, subjectType, subjectId, ip ?? ""];
  return lineOf([...row, jsonOf(before), jsonOf(after)]);
}

async function* linesOf(filter: AuditFilter): AsyncGenerator<string> {
  yield lineOf(COLUMNS);
  for await (const entries of readAuditBatches(filter)) yield entries.map(entryLine).join("");
}

/** Sends parts as they are read: nothing is read while the reader takes its time, nor after they have left. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

type Export = { actor: Actor; filter: AuditFilter; ip: string };

/** What the filter leaves of the log as a CSV file, which is in the log from then on, too. */
export async function exportAuditLog({ actor, filter, ip }: Export): Promise<Response> {
  const subject = { subjectType: "users", subjectId: actor.id } as const;
  await transact(({ tx }) =>
    addAuditEntry(tx, {
      actorId: actor.id,
      action: "audit.exported",
      ...subject,
      ip,
      at: new Date(),
      after: { ...filter },
    }),
  );
  return new Response(streamOf(linesOf(filter)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="audit-log.csv"',
      "Cache-Control": "no-store",
    },
  });
}
