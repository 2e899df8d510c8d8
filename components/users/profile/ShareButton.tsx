"use client";

import IosShareRounded from "@mui/icons-material/IosShareRounded";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { getPathname } from "@/lib/i18n/navigation";
import { useLocale, useTranslations } from "next-intl";
import { toast } from "@/lib/platform/browser/reporting/toasts";

/** Most desktop browsers have no Web Share API. */
function canShare(): boolean {
  return typeof navigator.share === "function";
}

type Props = {
  userId: string;
  name: string;
  /** With its words, where it has the width. */
  isLabelled?: boolean;
};

/** Shares the URL of a profile through the device, or copies it to the clipboard. */
export function ShareButton({ userId, name, isLabelled = false }: Props) {
  const t = useTranslations("profiles.public");
  const locale = useLocale();
  const share = async () => {
    const path = getPathname({ href: `/account/profiles/${userId}`, locale });
    const url = new URL(path, window.location.origin).href;
    try {
      if (canShare()) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success(t("copied"));
      }
    } catch (failure) {
      // Closing the share dialog is no failure.
      if (failure instanceof DOMException && failure.name === "AbortError") return;
      toast.info(t("copyByHand", { url }));
    }
  };
  if (isLabelled)
    return (
      <Button
        variant="outlined"
        size="large"
        startIcon={<IosShareRounded />}
        onClick={() => void share()}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {t("share")}
      </Button>
    );
  return (
    <IconButton
      aria-label={t("share")}
      title={t("share")}
      onClick={() => void share()}
      sx={{
        width: 52,
        height: 52,
        flex: "none",
        borderRadius: "14px",
        border: "1px solid",
        borderColor: "surface.outlineSoft",
        bgcolor: "background.paper",
      }}
    >
      <IosShareRounded />
    </IconButton>
  );
}
