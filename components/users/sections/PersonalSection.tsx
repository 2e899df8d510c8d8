"use client";

import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { NameFields } from "@/components/auth/NameFields";
import { Form } from "@/components/ui/form/Form";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { particularsQuery, useChangeParticulars } from "@/lib/users/particulars/queries";
import type { Particulars, ParticularsForm } from "@/lib/users/particulars/schema";
import { LazyPhoneProof } from "../phone/lazy-phone-proof";
import { BusinessFields } from "./BusinessFields";

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/users/particulars/schema")).particularsForm;

function PersonalForm({ saved }: { saved: Particulars }) {
  const t = useTranslations("settings.personal");
  const common = useTranslations("common.form");
  const form = useZodForm(loadSchema, {
    firstName: saved.firstName,
    lastName: saved.lastName,
    isBusiness: saved.isBusiness,
    businessName: saved.businessName,
    businessAddress: saved.businessAddress,
    registrationNumber: saved.registrationNumber,
    vatId: saved.vatId,
    phone: saved.phone,
  });
  const change = useChangeParticulars(saved.id);
  const save = async (values: ParticularsForm) => {
    const typed = form.getValues("phone");
    const now = await change.mutateAsync(values);
    // The server returns the number normalised to E.164; it is not overwritten if the user has typed on meanwhile.
    if (form.getValues("phone") === typed) form.setValue("phone", now.phone);
    toast.success(t("done"));
  };
  return (
    <Form form={form} onSubmit={save}>
      <NameFields />
      <FormTextField
        name="phone"
        label={t("phone")}
        hint={common("optional")}
        help={t("phoneHelp")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <BusinessFields />
      <SubmitButton busyLabel={t("busy")} variant="outlined" sx={{ justifySelf: "start" }}>
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}

function Waiting() {
  return (
    <Box aria-hidden sx={{ display: "grid", gap: 4 }}>
      <Skeleton height={76} />
      <Skeleton height={76} />
      <Skeleton height={52} width={140} />
    </Box>
  );
}

/** The own names, business data and phone. */
export function PersonalSection() {
  const t = useTranslations("settings.personal");
  const { user, userId } = useSession();
  const query = useQuery({ ...particularsQuery(userId ?? ""), enabled: userId !== null });
  return (
    <SectionCard id="personal" title={t("title")} text={t(user?.role === "PRO" ? "textPro" : "text")}>
      <QueryBoundary query={query} loading={<Waiting />}>
        {({ phone, ...saved }) => (
          <>
            <PersonalForm key={saved.id} saved={{ ...saved, phone }} />
            {phone !== null && <LazyPhoneProof key={phone} saved={{ ...saved, phone }} />}
          </>
        )}
      </QueryBoundary>
    </SectionCard>
  );
}
