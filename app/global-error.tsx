"use client";

import { ErrorScreen } from "@/components/layout/ErrorScreen";

export default function GlobalError({ error }: { error: Error }) {
  return (
    <html>
      <body>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
