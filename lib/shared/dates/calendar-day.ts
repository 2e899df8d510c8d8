import { z } from "zod";

/** Before it nothing happened here; PostgreSQL knows no year 0, which the pattern would let through. */
const FIRST_DAY = "2000-01-01";

/** A calendar day as it is typed and sent, "YYYY-MM-DD". */
export const calendarDay = z.iso.date().refine((day) => day >= FIRST_DAY);
