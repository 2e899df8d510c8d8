/** The id of the element in the bar of the flow into which the form of a visitor's account puts its button. */
export const POST_SLOT = "post-slot";

/** The id of the section in which a visitor says whose the tender is. */
export const ACCOUNT_ID = "account";
