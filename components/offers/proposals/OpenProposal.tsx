"use client";

import { useTranslations } from "next-intl";
import type { ProposalView } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import { ProposalActions } from "./ProposalActions";
import { TermsCard } from "./TermsCard";

type Props = { offer: OfferView; proposal: ProposalView; onAnswer?: (() => void) | undefined };

/** What the client proposes for the BEE's own offer, with the three answers. */
export function OpenProposal({ offer, proposal, onAnswer }: Props) {
  const t = useTranslations("other-terms.card");
  return (
    <TermsCard
      title={t("fromClient")}
      before={offer}
      after={proposal}
      repeats={offer.repeats}
      note={proposal.note}
    >
      <ProposalActions offer={offer} proposal={proposal} onAnswer={onAnswer} />
    </TermsCard>
  );
}
