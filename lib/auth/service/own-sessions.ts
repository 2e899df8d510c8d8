import Bowser from "bowser";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { isLiveSessionOf, listLiveSessions } from "../data";
import type { OwnSession } from "../schema";
import { revokeOtherSessions, revokeSession } from "./sessions";

/** Browser and system from the user agent string, which may be missing or forged. */
function deviceOf(userAgent: string | null): Pick<OwnSession, "browser" | "system" | "isPhone"> {
  if (!userAgent) return { browser: null, system: null, isPhone: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, isPhone: platform.type === "mobile" };
}

/** The caller's live sessions, the last used first. */
export async function listOwnSessions({ actor }: { actor: Actor }): Promise<{ items: OwnSession[] }> {
  const sessions = await listLiveSessions(actor.id);
  const items = sessions.map(({ id, userAgent, lastUsedAt, createdAt }) => ({
    id,
    ...deviceOf(userAgent),
    isCurrent: id === actor.sessionId,
    lastUsedAt: lastUsedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }));
  return { items };
}

/** Ends one of the caller's sessions, including its sockets. Throws `not_found` for any other session. */
export function endOwnSession({ actor, sessionId }: { actor: Actor; sessionId: string }): Promise<void> {
  return transact(async (work) => {
    if (!(await isLiveSessionOf(work.tx, sessionId, actor.id))) throw new AppError("not_found");
    await revokeSession(work, sessionId);
  });
}

/** Ends all other sessions of the caller, including their sockets. */
export function endOtherSessions({ actor }: { actor: Actor }): Promise<void> {
  return transact((work) => revokeOtherSessions(work, actor.id, actor.sessionId));
}
