"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { InlineLink } from "@/components/auth/InlineLink";
import { FormProblem } from "@/components/auth/FormProblem";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Form } from "@/components/ui/form/Form";
import { FormSelect } from "@/components/ui/form/fields/FormSelect";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { MATCH_EMAILS, SAVED_SEARCH_LIMITS } from "@/lib/saved-searches/constants";
import { previewCountsQuery, useChangeSearch, useSaveSearch } from "@/lib/saved-searches/queries";
import {
  searchForm,
  type SavedFilters,
  type SavedSearchView,
  type SearchForm,
} from "@/lib/saved-searches/schema";

type Props = {
  /** A saved search; null: the filters are saved as a new one. */
  search: SavedSearchView | null;
  filters: SavedFilters;
  suggestedName: string;
  onClose: () => void;
};

function Counts({ filters }: { filters: SavedFilters }) {
  const t = useTranslations("saved-searches.dialog");
  const { data } = useQuery(previewCountsQuery(filters));
  return (
    <Typography variant="body2" role="status" sx={{ minHeight: 44, color: "text.secondary" }}>
      {data && t("counts", { open: data.open, recent: data.last30Days })}
    </Typography>
  );
}

function Channels() {
  const t = useTranslations("saved-searches.dialog");
  return (
    <Box
      component="fieldset"
      aria-label={t("channels")}
      sx={{ display: "grid", gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography variant="subtitle1" component="h3">
        {t("channels")}
      </Typography>
      <FormSwitch name="inApp" label={t("inApp")} />
      <FormSwitch name="push" label={t("push")} />
      <FormSelect
        name="email"
        label={t("email")}
        options={MATCH_EMAILS.map((value) => ({ value, label: t(`emails.${value}`) }))}
      />
      <Typography variant="caption" sx={{ color: "surface.muted" }}>
        {t("limits")}
      </Typography>
    </Box>
  );
}

function valuesOf({ search, filters, suggestedName }: Props): SearchForm {
  const channels = search?.channels ?? { inApp: true, push: true, email: "INSTANT" };
  const name = search?.name ?? suggestedName;
  return { name: name.slice(0, SAVED_SEARCH_LIMITS.name), urgent: filters.urgent === true, ...channels };
}

/** Saves the form as a new search, or as a change of the given one. */
function useSave({ search, filters }: Props) {
  const change = useChangeSearch(useLocale());
  const save = useSaveSearch();
  const submit = ({ name, urgent, ...channels }: SearchForm) => {
    const { urgent: _, ...others } = filters;
    const body = { name, filters: urgent ? { ...others, urgent: true as const } : others, channels };
    if (!search) return save.mutateAsync(body);
    // The start search takes its name and filters from the profile.
    return change.mutateAsync({ id: search.id, change: search.isStart ? { channels } : body });
  };
  return { submit, error: save.error ?? change.error };
}

/** Name, urgency and channels of a saved search, and how much it would find. */
export function SearchDialog(props: Props) {
  const { search, filters, onClose } = props;
  const t = useTranslations("saved-searches.dialog");
  const form = useZodForm(searchForm, valuesOf(props));
  const { submit, error } = useSave(props);
  const saved = () => {
    toast.success(t("saved"));
    onClose();
  };
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={search ? t("edit") : t("new")}
      isBusy={form.formState.isSubmitting}
      maxWidth="sm"
    >
      <Form form={form} onSubmit={async (values) => (await submit(values), saved())} sx={{ pb: 4 }}>
        {!search && <Counts filters={filters} />}
        {!search?.isStart && (
          <>
            <FormTextField name="name" label={t("name")} maxLength={SAVED_SEARCH_LIMITS.name} />
            <FormSwitch name="urgent" label={t("urgent")} />
          </>
        )}
        <Channels />
        <FormProblem error={error} />
        <Box
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: 3 }}
        >
          {!search && (
            <Box sx={{ mr: "auto" }}>
              <InlineLink href="/account/saved-searches">{t("all")}</InlineLink>
            </Box>
          )}
          <SubmitButton busyLabel={t("busy")}>{t("save")}</SubmitButton>
        </Box>
      </Form>
    </ActionDialog>
  );
}
