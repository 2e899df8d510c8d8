// Every link inside the app uses these: they add the language prefix, so paths are written without it.
export { Link } from "./intent-link";
export { getPathname, usePathname, useRouter } from "./next-intl-navigation";
