import { notFound } from "next/navigation";
import { connection } from "next/server";
import { DevProviders } from "@/components/dev/DevProviders";
import { Baseline } from "@/components/plain/Baseline";
import { ColorSchemeScript } from "@/components/providers/ColorSchemeScript";
import { inter, interEurope, interRest } from "@/components/providers/fonts";
import { KeepColorScheme } from "@/components/providers/KeepColorScheme";
import { StyleCache } from "@/components/providers/StyleCache";
import { env } from "@/lib/platform/server/env";

export const metadata = { robots: { index: false, follow: false }, icons: { icon: "/logo.svg" } };

// What stands here exists on demo servers only. It has no language of its own in the address.
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
        <Baseline />
      </head>
      <body>
        <KeepColorScheme />
        <StyleCache>
          <DevProviders>{children}</DevProviders>
        </StyleCache>
      </body>
    </html>
  );
}
