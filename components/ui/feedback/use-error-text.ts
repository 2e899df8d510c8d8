"use client";

import { useTranslations } from "next-intl";
import { toApiError } from "@/lib/platform/browser/api/api-error";

/** The text of whatever failed: the server's own words, or ours when there was no answer. Empty when aborted. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("common.failure");
  return (failure) => {
    const error = toApiError(failure);
    if (error.code === "aborted") return "";
    if (error.code === "network" || error.code === "timeout") return t(error.code);
    return error.message || t("unexpected");
  };
}
