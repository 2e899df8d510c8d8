// Who may connect: pages of the product, and people with a valid access token.
import type { IncomingMessage } from "node:http";
import type { Server, Socket } from "socket.io";
import type { Actor } from "@/lib/shared/actor";
import { env } from "../config/env";
import { log } from "../config/log";
import { logFailure } from "../database/outage";
import { authentication } from "../security/authentication";
import { countFailedHandshake, mayShakeHands } from "./connection-limits";

function tokenOf(socket: Socket): string | null {
  const { token } = socket.handshake.auth as { token?: unknown };
  if (typeof token === "string") return token;
  const header = socket.handshake.headers.authorization;
  return header?.startsWith("Bearer ") ? header.slice("Bearer ".length) : null;
}

async function admit(socket: Socket): Promise<Actor | null> {
  const token = tokenOf(socket);
  return token ? authentication().maybeActorOfToken(token) : null;
}

function addressOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

/**
 * Whether a page of the product opens the connection. Browsers always send the Origin; a client without one is no
 * browser, and needs a token like every other.
 */
function isOwnOrigin({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  const forwarded = env.TRUST_PROXY > 0 ? headers["x-forwarded-host"] : undefined;
  const own = [String(forwarded ?? headers.host ?? ""), addressOf(env.SITE_URL)];
  const origin = addressOf(headers.origin);
  return origin !== null && own.includes(origin);
}

/** For engine.io. Asked once per connection, before its token is looked at. */
export function allowRequest(
  request: IncomingMessage,
  answer: (message: null, isAllowed: boolean) => void,
): void {
  const isAllowed = async () => isOwnOrigin(request) && (await mayShakeHands(request));
  isAllowed().then(
    (may) => answer(null, may),
    (error: unknown) => {
      log.error({ err: error }, "handshakes cannot be counted");
      answer(null, false);
    },
  );
}

/** Lets in who has a valid token; `socket.data.actor` is who that is. */
export function letIn(io: Server): void {
  io.use((socket, next) => {
    admit(socket).then(
      (actor) => {
        if (!actor) {
          void countFailedHandshake(socket.request);
          return next(new Error("unauthenticated"));
        }
        (socket.data as { actor: Actor }).actor = actor;
        return next();
      },
      (error: unknown) => {
        logFailure(error, () => log.error({ err: error }, "socket could not be admitted"));
        next(new Error("unavailable"));
      },
    );
  });
}

const NOTHING = Object.freeze({});

/** Token, cookies and headers have been read: they need not stay in memory for as long as their device. */
export function forgetHandshake({ handshake, request }: Socket): void {
  Object.assign(handshake, { auth: NOTHING, headers: NOTHING });
  Object.assign(request, { headers: NOTHING, rawHeaders: [] });
}
