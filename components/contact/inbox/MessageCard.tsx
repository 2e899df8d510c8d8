"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PersonRecordLink } from "@/components/people/PersonRecordLink";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { DOT } from "@/components/ui/styles/dot";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { canMoveMessage } from "@/lib/contact/inbox/machine";
import { useHandleMessage } from "@/lib/contact/inbox/queries";
import type { ContactMessageView } from "@/lib/contact/inbox/schema";
import { NATIVE_NAMES, toLocale } from "@/lib/i18n/languages";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { toast } from "@/lib/platform/browser/reporting/toasts";

/** Fetched once it is asked for: forms are as large as all else here. */
const LazyAnswerForm = lazyComponent(() => import("./InboxAnswerForm").then((file) => file.InboxAnswerForm));

type Props = { message: ContactMessageView };

/** A message to support: who writes from where, what was answered, and what can still be done with it. */
export function MessageCard({ message }: Props) {
  const t = useTranslations("contact-inbox");
  const { name, email, subject, text, lang, userId, createdAt } = message;
  return (
    <SectionCard title={subject}>
      <Box sx={{ display: "grid", gap: 3, overflowWrap: "anywhere" }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("from", { name, email, language: NATIVE_NAMES[lang] })}
          {DOT}
          <RelativeTime at={createdAt} />
        </Typography>
        <Typography variant="caption" component="p">
          {userId ? <PersonRecordLink person={{ id: userId, name: t("member") }} /> : t("visitor")}
        </Typography>
        <Typography lang={toLocale(lang)} sx={{ whiteSpace: "pre-line" }}>
          {text}
        </Typography>
        <Handled message={message} />
        <Actions message={message} />
      </Box>
    </SectionCard>
  );
}

/** What was done with it, by whom and when. */
function Handled({ message: { status, answer, handledBy, handledAt } }: Props) {
  const t = useTranslations("contact-inbox");
  if (!handledBy || !handledAt) return null;
  return (
    <Box sx={{ borderLeft: "3px solid", borderColor: "divider", pl: 3 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("handled", { status, name: handledBy.name })}
        {DOT}
        <RelativeTime at={handledAt} />
      </Typography>
      {answer && <Typography sx={{ mt: 1, whiteSpace: "pre-line" }}>{answer}</Typography>}
    </Box>
  );
}

function Actions({ message: { id, status, subject } }: Props) {
  const t = useTranslations("contact-inbox");
  const [isAnswering, setIsAnswering] = useState(false);
  const { answer, close } = useHandleMessage(id, () => toast.success(t("done")));
  if (isAnswering) return <LazyAnswerForm send={answer.mutateAsync} onCancel={() => setIsAnswering(false)} />;
  return (
    <Box
      sx={{ display: "flex", flexWrap: "wrap", gap: 2, "& > *": { flex: { xs: "1 1 auto", sm: "none" } } }}
    >
      {canMoveMessage(status, "ANSWER") && (
        <Button
          variant="contained"
          aria-label={t("answerLabel", { subject })}
          onClick={() => setIsAnswering(true)}
        >
          {t("answer")}
        </Button>
      )}
      {canMoveMessage(status, "CLOSE") && (
        <BusyButton
          variant="outlined"
          busy={close.isPending}
          aria-label={t("closeLabel", { subject })}
          onClick={() => close.mutate()}
        >
          {t("close")}
        </BusyButton>
      )}
    </Box>
  );
}
