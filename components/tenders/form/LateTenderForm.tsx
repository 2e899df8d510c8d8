"use client";

import { fetchedAtOnce } from "@/lib/platform/browser/loading/late";
import { latePart } from "@/lib/platform/browser/loading/late-part";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";

/** TenderForm for the screens of one, whose frame does not wait for it. */
export const LateTenderForm = latePart(
  fetchedAtOnce(() => import("./TenderForm").then((file) => file.TenderForm)),
  <DetailSkeleton />,
);
