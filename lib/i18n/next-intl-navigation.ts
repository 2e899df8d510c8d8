import { createNavigation } from "next-intl/navigation";
import { routing } from "./routing";

/** next-intl's navigation for the product's routing; screens import it from navigation.ts. */
export const { Link: LocaleLink, usePathname, useRouter, getPathname } = createNavigation(routing);
