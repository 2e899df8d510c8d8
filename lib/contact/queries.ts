import { postPublic } from "@/lib/platform/browser/api/public-api";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import type { ContactBody } from "./schema";

/** Sends a message to support, authenticated when the user is signed in. Throws an ApiError. */
export async function sendContactMessage(
  message: ContactBody,
  headers: Record<string, string>,
): Promise<void> {
  if (!readStored("accessToken")) return postPublic("/contact", message, headers);
  // Code splitting: only signed-in users load the client that refreshes sessions.
  const { api } = await import("@/lib/platform/browser/api/api");
  await api.post("/contact", message, { headers });
}
