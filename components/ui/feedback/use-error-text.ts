"use client";

import { useTranslations } from "next-intl";
import { toApiError } from "@/lib/platform/browser/api/api-error";

/** Message of an error for the user: the server's own, or ours when there was no response. Empty for an aborted request. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("common.failure");
  return (thrown) => {
    const error = toApiError(thrown);
    if (error.code === "aborted") return "";
    if (error.code === "network" || error.code === "timeout") return t(error.code);
    return error.message || t("unexpected");
  };
}
