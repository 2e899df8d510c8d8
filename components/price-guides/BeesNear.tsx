"use client";

import { useWatch } from "react-hook-form";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { TenderFormInput } from "@/lib/tenders/schema/form";

const BeesNearText = lazyComponent(() => import("./BeesNearText").then((file) => file.BeesNearText), {
  messages: lazyMessages(["answers"]),
  onError: "silent",
});

/** How many BEEs offer the service around the town, once the form knows one. `service`: the slug of the subcategory. */
export function BeesNear({ service }: { service: string }) {
  const [isRemote, address] = useWatch<TenderFormInput, ["isRemote", "address"]>({
    name: ["isRemote", "address"],
  });
  // Not while a town is being typed: one that was found has its coordinates.
  if (isRemote || !address?.city || !address.country || typeof address.latitude !== "number") return null;
  return <BeesNearText service={service} city={address.city} country={address.country} />;
}
