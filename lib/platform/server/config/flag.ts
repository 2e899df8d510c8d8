import { z } from "zod";

/** "1", "true", "yes", "on" switch something on; everything else written out switches it off. */
export const flag = z.string().transform((text) => ["1", "true", "yes", "on"].includes(text.toLowerCase()));
