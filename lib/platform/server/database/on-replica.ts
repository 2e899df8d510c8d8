import { isAppError } from "@/lib/shared/errors";
import { singletons } from "../config/singletons";
import { db, type DbClient } from "./db";
import { isDatabaseAway, isStatementTooLong } from "./outage";
import { maybeReplicas, type PrimaryReason } from "./replicas";

function readPrimary<T>(
  reason: PrimaryReason | "missing" | "failed",
  read: (client: DbClient) => PromiseLike<T>,
): PromiseLike<T> {
  singletons.metrics?.replicaReads.inc({ from: "primary", reason });
  return read(db);
}

/**
 * Reads what may be up to two seconds old at a replica: lists and public pages, never what a change is judged by. People
 * find what they have just written (`rememberWrite`); `userId` says who reads, null: a visitor. What fails there is read
 * at the primary, so `read` may run twice and must only read.
 */
export async function onReplica<T>(
  userId: string | null,
  read: (client: DbClient) => PromiseLike<T>,
): Promise<T> {
  const replicas = maybeReplicas();
  if (!replicas) return read(db);
  const chosen = await replicas.choose(userId);
  if (typeof chosen === "string") return readPrimary(chosen, read);
  try {
    const answer = await chosen.read(read);
    singletons.metrics?.replicaReads.inc({ from: "replica", reason: "current" });
    return answer;
  } catch (error) {
    // It would take as long again, and an overloaded replica would take the primary with it.
    if (isStatementTooLong(error)) throw error;
    if (isDatabaseAway(error)) chosen.leaveOut();
    return readPrimary(isAppError(error) ? "missing" : "failed", read);
  }
}
