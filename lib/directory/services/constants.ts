/** From when on a service has a page of its own for a town. */
export const PLACE_PAGE = { bees: 3, tenders: 5, months: 12 } as const;

/** What a page of a service shows at most. */
export const SERVICE_PAGE = {
  bees: 4,
  /** So few are all shown: a link that leads to one more is not worth the press. */
  allBees: 5,
  recent: 6,
  open: 5,
  openRead: 20,
  places: 12,
  km: 60,
  ratedJobs: 500,
} as const;
