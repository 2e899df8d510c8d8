/** Longest fields of a client error report, in characters. Apart from the schema, so that browsers load no zod for it. */
export const CLIENT_ERROR_LIMITS = { message: 500, stack: 4000, route: 300 } as const;
