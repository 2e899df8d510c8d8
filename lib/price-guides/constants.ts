/** From when on agreed prices say something, and how they are said (docs/domain.md, "Price guides"). */
export const PRICE_GUIDE = { tenders: 8, clients: 5, pros: 5, months: 24, stepMinor: 500 } as const;
