// Renders docs/CONFIGURATION.md from the schema of lib/platform/server/config/env-schema.ts.
import { z } from "zod";
import { envSchema } from "@/lib/platform/server/config/env-schema";

const BUILD_SETTING = / Build setting\.$/;

/** The chapters in their order; a setting goes into the first one whose pattern matches its name. */
const CHAPTERS: { title: string; names: RegExp; text: string }[] = [
  {
    title: "The server",
    names:
      /^(NODE_ENV|PORT|SITE_URL|DEMO|DEMO_PUBLIC|DATA_DIR|LOG_LEVEL|TRUST_PROXY|DRAIN_SECONDS|HSTS_SUBDOMAINS)$/,
    text: "A real market sets at least `SITE_URL` and `DATABASE_URL`, and behind a proxy `TRUST_PROXY`. It does not start without `SMTP_URL`, nor at a public address without a `MAIL_FROM` and a `SUPPORT_EMAIL` of its own.",
  },
  {
    title: "Database and several servers",
    names: /^(DATABASE_|DIRECT_DATABASE_URL$|MIGRATION_LOCK_SECONDS$|REDIS_URL$)/,
    text: "PostgreSQL needs the extensions `citext`, `fuzzystrmatch`, `pg_trgm` and `unaccent`.",
  },
  {
    title: "Secrets and limits",
    names: /^(TOKEN_SECRET|FILE_ENCRYPTION_KEY)|^(RATE_LIMITS|SIGN_UP_LIMIT)$/,
    text: "Both secrets are made at the first start and kept in `DATA_DIR/secrets` unless they are set. docs/operations/SECRETS.md says how to change them.",
  },
  {
    title: "Mail",
    names: /^(SMTP_|MAIL_|DKIM_|SUPPORT_)/,
    text: "The three settings of DKIM belong together: all of them, or none.",
  },
  {
    title: "Files",
    names: /^(S3_|CDN_)/,
    text: "Key and secret belong together: both, or none.",
  },
  {
    title: "Backups",
    names: /^BACKUP_/,
    text: "`npm run backup` and `npm run restore` use the key as well. docs/operations/BACKUP.md says how to go about it.",
  },
  {
    title: "Payments",
    names: /^STRIPE_/,
    text: "Secret key, publishable key and webhook secret belong together: all three, or none. The README says how to set up Stripe.",
  },
  {
    title: "Sign-in with Google and Apple",
    names: /^(GOOGLE_(CLIENT|ISSUER|JWKS)|APPLE_)/,
    text: "Each is offered as soon as its client id is set.",
  },
  {
    title: "Places",
    names: /^(GOOGLE_MAPS_KEY|PHOTON_URL)$/,
    text: "Both are help; without them towns come from the own list.",
  },
  {
    title: "Translation",
    names: /^(TRANSLATE_|DEEPL_)/,
    text: "The texts of people are sent to one of the two when a reader asks for it, each once per language. Say so in the privacy policy.",
  },
  {
    title: "Text messages",
    names: /^SMS_/,
    text: "Account, token and sender belong together: all three, or none. Allow your provider to send to the countries of your market only, and name it in the privacy policy.",
  },
  {
    title: "Push messages",
    names: /^(VAPID_|PUSH_)/,
    text: "The two keys belong together. Left out, they are made at the first start and kept in `DATA_DIR/secrets`.",
  },
  {
    title: "Passwords and files",
    names: /^(PWNED_PASSWORDS_URL|CLAMD_URL)$/,
    text: "What others know of stolen passwords and of malware.",
  },
  {
    title: "Seeing how it is",
    names: /^(METRICS|OTEL|SENTRY)_/,
    text: "docs/operations/README.md says what there is to see and what each number means.",
  },
  {
    title: "Who runs it",
    names: /^(COMPANY_|SOCIAL_)/,
    text: "What the legal pages and the footer print.",
  },
];

const HEAD = `# Configuration

Every setting is a variable of the environment, or a line of the file \`.env\` beside \`package.json\`; the environment
wins. Everything has a default, so that \`npm run quickstart\` needs none of them. A setting that is wrong keeps the server
from starting, and it says which; an empty one counts as left out.

**Build settings** are printed on static pages: \`npm run build\` and \`npm start\` need the same values, and a change of one
builds anew at the next start. All others are read when the server starts.

This page is made by \`npm run env:example\` out of \`lib/platform/server/config/env-schema.ts\`.
`;

type Name = keyof typeof envSchema.shape;
const NAMES = Object.keys(envSchema.shape) as Name[];

function presetOf(name: Name): string {
  const json = z.toJSONSchema(envSchema.shape[name], { io: "input", unrepresentable: "any" });
  const preset = (json as { default?: string | number }).default;
  return preset === undefined ? "" : `\`${preset}\``;
}

function rowOf(name: Name): string[] {
  const text = envSchema.shape[name].description ?? "";
  const isBuild = BUILD_SETTING.test(text);
  return [
    `\`${name}\``,
    presetOf(name),
    text.replace(BUILD_SETTING, "") + (isBuild ? " **Build setting.**" : ""),
  ];
}

/** A Markdown table in the formatter's way: every column as wide as its widest cell. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)].join(
    "\n",
  );
}

/** Every setting with its default and its meaning, by chapter. Throws when a setting matches no chapter. */
export function envDocs(): string {
  const chapterOf = (name: Name) => CHAPTERS.find(({ names }) => names.test(name));
  const homeless = NAMES.filter((name) => !chapterOf(name));
  if (homeless.length > 0) throw new Error(`No chapter of docs/CONFIGURATION.md fits ${homeless.join(", ")}`);
  const chapters = CHAPTERS.map((chapter) => {
    const names = NAMES.filter((name) => chapterOf(name) === chapter);
    const rows = [["setting", "default", "meaning"], ...names.map(rowOf)];
    return `\n## ${chapter.title}\n\n${chapter.text}\n\n${table(rows)}\n`;
  });
  return HEAD + chapters.join("");
}
