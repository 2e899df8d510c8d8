import { z } from "zod";
import { CODE_DIGITS } from "./constants";

/** POST /users/phone/verify: until when the code counts; in a demo without a provider of messages also the code. */
export const phoneCodeAnswer = z.object({ expiresAt: z.string(), demoCode: z.string().nullable() });
export type PhoneCodeAnswer = z.infer<typeof phoneCodeAnswer>;

/** POST /users/phone/confirm: the code, with or without spaces. */
export const phoneConfirmBody = z.object({
  code: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), { error: "smsCode" })),
});
export type PhoneConfirmBody = z.output<typeof phoneConfirmBody>;
