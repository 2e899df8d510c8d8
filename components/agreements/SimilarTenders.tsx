"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { TenderCard } from "@/components/tenders/TenderCard";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { tendersQuery } from "@/lib/tenders/queries";

const SHOWN = 3;

/** Open tenders of the same category that suit the BEE, the best first; nothing where there are none. */
export function SimilarTenders({ tender: { id, category } }: { tender: TenderView }) {
  const t = useTranslations("offers.sent");
  const { data } = useQuery(tendersQuery({ tab: "most-relevant", categorySlug: category.slug }));
  const similar = (data?.items ?? []).filter((one) => one.id !== id).slice(0, SHOWN);
  if (similar.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="similar-title" sx={{ mt: 8 }}>
      <Typography id="similar-title" variant="h4" component="h2" sx={{ mb: 4 }}>
        {t("similar")}
      </Typography>
      <Box component="ul" sx={{ display: "grid", gap: 3, listStyle: "none", m: 0, p: 0 }}>
        {similar.map((one) => (
          <li key={one.id}>
            <TenderCard tender={one} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
