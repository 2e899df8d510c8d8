/** Offers that the recommending and the recommended PRO get in the period that runs. */
export const REFERRAL_OFFERS = 5;
