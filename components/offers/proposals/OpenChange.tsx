"use client";

import { useTranslations } from "next-intl";
import type { ProposalView } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import { ProposalActions } from "./ProposalActions";
import { TermsCard } from "./TermsCard";

type Props = { offer: OfferView; proposal: ProposalView; isOwn: boolean; partnerName: string };

/** What one of the two of a job proposes to change, beside what is agreed, with what the reader can do. */
export function OpenChange({ offer, proposal, isOwn, partnerName }: Props) {
  const t = useTranslations("other-terms.job.titles");
  return (
    <TermsCard
      title={t("SENT", { who: proposal.byPro === isOwn ? "you" : "other", name: partnerName })}
      before={offer}
      after={proposal}
      repeats={offer.repeats}
      isForClient={!isOwn}
      note={proposal.note}
    >
      <ProposalActions offer={offer} proposal={proposal} />
    </TermsCard>
  );
}
