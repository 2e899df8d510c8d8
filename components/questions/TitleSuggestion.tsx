"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { useProposal } from "./use-proposal";

/** Below an empty title: the one that the answers make, or else the service by its name, taken with one press. */
export function TitleSuggestion({ service }: { service: string }) {
  const t = useTranslations("tenders.form.what");
  const { control, setFocus, setValue } = useFormContext<TenderFormInput>();
  const title = useWatch({ control, name: "title" });
  const { proposed } = useProposal();
  const suggested = proposed?.title ?? service;
  if (title.trim() !== "" || suggested.length < TENDER_LIMITS.title.min) return null;
  const take = () => {
    setValue("title", suggested, { shouldDirty: true, shouldValidate: true });
    setFocus("title");
  };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<AddRounded aria-hidden />}
      aria-label={t("takeTitle", { title: suggested })}
      onClick={take}
      sx={{ justifySelf: "start", maxWidth: 1, textAlign: "start" }}
    >
      {suggested}
    </Button>
  );
}
