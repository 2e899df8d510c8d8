"use client";

import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { MAX_WORK_PHOTOS } from "@/lib/users/photo/constants";
import type { OwnProfile } from "@/lib/users/profile/schema";

// Code splitting: drag and drop is loaded for PROs only.
const WorkPhotos = lazyComponent(() => import("../photos/WorkPhotos").then((file) => file.WorkPhotos), {
  fallback: <Skeleton height={180} />,
  messages: lazyMessages(["sortable"]),
});

/** The work photos of the own profile. */
export function WorkPhotosSection({ profile }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.photos");
  const format = useFormatter();
  const count = `${format.number(profile.photos.length)} / ${format.number(MAX_WORK_PHOTOS)}`;
  return (
    <SectionCard
      id="photos"
      title={t("title")}
      text={t(profile.photos.length > 1 ? "textOrder" : "text")}
      action={<Box sx={{ fontSize: "0.875rem", color: "surface.muted" }}>{count}</Box>}
    >
      <div>
        <WorkPhotos profile={profile} />
      </div>
    </SectionCard>
  );
}
