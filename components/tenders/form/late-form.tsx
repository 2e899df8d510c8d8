"use client";

import { fetchedAtOnce } from "@/components/ui/late";
import { latePart } from "@/components/ui/late-part";
import { DetailSkeleton } from "@/components/ui/Skeletons";

/** TenderForm for the screens of one, whose frame does not wait for it. */
export const LateTenderForm = latePart(
  fetchedAtOnce(() => import("./TenderForm").then((file) => file.TenderForm)),
  <DetailSkeleton />,
);
