import { z } from "zod";
import { oneLine } from "../schema";
import { SAVED_TEXT_LIMITS } from "./constants";

/** POST /users/saved-texts and PUT /users/saved-texts/{id}. */
export const savedTextBody = z.object({
  name: oneLine.min(1).max(SAVED_TEXT_LIMITS.name),
  text: z.string().trim().min(1).max(SAVED_TEXT_LIMITS.text),
});
export type SavedTextBody = z.output<typeof savedTextBody>;

export const savedText = z.object({ id: z.string(), name: z.string(), text: z.string() });
export type SavedTextView = z.infer<typeof savedText>;

/** GET /users/saved-texts: the caller's own, the oldest first. */
export const savedTexts = z.object({ items: z.array(savedText) });

export const savedTextParams = z.object({ id: z.uuid() });
