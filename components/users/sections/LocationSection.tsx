"use client";

import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { countryName } from "@/lib/shared/countries";
import { useSaveLocation } from "@/lib/users/profile/queries";
import type { LocationView, OwnProfile } from "@/lib/users/profile/schema";
import { EditSection } from "../edit/EditSection";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";

const AddressField = lazyComponent(
  () =>
    import(/* webpackPrefetch: true */ "@/components/places/AddressField").then((file) => file.AddressField),
  { fallback: <SectionSkeleton heights={[240]} /> },
);

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/users/profile/schema")).locationForm;

function LocationText({ location }: { location: LocationView }) {
  const places = useTranslations("places");
  const locale = useLocale();
  const { street, postcode, city, country, latitude } = location;
  const town = [postcode, city].filter(Boolean).join(" ");
  const addressText = [street, town, countryName(country, locale)].filter(Boolean).join(", ");
  return (
    <>
      <Typography sx={{ overflowWrap: "anywhere" }}>{addressText}</Typography>
      {latitude === null && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {places("unknownTown")}
        </Typography>
      )}
    </>
  );
}

function valuesOf(location: LocationView | null) {
  if (!location) return { address: { country: "", city: "" } };
  const { id: _userId, ...address } = location;
  return { address };
}

/** The own address: others see the town, distances are computed from it. */
export function LocationSection({ profile: { id: userId, location } }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.location");
  const values = valuesOf(location);
  const form = useZodForm(loadSchema, values);
  const { mutateAsync: save } = useSaveLocation(userId);
  return (
    <EditSection
      id="location"
      title={t("title")}
      text={t("text")}
      form={form}
      values={values}
      onSubmit={({ address }) => save(address)}
      view={location && <LocationText location={location} />}
      isEmpty={location === null}
      emptyText={t("empty")}
      addLabel={t("add")}
    >
      <AddressField name="address" streetHelp={t("streetHelp")} />
    </EditSection>
  );
}
