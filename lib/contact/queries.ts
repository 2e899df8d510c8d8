import { plainPost } from "@/lib/platform/browser/api/plain-post";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import type { ContactBody } from "./schema";

/** Writes to support, in the name of whoever is signed in. Throws an ApiError. */
export async function sendContactMessage(
  message: ContactBody,
  headers: Record<string, string>,
): Promise<void> {
  if (!readStored("accessToken")) return plainPost("/contact", message, headers);
  // What renews a session is loaded for those who have one.
  const { api } = await import("@/lib/platform/browser/api/api");
  await api.post("/contact", message, { headers });
}
