"use client";

import { useLate } from "@/components/ui/late";

/** ResendForm for screens that few people see with it: its code comes when it is shown. */
export function LateResendForm() {
  const form = useLate(() => import("./ResendForm"), true);
  return form && <form.ResendForm />;
}
