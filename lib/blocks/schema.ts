import { z } from "zod";
import { personCard } from "../shared/people";

/** PUT and DELETE /blocks/{userId}. */
export const blockParams = z.object({ userId: z.uuid() });

/** GET /blocks: whom the caller blocks, the last one first. */
export const blockList = z.object({
  items: z.array(z.object({ user: personCard, createdAt: z.string() })),
});
export type BlockList = z.infer<typeof blockList>;
