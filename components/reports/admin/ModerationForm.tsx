"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormSelect } from "@/components/ui/form/fields/FormSelect";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { CATEGORIES_OF, REPORT_LIMITS } from "@/lib/reports/constants";
import { useDecide } from "@/lib/reports/queries";
import { TemplateTexts } from "./TemplateTexts";
import { decisionWords, type DecisionWords, type QueueCase } from "@/lib/reports/schema";

type Props = {
  found: Pick<QueueCase, "kind" | "targetId" | "authorLang" | "may" | "reports">;
  /** The queue follows a decision by itself; what else does. */
  onDecided?: () => void;
  /** Folds the form away again, where it was opened by hand. */
  onCancel?: () => void;
};

/** What happens to the target, by which rule and why; its author reads all of it. */
export function ModerationForm({ found, onDecided, onCancel }: Props) {
  const t = useTranslations("reports-admin.decide");
  const common = useTranslations("common.dialog");
  const categories = useTranslations("reports.categories");
  const effects = useTranslations("decision-texts.effects");
  const form = useZodForm(decisionWords, {
    action: null,
    rule: found.reports[0]?.category ?? null,
    reason: "",
  });
  const { mutateAsync: decide } = useDecide(found, () => {
    toast.success(t("done"));
    onDecided?.();
  });
  const send = async (words: DecisionWords) => {
    await decide(words);
  };
  const action = form.watch("action");
  const actions = found.may.map((value) => ({
    value,
    label: t(`actions.${value}`),
    ...(value === "NO_ACTION" && { shortcut: "r" }),
  }));
  const rules = CATEGORIES_OF[found.kind].map((value) => ({ value, label: categories(value) }));
  return (
    <Form form={form} onSubmit={send}>
      <FormChoiceChips
        name="action"
        label={t("action")}
        help={action ? effects(action) : undefined}
        options={actions}
        // A field that is gone is judged no longer: days that cannot be would hold up every other action.
        onValue={(value) => value !== "LIMIT" && form.unregister("days")}
      />
      <FormSelect name="rule" label={t("rule")} options={rules} />
      {action === "LIMIT" && <FormTextField name="days" label={t("days")} inputMode="numeric" />}
      <TemplateTexts lang={found.authorLang} />
      <FormTextArea
        name="reason"
        label={t("reason")}
        help={t(found.kind === "PROFILE" ? "helpPerson" : "help")}
        rows={4}
        maxLength={REPORT_LIMITS.reason}
      />
      <Box sx={actionsStyles}>
        <SubmitButton busyLabel={t("busy")}>
          {action ? t("submitAs", { action: t(`actions.${action}`) }) : t("submit")}
        </SubmitButton>
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            {common("cancel")}
          </Button>
        )}
      </Box>
    </Form>
  );
}

/** On a phone the buttons share the width, or stand one below the other. */
const actionsStyles = {
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  "& > button": { flex: { xs: "1 1 128px", sm: "none" } },
} as const;
