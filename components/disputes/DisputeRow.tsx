"use client";

import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionRow } from "@/components/ui/actions/ActionRow";
import { useToday } from "@/components/ui/display/use-today";
import { tenderDisputesQuery } from "@/lib/disputes/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { LazyOpenDispute } from "./lazy-disputes";

type Props = { tender: Pick<TenderView, "id" | "creator" | "agreedDay"> };

/** Quietly the way to say that something went wrong. */
export function DisputeRow({ tender }: Props) {
  const t = useTranslations("disputes.quiet");
  const { userId } = useSession();
  const today = useToday();
  const [isOpening, setOpening] = useState(false);
  const { data } = useQuery(tenderDisputesQuery(tender.id));
  if (!data?.mayOpen) return null;
  const isClient = userId === tender.creator.id;
  return (
    <>
      <ActionRow
        icon={<HelpOutlineRounded />}
        label={t("button")}
        hint={t("hint")}
        onPress={() => setOpening(true)}
      />
      {isOpening && (
        <LazyOpenDispute
          tenderId={tender.id}
          name={data.partner?.name ?? ""}
          side={isClient ? "CLIENT" : "PRO"}
          hasBegun={tender.agreedDay === null || tender.agreedDay <= today}
          onClose={() => setOpening(false)}
        />
      )}
    </>
  );
}
