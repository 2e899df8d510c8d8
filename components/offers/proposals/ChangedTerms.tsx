"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { Note } from "@/components/ui/feedback/Note";
import type { OfferView } from "@/lib/offers/schema";
import { TermsRows } from "./TermsRows";

/** The offer has changed since the client began to accept it: the terms that they saw beside those it has now. */
export function ChangedTerms({ before, after }: { before: OfferView; after: OfferView }) {
  const t = useTranslations("other-terms");
  const name = usePersonName()(after.pro);
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <Note tone="warning" role="alert">
        {t("changed", { name })}
      </Note>
      <TermsRows before={before} after={after} repeats={after.repeats} isForClient />
    </Box>
  );
}
