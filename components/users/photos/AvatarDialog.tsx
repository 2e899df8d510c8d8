"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { cutSquare, type PictureArea } from "@/components/files/draw-picture";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { useErrorText } from "@/components/ui/feedback/use-error-text";
import { Meter } from "@/components/ui/display/Meter";
import { Note } from "@/components/ui/feedback/Note";
import { uploadFile } from "@/lib/files/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSetAvatar } from "@/lib/users/photo/queries";
import { AvatarCrop } from "./AvatarCrop";

/** The largest size an avatar is displayed at, on high-density screens. */
const SIDE = 512;

type Props = { userId: string; picture: HTMLImageElement; isBee: boolean; onClose: () => void };

/** Crops the avatar in the browser; only the cropped picture is uploaded. */
export function AvatarDialog({ userId, picture, isBee, onClose }: Props) {
  const t = useTranslations("profiles.avatar");
  const explain = useErrorText();
  const area = useRef<PictureArea | null>(null);
  const sending = useRef<AbortController | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const setAvatar = useSetAvatar(userId);
  useEffect(() => () => sending.current?.abort(), []);

  const save = async () => {
    if (!area.current) return;
    const control = new AbortController();
    sending.current = control;
    setFailure(null);
    setPercent(0);
    try {
      const cut = await cutSquare(picture, area.current, SIDE);
      const file = new File([cut], "avatar", { type: cut.type });
      const upload = { file, rootFolder: "photos", signal: control.signal, onProgress: setPercent } as const;
      await setAvatar.mutateAsync((await uploadFile(upload)).publicId);
      toast.success(t("saved"));
      onClose();
    } catch (error) {
      if (!control.signal.aborted) setFailure(error);
    } finally {
      setPercent(null);
    }
  };
  const isBusy = percent !== null;
  return (
    <ActionDialog
      open
      onClose={onClose}
      isBusy={isBusy}
      title={t("cropTitle")}
      text={t("cropText")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <BusyButton variant="contained" busy={isBusy} busyLabel={t("saving")} onClick={() => void save()}>
            {t("save")}
          </BusyButton>
        </>
      }
    >
      <AvatarCrop url={picture.src} isBee={isBee} onArea={(next) => (area.current = next)} />
      {isBusy && <Meter percent={percent} aria-label={t("saving")} sx={{ mt: 3 }} />}
      {failure !== null && (
        <Note tone="error" role="alert" sx={{ mt: 3 }}>
          {explain(failure)}
        </Note>
      )}
    </ActionDialog>
  );
}
