export const MAX_REGISTRATION_NUMBER = 30;
export const MAX_VAT_ID = 20;
export const BUSINESS_ADDRESS = { min: 5, max: 200 } as const;
export const MAX_HEADLINE = 80;
export const SERVICE_RADIUS_KM = { min: 5, max: 200 } as const;
