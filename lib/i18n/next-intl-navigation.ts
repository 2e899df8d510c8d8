import { createNavigation } from "next-intl/navigation";
import { routing } from "./routing";

/** What next-intl makes of our languages; screens take it from navigation.ts. */
export const { Link: LocaleLink, usePathname, useRouter, getPathname } = createNavigation(routing);
