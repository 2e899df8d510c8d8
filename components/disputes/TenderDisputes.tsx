"use client";

import { useQuery } from "@tanstack/react-query";
import { tenderDisputesQuery } from "@/lib/disputes/queries";
import { DisputeCard } from "./DisputeCard";

type Props = { tenderId: string; mayChat: boolean };

/** The newest dispute about an agreement. */
export function TenderDisputes({ tenderId, mayChat }: Props) {
  const { data } = useQuery(tenderDisputesQuery(tenderId));
  const newest = data?.items[0];
  return newest && <DisputeCard dispute={newest} mayChat={mayChat} />;
}
