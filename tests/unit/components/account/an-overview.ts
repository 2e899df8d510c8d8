import type { OverviewTender, TenderOverview } from "@/lib/agreements/schema/overview";

export function aTender(changes: Partial<OverviewTender> = {}): OverviewTender {
  return {
    tenderId: "t1",
    title: "Paint the hall",
    category: { id: "c1", slug: "renovation", icon: "FormatPaint" },
    subcategory: { id: "s1", slug: "painting" },
    photo: null,
    dateType: "FLEXIBLE",
    startDate: null,
    endDate: null,
    timeSlots: [],
    answers: [],
    repeats: "NONE",
    budgetType: "OPEN",
    budgetMinMinor: null,
    budgetMaxMinor: null,
    offerCount: 0,
    newestOffer: null,
    agreedPriceMinor: null,
    agreedRateMinor: null,
    agreedDay: null,
    agreedSlots: [],
    agreedDays: null,
    needsDay: false,
    isReportedDone: false,
    person: {
      id: "p1",
      role: "PRO",
      name: "Tomáš",
      photo: null,
      isVerified: false,
      rating: { average: 0, count: 0 },
    },
    feedbackClosesAt: null,
    ...changes,
  };
}

export function anOverview(changes: Partial<TenderOverview> = {}): TenderOverview {
  return {
    open: [],
    running: [],
    feedbackDue: [],
    disputes: [],
    counters: [],
    counts: { all: 1, open: 1, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false },
    rating: { average: 0, count: 0 },
    allowance: null,
    profileToDo: null,
    profileDone: null,
    unreadMessage: null,
    waitingEntries: null,
    returned: null,
    ...changes,
  };
}
