"use client";

import { languageOfAddress } from "@/components/shell/address-language";
import { ErrorScreen } from "@/components/shell/ErrorScreen";
import { toLocale } from "@/lib/i18n/languages";

export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={toLocale(languageOfAddress())}>
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
