import { z } from "zod";
import { email } from "../auth/schema";
import { oneLine } from "../users/schema";

/** Limits of a message to support (docs/domain.md, ContactMessage), shared by form and API. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 120, text: { min: 10, max: 4000 } } as const;

/** POST /contact. Name and subject become e-mail headers, so they are one line (header injection). */
export const contactBody = z.object({
  name: oneLine.min(1).max(CONTACT_LIMITS.name),
  email,
  subject: oneLine.min(1).max(CONTACT_LIMITS.subject),
  text: z.string().trim().min(CONTACT_LIMITS.text.min).max(CONTACT_LIMITS.text.max),
});
export type ContactBody = z.output<typeof contactBody>;
