/** The maximum number of work photos on a profile (docs/domain.md, Profile). */
export const MAX_WORK_PHOTOS = 20;
