"use client";

import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import { webkitPrefix } from "@/components/ui/styles/webkit-prefix";

const options = { key: "tb", stylisPlugins: [webkitPrefix] };

/** Where the styles of MUI's components are written: on the server into the page, in browsers into its head. */
export function StyleCache({ children }: { children: React.ReactNode }) {
  return <AppRouterCacheProvider options={options}>{children}</AppRouterCacheProvider>;
}
