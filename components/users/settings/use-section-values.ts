import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useAwayDay } from "@/components/ui/display/AwayChip";
import { ownSessionsQuery } from "@/lib/auth/queries";
import { emailKindsOf } from "@/lib/emails/constants";
import { NATIVE_NAMES, toLanguage } from "@/lib/i18n/languages";
import { usePush } from "@/lib/notifications/push/queries";
import { onStoredChange, readStored } from "@/lib/platform/browser/storage/local-storage";
import type { OwnUser } from "@/lib/shared/own-user";
import type { SettingsSection } from "./settings-groups";

const watchScheme = (listener: () => void) => onStoredChange("scheme", listener);
const storedScheme = () => readStored("scheme");

/** Light or dark as chosen on this device, or "system". */
function useScheme(): "light" | "dark" | "system" {
  const stored = useSyncExternalStore(watchScheme, storedScheme, () => null);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** The title of every section. */
export function useSectionTitles(): Record<SettingsSection, string> {
  const t = useTranslations("settings");
  const push = useTranslations("push");
  const away = useTranslations("away");
  return {
    personal: t("personal.title"),
    email: t("email.title"),
    password: t("password.title"),
    twoStep: t("twoStep.title"),
    sessions: t("sessions.title"),
    referral: t("referral.title"),
    mails: t("mails.title"),
    push: push("title"),
    language: t("language.title"),
    translations: t("translations.title"),
    scheme: t("scheme.title"),
    visibility: t("visibility.title"),
    blocks: t("blocks.title"),
    reports: t("reports.title"),
    export: t("export.title"),
    delete: t("deletion.title"),
    away: away("title"),
  };
}

/** How each section is set, in a few words; empty where there is nothing to say, or not yet. */
export function useSectionValues(user: OwnUser): Record<SettingsSection, string> {
  const t = useTranslations("settings.values");
  const scheme = useTranslations("settings.scheme");
  const translations = useTranslations("settings.translations.choices");
  const away = useTranslations("away");
  const awayDay = useAwayDay();
  const locale = useLocale();
  const { state } = usePush();
  const sessions = useQuery(ownSessionsQuery).data;
  const { emails, pushes, visibility } = user.settings;
  const kinds = emailKindsOf(user.role);
  const isPublic = user.role === "PRO" ? visibility.listed : visibility.tenders;
  return {
    personal: user.name,
    email: user.email,
    password: user.hasPassword ? t("password") : t("noPassword"),
    twoStep: user.hasTwoStep ? t("on") : t("off"),
    sessions: sessions ? t("sessions", { count: sessions.length }) : "",
    referral: t("referral", { code: user.referralCode }),
    mails: t("mails", {
      emails: kinds.filter((kind) => emails[kind]).length,
      pushes: kinds.filter((kind) => pushes[kind]).length,
      total: kinds.length,
    }),
    push: state ? t("push", { state }) : "",
    language: NATIVE_NAMES[toLanguage(locale)],
    translations: translations(user.settings.translations),
    scheme: scheme(useScheme()),
    visibility: isPublic ? t("public") : t("hidden"),
    blocks: "",
    reports: "",
    export: "",
    delete: "",
    away: user.awayUntil ? away("chip", { date: awayDay(user.awayUntil) }) : t("off"),
  };
}
