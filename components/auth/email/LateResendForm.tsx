"use client";

import { useLate } from "@/lib/platform/browser/loading/late";

const loadForm = () => import("./ResendForm");

/** ResendForm for screens that few people see with it: its code comes when it is shown. */
export function LateResendForm() {
  const form = useLate(loadForm, true);
  return form && <form.ResendForm />;
}
