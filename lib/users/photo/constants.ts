/** How many pictures of finished work a profile shows (domain.md, Profile). */
export const MAX_WORK_PHOTOS = 20;
