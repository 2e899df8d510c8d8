import { z } from "zod";

/** Who translates what people write to each other. */
export const translationSettings = {
  TRANSLATE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "A LibreTranslate server, such as http://localhost:5000, that translates what people write to each other. Left out, DEEPL_KEY counts.",
    ),
  TRANSLATE_KEY: z.string().optional().describe("The API key of that server, where it asks for one."),
  DEEPL_KEY: z
    .string()
    .optional()
    .describe(
      "Translates with DeepL; keys that end with :fx are of its free API. Without it and TRANSLATE_URL only browsers translate that can do so themselves.",
    ),
  DEEPL_URL: z.url().optional().describe("Where DeepL answers. Only tests need another address."),
};
