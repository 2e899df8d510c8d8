"use client";

import { useSearchParams } from "next/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

const ProfileOfferBar = lazyComponent(
  () => import("./ProfileOfferBar").then((file) => file.ProfileOfferBar),
  {
    onError: "silent",
  },
);

/** Keeps the offer from which a client opened a BEE's profile: nothing for all others. */
export function OfferOnProfile() {
  const parameters = useSearchParams();
  const { user } = useSession();
  const tenderId = parameters.get("tender");
  const offerId = parameters.get("offer");
  if (!tenderId || !offerId || user?.role !== "CLIENT") return null;
  return <ProfileOfferBar tenderId={tenderId} offerId={offerId} />;
}
