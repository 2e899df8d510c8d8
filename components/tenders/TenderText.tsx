"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { TranslatableText } from "@/components/translations/TranslatableText";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { toLocale } from "@/lib/i18n/languages";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** The description as it was typed, line breaks kept. Translated it has its title with it, which stands far above. */
export function TenderText({ tender }: { tender: TenderView }) {
  const { user } = useSession();
  const { id, title, description, creatorId, contentLang } = tender;
  const lang = user?.id === creatorId ? null : contentLang;
  return (
    <TranslatableText kind="tender" id={id} texts={[title, description]} lang={lang}>
      {({ texts, isTranslated, ...shown }) => (
        <Box lang={shown.lang ?? toLocale(contentLang)} sx={{ overflowWrap: "anywhere" }}>
          {isTranslated && <Typography sx={{ fontWeight: 600 }}>{texts[0]}</Typography>}
          <Typography sx={{ whiteSpace: "pre-line" }}>{texts[1]}</Typography>
        </Box>
      )}
    </TranslatableText>
  );
}
