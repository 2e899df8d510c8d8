"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import { GoogleSearch } from "./GoogleSearch";
import { StreetSearch } from "./StreetSearch";
import type { FoundAddress } from "./address-value";

/**
 * A search for whole addresses, where one is configured: Google's, or our own over Photon, which also stands in when
 * Google fails. With neither the fields of the address have to do, and do.
 */
export function AddressSearch({ onFind }: { onFind: (found: FoundAddress) => void }) {
  const { data: config } = useQuery(publicConfigQuery);
  const [hasFailed, setFailed] = useState(false);
  if (config?.mapsKey && !hasFailed)
    return <GoogleSearch apiKey={config.mapsKey} onFind={onFind} onFail={() => setFailed(true)} />;
  return config?.hasStreets ? <StreetSearch onFind={onFind} /> : null;
}
