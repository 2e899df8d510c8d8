"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/ui/form/Form";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { DISPUTE_FAULTS, DISPUTE_LIMITS } from "@/lib/disputes/constants";
import { useActOnDispute } from "@/lib/disputes/queries";
import { disputeDecision, type ActOnDispute, type DisputeView } from "@/lib/disputes/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";

const decisionForm = disputeDecision.omit({ act: true, version: true });

type Decision = Omit<Extract<ActOnDispute, { act: "decide" }>, "act" | "version">;

/** Whose fault it was, what counts, and why; both read it. */
export function DecisionForm({ dispute }: { dispute: Pick<DisputeView, "id" | "version"> }) {
  const t = useTranslations("disputes-admin.decide");
  const busy = useTranslations("disputes.acts")("busy");
  const form = useZodForm(decisionForm, {
    fault: null,
    countsForReliability: true,
    reviewStays: true,
    text: "",
  });
  const { mutateAsync: take } = useActOnDispute(dispute.id, () => toast.success(t("done")));
  const decide = async (decision: Decision) => {
    await take({ act: "decide", version: dispute.version, ...decision });
  };
  const options = DISPUTE_FAULTS.map((value) => ({ value, label: t(`faults.${value}`) }));
  return (
    <SectionCard title={t("title")}>
      <Form form={form} onSubmit={decide}>
        <FormChoiceChips name="fault" label={t("fault")} options={options} />
        <FormSwitch name="countsForReliability" label={t("counts")} />
        <FormSwitch name="reviewStays" label={t("reviews")} />
        <FormTextArea
          name="text"
          label={t("label")}
          help={t("help")}
          rows={5}
          maxLength={DISPUTE_LIMITS.decision}
        />
        <SubmitButton busyLabel={busy}>{t("submit")}</SubmitButton>
      </Form>
    </SectionCard>
  );
}
