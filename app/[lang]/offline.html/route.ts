import { offlinePage } from "@/components/shell/pwa/offline-page";
import { LANGUAGES, readLanguage } from "@/lib/i18n/languages";

export const dynamic = "force-static";
export const dynamicParams = false;

/** One per language, under its URL prefix (`cz`): the middleware does not rewrite URLs of files. */
export function generateStaticParams() {
  return LANGUAGES.map((lang) => ({ lang }));
}

export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const html = offlinePage(readLanguage((await params).lang));
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
