import { z } from "zod";
import { businessName, firstName, lastName } from "@/lib/users/schema";
import { language, ownUser } from "@/lib/shared/own-user";
import { isGuessable, type KnownOfAccount } from "./policy";

const MAX_EMAIL = 254;
export const MIN_PASSWORD = 8;
/** In bytes of UTF-8, so that what is hashed is exactly what was typed. */
export const MAX_PASSWORD_BYTES = 72;

/** An e-mail address, normalised: trimmed, in lower case. */
export const email = z.string().trim().toLowerCase().max(MAX_EMAIL).pipe(z.email());

/** The most common leaked passwords that would pass the other rules. */
const COMMON_PASSWORDS = new Set(
  `00000000a 1111111a 11111111a 1234567a 12345678a 123456789a 1234567890a 123456abc 123456qwerty 123qweasd
  123qweasdzxc 1a2b3c4d 1a2b3c4d5e 1g2w3e4r 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r! 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 1qaz@wsx 1qaz!qaz 2wsx3edc 3rjs1la7qe a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456
  aa12345678 aaa12345 aaaa1111 abc12345 abc123456 abc1234567 abc123abc abcd1234 abcd12345 abcd123456 abcde123
  abcde12345 abcdef12 abcdef123 abcdefg1 abcdefg123 admin123 admin1234 admin12345 administrator1 andrea12 andrew12
  apple123 arsenal1 arsenal123 asd12345 asd123456 asdf1234 asdf12345 asdfasdf1 asdfgh12 asdfgh123 asdfghj1
  asdfghjkl1 asdqwe123 babygirl1 barcelona1 baseball1 basketball1 batman123 bismillah1 blink182 blink1820 bonjour1
  brandon1 bubbles1 butterfly1 changeme1 changeme123 charlie1 charlie123 chelsea1 chelsea123 chocolate1 computer1
  daniel123 danielle1 default123 demo1234 diamond1 dragon12 dragon123 elephant1 fake1234 familie1 family123
  fenerbahce1907 ferrari1 fktrcfylh1 flower123 football1 football12 football123 forever1 freedom1 fuckyou1
  galatasaray1905 geheim123 george123 ginger123 google123 guest123 hallo123 hallo1234 hannah123 hello123 hello1234
  heslo123 heslo1234 heslo12345 heslo123456 iloveu12 iloveyou1 iloveyou12 iloveyou123 iloveyou2 india123
  internet1 jelszo12 jelszo123 jelszo1234 jennifer1 jessica1 jesus123 jordan23 jordan123 justin123 killer123
  kristina1 letmein1 letmein12 letmein123 liverpool1 liverpool123 login123 london123 lovely123 lovelove1 loveme123
  manchester1 martina1 master12 master123 matthew1 maverick1 metallica1 michael1 michael123 michelle1 minecraft1
  minecraft123 monkey12 monkey123 mustang1 mypassword1 myspace1 naruto123 nicole123 nothing1 number01 p@ssw0rd
  p@ssw0rd1 p@ssword1 pa55w0rd pa55word pass1234 pass12345 pass123456 passord1 passport1 passw0rd passw0rd1
  passw0rd123 passwort1 passwort12 passwort123 password0 password00 password01 password1 password1! password10
  password11 password12 password12! password123 password123! password1234 password12345 password2 password3
  password4 password5 password7 password8 password9 password99 patrick1 pokemon1 pokemon123 princess1 princess12
  princess123 purple123 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx12 qazwsx123 qazwsxedc1 qazwsxedc123 qwe12345
  qwe123456 qwe123qwe qweasd123 qweasdzxc1 qweasdzxc123 qwer1234 qwer12345 qwer123456 qwert123 qwert1234 qwert12345
  qwerty01 qwerty10 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty123! qwerty1q qwerty22
  qwerty77 qwerty78 qwerty789 qwerty99 qwertyu1 qwertyui1 qwertyuiop1 qwertyuiop123 qwertz12 qwertz123 qwertz1234
  ranger123 rockstar1 root1234 samsung1 samsung123 scooter1 secret12 secret123 secret1234 shadow12 shadow123 slipknot1
  snoopy123 soccer12 soccer123 sommer123 spiderman1 starwars1 starwars123 strawberry1 success1 summer12 summer123
  summer2020 summer2023 summer2024 summer2025 sunshine1 sunshine12 sunshine123 superman1 superman123 superstar1
  system123 taylor13 teamo123 tenderbee1 test1234 test12345 test123456 testing1 testing123 thomas123 tigger12
  tigger123 tinkerbell1 trustno1 user1234 victoria1 vfhbyf123 welcome1 welcome1! welcome12 welcome123 whatever1
  william1 windows1 winner123 winter123 winter2024 winter2025 xbox360x yankees1 yellow12 zaq12wsx zaq1zaq1 zaq1xsw2
  zxcvbn12 zxcvbn123 zxcvbnm1 zxcvbnm123`.split(/\s+/),
);

function isTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES;
}

