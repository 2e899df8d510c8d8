/** Between two facts in one line: where it breaks, the dot stays with the word before it, so that no line begins with one. */
export const DOT = "\u00a0· ";
