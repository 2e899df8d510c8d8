/** How many addresses a part of the site map holds; the protocol allows 50,000. */
export const ADDRESSES_PER_PART = 10_000;
