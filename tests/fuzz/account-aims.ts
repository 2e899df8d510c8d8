// Aims beside a job's course: accounts, files, profiles and payments.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { pickFrom } from "./draw";
import { FUZZ_PASSWORD } from "./hints";
import { memberById, type Aim } from "./scene";
import type { Member, Thing, ThingKind } from "./world";

/** A token of the mails' links, at the field where the operation takes it. */
function mailed(page: string, at: "body" | "query" = "body"): Aim {
  return ({ world, draw }) => {
    const token = pickFrom(draw, world.thingsOf(`token:${page}`))?.id;
    return token === undefined ? undefined : { [at]: { token } };
  };
}

function identity(provider: "GOOGLE" | "APPLE"): Aim {
  return ({ world, draw }) => {
    const found = pickFrom(draw, world.thingsOf(`identity:${provider}`).slice(-8));
    return found && { body: { idToken: found.id, nonce: found.facts.nonce, provider } };
  };
}

/** An operation that ends the session or the account is left to a member who is not needed again. */
function lastCall(bodyOf: (member: Member) => Record<string, unknown> = () => ({})): Aim {
  return ({ world, caller }) => {
    if (caller === "VISITOR") return undefined;
    const as = world.spend(caller);
    return { as, params: { id: as.id }, body: bodyOf(as) };
  };
}

/** Opens a thing by the signed address that an answer gave. */
function signed(kind: ThingKind, params: (facts: Thing["facts"]) => Record<string, string>): Aim {
  return ({ world, draw }) => {
    const found = pickFrom(draw, world.thingsOf(kind).slice(-20));
    return found && { params: params(found.facts), query: found.facts.query as Record<string, unknown> };
  };
}

/** A subscription of the caller, by the state it must be in. */
function subscribed(at: "params" | "query" | "body", isFitting: (facts: Thing["facts"]) => boolean): Aim {
  return (scene) => {
    const { world, draw } = scene;
    const all = world.thingsOf("subscriptions").filter(({ facts }) => isFitting(facts));
    const found = pickFrom(draw, all);
    const as = found && memberById(scene, found.ownerId);
    if (!found || !as) return undefined;
    const id = at === "query" ? String(found.facts.paymentProviderId) : found.id;
    return { as, [at]: { id } };
  };
}
const isRunning = ({ status, paymentProviderId }: Thing["facts"]) =>
  status === "ACTIVE" && paymentProviderId !== null;

/** A member of the caller's role with enough uploads in a folder. */
function uploader(folder: ThingKind, least: number, bodyOf: (ids: string[]) => Record<string, unknown>): Aim {
  return ({ world, caller, draw }) => {
    const able = world.members.filter(
      ({ id, role }) => role === caller && world.thingsOf(folder, id).length >= least,
    );
    const as = pickFrom(draw, able);
    if (!as) return undefined;
    const ids = world.thingsOf(folder, as.id).map(({ id }) => id);
    return { as, params: { id: as.id }, body: bodyOf(draw(fc.shuffledSubarray(ids, { minLength: least }))) };
  };
}

const identify = (ids: string[]) => ({ frontId: ids[0], backId: ids[1] });

/** Subscribes a new PRO to a plan that costs something, or to one that does not. */
function subscribe(payable: boolean): Aim {
  return (scene) => {
    const { world, draw, caller } = scene;
    if (caller !== "PRO") return undefined;
    const plan = pickFrom(
      draw,
      world.thingsOf("plans").filter(({ facts }) => facts.payable === payable),
    );
    const method = pickFrom(draw, world.thingsOf("paymentMethods").slice(-10));
    return lastCall(() => ({ subscriptionId: plan?.id, paymentMethod: method?.id }))(scene);
  };
}

/** A thing of the caller in a path or a body. */
export function own(kind: ThingKind, name: string, at: "params" | "body" = "params"): Aim {
  return (scene) => {
    const found = pickFrom(scene.draw, scene.world.thingsOf(kind));
    const as = found && memberById(scene, found.ownerId);
    return found && as && as.role === scene.caller ? { as, [at]: { [name]: found.id } } : undefined;
  };
}

const decide: Aim = ({ world, draw }) => {
  const found = pickFrom(
    draw,
    world.thingsOf("verifications").filter(({ facts }) => facts.status === "PENDING"),
  );
  return found && { params: { id: found.id }, body: { updatedAt: found.facts.updatedAt } };
};

const changePassword: Aim = (scene) => {
  const token = pickFrom(scene.draw, scene.world.thingsOf("token:change-password"))?.id;
  if (scene.caller === "VISITOR") return token === undefined ? undefined : { body: { token } };
  const password = `${FUZZ_PASSWORD}-${createHash("sha1").update(scene.caller).digest("hex").slice(0, 6)}`;
  return lastCall(() => ({ token: undefined, currentPassword: FUZZ_PASSWORD, password }))(scene);
};

const signIn: Aim = ({ world, draw }) => {
  const member = pickFrom(draw, world.members);
  return member && { as: member, body: { email: member.email, password: FUZZ_PASSWORD } };
};

const refresh: Aim = ({ world, draw }) => {
  const found = pickFrom(draw, world.thingsOf("refreshTokens"));
  return found && { body: { token: found.id } };
};

