/** What a BEE needs to be matched with tenders and trusted, the most important first. */
export const PROFILE_TO_DOS = ["trades", "location", "photo", "headline", "verification"] as const;
export type ProfileToDo = (typeof PROFILE_TO_DOS)[number];
