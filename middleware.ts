import createMiddleware from "next-intl/middleware";
import { routing } from "@/lib/i18n/routing";

export default createMiddleware(routing);

// Everything with a dot is a file; the API and the socket speak no language prefix.
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!api|socket\\.io|dev/|_next|_vercel|.*\\..*).*)"],
};
