"use client";

import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { CATEGORIES_OF, REPORT_LIMITS } from "@/lib/reports/constants";
import type { ReportTarget } from "@/lib/reports/presentation";
import { useReport } from "@/lib/reports/queries";
import { reportWords, type ReportWords } from "@/lib/reports/schema";

type Props = { target: ReportTarget; onClose: () => void };

/** What is wrong with the target, for the team to look at. */
export function ReportDialog({ target, onClose }: Props) {
  const t = useTranslations("reports");
  const form = useZodForm(reportWords, { category: null, text: "" });
  const { mutateAsync: report } = useReport(target, () => toast.success(t("dialog.done")));
  const send = async (words: ReportWords) => {
    await report(words);
    onClose();
  };
  const options = CATEGORIES_OF[target.kind].map((value) => ({ value, label: t(`categories.${value}`) }));
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t(`dialog.titles.${target.kind}`)}
      text={t("dialog.text", { kind: target.kind })}
    >
      <Form form={form} onSubmit={send}>
        <FormChoiceChips name="category" label={t("dialog.category")} options={options} />
        <FormTextArea name="text" label={t("dialog.words")} rows={4} maxLength={REPORT_LIMITS.text} />
        <SubmitButton busyLabel={t("dialog.busy")}>{t("dialog.submit")}</SubmitButton>
        <Button onClick={onClose}>{t("dialog.back")}</Button>
      </Form>
    </ActionDialog>
  );
}
