/** How many BEEs a client invites to one tender, and how often one BEE is invited within a day (docs/domain.md). */
export const INVITATION_LIMITS = { perTender: 5, perProAndDay: 20, links: 5, proposals: 8 } as const;

/** Within how many days a BEE was here who is proposed. */
export const PROPOSED_ACTIVE_DAYS = 30;

export const INVITATION_CHANNELS = ["DIRECT", "LINK"] as const;

/** Why a BEE does not come this time; none of them is held against them. */
export const INVITATION_DECLINE_REASONS = ["TOO_BUSY", "TOO_FAR", "NOT_MY_WORK", "BUDGET", "OTHER"] as const;
export type InvitationDeclineReason = (typeof INVITATION_DECLINE_REASONS)[number];
