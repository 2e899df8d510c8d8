"use client";

import { languageOfAddress } from "@/components/layout/address-language";
import { ErrorScreen } from "@/components/layout/ErrorScreen";
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
