"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { withoutPhotos } from "@/components/files/lazy-form-photos";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { DISPUTE_LIMITS, REASONS_OF_SIDE, type DisputeSide } from "@/lib/disputes/constants";
import { useOpenDispute } from "@/lib/disputes/queries";
import { disputeBody, type NewDispute } from "@/lib/disputes/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import { DisputePhotos } from "./DisputePhotos";

type Props = {
  tenderId: string;
  name: string;
  /** Whose view it is: each side has reasons of its own. */
  side: DisputeSide;
  /** The agreed day has come: before it the other one cannot have stayed away. */
  hasBegun: boolean;
  onClose: () => void;
};

/** At the foot of the sheet, however long what is above it. */
const foot = {
  position: "sticky",
  bottom: -8,
  zIndex: 1,
  display: "grid",
  mx: -6,
  mb: -2,
  px: 6,
  py: 4,
  bgcolor: "surface.raised",
  borderTop: "1px solid",
  borderColor: "divider",
} as const;

/** One of the two says what went wrong; what was typed survives closing and a reload. */
export function OpenDisputeDialog({ tenderId, name, side, hasBegun, onClose }: Props) {
  const t = useTranslations("disputes");
  const form = useZodForm(disputeBody, { reason: null, text: "", photoIds: [] });
  const { userId } = useSession();
  // The other party may use the same device.
  const scope = `${userId} ${tenderId}`;
  useFormDraft(form, { key: "dispute", scope, normalize: withoutPhotos });
  const { mutateAsync: open } = useOpenDispute(tenderId, () => {
    clearDraft("dispute", scope);
    toast.success(t("open.done", { name }));
  });
  const send = async (dispute: NewDispute) => {
    await open(dispute);
    onClose();
  };
  const options = REASONS_OF_SIDE[side]
    .filter((reason) => hasBegun || reason !== "NO_SHOW")
    .map((value) => ({ value, label: t(`reasons.${value}`) }));
  return (
    <ActionDialog
      open
      onClose={onClose}
      isBusy={form.formState.isSubmitting}
      title={t("open.title")}
      text={t("open.text", { name })}
    >
      <Form form={form} onSubmit={send}>
        <FormChoiceChips name="reason" label={t("open.reason")} options={options} />
        <FormTextArea
          name="text"
          label={t("open.words")}
          help={t("open.help", { name })}
          rows={4}
          maxLength={DISPUTE_LIMITS.text.max}
        />
        <DisputePhotos />
        <Box sx={foot}>
          <SubmitButton busyLabel={t("acts.busy")}>{t("open.submit")}</SubmitButton>
        </Box>
      </Form>
    </ActionDialog>
  );
}
