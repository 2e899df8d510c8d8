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

/** A move of the negotiation with the terms before it: a proposal, or the revision that followed. */
export type TermsMove = { before: TotalledTerms } & (
  { proposal: ProposalView; revision?: undefined } | { revision: RevisionView; proposal?: undefined }
);

type Props = { move: TermsMove; offer: OfferView; isOwn: boolean; partnerName: string };

/** A move of the negotiation in the conversation, at the side of the one who made it, with the buttons of the one whose turn it is. */
export function TermsMessage({ move, offer, isOwn, partnerName }: Props) {
  const t = useTranslations("other-terms.card");
  const { proposal, revision } = move;
  // Only the client proposes; the offer is the PRO's to change.
  const isMine = (revision !== undefined) === isOwn;
  const kind = proposal
    ? "PROPOSED"
    : revision?.by === "CLIENT"
      ? "TAKEN"
      : revision?.proposalId
        ? "ANSWERED"
        : "CHANGED";
  return (
    <Box sx={{ display: "flex", justifyContent: isMine ? "flex-end" : "flex-start" }}>
      <Box sx={{ width: "min(440px, 100%)" }}>
        <TermsCard
          title={t(`titles.${kind}`, { who: isMine ? "you" : "other", name: partnerName })}
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

function ProposalState({ proposal, offer }: { proposal: ProposalView; offer: OfferView }) {
  const t = useTranslations("other-terms.card");
  if (proposal.status === "OPEN" && offer.status === "ACTIVE")
    return <ProposalActions offer={offer} proposal={proposal} />;
  return (
    <Typography variant="caption" sx={{ color: "surface.muted" }}>
      {t(`states.${proposal.status === "OPEN" ? "LAPSED" : proposal.status}`)}
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
