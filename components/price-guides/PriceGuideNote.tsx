"use client";

import { useWatch } from "react-hook-form";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { TenderFormInput } from "@/lib/tenders/schema/form";

const PriceGuideText = lazyComponent(() => import("./PriceGuideText").then((file) => file.PriceGuideText), {
  messages: lazyMessages(["answers"]),
  onError: "silent",
});

/** What such a job usually costs, once the form knows the country; a rate per hour is no price of a job. */
export function PriceGuideNote() {
  const [subcategoryId, isRemote, address, budgetType] = useWatch<
    TenderFormInput,
    ["subcategoryId", "isRemote", "address", "budgetType"]
  >({ name: ["subcategoryId", "isRemote", "address", "budgetType"] });
  const country = address?.country;
  if (isRemote || !country || budgetType === "HOURLY") return null;
  return <PriceGuideText subcategoryId={subcategoryId} country={country} />;
}
