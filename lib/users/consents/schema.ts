import { z } from "zod";

/** POST /users/consents: the version that was shown. */
export const consentBody = z.object({ document: z.literal("TERMS"), version: z.iso.date() });
