/** How long a code counts. */
export const CODE_MINUTES = 10;
/** Wrong codes until another one has to be sent. */
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;
