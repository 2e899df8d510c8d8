import { useRouter } from "@/lib/i18n/navigation";
import { sessionStore } from "@/lib/platform/browser/session/session-store";

/** Signs out on this device and leads to the sign-in. */
export function useSignOut(): () => void {
  const router = useRouter();
  return () => {
    sessionStore.signOut();
    router.push("/sign-in");
  };
}
