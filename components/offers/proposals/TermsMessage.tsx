"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { agreedText } from "@/lib/offers/presentation";
import { awaitsAcceptance } from "@/lib/offers/proposals/presentation";
import type { ProposalView, RevisionView } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import { LazyAcceptDialog } from "../lazy-dialogs";
import { LazyProposeDialog } from "./lazy-proposals";
import { ProposalActions } from "./ProposalActions";
import { TermsCard } from "./TermsCard";
import type { TotalledTerms } from "./TermsRows";

/** A move of the negotiation with the terms before it: a proposal, or a revision with the proposal that it answers. */
export type TermsMove = { before: TotalledTerms } & (
  | { proposal: ProposalView; revision?: undefined }
  | { revision: RevisionView; answered: ProposalView | undefined; proposal?: undefined }
);

type Props = { move: TermsMove; offer: OfferView; isOwn: boolean; partnerName: string };

/** A move of the negotiation in the conversation, at the side of the one who made it, with the buttons of the one whose turn it is. */
export function TermsMessage({ move, offer, isOwn, partnerName }: Props) {
  const { proposal, revision } = move;
  const isMine = isByPro(move) === isOwn;
  const title = useTitle(move);
  return (
    <Box sx={{ display: "flex", justifyContent: isMine ? "flex-end" : "flex-start" }}>
      <Box sx={{ width: "min(440px, 100%)" }}>
        <TermsCard
          title={title({ who: isMine ? "you" : "other", name: partnerName })}
          before={move.before}
          after={proposal ?? revision}
          repeats={offer.repeats}
          isForClient={!isOwn}
          note={proposal?.note}
        >
          {proposal ? (
            <ProposalState proposal={proposal} offer={offer} />
          ) : (
            <AcceptOrAgain revision={revision} offer={offer} />
          )}
        </TermsCard>
      </Box>
    </Box>
  );
}

/** Whose move it is. The offer is the PRO's to change, and a proposal is taken by the one who did not make it. */
function isByPro(move: TermsMove): boolean {
  if (move.proposal) return move.proposal.byPro;
  return move.answered?.status !== "TAKEN" || !move.answered.byPro;
}

type TitleValues = { who: string; name: string };

function useTitle(move: TermsMove): (values: TitleValues) => string {
  const t = useTranslations("other-terms.card.titles");
  const job = useTranslations("other-terms.job.titles");
  if (move.proposal)
    return (values) => (move.proposal.duringJob ? job("SENT", values) : t("PROPOSED", values));
  const { answered } = move;
  if (answered?.status !== "TAKEN") return (values) => t(answered ? "ANSWERED" : "CHANGED", values);
  return (values) => (answered.duringJob ? job("TAKEN", values) : t("TAKEN", values));
}

function ProposalState({ proposal, offer }: { proposal: ProposalView; offer: OfferView }) {
  const t = useTranslations("other-terms");
  const { status, duringJob } = proposal;
  if (status === "OPEN" && offer.status === (duringJob ? "ACCEPTED" : "ACTIVE"))
    return <ProposalActions offer={offer} proposal={proposal} />;
  const state = status === "OPEN" ? "LAPSED" : status;
  return (
    <Typography variant="caption" sx={{ color: "surface.muted" }}>
      {duringJob && state === "KEPT" ? t("job.kept") : t(`card.states.${state}`)}
    </Typography>
  );
}

/** For the client, while these are the terms of the offer: Accept, or propose others again. */
function AcceptOrAgain({ revision, offer }: { revision: RevisionView; offer: OfferView }) {
  const t = useTranslations("other-terms");
  const accept = useTranslations("offers.accept");
  const locale = useLocale();
  const [dialog, setDialog] = useState<"accept" | "propose" | null>(null);
  const close = () => setDialog(null);
  if (revision.n !== offer.revision || !offer.may.includes("accept")) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <Button
        variant={awaitsAcceptance(offer) ? "contained" : "outlined"}
        onClick={() => setDialog("accept")}
        sx={{ flex: "1 1 max-content" }}
      >
        {accept("button", { price: agreedText(offer, locale) })}
      </Button>
      {offer.may.includes("propose") && (
        <Button variant="outlined" onClick={() => setDialog("propose")} sx={{ flex: "1 1 max-content" }}>
          {t("note.again")}
        </Button>
      )}
      {dialog === "accept" && <LazyAcceptDialog offer={offer} onClose={close} />}
      {dialog === "propose" && <LazyProposeDialog offer={offer} onClose={close} />}
    </Box>
  );
}
