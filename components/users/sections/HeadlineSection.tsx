"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { FieldContactNote } from "@/components/masking/lazy-notes";
import { FormMoneyField } from "@/components/ui/form/fields/FormMoneyField";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { PriceText } from "@/components/ui/display/PriceText";
import { FactRow } from "@/components/ui/display/FactRow";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Link } from "@/lib/i18n/navigation";
import { columnNames, pick } from "@/lib/shared/columns";
import { PROFILE_COLUMNS } from "@/lib/users/constants";
import { MAX_HEADLINE } from "@/lib/users/particulars/constants";
import { useSaveHeadline } from "@/lib/users/profile/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { EditSection } from "../edit/EditSection";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";

const RadiusField = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./RadiusField").then((file) => file.RadiusField),
  { fallback: <SectionSkeleton heights={[76]} /> },
);

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/users/profile/schema")).headlineForm;

/** Names and phone are private data and edited in the settings. */
function NamesElsewhere({ userId }: { userId: string }) {
  const t = useTranslations("profiles.headline");
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {t("names")}{" "}
      <TextLink component={Link} href={`/account/profiles/${userId}/update?tab=settings&section=personal`}>
        {t("toNames")}
      </TextLink>
    </Typography>
  );
}

function HeadlineText({ profile }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.headline");
  const { id, headline, hourlyRateMinor, serviceRadiusKm } = profile;
  return (
    <>
      {headline && <Typography sx={{ fontWeight: 560, overflowWrap: "anywhere" }}>{headline}</Typography>}
      <Box>
        <FactRow label={t("rate")}>
          {hourlyRateMinor === null ? t("noRate") : <PriceText minor={hourlyRateMinor} perHour size="s" />}
        </FactRow>
        <FactRow label={t("radius")}>{t("km", { km: serviceRadiusKm })}</FactRow>
      </Box>
      <NamesElsewhere userId={id} />
    </>
  );
}

/** Headline, hourly rate and service radius of a BEE. */
export function HeadlineSection({ profile }: { profile: OwnProfile }) {
  const t = useTranslations("profiles.headline");
  const common = useTranslations("common.form");
  const { id: userId, headline, hourlyRateMinor } = profile;
  const values = pick(profile, columnNames(PROFILE_COLUMNS));
  const form = useZodForm(loadSchema, values);
  const { mutateAsync: save } = useSaveHeadline(userId);
  return (
    <EditSection
      id="headline"
      title={t("title")}
      form={form}
      values={values}
      onSubmit={save}
      view={<HeadlineText profile={profile} />}
      isEmpty={headline === null && hourlyRateMinor === null}
      emptyText={t("empty")}
      addLabel={t("add")}
    >
      <FormTextField
        name="headline"
        label={t("label")}
        placeholder={t("placeholder")}
        maxLength={MAX_HEADLINE}
      />
      <FieldContactNote names={["headline"]} />
      <FormMoneyField name="hourlyRateMinor" label={t("rate")} hint={common("optional")} />
      <RadiusField />
      <NamesElsewhere userId={userId} />
    </EditSection>
  );
}
