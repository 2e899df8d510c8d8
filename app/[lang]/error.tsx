"use client";

import { ErrorScreen } from "@/components/shell/ErrorScreen";

export default function PageError({ error }: { error: Error }) {
  return <ErrorScreen error={error} />;
}
