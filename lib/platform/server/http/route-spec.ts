import type { z } from "zod";
import type { Language } from "@/lib/i18n/languages";
import type { Actor, AdminRight, Role } from "@/lib/shared/actor";
import type { LimitName } from "./rate-limit";

/** Who may call: anybody, anybody signed in, or one role. What a row allows is the policies' business. */
export type Audience = "public" | "user" | Role;

/** What a route says of itself; the OpenAPI document and the authorisation tests are made from it. */
export type RouteSpec = {
  auth: Audience;
  /** What an admin needs who calls, or of what they need one; to the others of the audience it says nothing. */
  adminRight?: AdminRight | readonly AdminRight[];
  limit?: LimitName;
  /** Also for an admin whose two-step sign-in is not set up: what the way there takes, and their own account. */
  beforeTwoStep?: true;
  /** Begins a new deal, or says something of one in public: not for an account that moderation has limited. */
  unlimitedOnly?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** A shape for JSON; "form" and "raw" leave the body to the handler: multipart, or JSON byte for byte. */
  body?: z.ZodType | "form" | "raw";
  /** A shape for JSON; "file" is a Response of the handler's own that streams bytes. */
  output?: z.ZodType | "file";
  status?: number;
};

/** The rights of which an admin needs one; empty: none is asked for. */
export function rightsThatOpen({ adminRight = [] }: RouteSpec): readonly AdminRight[] {
  return typeof adminRight === "string" ? [adminRight] : adminRight;
}

type Out<S, Fallback> = S extends z.ZodType ? z.output<S> : Fallback;
type ActorOf<A extends Audience> = A extends "public" ? Actor | null : Actor;

/** What a handler gets: everything checked, nothing raw. */
export type Call<S extends RouteSpec> = {
  actor: ActorOf<S["auth"]>;
  params: Out<S["params"], Record<string, string>>;
  query: Out<S["query"], Record<string, never>>;
  body: Out<S["body"], undefined>;
  lang: Language;
  ip: string;
  requestId: string;
  idempotencyKey: string | null;
  request: Request;
};

type Answer<S extends RouteSpec> = S["output"] extends z.ZodType ? unknown : Response | void;
/** JSON leaves only in the shape that the route promises: without `output` there is a Response of its own, or no body. */
export type Handler<S extends RouteSpec> = (call: Call<S>) => Answer<S> | Promise<Answer<S>>;

export type RouteContext = { params: Promise<Record<string, string>> };
export type RouteHandler = ((request: Request, context: RouteContext) => Promise<Response>) & {
  spec: RouteSpec;
};
