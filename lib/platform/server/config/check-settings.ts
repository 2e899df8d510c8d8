import { z } from "zod";

/** Who looks at passwords and files besides us. */
export const checkSettings = {
  PWNED_PASSWORDS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "Refuses new passwords that were stolen elsewhere: https://api.pwnedpasswords.com, or whoever speaks its range API. Five characters of a hash leave, never a password. Left out, only the commonest are refused.",
    ),
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/ })
    .optional()
    .describe(
      "Has every upload scanned by ClamAV: where its clamd listens, such as tcp://localhost:3310 or unix:///run/clamav/clamd.ctl. While it does not answer, uploads are refused. Left out, nothing is scanned.",
    ),
};
