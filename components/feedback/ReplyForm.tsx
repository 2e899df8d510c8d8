"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { useLate } from "@/lib/platform/browser/loading/late";
import type { ReviewView } from "@/lib/feedback/schema";

/** The one answer a reviewed person may give. */
export function ReplyForm({ review }: { review: ReviewView }) {
  const t = useTranslations("feedback.reply");
  const [isOpen, setOpen] = useState(false);
  const fields = useLate(() => import(/* webpackPrefetch: true */ "./ReplyFields"), isOpen);
  if (fields) return <fields.ReplyFields review={review} />;
  return (
    <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: "start" }}>
      {t("open")}
    </Button>
  );
}