/**
 * A new password (docs/api.md, "Sessions"): 8 characters to 72 bytes, a letter and a digit, none of the most common.
 */
export const password = z.string().superRefine((text, context) => {
  const addIssue = (message: string) => context.addIssue({ code: "custom", message });
  if ([...text].length < MIN_PASSWORD) addIssue("passwordTooShort");
  else if (isTooLong(text)) addIssue("passwordTooLong");
  else if (!/\p{L}/u.test(text) || !/\p{Nd}/u.test(text)) addIssue("passwordTooSimple");
  else if (COMMON_PASSWORDS.has(text.toLowerCase())) addIssue("passwordTooCommon");
});

/** An existing password: any text, because other rules may have applied when it was chosen. */
export const knownPassword = z.string().min(1).max(200);

type Refinement = z.core.$RefinementCtx;

/** Of a new account: its password is not made of its own names. */
function refuseGuessable(account: KnownOfAccount & { password: string }, context: Refinement): void {
  if (!isGuessable(account.password, account)) return;
  context.addIssue({ code: "custom", message: "passwordTooPersonal", path: ["password"] });
}

const acceptTerms = z.literal(true, { error: "acceptTerms" });
const referralCode = z.string().optional().catch(undefined);

/** The account of a client who has described a job first: the role and the way on are clear. */
export const newClient = z
  .object({ email, password, firstName, lastName, referralCode, lang: language.optional(), acceptTerms })
  .superRefine(refuseGuessable);
export type NewClient = z.output<typeof newClient>;

/** POST /auth/sign-up. An invalid referral code is ignored instead of refusing the sign-up. */
export const signUpBody = z
  .object({
    role: z.enum(["CLIENT", "PRO"]),
    email,
    password,
    firstName,
    lastName,
    isBusiness: z.boolean().default(false),
    businessName: z.string().nullish(),
    referralCode,
    lang: language.optional(),
    /** Where the newcomer was going: a path of this site, where the confirmed address leads. Others are ignored. */
    next: z
      .string()
      .max(500)
      .regex(/^\/(?![/\\])/)
      .optional()
      .catch(undefined),
    acceptTerms,
  })
  .superRefine(refuseGuessable)
  .superRefine((body, context) => {
    if (!body.isBusiness) return;
    const named = businessName.safeParse(body.businessName ?? "");
    for (const issue of named.error?.issues ?? []) context.addIssue({ ...issue, path: ["businessName"] });
  });
export type SignUpBody = z.output<typeof signUpBody>;
export type SignUpForm = z.input<typeof signUpBody>;

/** POST /auth/sign-in; `proof` is the token of the link that a challenged sign-in mails. */
export const signInBody = z.object({
  email,
  password: knownPassword,
  proof: z.string().max(2048).optional(),
});
export type SignInBody = z.output<typeof signInBody>;

/** A refresh token or an e-mail token. */
export const tokenBody = z.object({ token: z.string().min(1).max(2048) });

export const emailBody = z.object({ email });

/** POST /auth/change-password: with an e-mail token, or signed in with the current password. */
export const changePasswordBody = z.object({
  token: z.string().min(1).max(2048).optional(),
  currentPassword: knownPassword.optional(),
  password,
});
export type ChangePasswordBody = z.output<typeof changePasswordBody>;

export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokens>;

/** The response of sign-up and sign-in. `isRestored`: the account was deleted, and signing in has taken that back. */
export const signedIn = tokens.extend({ user: ownUser, isRestored: z.boolean() });
export type SignedIn = z.infer<typeof signedIn>;

const confirmedUser = z.object({ user: ownUser });

/** What became of the tender that waited for the address: on the market, or given back because it is no longer valid. */
export const settledTender = z.object({
  id: z.string(),
  status: z.enum(["POSTED", "RETURNED"]),
  /** Null unless it is posted. */
  tenderId: z.string().nullable(),
  /** Photos that are still in the browser that described it. */
  photosToCome: z.number().int(),
  /** The slugs of its service, whose form it goes back to; null when the service is gone. */
  service: z.object({ category: z.string(), subcategory: z.string() }).nullable(),
});
export type SettledTender = z.infer<typeof settledTender>;

/** The response of confirming an e-mail address; `next`: where the sign-up was going, if it said so. */
export const confirmedEmail = confirmedUser.extend({
  next: z.string().nullable(),
  tender: settledTender.nullable(),
});

/** A session of the caller: its device and when it was last used. */
export const ownSession = z.object({
  id: z.string(),
  /** Null when the user agent is unknown. */
  browser: z.string().nullable(),
  /** Null when the user agent is unknown. */
  system: z.string().nullable(),
  isPhone: z.boolean(),
  /** The session of this request. */
  isCurrent: z.boolean(),
  lastUsedAt: z.string(),
  createdAt: z.string(),
});
export type OwnSession = z.infer<typeof ownSession>;
export const ownSessions = z.object({ items: z.array(ownSession) });
export const sessionParams = z.object({ sessionId: z.uuid() });
