import { z } from "zod";
import { oneLine } from "../schema";
import { EDUCATION_LIMITS } from "./constants";

const year = z.number().int().min(EDUCATION_LIMITS.firstYear).max(2100);

/** POST and PUT /users/educations. `toYear` is required unless the entry is current. */
export const educationBody = z
  .object({
    school: oneLine.min(EDUCATION_LIMITS.school.min).max(EDUCATION_LIMITS.school.max),
    degree: oneLine.max(EDUCATION_LIMITS.degree).nullish(),
    field: oneLine.max(EDUCATION_LIMITS.field).nullish(),
    fromYear: year,
    toYear: year.nullish(),
    isCurrent: z.boolean().default(false),
    description: z.string().trim().max(EDUCATION_LIMITS.description).nullish(),
  })
  .refine(({ toYear, isCurrent }) => isCurrent || (toYear ?? null) !== null, {
    error: "required",
    path: ["toYear"],
    // Reported together with the other missing fields, not after them.
    when: ({ value }) => z.object({}).safeParse(value).success,
  })
  .refine(({ fromYear, toYear, isCurrent }) => isCurrent || !toYear || toYear >= fromYear, {
    error: "endBeforeStart",
    path: ["toYear"],
  });
export type EducationBody = z.output<typeof educationBody>;
export type EducationInput = z.input<typeof educationBody>;

export const education = z.object({
  id: z.string(),
  school: z.string(),
  degree: z.string().nullable(),
  field: z.string().nullable(),
  fromYear: z.number().int(),
  toYear: z.number().int().nullable(),
  isCurrent: z.boolean(),
  description: z.string().nullable(),
});
export type EducationView = z.infer<typeof education>;

export const educationParams = z.object({ id: z.uuid() });
