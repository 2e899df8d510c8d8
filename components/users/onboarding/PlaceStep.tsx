"use client";

import { useTranslations } from "next-intl";
import { AddressField } from "@/components/places/AddressField";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { columnNames, pick } from "@/lib/shared/columns";
import { PROFILE_COLUMNS } from "@/lib/users/constants";
import { useSaveHeadline, useSaveLocation } from "@/lib/users/profile/queries";
import type { OwnProfile, PlaceStepForm } from "@/lib/users/profile/schema";
import { RadiusField } from "../sections/RadiusField";
import { StepForm } from "./StepForm";

const loadSchema = async () => (await import("@/lib/users/profile/schema")).placeStep;

/** Where a BEE works and how far they go. */
export function PlaceStep({ profile }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.location");
  const { id: userId, location, serviceRadiusKm } = profile;
  const { id: _userId, ...address } = location ?? { id: userId, country: "", city: "" };
  const form = useZodForm(loadSchema, { address, serviceRadiusKm });
  const saveLocation = useSaveLocation(userId);
  const saveRadius = useSaveHeadline(userId);
  const save = async (filled: PlaceStepForm) => {
    await saveLocation.mutateAsync(filled.address);
    const columns = pick(profile, columnNames(PROFILE_COLUMNS));
    await saveRadius.mutateAsync({ ...columns, serviceRadiusKm: filled.serviceRadiusKm });
  };
  return (
    <StepForm step="place" userId={userId} form={form} onSubmit={save}>
      <AddressField startsWithTown name="address" streetHelp={t("streetHelp")} />
      <RadiusField />
    </StepForm>
  );
}
