/** Where a new tender is begun: in the account, or on the public twins of its pages, which visitors may open. */
export type CreateBase = "/account/create-tender" | "/create-tender";

export const ACCOUNT_BASE: CreateBase = "/account/create-tender";
