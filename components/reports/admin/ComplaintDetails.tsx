"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { COMPLAINT_LIMITS, COMPLAINT_OUTCOMES } from "@/lib/reports/complaints/constants";
import { complaintQuery, useJudge } from "@/lib/reports/complaints/queries";
import { judgementBody, type ComplaintView, type Judgement } from "@/lib/reports/complaints/schema";

/** A complaint: the decision, what is said against it, and, where the admin may judge, the form. */
export function ComplaintDetails({ complaintId }: { complaintId: string }) {
  const query = useQuery(complaintQuery(complaintId));
  return (
    <QueryBoundary query={query} loading={<CardSkeleton count={1} />}>
      {(complaint) => <Complaint complaint={complaint} />}
    </QueryBoundary>
  );
}

function Complaint({ complaint }: { complaint: ComplaintView }) {
  const t = useTranslations("reports-admin");
  const { decision, text, mayJudge, report } = complaint;
  return (
    <Box sx={{ display: "grid", gap: 4, overflowWrap: "anywhere" }}>
      <Typography variant="subtitle2" component="h3">
        {decision.title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
        {t("complaint.about")}: {t(`decide.actions.${decision.action}`)}. {decision.reason ?? t("product")}
      </Typography>
      {report && (
        <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
          {t("complaint.reported", { text: report.copy.text })}
        </Typography>
      )}
      <Typography sx={{ whiteSpace: "pre-line" }}>{text}</Typography>
      {mayJudge ? (
        <JudgementForm complaint={complaint} />
      ) : (
        <Typography variant="body2">{t("complaint.own")}</Typography>
      )}
    </Box>
  );
}

function JudgementForm({ complaint }: { complaint: ComplaintView }) {
  const t = useTranslations("reports-admin");
  const form = useZodForm(judgementBody, { outcome: null, reason: "" });
  const { mutateAsync: judge } = useJudge(complaint.id, () => toast.success(t("decide.done")));
  const send = async (judgement: Judgement) => {
    await judge(judgement);
  };
  const outcomes = COMPLAINT_OUTCOMES.map((value) => ({ value, label: t(`complaint.outcomes.${value}`) }));
  return (
    <Form form={form} onSubmit={send}>
      <FormChoiceChips name="outcome" label={t("complaint.outcome")} options={outcomes} />
      <FormTextArea
        name="reason"
        label={t("decide.reason")}
        help={t("decide.help")}
        rows={4}
        maxLength={COMPLAINT_LIMITS.reason}
      />
      <SubmitButton busyLabel={t("decide.busy")}>{t("decide.submit")}</SubmitButton>
    </Form>
  );
}
