import { z } from "zod";
import { oneLine } from "../schema";
import { EXPERIENCE_LIMITS } from "./constants";

/** A calendar month, YYYY-MM. */
const month = z.string().regex(/^(?:19[3-9]\d|20\d\d)-(?:0[1-9]|1[0-2])$/);

/** POST and PUT /users/experiences. `toMonth` is required unless the entry is current. */
export const experienceBody = z
  .object({
    title: oneLine.min(EXPERIENCE_LIMITS.title.min).max(EXPERIENCE_LIMITS.title.max),
    company: oneLine.max(EXPERIENCE_LIMITS.company).nullish(),
    fromMonth: month,
    toMonth: month.nullish(),
    isCurrent: z.boolean().default(false),
    description: z.string().trim().max(EXPERIENCE_LIMITS.description).nullish(),
  })
  .refine(({ toMonth, isCurrent }) => isCurrent || (toMonth ?? null) !== null, {
    error: "required",
    path: ["toMonth"],
    // Reported together with the other missing fields, not after them.
    when: ({ value }) => z.object({}).safeParse(value).success,
  })
  .refine(({ fromMonth, toMonth, isCurrent }) => isCurrent || !toMonth || toMonth >= fromMonth, {
    error: "endBeforeStart",
    path: ["toMonth"],
  });
export type ExperienceBody = z.output<typeof experienceBody>;
export type ExperienceInput = z.input<typeof experienceBody>;

export const experience = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string().nullable(),
  fromMonth: z.string(),
  toMonth: z.string().nullable(),
  isCurrent: z.boolean(),
  description: z.string().nullable(),
});
export type ExperienceView = z.infer<typeof experience>;

export const experienceParams = z.object({ id: z.uuid() });
