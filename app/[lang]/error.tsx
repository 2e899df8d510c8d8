"use client";

import { ErrorScreen } from "@/components/layout/ErrorScreen";

export default function PageError({ error }: { error: Error }) {
  return <ErrorScreen error={error} />;
}
