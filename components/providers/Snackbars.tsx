"use client";

import GlobalStyles from "@mui/material/GlobalStyles";
import { type SnackbarKey, SnackbarProvider } from "notistack";
import { useEffect, useEffectEvent, useRef } from "react";
import { useErrorText } from "@/components/ui/error-text";
import { ApiError } from "@/lib/platform/browser/api-error";
import { type LiveToast, type Notice, setNoticeBoard } from "@/lib/platform/browser/notices";
import { NoticeCard } from "./NoticeCard";

const OWN = {
  maxSnack: 5,
  autoHideDuration: 4_000,
  anchorOrigin: { vertical: "top", horizontal: "center" },
} as const;
const LIVE = {
  maxSnack: 3,
  autoHideDuration: 5_000,
  anchorOrigin: { vertical: "bottom", horizontal: "left" },
} as const;

/**
 * The two stacks of specification 9: answers to one's own action at the top, what others did at the bottom
 * left. Two providers, because each has its own limit.
 */
export function Snackbars() {
  const own = useRef<SnackbarProvider>(null);
  const live = useRef<SnackbarProvider>(null);
  const errorText = useErrorText();
  const showNotice = useEffectEvent(({ text, ...notice }: Notice) => {
    own.current?.enqueueSnackbar(text, {
      preventDuplicate: true,
      content: (key) => <NoticeCard {...notice} text={text} onClose={closer(own.current, key)} />,
    });
  });
  const showToast = useEffectEvent(({ text, variant = "info", ...toast }: LiveToast) => {
    live.current?.enqueueSnackbar(text, {
      content: (key) => (
        <NoticeCard {...toast} variant={variant} text={text} onClose={closer(live.current, key)} />
      ),
    });
  });
  const showError = useEffectEvent((error: unknown) => {
    const issues = error instanceof ApiError ? error.issues.map((issue) => issue.message) : [];
    const texts = new Set(issues.length > 0 ? issues : [errorText(error)]);
    texts.forEach((text) => text && showNotice({ text, variant: "error" }));
  });
  useEffect(
    () =>
      setNoticeBoard({
        notice: (notice) => showNotice(notice),
        toast: (toast) => showToast(toast),
        error: (error) => showError(error),
      }),
    [],
  );
  return (
    <>
      <GlobalStyles styles={PLACES} />
      <SnackbarProvider ref={own} {...OWN} classes={{ containerRoot: "tb-notices" }} />
      <SnackbarProvider ref={live} {...LIVE} classes={{ containerRoot: "tb-toasts" }} />
    </>
  );
}

function closer(stack: SnackbarProvider | null, key: SnackbarKey) {
  return () => stack?.closeSnackbar(key);
}

// On phones the bottom belongs to the bars, so toasts stand above them and below sheets.
const PLACES = {
  ".tb-notices, .tb-toasts": { gap: 8, maxWidth: "calc(100vw - 32px) !important" },
  "@media (max-width:1023px)": {
    ".tb-toasts": {
      bottom: "calc(80px + env(safe-area-inset-bottom)) !important",
      zIndex: "1250 !important",
    },
  },
};
