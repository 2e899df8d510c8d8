"use client";

import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { categoriesQuery } from "@/lib/categories/queries";
import { BudgetFilter } from "./BudgetFilter";
import { DateFilter } from "./DateFilter";
import { DistanceFilter } from "./DistanceFilter";
import type { TenderListParts } from "./list-filters";
import { ReachFilter } from "./ReachFilter";

/** What narrows the list down. Each change goes into the address at once. */
export function TenderFilters({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      <FilterGroup title={t("service")}>
        <ServiceFilter list={list} />
      </FilterGroup>
      <FilterGroup title={t("distance")}>
        <ReachFilter list={list} />
        <DistanceFilter list={list} />
      </FilterGroup>
      <FilterGroup title={t("when")}>
        <DateFilter list={list} />
      </FilterGroup>
      <FilterGroup title={t("budget")}>
        <BudgetFilter list={list} />
      </FilterGroup>
      <RemoteFilter list={list} />
    </Box>
  );
}

/** Remote jobs only. That jobs are on site only is asked for in an address alone; where it is on, the switch says so. */
function RemoteFilter({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const { remote } = list.filters;
  return (
    <FormControlLabel
      control={
        <Switch
          checked={remote !== undefined}
          onChange={(_event, isOn) => list.setFilters({ remote: isOn ? "true" : undefined })}
        />
      }
      label={t(remote === "false" ? "onSiteOnly" : "remoteOnly")}
    />
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="fieldset"
      aria-label={title}
      sx={{
        display: "grid",
        gap: 3,
        m: 0,
        p: 0,
        pb: 6,
        minWidth: 0,
        border: 0,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Typography variant="subtitle1" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Category and service. A saved search asks for a service alone: its category is chosen then, too. */
function ServiceFilter({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const { data: categories = [] } = useQuery(categoriesQuery(useLocale()));
  const { categorySlug: asked, subcategorySlug: service } = list.filters;
  const chosen = categories.find(({ slug, subcategories }) =>
    asked ? slug === asked : subcategories.some((each) => each.slug === service),
  );
  return (
    <>
      <SlugSelect
        label={t("category")}
        anyLabel={t("anyCategory")}
        options={categories}
        value={chosen?.slug}
        onChange={(categorySlug) =>
          list.setFilters({ categorySlug, subcategorySlug: undefined, subcategorySlugs: undefined })
        }
      />
      {chosen && (
        <SlugSelect
          label={t("subcategory")}
          anyLabel={t("anySubcategory")}
          options={chosen.subcategories}
          value={service}
          onChange={(subcategorySlug) =>
            list.setFilters({ categorySlug: chosen.slug, subcategorySlug, subcategorySlugs: undefined })
          }
        />
      )}
    </>
  );
}

type SlugSelectProps = {
  label: string;
  anyLabel: string;
  options: readonly { slug: string; name: string }[];
  value: string | undefined;
  onChange: (slug: string | undefined) => void;
};

function SlugSelect({ label, anyLabel, options, value, onChange }: SlugSelectProps) {
  const isKnown = options.some((option) => option.slug === value);
  return (
    <Select
      displayEmpty
      fullWidth
      value={isKnown ? value : ""}
      onChange={(event) => onChange(event.target.value || undefined)}
      slotProps={{ input: { "aria-label": label } }}
    >
      <MenuItem value="">{anyLabel}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.slug} value={option.slug}>
          {option.name}
        </MenuItem>
      ))}
    </Select>
  );
}
