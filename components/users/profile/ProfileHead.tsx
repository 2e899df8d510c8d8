"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import EventRounded from "@mui/icons-material/EventRounded";
import PlaceRounded from "@mui/icons-material/PlaceRounded";
import VerifiedUserRounded from "@mui/icons-material/VerifiedUserRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { ProofChips } from "@/components/users/proofs/ProofChips";
import { BESIDE, hexMask } from "@/components/ui/styles/styles";
import { AwayChip } from "@/components/ui/display/AwayChip";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { VerifiedName } from "@/components/ui/display/VerifiedName";
import { formatMonth, toMonth } from "@/lib/shared/dates/months";
import type { PublicProfile } from "@/lib/users/profile/schema";

type Props = { profile: PublicProfile; headingLevel: "h1" | "h2" };

/** Avatar, name, headline, town and what was verified. */
export function ProfileHead({ profile, headingLevel }: Props) {
  return (
    <>
      <Box
        sx={{
          display: "flex",
          flexDirection: { xs: "column", md: "row" },
          alignItems: { md: "flex-end" },
          columnGap: 4,
          rowGap: 3,
          mt: { xs: "-68px", md: "-72px" },
        }}
      >
        <Portrait profile={profile} />
        <Box sx={{ minWidth: 0, pb: { md: "6px" } }}>
          <Typography variant="h2" component={headingLevel} sx={{ overflowWrap: "anywhere" }}>
            <VerifiedName isVerified={profile.isVerified} size={24}>
              {profile.name}
            </VerifiedName>
          </Typography>
          {profile.headline && (
            <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              {profile.headline}
            </Typography>
          )}
        </Box>
      </Box>
      <Proofs profile={profile} />
    </>
  );
}

function Portrait({ profile: { name, photo, role } }: { profile: PublicProfile }) {
  const isBee = role === "PRO";
  return (
    <Box
      sx={[
        { display: "inline-grid", placeItems: "center", width: 144, height: 144, flex: "none" },
        { position: "relative", bgcolor: "background.default" },
        isBee ? hexMask : { borderRadius: "50%" },
      ]}
    >
      <PersonAvatar bee={isBee} name={name} photo={photo} size={132} />
    </Box>
  );
}

function Proofs({ profile }: { profile: PublicProfile }) {
  const t = useTranslations("profiles.public");
  const person = useTranslations("common.person");
  const locale = useLocale();
  const { city, role, serviceRadiusKm, isVerified, proofs, emailConfirmed, memberSince, awayUntil } = profile;
  return (
    <Box sx={{ display: "grid", gap: 3, mt: 4 }}>
      {city && (
        <Typography
          component="p"
          variant="body2"
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 2,
            color: "text.secondary",
            fontSize: "0.9375rem",
          }}
        >
          <PlaceRounded aria-hidden sx={{ fontSize: 20, color: "surface.muted" }} />
          {role === "PRO" ? t("worksWithin", { city, km: serviceRadiusKm }) : city}
        </Typography>
      )}
      <Typography
        component="p"
        variant="body2"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 2,
          color: "text.secondary",
          [BESIDE]: { display: "none" },
        }}
      >
        <EventRounded aria-hidden sx={{ fontSize: 20, color: "surface.muted" }} />
        {t("memberSinceMonth", { month: formatMonth(toMonth(memberSince), locale) })}
      </Typography>
      {(isVerified || proofs.length > 0 || emailConfirmed || awayUntil) && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {awayUntil && <AwayChip until={awayUntil} />}
          {isVerified && (
            <InfoChip tone="info" icon={<VerifiedUserRounded aria-hidden />}>
              {person("verified")}
            </InfoChip>
          )}
          <ProofChips proofs={proofs} />
          {emailConfirmed && (
            <InfoChip tone="success" icon={<CheckRounded aria-hidden />}>
              {t("emailConfirmed")}
            </InfoChip>
          )}
        </Box>
      )}
    </Box>
  );
}
