// Implements `npm run admin`; the database is running.
import { email as emailShape } from "@/lib/auth/schema";
import { listAdmins, createAdmin } from "@/lib/auth/service/create-admin";
import { resetTwoStep } from "@/lib/auth/two-step/service/reset";
import { countSealed } from "@/lib/maintenance/sealing/data";
import { readLanguage } from "@/lib/i18n/languages";
import { closeDb } from "@/lib/platform/server/database/db";
import { isAppError } from "@/lib/shared/errors";
import { parseArgs } from "node:util";

const USAGE = `npm run admin -- create EMAIL   makes an admin and prints a link that sets the password
  --promote                     also when there is an account with this address, which becomes an admin's
  --lang en|de|hu|cz|sk         the language of the account
npm run admin -- list           every admin
npm run admin -- two-step-off EMAIL   for somebody who has lost both the authenticator app and the recovery codes
npm run admin -- keys           whether FILE_ENCRYPTION_KEY_PREVIOUS is still needed`;

const REFUSALS: Partial<Record<string, string>> = {
  account_not_found: "There is no account with this address.",
  two_step_is_off: "Two-step sign-in of this account is off already.",
  email_taken: "There is an account with this address already. --promote makes it an admin's.",
  email_not_confirmed:
    "There is an account with this address that nobody has confirmed. It must be confirmed before it is promoted.",
};

function readEmail(address: string | undefined): string {
  const email = emailShape.safeParse(address ?? "");
  if (!email.success) throw new Error(`This is no e-mail address: ${address ?? "(none given)"}\n\n${USAGE}`);
  return email.data;
}

async function create(address: string | undefined, canPromote: boolean, lang: string): Promise<void> {
  const email = readEmail(address);
  const made = await createAdmin({ email, lang: readLanguage(lang), canPromote });
  console.log({ created: "New admin", promoted: "Now an admin", known: "Already an admin" }[made.outcome]);
  console.log(`  ${email}`);
  if (made.link) console.log(`Choose a password, once and within 24 hours:\n  ${made.link}`);
}

async function switchTwoStepOff(address: string | undefined): Promise<void> {
  const email = readEmail(address);
  await resetTwoStep({ email });
  console.log(`Two-step sign-in is off, and every device is signed out\n  ${email}`);
}

async function list(): Promise<void> {
  const admins = await listAdmins();
  for (const { email, createdAt } of admins) console.log(`${createdAt.toISOString().slice(0, 10)}  ${email}`);
  if (admins.length === 0) console.log("There is no admin yet.");
}

async function showKeys(): Promise<void> {
  const counts = await countSealed();
  for (const { kind, present, waiting, foreign } of counts)
    console.log(
      `${kind}: ${present} sealed with the present key, ${waiting} to go, ${foreign} with none of ours`,
    );
  const isDone = counts.every(({ waiting, foreign }) => waiting + foreign === 0);
  console.log(isDone ? "No key before is needed." : "Keep FILE_ENCRYPTION_KEY_PREVIOUS.");
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { promote: { type: "boolean", default: false }, lang: { type: "string", default: "en" } },
  });
  const [command, address] = positionals;
  if (command === "create") return create(address, values.promote, values.lang);
  if (command === "two-step-off") return switchTwoStepOff(address);
  if (command === "list") return list();
  if (command === "keys") return showKeys();
  throw new Error(USAGE);
}

try {
  await main();
} catch (error) {
  const code = isAppError(error) ? error.code : "";
  console.error(REFUSALS[code] ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
} finally {
  await closeDb();
}
