import { z } from "zod";

/** Six digits of the authenticator app, or a recovery code; blanks and hyphens do not matter. */
const code = z
  .string()
  .max(40)
  .transform((text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
  .pipe(z.string().min(6, { error: "codeTooShort" }));

/** POST /auth/two-step: the second step of a sign-in. */
export const secondStepBody = z.object({ ticket: z.string().min(1).max(200), code });
/** POST /auth/two-step/confirm, and the form of the second step, which has the ticket already. */
export const codeForm = z.object({ code });

const currentPassword = z.string().min(1).max(200);

/** POST /auth/two-step/set-up: the password of users who have one. */
export const setUpBody = z.object({ currentPassword: currentPassword.optional() });
export type SetUpBody = z.output<typeof setUpBody>;

/** What the authenticator app gets: by the QR code (`uri`), or typed (`secret`, base 32). */
export const twoStepSetUp = z.object({ secret: z.string(), uri: z.string() });
export type TwoStepSetUp = z.infer<typeof twoStepSetUp>;

/** Ten single-use codes, shown this once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** POST /auth/two-step/disable and …/recovery-codes: a code, or the password. */
export const twoStepProofBody = z
  .object({ code: code.optional(), currentPassword: currentPassword.optional() })
  .refine((body) => body.code !== undefined || body.currentPassword !== undefined, {
    path: ["code"],
    error: "required",
  });
export type TwoStepProofBody = z.output<typeof twoStepProofBody>;

/** GET /auth/two-step: whether it is on, since when, and how many recovery codes are left. */
export const twoStepState = z.object({
  enabledAt: z.string().nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type TwoStepState = z.infer<typeof twoStepState>;
