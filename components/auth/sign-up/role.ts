/** What one signs up as. */
export type SignUpRole = "CLIENT" | "PRO";

/** The roles with the names of their texts. */
export const ROLES = [
  { role: "CLIENT", key: "client" },
  { role: "PRO", key: "pro" },
] as const;
