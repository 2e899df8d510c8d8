/** Tabs of the list for a PRO, and of a client's own tenders (specification 2; docs/domain.md, Lists). */
export const TENDER_TABS = ["all", "most-relevant", "invited", "applied", "accepted", "completed"] as const;

export const OWN_TENDER_TABS = ["all", "open", "applied", "accepted", "completed", "canceled"] as const;

export type TenderTab = (typeof TENDER_TABS)[number] | (typeof OWN_TENDER_TABS)[number];

/** The tabs that hold a BEE's own offers and jobs; the others are where work is found. */
export const OWN_WORK_TABS = ["applied", "accepted", "completed"] as const satisfies readonly TenderTab[];

/** Where a BEE looks for work: what fits comes first. */
export const FIND_WORK = "/account/tenders?tab=most-relevant";

/** What the list is sorted by; `created` alone has two directions. Of the most relevant, the default is the score. */
export const TENDER_SORTS = ["created", "distance", "budget", "offers"] as const;

export type TenderSort = (typeof TENDER_SORTS)[number];

/** What each criterion weighs in the score of the most relevant tenders, together 1; /ranking says so in percent. */
export const RELEVANCE = { service: 0.45, distance: 0.3, age: 0.2, offers: 0.05 } as const;

/** Whether the list keeps to the PRO's own town and radius, remote tenders included. */
export const TENDER_REACHES = ["own", "everywhere"] as const;

export const TENDERS_TAKE = 10;

/**
 * How many hits of a search are found, the newest ones: they are ranked and counted. In a large market PostgreSQL looks at
 * fifty tenders for each hit of two common words.
 */
export const SEARCH_CAP = 200;

/** Limits of a tender (docs/domain.md, Tender), shared by form, API and seed. */
export const TENDER_LIMITS = {
  title: { min: 5, max: 80 },
  description: { min: 20, max: 4000 },
  photos: 5,
  files: 3,
  budgetMinor: { min: 500, max: 99_999_900 },
  monthsAhead: 12,
  note: 500,
  offers: 10,
} as const;

/** Who sees a tender: all BEEs; first those invited and all after a day; only those invited. */
export const TENDER_AUDIENCES = ["PUBLIC", "PRIVATE_FIRST", "PRIVATE"] as const;
/** Those in which a tender for one BEE begins. */
export const PRIVATE_AUDIENCES = ["PRIVATE_FIRST", "PRIVATE"] as const;
export type TenderAudience = (typeof TENDER_AUDIENCES)[number];

/** How long a tender is addressed to one BEE before all see it. */
export const PRIVATE_HOURS = 24;

/**
 * From the BEE's report that the work is done: the days after which the client is reminded, and after which silence
 * counts as a confirmation. `askAfter`: days after the last day until both are asked whether it is done.
 */
export const FINISHING = {
  remindAfterDays: [2, 5],
  completeAfterDays: 7,
  askAfterDays: 1,
  photos: 5,
  note: 500,
  reason: 5,
} as const;

/** Hours after which a client who has answered no offer is nudged, and days after completion on which feedback is asked for again. */
export const NUDGES = {
  offersHours: 48,
  offersWithinHours: 96,
  feedbackDays: [3, 10],
  feedbackOpenDays: 14,
} as const;

export const DATE_TYPES = ["FLEXIBLE", "ON_DATE", "RANGE"] as const;

export type DateType = (typeof DATE_TYPES)[number];

export const BUDGET_TYPES = ["OPEN", "FIXED", "RANGE", "HOURLY"] as const;

export type BudgetType = (typeof BUDGET_TYPES)[number];

/** Whether there is parking at the place of the job. */
export const PARKING = ["YES", "NO", "UNKNOWN"] as const;

/** How often the work is done. Budget, offers and agreed price of a recurring tender are per visit. */
export const REPEATS = ["NONE", "WEEKLY", "BIWEEKLY", "MONTHLY"] as const;

export type Repeats = (typeof REPEATS)[number];

/** The question by which services ask how often, and how a tender repeats by its answer: it is not asked twice. */
export const RHYTHM = {
  question: "rhythm",
  repeats: {
    once: "NONE",
    monthly: "MONTHLY",
    biweekly: "BIWEEKLY",
    weekly: "WEEKLY",
    twiceWeekly: "WEEKLY",
    severalWeekly: "WEEKLY",
    daily: "WEEKLY",
  },
} as const satisfies { question: string; repeats: Record<string, Repeats> };

/** Reasons for canceling a tender or releasing an accepted offer. */
export const MOVE_REASONS = [
  "NO_LONGER_NEEDED",
  "FOUND_ELSEWHERE",
  "SCHEDULE",
  "NO_SHOW",
  "PRICE",
  "SCOPE",
  "NO_ANSWER",
  "OTHER",
] as const;

export type MoveReason = (typeof MOVE_REASONS)[number];

/** With the one that the product itself adds. */
export const END_REASONS = [...MOVE_REASONS, "EXPIRED"] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * When an open tender ends by itself (docs/domain.md, "Time takes part"): days after posting or an extension, days after
 * the last wanted day, days of warning, and how often it is extended once that day is over.
 */
export const EXPIRY = { days: 30, afterWantedDays: 3, warnDays: 3, extensions: 3 } as const;

/** Statuses of an offer. They are here because a tender's card carries the status of the viewer's own offer. */
export const OFFER_STATUSES = ["ACTIVE", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** The reasons a client can choose for declining an offer. */
export const DECLINE_REASONS = ["PRICE", "TIMING", "SKILLS", "OTHER"] as const;

/** With those that the product itself adds. A card says why the viewer's own offer ended, too. */
export const STORED_DECLINE_REASONS = [
  ...DECLINE_REASONS,
  "OTHER_CHOSEN",
  "TENDER_CANCELED",
  "TENDER_EXPIRED",
  "RELEASED",
] as const;

/**
 * The column table of a tender: what one column stores and form, API and views carry under the same name, with the
 * form's first value. Select lists, SQL, the copy from row to view and the form are made from it; how a field is
 * validated and shown is said in schema/columns.ts. Address, category and files are stored in a way of their own.
 */
export const TENDER_COLUMNS = {
  title: "",
  description: "",
  isRemote: false,
  parking: "UNKNOWN",
  dateType: "FLEXIBLE",
  startDate: null,
  endDate: null,
  timeSlots: [],
  repeats: "NONE",
  budgetType: "OPEN",
  budgetMinMinor: null,
  budgetMaxMinor: null,
  urgent: false,
  contentLang: "en",
} as const;
export type TenderColumn = keyof typeof TENDER_COLUMNS;
