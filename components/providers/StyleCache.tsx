"use client";

import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import { webkitPrefix } from "@/components/ui/styles/webkit-prefix";

const options = { key: "tb", stylisPlugins: [webkitPrefix] };

/** Emotion's style cache: MUI's styles are written into the HTML on the server and into the head in the browser. */
export function StyleCache({ children }: { children: React.ReactNode }) {
  return <AppRouterCacheProvider options={options}>{children}</AppRouterCacheProvider>;
}
