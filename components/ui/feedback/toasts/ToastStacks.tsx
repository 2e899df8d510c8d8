"use client";

import GlobalStyles from "@mui/material/GlobalStyles";
import { useTranslations } from "next-intl";
import { type SnackbarKey, SnackbarProvider } from "notistack";
import { useEffect, useEffectEvent, useRef } from "react";
import { useErrorText } from "@/components/ui/feedback/use-error-text";
import { useMedia } from "@/components/ui/layout/use-media";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import {
  type LiveToast,
  type Toast,
  type ToastVariant,
  setToastHost,
} from "@/lib/platform/browser/reporting/toasts";
import { ToastCard } from "./ToastCard";

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

type OpenToast = { key: SnackbarKey; variant: ToastVariant };

/**
 * The two toast stacks of specification 9: results of the user's own actions at the top, live events of other users at
 * the bottom left; on phones one at a time, because three would cover a conversation. Two providers, because each has
 * its own limit.
 */
export function ToastStacks() {
  const own = useRef<SnackbarProvider>(null);
  const live = useRef<SnackbarProvider>(null);
  const open = useRef(new Map<string, OpenToast>());
  const liveKeys = useRef<KeysById>(new Map());
  const errorText = useErrorText();
  const hasRoom = useMedia("beside");
  const t = useTranslations("common.failure");
  const closeErrors = useEffectEvent(() => {
    for (const [text, { key, variant }] of open.current) {
      if (variant !== "error") continue;
      // Removed now and not after the exit transition: a retry that fails with the same text at once must show again.
      open.current.delete(text);
      own.current?.closeSnackbar(key);
    }
  });
  const showToast = useEffectEvent(({ text, variant, ...toast }: Toast) => {
    if (variant === "success") closeErrors();
    if (open.current.has(text)) return;
    const key = own.current?.enqueueSnackbar(text, {
      onClose: (_event, _reason, closed) => {
        if (open.current.get(text)?.key === closed) open.current.delete(text);
      },
      content: (id) => (
        <ToastCard {...toast} variant={variant} text={text} onClose={closer(own.current, id)} />
      ),
    });
    if (key !== undefined) open.current.set(text, { key, variant });
  });
  const showLiveToast = useEffectEvent((toast: LiveToast) =>
    putLiveToast(live.current, liveKeys.current, toast),
  );
  const showError = useEffectEvent((error: unknown) => {
    const issues = error instanceof ApiError ? error.issues.map((issue) => issue.message) : [];
    const texts = new Set(issues.length > 0 ? issues : [errorText(error)]);
    texts.forEach((text) => text && showToast({ text, variant: "error" }));
  });
  const showTrying = useEffectEvent(() => showToast({ text: t("trying"), variant: "info" }));
  useEffect(
    () =>
      setToastHost({
        toast: (toast) => showToast(toast),
        liveToast: (toast) => showLiveToast(toast),
        error: (error) => showError(error),
        closeErrors: () => closeErrors(),
        trying: () => showTrying(),
      }),
    [],
  );
  return (
    <>
      <GlobalStyles styles={STACK_STYLES} />
      <SnackbarProvider ref={own} {...OWN} classes={{ containerRoot: "tb-own-toasts" }} />
      <SnackbarProvider
        ref={live}
        {...LIVE}
        maxSnack={hasRoom ? LIVE.maxSnack : 1}
        classes={{ containerRoot: "tb-toasts" }}
      />
    </>
  );
}

type KeysById = Map<string, SnackbarKey>;

/** Shows a live toast. It replaces the one of the same id, because repeated events would fill the stack. */
function putLiveToast(
  stack: SnackbarProvider | null,
  keys: KeysById,
  { id, text, variant = "info", ...toast }: LiveToast,
): void {
  const previous = id === undefined ? undefined : keys.get(id);
  if (previous !== undefined) stack?.closeSnackbar(previous);
  const key = stack?.enqueueSnackbar(text, {
    content: (of) => <ToastCard {...toast} variant={variant} text={text} onClose={closer(stack, of)} />,
  });
  if (id !== undefined && key !== undefined) keys.set(id, key);
}

function closer(stack: SnackbarProvider | null, key: SnackbarKey) {
  return () => stack?.closeSnackbar(key);
}

// On phones live toasts stand above the bottom bars and below drawers.
const STACK_STYLES = {
  ".tb-own-toasts, .tb-toasts": { gap: 8, maxWidth: "calc(100vw - 32px) !important" },
  "@media (max-width:1023px)": {
    ".tb-toasts": {
      bottom: "calc(80px + env(safe-area-inset-bottom) + var(--tb-banner, 0px)) !important",
      zIndex: "1250 !important",
    },
  },
};
