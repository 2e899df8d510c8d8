"use client";

import { AdapterDateFns } from "@mui/x-date-pickers/AdapterDateFns";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { csCZ, deDE, enUS, huHU, skSK } from "@mui/x-date-pickers/locales";
import { useLocale } from "next-intl";
import type { Locale } from "@/lib/i18n/languages";
import { DATE_LOCALES } from "@/lib/shared/dates/date-locales";

const PICKER_MESSAGES: Record<Locale, typeof enUS> = { en: enUS, de: deDE, hu: huHU, cs: csCZ, sk: skSK };

type PickerMessages = typeof enUS.components.MuiLocalizationProvider.defaultProps.localeText;

// MUI leaves the placeholder of the year in English: "DD.MM.YYYY".
const YEAR: Partial<Record<Locale, PickerMessages>> = {
  cs: { fieldYearPlaceholder: ({ digitAmount }) => "R".repeat(digitAmount) },
  sk: { fieldYearPlaceholder: ({ digitAmount }) => "R".repeat(digitAmount) },
};

/** Date pickers in the user's language; weeks start on Monday in all five. Pages without dates do not load it. */
export function DateLocalization({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={DATE_LOCALES[locale]}
      localeText={{
        ...PICKER_MESSAGES[locale].components.MuiLocalizationProvider.defaultProps.localeText,
        ...YEAR[locale],
      }}
    >
      {children}
    </LocalizationProvider>
  );
}
