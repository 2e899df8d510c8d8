import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import {
  addressOf,
  currentSubscription,
  readPushState,
  subscribe,
  type PushState,
} from "@/lib/platform/browser/pwa/push";
import { readSessionStorage, writeSessionStorage } from "@/lib/platform/browser/storage/session-storage";

const PATH = "/push/subscriptions";

/** How this browser stands to push. Read again with every look at the page: permissions are changed elsewhere. */
const pushStateQuery = queryOptions({
  queryKey: ["push-state"],
  queryFn: readPushState,
  refetchOnWindowFocus: "always",
});

type Push = {
  /** Undefined while it is found out. */
  state: PushState | undefined;
  isBusy: boolean;
  /** The last press was refused by the browser, which may not even have asked. */
  isRefused: boolean;
  turnOn: () => void;
  turnOff: () => void;
};

/** False: the browser or its user did not allow it. */
async function addThisDevice(publicKey: string): Promise<boolean> {
  const subscription = await subscribe(publicKey);
  if (!subscription) return false;
  try {
    await api.post(PATH, addressOf(subscription));
  } catch (error) {
    // Otherwise this browser would look switched on, and would never receive a push.
    await subscription.unsubscribe();
    throw error;
  }
  return true;
}

async function removeThisDevice(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await api.delete(PATH, { data: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/**
 * Whether this device receives pushes for the user, and the switch for it. The permission prompt only follows a
 * press.
 */
export function usePush(): Push {
  const cache = useQueryClient();
  const { data: state } = useQuery(pushStateQuery);
  const { data: config } = useQuery({ ...publicConfigQuery, enabled: state === "off" });
  const publicKey = config?.vapidPublicKey;
  const onSettled = () => cache.invalidateQueries({ queryKey: pushStateQuery.queryKey });
  const on = useMutation({ mutationFn: addThisDevice, onSettled });
  const off = useMutation({ mutationFn: removeThisDevice, onSettled });
  return {
    // It can be switched on only where the server has keys, too.
    state: state !== "off" || publicKey ? state : publicKey === null ? "unsupported" : undefined,
    isBusy: on.isPending || off.isPending,
    isRefused: on.data === false && !on.isPending,
    turnOn: () => publicKey && on.mutate(publicKey),
    turnOff: () => off.mutate(),
  };
}

const KEPT = "push-kept";

/** Tells the server, once in each tab, that this device is still there, in the session of now. */
async function keepThisDevice(userId: string): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const kept = `${userId} ${subscription.endpoint}`;
  if (readSessionStorage(KEPT) === kept) return;
  try {
    await api.put(PATH, addressOf(subscription));
    writeSessionStorage(KEPT, kept);
  } catch (error) {
    // Another user was signed in on this browser and never signed out: the present one has not opted in.
    if (error instanceof ApiError && error.status === 404) await subscription.unsubscribe();
  }
}

/** Keeps pushes coming after a new sign-in of the same person. */
export function useKeptPush(userId: string | null): void {
  useEffect(() => {
    if (userId) keepThisDevice(userId).catch(() => undefined);
  }, [userId]);
}
