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
import { Note } from "@/components/ui/feedback/Note";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useDeleteAccount } from "@/lib/account-deletion/queries";
import { deleteBody, type DeleteBody } from "@/lib/account-deletion/schema";
import type { OwnUser } from "@/lib/shared/own-user";

const CONSEQUENCES = ["removed", "ended", "stays", "signedOut"] as const;

function Consequences() {
  const t = useTranslations("settings.deletion");
  return (
    <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 2 }}>
      {CONSEQUENCES.map((each) => (
        <Typography key={each} component="li" variant="body2" sx={{ color: "text.secondary" }}>
          {t(each)}
        </Typography>
      ))}
    </Box>
  );
}

type Props = { user: OwnUser; onClose: () => void };

/**
 * Confirms the deletion of the account (GDPR): lists the consequences and asks for the password of users who have
 * one.
 */
export function DeleteDialog({ user, onClose }: Props) {
  const t = useTranslations("settings.deletion");
  const common = useTranslations("common.dialog");
  const schema = user.hasPassword ? deleteBody.required({ password: true }) : deleteBody;
  const form = useZodForm(schema, user.hasPassword ? { password: "" } : {});
  const remove = useDeleteAccount(user.id);
  const submit = async (values: DeleteBody) => {
    await remove.mutateAsync(values);
    toast.success(t("done"));
  };
  return (
    <ActionDialog open onClose={onClose} title={t("question")} isBusy={remove.isPending} maxWidth="sm">
      <Form form={form} onSubmit={submit} sx={{ pb: 4 }}>
        <Consequences />
        <Note tone="warning">{t("final")}</Note>
        {user.hasPassword && (
          <FormPassword name="password" label={t("password")} autoComplete="current-password" />
        )}
        <FormProblem error={remove.error} />
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 3 }}>
          <Button variant="text" onClick={onClose} disabled={remove.isPending}>
            {common("cancel")}
          </Button>
          <SubmitButton variant="outlined" color="error" busyLabel={t("busy")}>
            {t("submit")}
          </SubmitButton>
        </Box>
      </Form>
    </ActionDialog>
  );
}
