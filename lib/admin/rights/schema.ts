import { z } from "zod";
import { ADMIN_RIGHTS } from "../../shared/actor";

export const adminUserParams = z.object({ userId: z.uuid() });

/** PUT /admin/users/{userId}/rights: all that the admin has from now on. */
export const rightsBody = z.object({
  rights: z.array(z.enum(ADMIN_RIGHTS)).max(ADMIN_RIGHTS.length),
});
export const rightsView = z.object({ rights: z.array(z.enum(ADMIN_RIGHTS)) });
export type RightsView = z.infer<typeof rightsView>;
