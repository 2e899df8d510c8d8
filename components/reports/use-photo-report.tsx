"use client";

import { useTranslations } from "next-intl";
import type { GalleryPhoto, PhotoAction } from "@/components/ui/media/LightboxDialog";
import { photoButtonStyles } from "@/components/ui/media/photo-button-styles";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { ReportButton } from "./ReportButton";

/** The flag on a photo in the lightbox, for all but its owner; admins decide elsewhere. */
export function usePhotoReport(ownerId: string | null | undefined): PhotoAction {
  const { userId, user } = useSession();
  if (!ownerId || ownerId === userId || user?.role === "ADMIN") return undefined;
  return toReport;
}

function toReport({ publicId }: GalleryPhoto) {
  return publicId && <ReportPhoto publicId={publicId} />;
}

function ReportPhoto({ publicId }: { publicId: string }) {
  const t = useTranslations("common.gallery");
  return (
    <ReportButton target={{ kind: "PHOTO", targetId: publicId }} label={t("report")} sx={photoButtonStyles} />
  );
}
