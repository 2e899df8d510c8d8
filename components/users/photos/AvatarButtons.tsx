"use client";

import AddPhotoAlternateOutlined from "@mui/icons-material/AddPhotoAlternateOutlined";
import PhotoCameraOutlined from "@mui/icons-material/PhotoCameraOutlined";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { ACCEPTED } from "@/components/files/validate-files";
import { Button, type ButtonProps } from "@/components/ui/actions/Button";

type PickProps = ButtonProps & { capture?: "user"; onFile: (file: File) => void };

function PickButton({ capture, onFile, ...button }: PickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED.PHOTO.join(",")}
        capture={capture}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = "";
        }}
      />
    </>
  );
}

type Props = { hasPhoto: boolean; onFile: (file: File) => void };

/** Picks the avatar from a file or, on phones, from the camera. */
export function AvatarButtons({ hasPhoto, onFile }: Props) {
  const t = useTranslations("profiles.avatar");
  return (
    <>
      <PickButton variant="outlined" startIcon={<AddPhotoAlternateOutlined />} onFile={onFile}>
        {t(hasPhoto ? "replace" : "choose")}
      </PickButton>
      <PickButton
        capture="user"
        startIcon={<PhotoCameraOutlined />}
        onFile={onFile}
        sx={{ display: "none", "@media (pointer: coarse)": { display: "inline-flex" } }}
      >
        {t("take")}
      </PickButton>
    </>
  );
}
