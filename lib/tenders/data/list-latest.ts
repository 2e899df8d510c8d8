import { onReplica } from "@/lib/platform/server/database/on-replica";
import type { Prisma } from "@/prisma/generated/client";
import { OPEN_TO_ALL_WHERE } from "./visibility";

/** How many tenders a visitor sees (docs/api.md). */
const LATEST_TAKE = 8;

const latestSelect = {
  id: true,
  title: true,
  city: true,
  country: true,
  isRemote: true,
  createdAt: true,
  budgetType: true,
  budgetMinMinor: true,
  budgetMaxMinor: true,
  repeats: true,
  offerCount: true,
  subcategory: {
    select: { id: true, slug: true, category: { select: { id: true, slug: true, icon: true } } },
  },
} as const satisfies Prisma.TenderSelect;

type LatestRow = Prisma.TenderGetPayload<{ select: typeof latestSelect }>;

/** The newest open tenders whose clients show them to visitors, without personal data. */
export function listLatest(): Promise<LatestRow[]> {
  return onReplica(null, (client) =>
    client.tender.findMany({
      where: { ...OPEN_TO_ALL_WHERE, creator: { showsTenders: true } },
      select: latestSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: LATEST_TAKE,
    }),
  );
}
