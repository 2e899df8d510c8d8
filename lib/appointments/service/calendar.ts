import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { toCalendarFile } from "../presentation";
import { findAppointmentIn, findAppointmentView, type Side } from "../data/views";

/** The calendar file of an appointment for one of its sides, in any language. Throws `appointment_not_found`. */
export async function calendarEntry(
  client: DbClient,
  side: Side,
  appointmentId: string,
): Promise<(lang: Language) => string> {
  const viewIn = await findAppointmentIn(client, side, appointmentId);
  return (lang) => {
    const view = viewIn(lang);
    const t = translator(lang, "appointment-calendar");
    const { tenderId, proId, tenderTitle: title } = view;
    const url = new URL(`/${lang}/account/tenders/${tenderId}/chat?proId=${proId}`, env.SITE_URL);
    const entry = {
      ...view,
      summary: t(`summary.${view.kind}`, { title }),
      description: t("text", { name: view.partner.name, url: url.href }),
      url: url.href,
      host: url.hostname,
    };
    return toCalendarFile(entry, new Date());
  };
}

/**
 * The calendar file of an agreed or canceled appointment, as a download. Throws `appointment_not_found`, also while no
 * time is agreed.
 */
export async function serveCalendarFile(call: {
  actor: Actor;
  lang: Language;
  appointmentId: string;
}): Promise<Response> {
  const { actor, lang, appointmentId } = call;
  const { startsAt } = await findAppointmentView(db, actor, appointmentId);
  if (!startsAt) throw new AppError("appointment_not_found");
  const write = await calendarEntry(db, actor, appointmentId);
  return new Response(write(lang), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="appointment.ics"',
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
