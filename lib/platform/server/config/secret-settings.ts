import { z } from "zod";
import { flag } from "./flag";

const SHORTEST_SECRET = 32;
const secret = z.string().min(SHORTEST_SECRET);

/** What signs and seals, and what did so before (docs/operations/SECRETS.md). */
export const secretSettings = {
  TOKEN_SECRET: secret.describe(
    "Every signing key is derived from it: changing it without naming the one before signs everybody out and breaks links in old e-mails.",
  ),
  TOKEN_SECRET_PREVIOUS: secret
    .optional()
    .describe("The secret before: what it has signed still counts, and nothing new is signed with it."),
  FILE_ENCRYPTION_KEY: secret.describe(
    "Seals the pictures of identity documents and the secrets of two-step sign-in: whoever loses it can open none of them again.",
  ),
  FILE_ENCRYPTION_KEY_PREVIOUS: secret
    .optional()
    .describe(
      "The key before: what it has sealed still opens, and the queue seals it anew with FILE_ENCRYPTION_KEY. `npm run admin -- keys` says whether it is still needed.",
    ),
  FILE_ENCRYPTION_KEY_LOST: flag
    .prefault("0")
    .describe(
      "1 starts although something is sealed with a key that neither of the two is: it was lost, and what it has sealed does not open.",
    ),
};
