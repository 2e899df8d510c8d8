"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { readDraft } from "@/lib/platform/browser/storage/drafts";
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
  const { userId } = useSession();
  const scope = `${userId} ${review.id}`;
  // What was typed before a reload is shown at once.
  const [isOpen, setOpen] = useState(() => readDraft("feedback", scope) !== null);
  if (isOpen) return <ReplyFields review={review} scope={scope} />;
  return (
    <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: "start" }}>
      {t("open")}
    </Button>
  );
}
