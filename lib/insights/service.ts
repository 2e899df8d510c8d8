import { subcategoryName } from "@/lib/categories/service";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { FUNNEL, WEAK_SPOTS, type FunnelKey, type InsightPeriod, type WeakSpot } from "./constants";
import { findStanding, listServices, listSteps, type StandingRow } from "./data";
import type { Insights } from "./schema";

const DAY_MS = 86_400_000;

function totalsOf(steps: Insights["steps"]): Insights["totals"] {
  const total = (key: FunnelKey) => steps.reduce((sum, step) => sum + step[key], 0);
  return Object.fromEntries(FUNNEL.map((key) => [key, total(key)])) as Insights["totals"];
}

function weakSpotsOf({ hasPhoto, hasHeadline, hasReview }: StandingRow): WeakSpot[] {
  const has: Record<WeakSpot, boolean> = { photo: hasPhoto, headline: hasHeadline, review: hasReview };
  return WEAK_SPOTS.filter((spot) => !has[spot]);
}

type ReadInsights = { actor: Actor; lang: Language; days: InsightPeriod; now?: Date };

/** What a PRO's last days look like, from the tenders that matched to those that were won, in three queries. */
export async function readInsights({
  actor: { id },
  lang,
  days,
  now = new Date(),
}: ReadInsights): Promise<Insights> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const unit = days > 90 ? "month" : "week";
  const [steps, services, standing] = await Promise.all([
    listSteps(db, id, { since, now, unit }),
    listServices(db, id, since),
    findStanding(db, id),
  ]);
  return {
    days,
    unit,
    totals: totalsOf(steps),
    steps,
    services: services.map((service) => ({ ...service, name: subcategoryName(lang, service.slug) })),
    answer: { minutes: standing.answerMinutes, conversations: standing.conversations },
    completion: { percent: standing.completionPercent, jobs: standing.jobs },
    weakSpots: weakSpotsOf(standing),
  };
}
