import { expect, type APIRequestContext } from "playwright/test";
import { signedIn } from "@/lib/auth/schema";
import { mailbox, type Mailbox } from "@/lib/emails/schema";
import type { Language } from "@/lib/i18n/languages";
import { publicConfig } from "@/lib/shared/config";

/** A user with an account and a session. */
export type E2eUser = {
  id: string;
  email: string;
  password: string;
  role: "CLIENT" | "PRO" | "ADMIN";
  lang: Language;
  /** The full name. */
  name: string;
  /** A client's name as strangers see it. */
  shortName: string;
  accessToken: string;
  refreshToken: string;
};

export type NewUser = { role: "CLIENT" | "PRO"; lang: Language; firstName: string; lastName: string };
export type Mail = Mailbox["items"][number];

export const PASSWORD = "Lindenblüte-47";

/** An address that was never used on this server. */
export function newEmail(firstName: string): string {
  const plain = firstName
    .normalize("NFD")
    .replaceAll(/[^a-z]/giu, "")
    .toLowerCase();
  return `${plain}.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** The mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const answer = await request.get("/api/dev/mailbox", { params: { to: email } });
  return mailbox.parse(await answer.json()).items;
}

/** Waits for the mail with this subject. */
export async function mailTo(request: APIRequestContext, email: string, subject: string): Promise<Mail> {
  const find = async () => (await mailsTo(request, email)).find((mail) => mail.subject === subject);
  const subjects = async () => (await mailsTo(request, email)).map((mail) => mail.subject);
  await expect.poll(subjects, { timeout: 20_000 }).toContain(subject);
  const mail = await find();
  if (!mail) throw new Error(`no mail "${subject}" to ${email}`);
  return mail;
}

/** The link of a mail whose path ends like this. */
export function linkIn(mail: Mail, path: RegExp): string {
  const link = mail.links.find((each) => path.test(new URL(each).pathname));
  if (!link) throw new Error(`no link ${path} in ${mail.links.join(" ")}`);
  return link;
}

async function signUp(request: APIRequestContext, signedUp: NewUser): Promise<E2eUser> {
  const { firstName, lastName, lang } = signedUp;
  const email = newEmail(firstName);
  const data = { ...signedUp, email, password: PASSWORD, acceptTerms: true };
  const answer = await request.post("/api/auth/sign-up", { data });
  const { user, ...tokens } = signedIn.parse(await answer.json());
  const names = { name: user.name, shortName: `${firstName} ${[...lastName][0]}.` };
  return { id: user.id, email, password: PASSWORD, role: signedUp.role, lang, ...names, ...tokens };
}

/** A new user whose address is not confirmed yet. */
export const aNewcomer = signUp;

/** A new user with a confirmed address. */
export async function aUser(request: APIRequestContext, newUser: NewUser): Promise<E2eUser> {
  const signedUp = await signUp(request, newUser);
  await expect.poll(async () => (await mailsTo(request, signedUp.email)).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(request, signedUp.email);
  if (!mail) throw new Error("no confirmation mail");
  const token = new URL(linkIn(mail, /\/confirm-email$/)).searchParams.get("token");
  const answer = await request.post("/api/auth/confirm-email", { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
  return signedUp;
}

export const aClient = (request: APIRequestContext, lang: Language = "de") =>
  aUser(request, { role: "CLIENT", lang, firstName: "Greta", lastName: "Aigner" });

export const aPro = (request: APIRequestContext, lang: Language = "cz") =>
  aUser(request, { role: "PRO", lang, firstName: "Bohumil", lastName: "Šťastný" });

/** Signs a user in who has an account already. */
export async function signedInAs(
  request: APIRequestContext,
  { email, password }: Pick<E2eUser, "email" | "password">,
  lang: Language,
): Promise<E2eUser> {
  const answer = await request.post("/api/auth/sign-in", { data: { email, password } });
  const { user, ...tokens } = signedIn.parse(await answer.json());
  const { id, role, name } = user;
  return { id, email, password, role, lang, name, shortName: name, ...tokens };
}

/** A user of the demo market, with tenders, offers and notifications. Read-only. */
export async function aDemoUser(
  request: APIRequestContext,
  role: E2eUser["role"],
  lang: Language,
): Promise<E2eUser> {
  const { demo } = publicConfig.parse(await (await request.get("/api/config")).json());
  const account = demo?.accounts.find((each) => each.role === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  return signedInAs(request, account, lang);
}
