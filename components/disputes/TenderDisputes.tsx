"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { isOpenDispute } from "@/lib/disputes/machine";
import { tenderDisputesQuery } from "@/lib/disputes/queries";
import { DisputeCard } from "./DisputeCard";

type Props = { tenderId: string; mayChat: boolean };

/** The disputes about a tender that go on, there may be one with each BEE who has worked on it, and the last one that ended. */
export function TenderDisputes({ tenderId, mayChat }: Props) {
  const { data } = useQuery(tenderDisputesQuery(tenderId));
  const items = data?.items ?? [];
  const newestClosed = items.find((dispute) => !isOpenDispute(dispute));
  const shown = items.filter((dispute) => isOpenDispute(dispute) || dispute === newestClosed);
  if (shown.length === 0) return null;
  return (
    <Box id="dispute" sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {shown.map((dispute) => (
        <DisputeCard key={dispute.id} dispute={dispute} mayChat={mayChat} />
      ))}
    </Box>
  );
}
