"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { ReviewView } from "@/lib/feedback/schema";

const ReplyFields = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./ReplyFields").then((file) => file.ReplyFields),
  {
    fallback: <Skeleton height={44} />,
  },
);

/** The one answer a reviewed person may give. */
export function ReplyForm({ review }: { review: ReviewView }) {
  const t = useTranslations("feedback.reply");
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ReplyFields review={review} />;
  return (
    <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: "start" }}>
      {t("open")}
    </Button>
  );
}
