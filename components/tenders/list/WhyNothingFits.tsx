"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { ownProfileQuery } from "@/lib/users/profile/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";

// A tender is shown up to twice the radius away (docs/domain.md, "most relevant").
const REACH_PER_RADIUS = 2;

/** What the profile lacks for a match; "none" when it lacks nothing and the market has no such tender. */
function reasonOf({ subcategories, location }: OwnProfile) {
  if (subcategories.length === 0) return "services";
  if (location === null) return "place";
  return location.latitude === null ? "unknownTown" : "none";
}

type ReasonProps = { profile: OwnProfile; small: boolean };

function Reason({ profile, small }: ReasonProps) {
  const t = useTranslations("nothing-fits");
  const { id, subcategories, location, serviceRadiusKm } = profile;
  const reason = reasonOf(profile);
  const step = reason === "services" ? "services" : "place";
  const values = {
    count: subcategories.length,
    km: serviceRadiusKm * REACH_PER_RADIUS,
    town: location?.city ?? "",
  };
  return (
    <EmptyState
      place="search"
      small={small}
      headingLevel={small ? "h3" : "h2"}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`, values)}
      actions={
        <>
          <ButtonLink
            href={
              reason === "none" ? `/account/profiles/${id}/update#trades` : `/account/onboarding?step=${step}`
            }
            variant={reason === "none" ? "outlined" : "contained"}
          >
            {t(`${reason}.action`)}
          </ButtonLink>
          <ButtonLink href="/account/tenders">{t("seeAll")}</ButtonLink>
        </>
      }
    />
  );
}

/** Why no tender fits a BEE, and what would change that. */
export function WhyNothingFits({ small = false }: { small?: boolean }) {
  const { userId } = useSession();
  const query = useQuery(ownProfileQuery(userId ?? ""));
  return (
    <QueryBoundary query={query} loading={<RowSkeleton count={1} />}>
      {(profile) => <Reason profile={profile} small={small} />}
    </QueryBoundary>
  );
}
