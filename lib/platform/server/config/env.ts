import ipaddr from "ipaddr.js";
import { envSchema, type Env } from "./env-schema";
import { flag } from "./flag";

const read = <K extends keyof Env>(name: K, text: string | undefined) =>
  // An empty variable counts as missing: that is how a line of .env is switched off.
  envSchema.shape[name].safeParse(text === "" ? undefined : text);

const LOCAL_NAME = /^localhost$|\.(localhost|local|home\.arpa|internal|test)$/;
const LOCAL_RANGES = ["loopback", "private", "linkLocal", "uniqueLocal"];

/** Whether an address is one of this machine or of a house's own network. */
function isLocal(siteUrl: string | undefined): boolean {
  if (!siteUrl || !URL.canParse(siteUrl)) return true;
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(host) ? LOCAL_RANGES.includes(ipaddr.process(host).range()) : LOCAL_NAME.test(host);
}

const isReal = ({ NODE_ENV, DEMO }: Record<string, string | undefined>) =>
  NODE_ENV === "production" && !flag.parse(DEMO ?? "");

/** Whether this is a real market that people reach from outside: no demo, and no trial on the own machine. */
export function isPublicMarket(variables: Record<string, string | undefined> = process.env): boolean {
  return isReal(variables) && !isLocal(variables.SITE_URL);
}

/** Settings that are worth nothing without each other. */
const TOGETHER: readonly (keyof Env)[][] = [
  ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_PRIVATE_KEY"],
  ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["SMS_ACCOUNT", "SMS_TOKEN", "SMS_FROM"],
];

/** A sentence when some of them are set and others are not. */
function halfSet(names: readonly (keyof Env)[], variables: Record<string, string | undefined>): string[] {
  const set = names.filter((name) => variables[name]);
  if (set.length === 0 || set.length === names.length) return [];
  return [`${names.join(", ")}: set ${names.length === 2 ? "both" : "all three"}, or none`];
}

/** The addresses that a market gives as its own, and what goes wrong with the default ones. */
const OWN_ADDRESSES = {
  MAIL_FROM: "mail servers refuse a sender at",
  SUPPORT_EMAIL: "no mail to support arrives at",
} as const satisfies Partial<Record<keyof Env, string>>;
const NO_DOMAIN = /@tenderbee\.local\b/i;

function foreignAddresses(variables: Record<string, string | undefined>): string[] {
  if (!isPublicMarket(variables)) return [];
  return (["MAIL_FROM", "SUPPORT_EMAIL"] as const)
    .filter((name) => NO_DOMAIN.test(String(read(name, variables[name]).data)))
    .map((name) => `${name}: ${OWN_ADDRESSES[name]} tenderbee.local, set one of your domain`);
}

/** Secrets with the one before, which is worth nothing when it is the same. */
const ROTATED = ["TOKEN_SECRET", "FILE_ENCRYPTION_KEY"] as const;

/**
 * One sentence for every setting that is wrong or missing; none means the server can start.
 * Values are never repeated: they may be secrets.
 */
export function envComplaints(variables: Record<string, string | undefined> = process.env): string[] {
  const wrong = (Object.keys(envSchema.shape) as (keyof Env)[]).flatMap((name) => {
    const parsed = read(name, variables[name]);
    return parsed.success ? [] : [`${name}: ${parsed.error.issues.map((issue) => issue.message).join(", ")}`];
  });
  for (const name of ROTATED)
    if (variables[name] && variables[name] === variables[`${name}_PREVIOUS`])
      wrong.push(`${name}_PREVIOUS: it is the same as ${name}; name the one before, or none`);
  wrong.push(...TOGETHER.flatMap((names) => halfSet(names, variables)));
  wrong.push(...foreignAddresses(variables));
  // What LISTEN asks for is lost with the transaction there: jobs would be noticed late, and without a word.
  if (flag.parse(variables.DATABASE_POOLED ?? "") && !variables.DIRECT_DATABASE_URL)
    wrong.push("DATABASE_POOLED: needs DIRECT_DATABASE_URL for what does not go through a pooler");
  if (
    flag.parse(variables.DEMO ?? "") &&
    !flag.parse(variables.DEMO_PUBLIC ?? "") &&
    !isLocal(variables.SITE_URL)
  )
    wrong.push(
      "DEMO: at a public SITE_URL it opens /dev/mailbox with every mail, the demo accounts with their known password, an admin among them, and sign-in as anybody through the stand-ins for Google and Apple: set DEMO_PUBLIC=1 if that is meant, or DEMO=0",
    );
  // Otherwise every confirmation mail of a real market would land in a mailbox that is not accessible.
  return isReal(variables) && !variables.SMTP_URL
    ? [...wrong, "SMTP_URL: set a mail server, or DEMO=1"]
    : wrong;
}

const known = new Map<string | symbol, unknown>();

/**
 * The settings of this process, the only reader of process.env. Each is parsed alone when it is first used,
 * so that `next build` needs neither a database nor a secret. Throws when the one asked for is wrong.
 */
export const env: Env = new Proxy({} as Env, {
  get(_, name) {
    if (known.has(name)) return known.get(name);
    if (typeof name === "symbol" || !(name in envSchema.shape)) return undefined;
    const parsed = read(name as keyof Env, process.env[name]);
    if (!parsed.success) throw new Error(`${name} is not set right, see .env.example`);
    known.set(name, parsed.data);
    return parsed.data;
  },
});

/** The database for what needs a session of its own: LISTEN, the queue, a backup, work of minutes. */
export function directDatabaseUrl(): string {
  return env.DIRECT_DATABASE_URL ?? env.DATABASE_URL;
}

/** Whether sign-ups are counted per address: demos and tests sign up many people from one. */
export function limitsSignUps(): boolean {
  return env.SIGN_UP_LIMIT ?? (env.NODE_ENV === "production" && !env.DEMO);
}

/** Whether search engines may show this server: only the real market belongs there (specification 9). */
export function isFindable(): boolean {
  return env.NODE_ENV === "production" && !env.DEMO;
}

/**
 * Keeps Next from reading .env by itself: the scripts have read it, and Next would put what it makes of a $ in a value
 * into its place.
 */
export function keepNextFromEnvFile(): void {
  process.env.__NEXT_PROCESSED_ENV = "true";
}
