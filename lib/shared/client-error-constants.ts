/** How much is told of an error in a browser, in characters. A file of its own: browsers need no more of it. */
export const CLIENT_ERROR_LIMITS = { message: 500, stack: 4000, route: 300 } as const;
