/** A demo has no profiles of its own: the home pages of the networks stand in, so that its footer is complete. */
const EXAMPLE_PROFILES = {
  SOCIAL_FACEBOOK: "https://www.facebook.com/",
  SOCIAL_INSTAGRAM: "https://www.instagram.com/",
  SOCIAL_LINKEDIN: "https://www.linkedin.com/",
  SOCIAL_TWITTER: "https://twitter.com/",
  SOCIAL_YOUTUBE: "https://www.youtube.com/",
};

/**
 * Fills in the build settings that a demo shows and that are not configured. They enter the build stamp like all
 * others, so that a build that is no demo does not keep them.
 */
export function fillDemoSettings() {
  for (const [name, url] of Object.entries(EXAMPLE_PROFILES)) process.env[name] ||= url;
}
