/** What a browser may load besides our own, as far as it is configured. */
export type PolicySettings = {
  siteUrl: string;
  /** Where public files are fetched. */
  cdnUrl?: string | undefined;
  hasStripe: boolean;
  hasGoogleSignIn: boolean;
  hasGoogleMaps: boolean;
  hasAppleSignIn: boolean;
};

type Directive = "script-src" | "style-src" | "img-src" | "font-src" | "connect-src" | "frame-src";
type Sources = Partial<Record<Directive, string[]>>;

/** The CSP of data that is no page: opened as one, it loads, runs, sends and frames nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// https://docs.stripe.com/security/guide#content-security-policy
const STRIPE: Sources = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  "connect-src": ["https://api.stripe.com"],
  "img-src": ["https://*.stripe.com"],
};

// https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
const GOOGLE_SIGN_IN: Sources = {
  "script-src": ["https://accounts.google.com/gsi/client"],
  "style-src": ["https://accounts.google.com/gsi/style"],
  "frame-src": ["https://accounts.google.com/gsi/"],
  "connect-src": ["https://accounts.google.com/gsi/"],
};

// https://developers.google.com/maps/documentation/javascript/content-security-policy
const GOOGLE_MAPS: Sources = {
  "script-src": ["https://*.googleapis.com", "https://*.gstatic.com"],
  "style-src": ["https://fonts.googleapis.com"],
  "font-src": ["https://fonts.gstatic.com"],
  "img-src": ["https://*.googleapis.com", "https://*.gstatic.com"],
  "connect-src": ["https://*.googleapis.com", "https://*.gstatic.com"],
};

const APPLE_SIGN_IN: Sources = {
  "script-src": ["https://appleid.cdn-apple.com"],
  "frame-src": ["https://appleid.apple.com"],
  "connect-src": ["https://appleid.apple.com"],
};

function foreignSources(settings: PolicySettings): Sources[] {
  return [
    ...(settings.hasStripe ? [STRIPE] : []),
    ...(settings.hasGoogleSignIn ? [GOOGLE_SIGN_IN] : []),
    ...(settings.hasGoogleMaps ? [GOOGLE_MAPS] : []),
    ...(settings.hasAppleSignIn ? [APPLE_SIGN_IN] : []),
  ];
}

/** Safari counted sockets to the own host as foreign until lately, so they are named. */
function ownSocket(siteUrl: string): string {
  return new URL(siteUrl).origin.replace(/^http/, "ws");
}

/**
 * What a page may load and run. `scripts` are its inline ones: the hashes of a page made ahead of time, or the nonce of
 * one made for this request. Styles stay inline: emotion writes them, and a style runs nothing.
 */
export function pagePolicy(settings: PolicySettings, scripts: readonly string[]): string {
  const foreign = foreignSources(settings);
  const sources = (name: Directive, ...own: string[]) => {
    const all = [...own, ...foreign.flatMap((source) => source[name] ?? [])];
    return `${name} ${all.length > 0 ? all.join(" ") : "'none'"}`;
  };
  const isSecure = settings.siteUrl.startsWith("https:");
  return [
    "default-src 'self'",
    sources("script-src", "'self'", ...scripts),
    sources("style-src", "'self'", "'unsafe-inline'"),
    sources("img-src", "'self'", "data:", "blob:", ...(settings.cdnUrl ? [settings.cdnUrl] : [])),
    sources("font-src", "'self'"),
    sources("connect-src", "'self'", ownSocket(settings.siteUrl)),
    sources("frame-src"),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The development server writes scripts into its pages and evaluates them, to exchange what was edited. */
export const DEVELOPMENT_SCRIPTS = ["'unsafe-inline'", "'unsafe-eval'"];
