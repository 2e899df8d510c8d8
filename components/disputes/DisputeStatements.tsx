"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { DisputeSide } from "@/lib/disputes/constants";
import type { DisputeView } from "@/lib/disputes/schema";
import { Statement } from "./Statement";

type Props = {
  dispute: DisputeView;
  /** The side that reads it; null: an admin. */
  reader: DisputeSide | null;
};

/** What both sides say, the outcome that one of them proposes or both agreed to, and the decision. */
export function DisputeStatements({ dispute, reader }: Props) {
  const t = useTranslations("disputes.card");
  const { openedBy, text, photos, answer, proposal, decision, client, pro, createdAt } = dispute;
  const values = (side: DisputeSide) => ({
    who: side === reader ? "you" : "other",
    name: side === "CLIENT" ? client.name : pro.name,
  });
  const idOf = (side: DisputeSide) => (side === "CLIENT" ? client.id : pro.id);
  const answerer = openedBy === "CLIENT" ? "PRO" : "CLIENT";
  return (
    <>
      <Statement
        label={t("said", values(openedBy))}
        at={createdAt}
        text={text}
        photos={photos}
        photosLabel={t("photos")}
        authorId={idOf(openedBy)}
      />
      {answer && (
        <Statement
          label={t("said", values(answerer))}
          {...answer}
          photosLabel={t("photos")}
          authorId={idOf(answerer)}
        />
      )}
      {proposal && (
        <Statement
          label={dispute.status === "CLOSED_AGREED" ? t("outcome") : t("proposed", values(proposal.by))}
          at={proposal.at}
          text={proposal.outcome}
        />
      )}
      {decision && (
        <>
          <Statement label={t("decision")} text={decision.text} />
          <Typography variant="body2">
            {t("fault", { fault: decision.fault, client: client.name, pro: pro.name })}{" "}
            {t("counts", { counts: decision.countsForReliability ? "yes" : "no" })}{" "}
            {t("review", { stays: decision.reviewStays ? "yes" : "no" })}
          </Typography>
        </>
      )}
    </>
  );
}
