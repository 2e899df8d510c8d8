/** Between two facts in one line: where it breaks, the dot goes along with the word behind it. */
export const DOT = " ·\u00a0";
