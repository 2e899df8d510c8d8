/** The kinds of mail a person can switch off; security mail is none of them (docs/domain.md, Notifications). */
export const EMAIL_KINDS = ["newOffer", "offerAccepted", "jobChanges", "feedback", "newMessage"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
