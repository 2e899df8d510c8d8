import { actsOnDispute } from "@/lib/disputes/policy";
import { feedbackClosesAt } from "@/lib/feedback/policy";
import { FEEDBACK_LIMITS } from "@/lib/feedback/constants";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { Language } from "@/lib/i18n/languages";
import { hideContactDetails, hideContactsIn } from "@/lib/masking/service";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { readAllowance } from "@/lib/subscriptions/service/allowance";
import { toPersonCard } from "@/lib/people/data";
import { answerFacts } from "@/lib/questions/service";
import type { TenderViewer } from "@/lib/tenders/data/tender-card";
import { findOverview, type OverviewRow, type OverviewTenderRow } from "../data/overview";
import { DISPUTE_TURNS, type OverviewTender, type TenderOverview } from "../schema/overview";

const DAY_MS = 86_400_000;

function toNewestOffer(
  offer: OverviewTenderRow["newestOffer"],
  lang: Language,
): OverviewTender["newestOffer"] {
  if (!offer) return null;
  // As its creator sees it among the offers.
  const { name } = toPersonCard(offer.person, { knowsFully: true });
  return { name, text: hideContactDetails(offer.text, lang) };
}

function toOverviewTender(row: OverviewTenderRow, lang: Language): OverviewTender {
  const { photo, person, newestOffer, completedAt, ...facts } = row;
  return {
    ...facts,
    answers: answerFacts(lang, row.subcategory.id, row.answers),
    newestOffer: toNewestOffer(newestOffer, lang),
    photo: photo ? fileViewOf(photo) : null,
    // The other party of an agreement sees the full name.
    person: person ? toPersonCard(person, { knowsFully: true }) : null,
    feedbackClosesAt: completedAt ? feedbackClosesAt(new Date(completedAt)).toISOString() : null,
  };
}

type UnreadMessageRow = NonNullable<OverviewRow["unreadMessage"]>;

function toUnreadMessage({ person, knowsFully, ...message }: UnreadMessageRow, lang: Language) {
  const shown = knowsFully ? message : hideContactsIn(message, ["text"], lang);
  return { ...shown, name: toPersonCard(person, { knowsFully }).name };
}

// One that an admin decides asks nothing more of who has said how it was.
function toDisputes(actor: Actor, rows: OverviewRow["disputes"]): TenderOverview["disputes"] {
  return rows.flatMap(({ id, tenderId, title, person, knowsFully, talkUntil, ...facts }) => {
    const acts = actsOnDispute(actor, { ...facts, talkUntil: new Date(talkUntil) }, new Date());
    if (acts.length === 0) return [];
    const turn = DISPUTE_TURNS.find((each) => acts.some((act) => act === each)) ?? "talk";
    return [{ id, tenderId, title, name: toPersonCard(person, { knowsFully }).name, turn }];
  });
}

// Before an agreement the two know each other by short names.
function toCounter(
  { person, ...counter }: OverviewRow["counters"][number],
  lang: Language,
): TenderOverview["counters"][number] {
  return {
    ...hideContactsIn(counter, ["title"], lang),
    name: toPersonCard(person, { knowsFully: false }).name,
  };
}

async function allowanceOf({ id, role }: Actor): Promise<TenderOverview["allowance"]> {
  if (role !== "PRO") return null;
  const { left, perPeriod, periodEnd } = await readAllowance(db, id);
  return { left, perPeriod, renewsAt: periodEnd.toISOString() };
}

/** The caller's overview: all data of the account home in one answer, in the language of the page. */
export async function readOverview({ actor, lang }: TenderViewer): Promise<TenderOverview> {
  const openSince = new Date(Date.now() - FEEDBACK_LIMITS.openDays * DAY_MS);
  const [row, allowance] = await Promise.all([findOverview(actor, openSince), allowanceOf(actor)]);
  const { open, running, feedbackDue, disputes, counters, unreadMessage, ...facts } = row;
  const toTender = (tender: OverviewTenderRow) => toOverviewTender(tender, lang);
  return {
    ...facts,
    unreadMessage: unreadMessage && toUnreadMessage(unreadMessage, lang),
    allowance,
    open: open.map(toTender),
    running: running.map(toTender),
    feedbackDue: feedbackDue.map(toTender),
    disputes: toDisputes(actor, disputes),
    counters: counters.map((counter) => toCounter(counter, lang)),
  };
}
