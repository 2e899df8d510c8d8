import { hideContactDetails } from "@/lib/masking/service";
import { log } from "@/lib/platform/server/config/log";
import { singletons } from "@/lib/platform/server/config/singletons";
import { logFailure } from "@/lib/platform/server/database/outage";
import { send, whoIsOnline } from "@/lib/platform/server/realtime/realtime";
import type { Work } from "@/lib/platform/server/work/transact";
import { hrefOf } from "../presentation";
import type { NotificationView } from "../schema";
import { emitUnreadCounts } from "../service";
import { addMatchNotifications, type MatchNotification, type MatchRecipient } from "./data";

type NewTender = { id: string; title: string };

function toMatchView(
  { id, userId, lang, search, createdAt }: MatchNotification,
  tender: NewTender,
): NotificationView {
  const params = { search };
  return {
    id,
    type: "NEW_MATCH",
    actor: null,
    tenderId: tender.id,
    tenderTitle: hideContactDetails(tender.title, lang),
    params,
    href: hrefOf({ type: "NEW_MATCH", userId, tenderId: tender.id, params }),
    readAt: null,
    createdAt: createdAt.toISOString(),
  };
}

// Hundreds may be notified of one tender, few of whom are here.
async function emitToOnline(added: readonly MatchNotification[], tender: NewTender): Promise<void> {
  const online = await whoIsOnline(added.map(({ userId }) => userId));
  for (const notification of added.filter(({ userId }) => online.has(userId))) {
    const { userId } = notification;
    send({ userIds: [userId], event: "NOTIFICATION", payload: toMatchView(notification, tender) });
    emitUnreadCounts(userId);
  }
}

/**
 * Notifies many PROs of one new tender, each once: the rows in one statement, toast and badge after the commit. Answers
 * the ids of the new notifications by user; push and mail have limits of their own and are up to the caller.
 */
export async function notifyOfMatch(
  work: Work,
  tender: NewTender,
  recipients: readonly MatchRecipient[],
): Promise<Map<string, string>> {
  if (recipients.length === 0) return new Map();
  const added = await addMatchNotifications(work.tx, tender.id, recipients);
  work.afterCommit(() => {
    singletons.metrics?.countMarket("match_told", added.length);
    emitToOnline(added, tender).catch((error: unknown) =>
      logFailure(error, () => log.warn({ err: error }, "matches could not be shown")),
    );
  });
  return new Map(added.map(({ userId, id }) => [userId, id]));
}
