"use client";

import EditRounded from "@mui/icons-material/EditRounded";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyProposeDialog } from "@/components/offers/proposals/lazy-proposals";
import { ActionRow } from "@/components/ui/actions/ActionRow";
import { usePersonName } from "@/components/ui/display/use-person-name";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { useAgreedOffer } from "./use-agreed-offer";

/** The way to propose another price or date while the job runs. What is being typed outlasts a proposal of the other of the two. */
export function ChangeTermsRow({ tender }: { tender: TenderView }) {
  const t = useTranslations("other-terms.job");
  const nameOf = usePersonName();
  const [isProposing, setProposing] = useState(false);
  const agreed = useAgreedOffer(tender);
  if (!agreed) return null;
  const { offer, partner } = agreed;
  return (
    <>
      {offer.may.includes("propose") && (
        <ActionRow
          icon={<EditRounded />}
          label={t("button")}
          hint={t("hint", { name: nameOf(partner) })}
          onPress={() => setProposing(true)}
        />
      )}
      {isProposing && (
        <LazyProposeDialog offer={offer} partner={partner} onClose={() => setProposing(false)} />
      )}
    </>
  );
}
