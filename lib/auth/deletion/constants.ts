/** For how many days a deleted account can be taken back by signing in. */
export const RETURN_DAYS = 30;
