import { expect, it } from "vitest";
import { serverWith } from "@/tests/support/server-with";

const FILE_ENCRYPTION_KEY = "the key of files, which no test of this file changes";
const FIRST_SECRET = "the first secret of a market, long enough";
const SECOND_SECRET = "the second secret of a market, long enough";

const load = () => import("@/lib/platform/server/security/tokens");
type Tokens = Awaited<ReturnType<typeof load>>;

// It changes process.env, so this file has a process of its own.
const before = await serverWith({ TOKEN_SECRET: FIRST_SECRET, FILE_ENCRYPTION_KEY }, load);
const during = await serverWith(
  { TOKEN_SECRET: SECOND_SECRET, TOKEN_SECRET_PREVIOUS: FIRST_SECRET, FILE_ENCRYPTION_KEY },
  load,
);
const after = await serverWith({ TOKEN_SECRET: SECOND_SECRET, FILE_ENCRYPTION_KEY }, load);

const ID = "0190b6a0-0000-7000-8000-000000000001";
const NOW = new Date();
const signatureIn = (path: string) =>
  new URL(path, "http://localhost").searchParams.get("signature") ?? "none";

type Kind = {
  name: string;
  make: (tokens: Tokens) => unknown;
  reads: (tokens: Tokens, made: never) => unknown;
};

/** A kind of token: made by one server, and whether another reads it. */
function kind<M>(
  name: string,
  make: (tokens: Tokens) => M,
  reads: (tokens: Tokens, made: Awaited<M>) => unknown,
): Kind {
  return { name, make, reads };
}

const KINDS: Kind[] = [
  kind(
    "access tokens",
    (tokens) => tokens.signAccessToken({ userId: ID, sessionId: ID, generation: 1 }),
    async (tokens, made) => (await tokens.readAccessToken(made)) !== "invalid",
  ),
  kind(
    "refresh tokens",
    (tokens) => tokens.refreshTokenOf(ID, 3),
    (tokens, made) => tokens.readRefreshToken(made),
  ),
  kind(
    "links of the mail switches",
    (tokens) => tokens.unsubscribeTokenOf(ID),
    (tokens, made) => tokens.readUnsubscribeToken(made),
  ),
  kind(
    "links of a withdrawal",
    (tokens) => tokens.withdrawalTokenOf(ID, NOW),
    (tokens, made) => tokens.readWithdrawalToken(made, NOW),
  ),
  kind(
    "links that keep an address",
    (tokens) => tokens.keepEmailTokenOf(ID, NOW),
    (tokens, made) => tokens.readKeepEmailToken(made),
  ),
  kind(
    "addresses of copies of one's data",
    (tokens) => signatureIn(tokens.exportPathOf(ID, ID, 99)),
    (tokens, made) => tokens.isSignatureOf(made, "export", `${ID}.99`),
  ),
  kind(
    "codes of text messages",
    (tokens) => tokens.phoneCodeOf(ID),
    (tokens, made) => tokens.isPhoneCodeOf(made, ID),
  ),
  ...["file", "judged-file", "sign-in-ticket", "complaint-ticket"].map((purpose) =>
    kind(
      `signatures for ${purpose}`,
      (tokens) => tokens.signText(purpose, "a text"),
      (tokens, made) => tokens.isSignatureOf(made, purpose, "a text"),
    ),
  ),
];

it.each(KINDS)(
  "$name of the secret before count while it is named, and new ones are of the new one",
  async ({ make, reads }) => {
    const [old, fresh] = [(await make(before)) as never, (await make(during)) as never];
    expect(old).not.toBe(fresh);

    expect(await reads(during, old)).toBeTruthy();
    expect(await reads(during, fresh)).toBeTruthy();
    expect(await reads(after, fresh)).toBeTruthy();
    expect(await reads(after, old)).toBeFalsy();
    expect(await reads(before, fresh)).toBeFalsy();
  },
);

it("a mail that waited in the queue gets the link of which the hash is kept", () => {
  const kept = before.hashEmailToken(before.emailTokenOf(ID));
  expect(during.mailedTokenOf(ID, kept)).toBe(before.emailTokenOf(ID));
  const keptSince = during.hashEmailToken(during.emailTokenOf(ID));
  expect(during.mailedTokenOf(ID, keptSince)).toBe(during.emailTokenOf(ID));
});

it("a token that no secret has signed, or that another purpose has, stays refused", () => {
  for (const tokens of [before, during, after]) {
    expect(tokens.readRefreshToken(`${ID}.1.${"A".repeat(43)}`)).toBeNull();
    expect(tokens.isSignatureOf(before.signText("file", "a text"), "judged-file", "a text")).toBe(false);
  }
});
