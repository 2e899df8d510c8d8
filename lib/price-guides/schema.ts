import { z } from "zod";

export const priceGuideParams = z.object({ subcategoryId: z.uuid() });

export const priceGuideSearch = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/)
    .toUpperCase(),
});

/** GET /price-guides/{subcategoryId}: the middle half of the agreed prices of a service in a country, in the minor unit. */
export const priceGuide = z.object({
  lowMinor: z.number().int(),
  medianMinor: z.number().int(),
  highMinor: z.number().int(),
  /** How many finished tenders it is made from. */
  tenders: z.number().int(),
});
export type PriceGuide = z.infer<typeof priceGuide>;
