/** Limits of an experience (docs/domain.md, Profile). */
export const EXPERIENCE_LIMITS = {
  most: 20,
  title: { min: 2, max: 100 },
  company: 100,
  description: 1000,
} as const;
