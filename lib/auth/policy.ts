/**
 * Grace period of the refresh token rotation: for so long the previous token still gets the current one (two tabs, a
 * lost response).
 */
export const ROTATION_GRACE_MS = 10_000;

const DAY_MS = 86_400_000;
/** A sign-in ends after so long without use. */
export const IDLE_MS = 30 * DAY_MS;
/** A sign-in ends after so long in any case. */
export const LIFETIME_MS = 180 * DAY_MS;

/** The columns of a session that decide about a refresh. */
export type SessionFacts = { generation: number; rotatedAt: Date; confirmedAt: Date | null };

/**
 * Decides about a refresh token by its generation (docs/api.md, "Sessions"). `rotate`: it is the current one.
 * `repeat`: it is the previous one, within the grace period or while its successor is unused, so the current token is
 * returned again. `revoke`: it is older, a sign of token theft (reuse detection), so the session ends.
 */
export function judgeRefresh(session: SessionFacts, seen: number, now: Date): "rotate" | "repeat" | "revoke" {
  if (seen === session.generation) return "rotate";
  if (seen !== session.generation - 1) return "revoke";
  return session.confirmedAt === null || isJustRotated(session, now) ? "repeat" : "revoke";
}

/** Whether the last rotation was within the grace period. */
export function isJustRotated({ rotatedAt }: Pick<SessionFacts, "rotatedAt">, now: Date): boolean {
  return now.getTime() - rotatedAt.getTime() <= ROTATION_GRACE_MS;
}

/** The expiry of a session used now: 30 days idle, at most 180 days after the sign-in. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LIFETIME_MS));
}

const MINUTE_MS = 60_000;

/** Whether another e-mail of the same kind to the same user would come too soon: at most one a minute. */
export function isMailedTooOften(lastMailedAt: Date | null, now: Date, pauseMs = MINUTE_MS): boolean {
  return lastMailedAt !== null && now.getTime() - lastMailedAt.getTime() < pauseMs;
}

/** Wrong passwords for one account that cost no time: people mistype. */
const FREE_FAILURES = 5;
const LONGEST_PAUSE = 60;
/** Wrong passwords for one account within a day, after which a link by mail is asked for as well. */
export const MOST_FAILURES = 20;

/** Seconds until the next password is judged after so many for the same account, this one included. */
export function pauseAfterFailures(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(LONGEST_PAUSE, 2 ** (failures - FREE_FAILURES - 1));
}

/** How long a sign-in counts as reauthentication for users without a password (docs/api.md, "Users"). */
const FRESH_SIGN_IN_MS = 10 * 60_000;

/** Whether a sign-in is at most ten minutes old. */
export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN_MS;
}

/** Words of the product that no password may be made of; the account's own come beside them (docs/api.md). */
const OF_THE_PRODUCT = ["tenderbee", "tender", "bee"];
/** Shorter parts of names are in too many other words. */
const SHORTEST_WORD = 3;
/** So many letters beside those words are a word of their own. */
const OTHER_LETTERS = 4;

/** What a stranger knows of an account. */
export type KnownOfAccount = {
  email: string;
  firstName: string;
  lastName: string;
  businessName?: string | null | undefined;
};

/** Without accents and in lower case: "Žofie" is guessed as "zofie". */
const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

function wordsOf({ email, firstName, lastName, businessName }: KnownOfAccount): string[] {
  const [local = ""] = email.split("@");
  const known = [local, firstName, lastName, businessName ?? ""].flatMap((text) =>
    plain(text).split(/\P{L}+/u),
  );
  // The longest first, or "tender" would leave the end of "tenderbee".
  return [...OF_THE_PRODUCT, ...known.filter(({ length }) => length >= SHORTEST_WORD)].sort(
    (left, right) => right.length - left.length,
  );
}

/** Whether a password is little more than a name that a stranger tries first: "TenderBee2026", "anna.huber1". */
export function isGuessable(password: string, account: KnownOfAccount): boolean {
  const given = plain(password);
  const rest = wordsOf(account).reduce((left, word) => left.replaceAll(word, " "), given);
  return rest !== given && rest.replaceAll(/\P{L}/gu, "").length < OTHER_LETTERS;
}
