import { z } from "zod";

/** Lower bound of all dates of the product. PostgreSQL has no year 0, which the ISO pattern would accept. */
const FIRST_DAY = "2000-01-01";

/** A calendar day in requests and forms, "YYYY-MM-DD". */
export const calendarDay = z.iso.date().refine((day) => day >= FIRST_DAY);
