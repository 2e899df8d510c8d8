import { expect, it } from "vitest";
import { RETURN_DAYS } from "@/lib/auth/deletion/constants";
import { IDLE_MS, LIFETIME_MS } from "@/lib/auth/policy";
import { TOKEN_VALID_MS } from "@/lib/auth/service/email-tokens";
import { CONTACT_KEPT_MS } from "@/lib/contact/service";
import { EXPORT_KEPT_MS } from "@/lib/data-export/service/request-export";
import { UNUSED_FILES_MS } from "@/lib/files/service/collect-garbage";
import { LANGUAGES } from "@/lib/i18n/languages";
import { ENDED_SESSIONS_MS } from "@/lib/maintenance/service";
import { SETTLED_MS, UNCONFIRMED_MS } from "@/lib/pending-tenders/service/tidy";
import { REPORTS_KEPT_MONTHS } from "@/lib/reports/constants";
import { ALERTS_KEPT } from "@/lib/saved-searches/constants";
import { CODE_MINUTES } from "@/lib/users/phone/constants";
import { KEEP_PICTURES_DAYS } from "@/lib/verification/constants";

const HOUR_MS = 3_600_000;
const days = (ms: number) => ms / (24 * HOUR_MS);
const years = (number: number) => number / 365;
const NIGHT = 1;

/** What the jobs do, row by row of the table: the numbers of each in the order of its sentence. */
const KEPT: number[][] = [
  [RETURN_DAYS],
  // What was agreed to goes with the account.
  [],
  [days(UNCONFIRMED_MS), days(SETTLED_MS)],
  [days(IDLE_MS), days(LIFETIME_MS), days(ENDED_SESSIONS_MS)],
  [days(TOKEN_VALID_MS.CONFIRM), TOKEN_VALID_MS.EMAIL_CHANGE / HOUR_MS, TOKEN_VALID_MS.RESET / HOUR_MS],
  [CODE_MINUTES],
  [KEEP_PICTURES_DAYS],
  [days(UNUSED_FILES_MS) + NIGHT],
  [ALERTS_KEPT.afterEnd, years(ALERTS_KEPT.insights), ALERTS_KEPT.counts],
  [days(EXPORT_KEPT_MS)],
  [years(days(CONTACT_KEPT_MS))],
  [REPORTS_KEPT_MONTHS],
  // How long limits count is a matter of seconds to an hour, logs are the operator's, invoices the law's.
  [1],
  [30],
  [10],
];

it.each(LANGUAGES)(
  "says in the privacy policy (%s) how long the jobs keep what they delete",
  async (lang) => {
    const { default: legal } = await import(`@/messages/${lang}/legal.json`);
    const rows: string[] = legal.privacy.sections.retention.text.split("\n");
    const numbers = rows.map((row) =>
      [...(row.split(" | ")[1] ?? "").matchAll(/\d+/g)].map(([digits]) => Number(digits)),
    );
    expect(numbers).toEqual(KEPT);
  },
);