/** Who blocks one of the crowd could do little more with them. */
const blockOneWhoLeft: Aim = ({ world, draw }) => {
  const crowd = new Set(world.members.map(({ id }) => id));
  const userId = pickFrom(
    draw,
    [...world.people.keys()].filter((id) => !crowd.has(id)),
  );
  return userId === undefined ? undefined : { params: { userId } };
};

/** By the name of their operation in the document. */
export const ACCOUNT_AIMS: Record<string, Aim> = {
  "PUT /api/blocks/{userId}": blockOneWhoLeft,
  "POST /api/auth/confirm-email": mailed("confirm-email"),
  "POST /api/auth/change-email/confirm": mailed("change-email"),
  "POST /api/auth/change-email/stop": mailed("keep-email"),
  "POST /api/auth/link-identity": mailed("link-identity"),
  "PATCH /api/users/settings/unsubscribe": mailed("unsubscribe"),
  "POST /api/users/settings/unsubscribe": mailed("unsubscribe", "query"),
  "POST /api/auth/sign-in/google": identity("GOOGLE"),
  "POST /api/auth/sign-up/google": identity("GOOGLE"),
  "POST /api/auth/sign-in/apple": identity("APPLE"),
  "POST /api/auth/sign-up/apple": identity("APPLE"),
  "POST /api/auth/link-identity/send": identity("GOOGLE"),
  "POST /api/auth/sign-in": signIn,
  "POST /api/auth/refresh-token": refresh,
  "POST /api/auth/sign-out": (scene) =>
    scene.caller === "VISITOR"
      ? refresh(scene)
      : lastCall(({ refreshToken }) => ({ token: refreshToken }))(scene),
  "POST /api/auth/change-password": changePassword,
  "DELETE /api/auth/sessions": lastCall(),
  "DELETE /api/auth/sessions/{sessionId}": own("sessions", "sessionId"),
  "DELETE /api/users/{id}": lastCall(() => ({ password: FUZZ_PASSWORD })),
  "GET /api/files/{publicId}": signed("fileUrls", ({ publicId }) => ({ publicId: String(publicId) })),
  "GET /api/users/{id}/export/download": signed("exportUrls", ({ id }) => ({ id: String(id) })),
  "POST /api/files/destroy": own("file:files", "publicId", "body"),
  "GET /api/files": (scene) => {
    const found = uploader("file:tenders", 1, (ids) => ({ publicIds: ids.slice(0, 9).join(",") }))(scene);
    return found && { as: found.as, query: found.body };
  },
  "POST /api/users/{id}/photo": uploader("file:photos", 1, ([publicId]) => ({ publicId })),
  "POST /api/users/verification": uploader("file:verifications", 2, identify),
  "PUT /api/users/verification/{id}": (scene) => {
    const mine = own("verifications", "id")(scene);
    const ids = scene.world.thingsOf("file:verifications", mine?.as?.id).slice(-2);
    return mine && { ...mine, body: identify(ids.map(({ id }) => id)) };
  },
  "GET /api/users/educations/{id}": own("educations", "id"),
  "PUT /api/users/educations/{id}": own("educations", "id"),
  "DELETE /api/users/educations/{id}": own("educations", "id"),
  "GET /api/users/experiences/{id}": own("experiences", "id"),
  "PUT /api/users/experiences/{id}": own("experiences", "id"),
  "DELETE /api/users/experiences/{id}": own("experiences", "id"),
  "GET /api/dev/payments/{clientSecret}": own("clientSecrets", "clientSecret"),
  "POST /api/dev/payments/{clientSecret}": own("clientSecrets", "clientSecret"),
  "PUT /api/push/subscriptions": (scene) => {
    const found = own("endpoints", "endpoint", "body")(scene);
    const device = scene.world.thingsOf("endpoints").find(({ id }) => id === found?.body?.endpoint);
    return found && { ...found, body: device?.facts };
  },
  "PATCH /api/push/subscriptions": ({ world, draw }) => {
    const found = pickFrom(draw, world.thingsOf("endpoints"));
    return found && { body: { oldEndpoint: found.id } };
  },
  "POST /api/auth/change-email/resend": own("emailChanges", "id"),
  "POST /api/users/subscriptions/subscribe": subscribe(false),
  "POST /api/users/subscriptions/subscribeToStripe": subscribe(true),
  "DELETE /api/users/{id}/photo/{photoId}": (scene) => {
    const found = own("photos", "photoId")(scene);
    return found?.as && { ...found, params: { ...found.params, id: found.as.id } };
  },
  "PUT /api/users/{id}/photos": ({ world, as }) =>
    as && { params: { id: as.id }, body: { photoIds: world.thingsOf("photos", as.id).map(({ id }) => id) } },
  "PATCH /api/users/verification/{id}/decision": decide,
  "PATCH /api/users/subscriptions/{id}/change": subscribed("params", isRunning),
  "GET /api/users/subscriptions/{id}/change-preview": subscribed("params", isRunning),
  "PATCH /api/users/subscriptions/{id}/cancel": subscribed("params", isRunning),
  "POST /api/users/subscriptions/{id}/payment-method": subscribed("params", isRunning),
  "GET /api/users/subscriptions/getStripeSubscriptionById": subscribed("query", isRunning),
  "POST /api/dev/payments/renew": subscribed("body", isRunning),
};
