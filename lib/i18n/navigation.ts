import { createNavigation } from "next-intl/navigation";
import { routing } from "./routing";

// Every link inside the app uses these: they add the language prefix, so paths are written without it.
export const { Link, redirect, permanentRedirect, usePathname, useRouter, getPathname } =
  createNavigation(routing);
