import { hasPushKeys, mayBePushService } from "@/lib/platform/server/delivery/web-push";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { dropOldDevices, keepDevice, moveDevice, removeDevice, saveDevice } from "../data";
import type { MovedSubscription, NewPushSubscription } from "../schema";

function allowService({ endpoint }: { endpoint: string }): void {
  if (!hasPushKeys()) throw new AppError("unavailable");
  if (!mayBePushService(endpoint)) throw new AppError("push_service_refused");
}

const ownerOf = ({ id, sessionId }: Actor) => ({ userId: id, sessionId });

/**
 * Registers this device for pushes. Idempotent; a device belongs to the user who registered it last. Throws
 * `push_service_refused` when its service is no public one.
 */
export function addDevice({
  actor,
  subscription,
  userAgent,
}: {
  actor: Actor;
  subscription: NewPushSubscription;
  userAgent: string | null;
}): Promise<void> {
  allowService(subscription);
  return transact(async ({ tx }) => {
    await saveDevice(tx, ownerOf(actor), subscription, userAgent?.slice(0, 300) ?? null);
    await dropOldDevices(tx, actor.id);
  });
}

/** This device still wants push notifications. Throws `push_device_not_found` when it is not one of the caller's. */
export function keepOwnDevice({
  actor,
  subscription,
}: {
  actor: Actor;
  subscription: NewPushSubscription;
}): Promise<void> {
  allowService(subscription);
  return transact(async ({ tx }) => {
    if (!(await keepDevice(tx, ownerOf(actor), subscription))) throw new AppError("push_device_not_found");
  });
}

/** A browser has given a device another address. Throws `push_device_not_found` when the old one is not known. */
export function moveKnownDevice(moved: MovedSubscription): Promise<void> {
  allowService(moved);
  return transact(async ({ tx }) => {
    if (!(await moveDevice(tx, moved))) throw new AppError("push_device_not_found");
  });
}

/** This device wants no push notifications any more. One that is not the caller's stays as it is. */
export function removeOwnDevice({ actor, endpoint }: { actor: Actor; endpoint: string }): Promise<void> {
  return transact(({ tx }) => removeDevice(tx, actor.id, endpoint));
}
