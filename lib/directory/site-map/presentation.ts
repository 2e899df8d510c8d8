import { ADDRESSES_PER_PART } from "./constants";

/** A page with the day of its last change, and where it is written in other languages. */
export type SiteMapEntry = {
  url: string;
  lastModified?: Date;
  alternates?: Record<string, string>;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITE_MAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const changeOf = (changedAt: Date | undefined) =>
  changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";

function entryXml({ url, lastModified, alternates = {} }: SiteMapEntry): string {
  const links = Object.entries(alternates).map(
    ([locale, href]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(href)}"/>`,
  );
  return `<url><loc>${escaped(url)}</loc>${changeOf(lastModified)}${links.join("")}</url>`;
}

/** The parts of a site map, in their order. */
export function partsOf(entries: readonly SiteMapEntry[]): SiteMapEntry[][] {
  const count = Math.max(1, Math.ceil(entries.length / ADDRESSES_PER_PART));
  return Array.from({ length: count }, (_, part) =>
    entries.slice(part * ADDRESSES_PER_PART, (part + 1) * ADDRESSES_PER_PART),
  );
}

/** One part of the site map as XML. */
export function partXml(entries: readonly SiteMapEntry[]): string {
  const urls = entries.map(entryXml).join("\n");
  return `${HEAD}<urlset xmlns="${SITE_MAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
}

/** The index of all parts as XML, each with the day of its last change. */
export function indexXml(parts: readonly SiteMapEntry[][], origin: string): string {
  const rows = parts.map((entries, part) => {
    const times = entries.flatMap(({ lastModified }) => lastModified?.getTime() ?? []);
    const last = times.reduce((one, other) => Math.max(one, other), 0);
    return `<sitemap><loc>${escaped(`${origin}/sitemap/${part}.xml`)}</loc>${changeOf(last > 0 ? new Date(last) : undefined)}</sitemap>`;
  });
  return `${HEAD}<sitemapindex xmlns="${SITE_MAPS}">\n${rows.join("\n")}\n</sitemapindex>\n`;
}
