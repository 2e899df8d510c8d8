import { z } from "zod";

/** DELETE /users/{id}: the password, required of users who have one. */
export const deleteBody = z.object({ password: z.string().min(1).max(200).optional() });
export type DeleteBody = z.output<typeof deleteBody>;
