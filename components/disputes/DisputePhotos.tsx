"use client";

import { useTranslations } from "next-intl";
import { LazyFormPhotos } from "@/components/files/lazy-form-photos";
import { DISPUTE_LIMITS } from "@/lib/disputes/constants";

/** The photos that one side of a dispute shows. */
export function DisputePhotos() {
  const t = useTranslations("disputes.open");
  return (
    <LazyFormPhotos
      name="photoIds"
      label={t("photos")}
      help={t("photosHelp", { max: DISPUTE_LIMITS.photos })}
      max={DISPUTE_LIMITS.photos}
      rootFolder="tenders"
    />
  );
}
