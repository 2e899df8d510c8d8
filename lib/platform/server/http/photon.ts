import { z } from "zod";
import { env } from "../config/env";
import { log } from "../config/log";
import { fetchJson } from "./fetch-json";

/** Timeout of the search: after it the own list of towns answers. */
const TIMEOUT_MS = 2000;
/** Eight places are a few kilobytes. */
const MAX_BYTES = 200_000;
/** Circuit breaker: after a failure the server is not asked for a while. */
const REST_MS = 30_000;

// What is no such text is left out, so that one odd field does not cost the place.
const text = z
  .string()
  .trim()
  .min(1)
  .max(150)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .nullish()
  .catch(null);

/** One place as Photon sends it (GeoJSON; https://github.com/komoot/photon). */
const photonPlace = z.object({
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
  }),
  properties: z.object({
    /** "house", "street", "city" and so on. */
    type: text,
    name: text,
    street: text,
    housenumber: text,
    postcode: text,
    city: text,
    town: text,
    village: text,
    locality: text,
    state: text,
    countrycode: text,
  }),
});
export type PhotonPlace = z.infer<typeof photonPlace>;

const photonAnswer = z.object({ features: z.array(z.unknown()).max(100) });

type Asked = { text: string; take: number; near: { latitude: number; longitude: number } | null };

function addressOf(base: string, { text: typed, take, near }: Asked): URL {
  const url = new URL("api", base.replace(/\/*$/, "/"));
  url.searchParams.set("q", typed);
  url.searchParams.set("limit", String(take));
  if (near) {
    url.searchParams.set("lat", String(near.latitude));
    url.searchParams.set("lon", String(near.longitude));
  }
  return url;
}

async function ask(url: URL, take: number): Promise<PhotonPlace[]> {
  const answer = await fetchJson(url, { maxBytes: MAX_BYTES, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { features } = photonAnswer.parse(answer);
  return features.flatMap((feature) => photonPlace.safeParse(feature).data ?? []).slice(0, take);
}

let restsUntil = 0;

/**
 * Places for a search, from the configured Photon server. Null when there is none, or when it fails, is too slow or
 * answers something else: that is logged, another source must answer, and the server is left alone for a while.
 */
export async function askPhoton(asked: Asked): Promise<PhotonPlace[] | null> {
  if (!env.PHOTON_URL || Date.now() < restsUntil) return null;
  try {
    return await ask(addressOf(env.PHOTON_URL, asked), asked.take);
  } catch (error) {
    restsUntil = Date.now() + REST_MS;
    log.warn({ err: error, restMs: REST_MS }, "Photon cannot be asked, the own list of towns answers");
    return null;
  }
}
