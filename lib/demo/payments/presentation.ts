import { subDays } from "date-fns";
import type { Locale } from "@/lib/i18n/languages";
import { countryName } from "@/lib/shared/countries";
import type { DemoInvoice } from "./schema";

/** Name and address of the buyer, line by line, as on an envelope. */
export function buyerLines(buyer: NonNullable<DemoInvoice["buyer"]>, locale: Locale): string[] {
  const { name, contact, street, postcode, city, country } = buyer;
  const town = [postcode, city].filter(Boolean).join(" ");
  return [name, contact, street, town, country && countryName(country, locale)].filter(
    (line): line is string => Boolean(line),
  );
}

/** The last day that an invoice pays for: its period ends at an instant of the day on which the next one begins. */
export const lastDayOf = ({ periodEnd }: Pick<DemoInvoice, "periodEnd">): string =>
  subDays(periodEnd, 1).toISOString();
