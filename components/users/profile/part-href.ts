import type { ProfilePart } from "@/lib/users/profile/policy";

/** The anchor of the section in which a part is filled in. */
const ANCHORS: Record<Exclude<ProfilePart, "phone">, string> = {
  photo: "avatar",
  headline: "headline",
  location: "location",
  summary: "summary",
  trades: "trades",
  languages: "languages",
  experience: "experience",
  workPhotos: "photos",
  verification: "verification",
};

/** The URL where a missing part is filled in; the phone number is among the settings. */
export function partHref(userId: string, part: ProfilePart): string {
  const path = `/account/profiles/${userId}/update`;
  return part === "phone" ? `${path}?tab=settings&section=personal` : `${path}#${ANCHORS[part]}`;
}
