"use client";

import { addDays } from "date-fns/addDays";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useToday } from "@/components/ui/display/use-today";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
import { FormNumberField } from "@/components/ui/form/fields/FormNumberField";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { NewOffer } from "@/lib/offers/schema";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import { fromDay, toDay } from "@/lib/shared/dates/dates";
import { isRecurring } from "@/lib/tenders/presentation";

type Props = { tender: TenderView };

/** When it begins and, where it is done once, how long it takes: clients compare both. A day has the width of a phone. */
export function DateFields({ tender }: Props) {
  const t = useTranslations("offer-form");
  const today = useToday();
  const { dateType, startDate } = tender;
  const isWished = dateType !== "FLEXIBLE" && startDate !== null && startDate > today;
  return (
    <Box>
      <Box sx={fields}>
        <FormDateField
          name="availableFrom"
          label={t("start")}
          minDate={today}
          {...(isWished && { opensAt: startDate })}
        />
        {!isRecurring(tender) && <FormNumberField name="durationDays" label={t("days")} />}
      </Box>
      <DateLine tender={tender} />
    </Box>
  );
}

/** The days the client wishes and, once one is chosen, whether it is one of them; without a wish what an empty field means. */
function DateLine({ tender }: Props) {
  const t = useTranslations("offer-form");
  const locale = useLocale();
  const [start, duration] = useWatch<NewOffer, ["availableFrom", "durationDays"]>({
    name: ["availableFrom", "durationDays"],
  });
  const { dateType, startDate, endDate } = tender;
  if (dateType === "FLEXIBLE" || startDate === null)
    return <FormHelperText>{t(isRecurring(tender) ? "startHelp" : "datesHelp")}</FormHelperText>;
  const days = formatDateRange(startDate, endDate, locale);
  if (!start)
    return (
      <FormHelperText>{t(isRecurring(tender) ? "startPeriod" : "startWished", { days })}</FormHelperText>
    );
  const lastDay = endDate ?? startDate;
  const end = toDay(addDays(fromDay(start), (duration ?? 1) - 1));
  const isWithin = start >= startDate && end <= lastDay;
  const endsAfter = start >= startDate && start <= lastDay && !isWithin;
  return (
    <FormHelperText role="status" sx={{ color: isWithin ? "success.main" : "warning.main", fontWeight: 600 }}>
      {endsAfter
        ? t("endsAfter", { days, end: formatDateRange(end, end, locale) })
        : t(isWithin ? "withinDates" : "outsideDates", { days })}
    </FormHelperText>
  );
}

const fields = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
} as const;
