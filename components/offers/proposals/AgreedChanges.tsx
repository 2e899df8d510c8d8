"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { totalText } from "@/lib/offers/presentation";
import type { AgreedChange } from "@/lib/offers/proposals/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { useOfferFormat } from "../format";

type Props = { changes: readonly AgreedChange[]; repeats: OfferView["repeats"] };

/** How what is agreed has changed while the job runs: when, from what and to what. */
export function AgreedChanges({ changes, repeats }: Props) {
  const t = useTranslations("other-terms.job.changed");
  const locale = useLocale();
  const dateText = useDateText();
  const format = useOfferFormat();
  const linesOf = ({ before, after }: AgreedChange) => {
    const date = dateText(new Date(after.createdAt), { day: "numeric", month: "short" });
    const [wasPaid, isPaid] = [before, after].map((terms) => totalText({ ...terms, repeats }, locale));
    const [began, begins] = [before, after].map((terms) => format.start(terms));
    const lines = [
      wasPaid !== isPaid && t("price", { date, from: wasPaid ?? "", to: isPaid ?? "" }),
      began !== begins && t("start", { date, from: began ?? "", to: begins ?? "" }),
    ].filter((line) => line !== false);
    return lines.length > 0 ? lines : [t("other", { date })];
  };
  return (
    <Box component="ul" sx={LIST}>
      {changes.flatMap((change) =>
        linesOf(change).map((line) => (
          <Box component="li" key={`${change.after.n} ${line}`}>
            {line}
          </Box>
        )),
      )}
    </Box>
  );
}

const LIST = {
  listStyle: "none",
  m: 0,
  p: 0,
  display: "grid",
  gap: 2,
  typography: "body2",
  overflowWrap: "anywhere",
} as const;
