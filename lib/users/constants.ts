export const MAX_NAME = 50;
export const MIN_BUSINESS_NAME = 2;
export const MAX_BUSINESS_NAME = 100;
