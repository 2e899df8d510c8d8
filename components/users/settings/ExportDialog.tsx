"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { FormProblem } from "@/components/auth/FormProblem";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { exportBody, type ExportBody } from "@/lib/data-export/schema";

type Props = {
  isBusy: boolean;
  error: unknown;
  onSubmit: (body: ExportBody) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password before the data of an account is copied or leaves the product. */
export function ExportDialog({ isBusy, error, onSubmit, onClose }: Props) {
  const t = useTranslations("settings.export");
  const common = useTranslations("common.dialog");
  const form = useZodForm(exportBody.required({ password: true }), { password: "" });
  return (
    <ActionDialog open onClose={onClose} title={t("proof")} isBusy={isBusy} maxWidth="sm">
      <Form form={form} onSubmit={onSubmit} sx={{ pb: 4 }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("why")}
        </Typography>
        <FormPassword name="password" label={t("password")} autoComplete="current-password" />
        <FormProblem error={error} />
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 3 }}>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            {common("cancel")}
          </Button>
          <SubmitButton>{t("proceed")}</SubmitButton>
        </Box>
      </Form>
    </ActionDialog>
  );
}
