"use client";

import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { Note } from "@/components/ui/feedback/Note";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useRemovePhoto } from "@/lib/users/photo/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { AvatarButtons } from "../photos/AvatarButtons";
import { useChosenPicture } from "../photos/use-chosen-picture";

// Code splitting: the cropper is loaded when a picture is chosen.
const AvatarDialog = lazyComponent(() => import("../photos/AvatarDialog").then((file) => file.AvatarDialog));

/** The avatar: chosen or taken, cropped, replaced, removed. */
export function AvatarSection({ profile: { id: userId, name, photo, role } }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.avatar");
  const tFiles = useTranslations("files.photo");
  const { picture, refusal, choose, close } = useChosenPicture();
  const removePhoto = useRemovePhoto(userId);
  const [isRemoving, setIsRemoving] = useState(false);
  const isBee = role === "PRO";
  return (
    <SectionCard id="avatar" title={t("title")} text={t("text")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 5 }}>
        <PersonAvatar name={name} photo={photo} bee={isBee} size={132} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <AvatarButtons hasPhoto={photo !== null} onFile={choose} />
          {photo && (
            <Button color="inherit" startIcon={<DeleteOutlineRounded />} onClick={() => setIsRemoving(true)}>
              {t("remove")}
            </Button>
          )}
        </Box>
      </Box>
      {refusal && (
        <Note tone="warning" role="alert">
          {tFiles(refusal)}
        </Note>
      )}
      {picture && <AvatarDialog userId={userId} picture={picture} isBee={isBee} onClose={close} />}
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        onConfirm={() => photo && removePhoto.mutateAsync(photo.id)}
        title={t("removeTitle")}
        text={t("removeText")}
        confirmLabel={t("remove")}
        destructive
      />
    </SectionCard>
  );
}
