import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from "jose";

export const CLIENT_ID = "the-client-id.example";
export const NONCE = "a-nonce-nobody-guesses";

type Keys = { publicKey: CryptoKey; privateKey: CryptoKey };

/** The deviations of a test's token from a valid one. */
export type TokenDetails = {
  claims?: JWTPayload;
  /** Claims left out of the token. */
  without?: string[];
  alg?: string;
  kid?: string;
  key?: CryptoKey | Uint8Array;
};

/**
 * An identity provider of the wire protocol: an address with its public keys, and tokens signed with the private one.
 */
export class FakeIdentityProvider {
  /** How often its keys were requested. */
  keyRequests = 0;
  /** Answers 500 to every request. */
  isBroken = false;
  private server: Server | undefined;
  private keys!: Keys;
  issuer = "";

  async start(): Promise<void> {
    this.keys = await generateKeyPair("RS256", { extractable: true });
    const jwk = { ...(await exportJWK(this.keys.publicKey)), kid: "one", alg: "RS256", use: "sig" };
    this.server = createServer((_request, response) => {
      this.keyRequests++;
      response.writeHead(this.isBroken ? 500 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((done) => this.server?.listen(0, "127.0.0.1", done));
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<unknown> {
    return new Promise((done) => this.server?.close(done));
  }

  get jwksUrl(): string {
    return `${this.issuer}/keys`;
  }

  /** The public key as text, which careless verifiers would take for a shared secret. */
  async publicKeyAsSecret(): Promise<Uint8Array> {
    return new TextEncoder().encode(await exportSPKI(this.keys.publicKey));
  }

  /** A token for a user, valid unless overridden. */
  token({ claims, without = [], alg = "RS256", kid = "one", key }: TokenDetails = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const good: JWTPayload = {
      iss: this.issuer,
      aud: CLIENT_ID,
      nonce: NONCE,
      iat: now,
      exp: now + 3600,
      email_verified: true,
    };
    const all = Object.entries({ ...good, ...claims }).filter(([name]) => !without.includes(name));
    return new SignJWT(Object.fromEntries(all))
      .setProtectedHeader({ alg, kid, typ: "JWT" })
      .sign(key ?? this.keys.privateKey);
  }
}

let made = 0;

/** The claims about a user with a Google account. */
export function aGoogleUser(more: JWTPayload = {}): JWTPayload & { sub: string; email: string } {
  const number = ++made;
  return {
    sub: `subject-${number}-${crypto.randomUUID().slice(0, 8)}`,
    email: `google-${number}@example.com`,
    given_name: "Lucie",
    family_name: "Horáková",
    ...more,
  };
}
