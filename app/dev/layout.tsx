import { notFound } from "next/navigation";
import { connection } from "next/server";
import { DemoProviders } from "@/components/demo/DemoProviders";
import { ColorSchemeScript } from "@/components/shell/document/ColorSchemeScript";
import { inter, interEurope, interRest } from "@/components/ui/styles/fonts";
import { ColorSchemeSync } from "@/components/shell/document/ColorSchemeSync";
import { StyleCache } from "@/components/providers/StyleCache";
import { env } from "@/lib/platform/server/config/env";
import "@/components/ui/styles/baseline.css";

export const metadata = { robots: { index: false, follow: false }, icons: { icon: "/logo.svg" } };

// Pages of demo servers only. Their URLs have no language prefix.
export default async function DevLayout({ children }: { children: React.ReactNode }) {
  await connection();
  if (!env.DEMO) notFound();
  return (
    <html
      lang="en"
      className={`${inter.variable} ${interEurope.variable} ${interRest.variable}`}
      suppressHydrationWarning
    >
      <head>
        <ColorSchemeScript />
      </head>
      <body>
        <ColorSchemeSync />
        <StyleCache>
          <DemoProviders>{children}</DemoProviders>
        </StyleCache>
      </body>
    </html>
  );
}
