/** Limits of an education (docs/domain.md, Profile). */
export const EDUCATION_LIMITS = {
  most: 10,
  school: { min: 2, max: 100 },
  degree: 100,
  field: 100,
  description: 500,
  firstYear: 1930,
} as const;
