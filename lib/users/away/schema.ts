import { z } from "zod";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { isTimeZone } from "@/lib/shared/dates/zones";

const MAX_ZONE_NAME = 64;

/** PUT /users/away: the last day away, which is over at midnight in the BEE's time zone. */
export const awayBody = z.object({
  until: calendarDay,
  timeZone: z.string().max(MAX_ZONE_NAME).refine(isTimeZone),
});
export type Away = z.infer<typeof awayBody>;

/** The form of it; the device says the time zone. */
export const awayForm = awayBody.pick({ until: true });
export type AwayForm = z.infer<typeof awayForm>;
