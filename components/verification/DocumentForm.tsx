"use client";

import LockOutlined from "@mui/icons-material/LockOutlined";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Form } from "@/components/ui/form/Form";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { Note } from "@/components/ui/feedback/Note";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSendVerification } from "@/lib/verification/queries";
import type { VerificationKind } from "@/lib/people/constants";
import { hasBack, type DocumentType } from "@/lib/verification/constants";
import type { VerificationForm, VerificationView } from "@/lib/verification/schema";
import { EditActions } from "@/components/ui/form/EditActions";
import { useUnsavedGuard } from "@/components/ui/form/use-unsaved-guard";
import { DocumentCards } from "./DocumentCards";
import { DocumentSide } from "./DocumentSide";

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/verification/schema")).verificationForm;

const PROMISES = ["seen", "kept", "deleted"] as const;

/** How the pictures are handled (GDPR): who sees them, how they are stored, when they are deleted. */
function Promises() {
  const t = useTranslations("verification.promises");
  return (
    <Note icon={<LockOutlined />}>
      <strong>{t("title")}</strong>
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {PROMISES.map((each) => (
          <li key={each}>{t(each)}</li>
        ))}
      </Box>
    </Note>
  );
}

function Sides({ kind, documentType }: { kind: VerificationKind; documentType: DocumentType }) {
  const t = useTranslations("verification.form");
  const isTwoSided = hasBack(documentType);
  if (kind !== "IDENTITY")
    return <DocumentSide name="frontId" label={t("whole")} help={t("pdfHelp")} takesPdf />;
  return (
    <Box
      sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, alignItems: "start" }}
    >
      <DocumentSide name="frontId" label={t(isTwoSided ? "front" : "page")} help={t("help")} />
      {isTwoSided && <DocumentSide name="backId" label={t("back")} help={t("help")} />}
    </Box>
  );
}

type Props = {
  userId: string;
  kind: VerificationKind;
  /** The one whose pictures are replaced; null: another one is submitted. */
  replaced: VerificationView | null;
  onDone: () => void;
};

/** The document type and its pictures; submitting them starts the verification. */
export function DocumentForm({ userId, kind, replaced, onDone }: Props) {
  const t = useTranslations("verification");
  const form = useZodForm(loadSchema, {
    documentType: replaced?.documentType ?? null,
    frontId: [],
    backId: [],
  });
  const documentType = useWatch({ control: form.control, name: "documentType" });
  const send = useSendVerification(userId, { kind, replaced });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const submit = async (values: VerificationForm) => {
    await send.mutateAsync(values);
    toast.success(t("sent"));
    onDone();
  };
  const choose = (type: DocumentType) => {
    // A hidden side must not invalidate the form.
    if (!hasBack(type)) form.setValue("backId", [], { shouldDirty: true });
  };
  return (
    <Form form={form} onSubmit={submit}>
      <DocumentCards kind={kind} onChoose={choose} />
      {documentType && <Sides kind={kind} documentType={documentType} />}
      <Promises />
      <EditActions formState={form.formState} guard={guard} busyLabel={t("form.sending")} onClose={onDone}>
        {t("form.submit")}
      </EditActions>
    </Form>
  );
}
