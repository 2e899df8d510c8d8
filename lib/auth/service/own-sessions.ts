import Bowser from "bowser";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { isLiveSessionOf, listLiveSessions } from "../data";
import type { OwnSession } from "../schema";
import { revokeOtherSessions, revokeSession } from "./sessions";

/** What a device says of itself; all of it may be missing or made up. */
function deviceOf(userAgent: string | null): Pick<OwnSession, "browser" | "system" | "isPhone"> {
  if (!userAgent) return { browser: null, system: null, isPhone: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, isPhone: platform.type === "mobile" };
}

/** The caller's sign-ins that still count, the one used last first. */
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

/** Signs one of the caller's devices out, at once and on sockets too. Throws `not_found` for whatever is not theirs. */
export function endOwnSession({ actor, sessionId }: { actor: Actor; sessionId: string }): Promise<void> {
  return transact(async (work) => {
    if (!(await isLiveSessionOf(work.tx, sessionId, actor.id))) throw new AppError("not_found");
    await revokeSession(work, sessionId);
  });
}

/** Signs all other devices of the caller out, at once and on sockets too. */
export function endOtherSessions({ actor }: { actor: Actor }): Promise<void> {
  return transact((work) => revokeOtherSessions(work, actor.id, actor.sessionId));
}
