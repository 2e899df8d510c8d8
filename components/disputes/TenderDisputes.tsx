"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { tenderDisputesQuery } from "@/lib/disputes/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { DisputeCard } from "./DisputeCard";
import { LazyOpenDispute } from "./lazy-disputes";

/** The newest dispute about an agreement, and quietly the way to open one. */
export function TenderDisputes({ tender }: { tender: Pick<TenderView, "id" | "creator" | "recipient"> }) {
  const t = useTranslations("disputes.quiet");
  const { userId } = useSession();
  const [isOpening, setOpening] = useState(false);
  const { data } = useQuery(tenderDisputesQuery(tender.id));
  if (!data) return null;
  const [newest] = data.items;
  const partner = userId === tender.creator.id ? tender.recipient : tender.creator;
  return (
    <>
      {newest && <DisputeCard dispute={newest} />}
      {data.mayOpen && (
        <Box>
          <Button size="small" onClick={() => setOpening(true)} sx={{ color: "text.secondary" }}>
            {t("button")}
          </Button>
        </Box>
      )}
      {isOpening && (
        <LazyOpenDispute tenderId={tender.id} name={partner?.name ?? ""} onClose={() => setOpening(false)} />
      )}
    </>
  );
}
