import { env } from "@/lib/platform/server/config/env";

/** The URL of a file that everybody may see: at the content delivery network, if there is one (`CDN_URL`). */
export function publicFileUrl(publicId: string): string {
  return `${env.CDN_URL ?? ""}/api/files/${publicId}`;
}
