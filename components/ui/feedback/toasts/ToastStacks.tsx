"use client";

import GlobalStyles from "@mui/material/GlobalStyles";
import { type SnackbarKey, SnackbarProvider } from "notistack";
import { useEffect, useEffectEvent, useRef } from "react";
import { useErrorText } from "@/components/ui/feedback/use-error-text";
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

type OpenNotice = { key: SnackbarKey; variant: ToastVariant };

/**
 * The two stacks of specification 9: answers to one's own action at the top, what others did at the bottom
 * left. Two providers, because each has its own limit.
 */
export function ToastStacks() {
  const own = useRef<SnackbarProvider>(null);
  const live = useRef<SnackbarProvider>(null);
  const open = useRef(new Map<string, OpenNotice>());
  const toasts = useRef<Shown>(new Map());
  const errorText = useErrorText();
  const closeErrors = useEffectEvent(() => {
    for (const [text, { key, variant }] of open.current) {
      if (variant !== "error") continue;
      // Forgotten at once, not when it has left: the next try may fail with the same text right away.
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
  const showLiveToast = useEffectEvent((toast: LiveToast) => putToast(live.current, toasts.current, toast));
  const showError = useEffectEvent((error: unknown) => {
    const issues = error instanceof ApiError ? error.issues.map((issue) => issue.message) : [];
    const texts = new Set(issues.length > 0 ? issues : [errorText(error)]);
    texts.forEach((text) => text && showToast({ text, variant: "error" }));
  });
  useEffect(
    () =>
      setToastHost({
        toast: (toast) => showToast(toast),
        liveToast: (toast) => showLiveToast(toast),
        error: (error) => showError(error),
        closeErrors: () => closeErrors(),
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

type Shown = Map<string, SnackbarKey>;

/** What others did; news of the same thing take the place of the toast before, which would otherwise fill the stack. */
function putToast(
  stack: SnackbarProvider | null,
  shown: Shown,
  { id, text, variant = "info", ...toast }: LiveToast,
): void {
  const before = id === undefined ? undefined : shown.get(id);
  if (before !== undefined) stack?.closeSnackbar(before);
  const key = stack?.enqueueSnackbar(text, {
    content: (of) => <ToastCard {...toast} variant={variant} text={text} onClose={closer(stack, of)} />,
  });
  if (id !== undefined && key !== undefined) shown.set(id, key);
}

function closer(stack: SnackbarProvider | null, key: SnackbarKey) {
  return () => stack?.closeSnackbar(key);
}

// On phones the bottom belongs to the bars, so toasts stand above them and below sheets.
const PLACES = {
  ".tb-notices, .tb-toasts": { gap: 8, maxWidth: "calc(100vw - 32px) !important" },
  "@media (max-width:1023px)": {
    ".tb-toasts": {
      bottom: "calc(80px + env(safe-area-inset-bottom) + var(--tb-banner, 0px)) !important",
      zIndex: "1250 !important",
    },
  },
};
