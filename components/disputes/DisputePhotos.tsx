"use client";

import { useTranslations } from "next-intl";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { DISPUTE_LIMITS } from "@/lib/disputes/constants";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const FormPhotos = lazyComponent(
  () => import("@/components/files/FormPhotos").then((file) => file.FormPhotos),
  { fallback: <RowSkeleton count={1} />, messages: lazyMessages(["files"]) },
);

/** The photos that one side of a dispute shows. */
export function DisputePhotos() {
  const t = useTranslations("disputes.open");
  return (
    <FormPhotos
      name="photoIds"
      label={t("photos")}
      help={t("photosHelp", { max: DISPUTE_LIMITS.photos })}
      max={DISPUTE_LIMITS.photos}
      rootFolder="tenders"
    />
  );
}
