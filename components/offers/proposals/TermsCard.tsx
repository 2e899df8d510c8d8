"use client";

import SellOutlined from "@mui/icons-material/SellOutlined";
import { useTranslations } from "next-intl";
import { CardNote, TitledCard } from "@/components/ui/layout/TitledCard";
import type { OfferView } from "@/lib/offers/schema";
import { TermsRows, type TotalledTerms } from "./TermsRows";

type Props = {
  title: string;
  /** Undefined for what was offered first. */
  before?: TotalledTerms | undefined;
  after: TotalledTerms;
  repeats: OfferView["repeats"];
  isForClient?: boolean | undefined;
  note?: string | null | undefined;
  /** Where it stands, and what can be done. */
  children?: React.ReactNode;
};

/** Other terms as a card, in the conversation and on the offer: the old number beside the new one. */
export function TermsCard({ title, before, after, repeats, isForClient, note, children }: Props) {
  const t = useTranslations("other-terms.card");
  return (
    <TitledCard icon={<SellOutlined aria-hidden />} title={title}>
      <TermsRows before={before} after={after} repeats={repeats} isForClient={isForClient} />
      {note && <CardNote>{t("note", { note })}</CardNote>}
      {children}
    </TitledCard>
  );
}
