import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The parts of a place; the default is a house in Vienna. */
export type PhotonDetails = { properties?: Record<string, unknown>; coordinates?: unknown };

/** A place in Photon's format (GeoJSON). */
export function aPhotonPlace({ properties, coordinates }: PhotonDetails = {}): unknown {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: coordinates ?? [16.3489, 48.2019] },
    properties: properties ?? {
      osm_type: "W",
      type: "house",
      street: "Neubaugasse",
      housenumber: "24",
      postcode: "1070",
      city: "Wien",
      district: "Neubau",
      state: "Wien",
      country: "Österreich",
      countrycode: "AT",
    },
  };
}

type Answer = (response: ServerResponse, url: URL) => void;

/** A Photon server of the wire protocol: `answer` decides its next response. */
export class FakePhoton {
  readonly requests: URL[] = [];
  answer: Answer = this.says([aPhotonPlace()]);
  private server: Server | undefined;
  url = "";

  /** Answers with these places. */
  says(features: unknown[]): Answer {
    return this.sends(JSON.stringify({ type: "FeatureCollection", features }));
  }

  /** Answers with this text, valid or not. */
  sends(body: string, status = 200): Answer {
    return (response) => response.writeHead(status, { "content-type": "application/json" }).end(body);
  }

  /** Redirects to another address. */
  redirects(location: string): Answer {
    return (response) => response.writeHead(302, { location }).end();
  }

  /** Listens; on the same port as before when it was stopped in between. */
  async start(): Promise<void> {
    const port = Number(this.url.split(":")[2] ?? 0);
    this.server = createServer((request, response) => {
      const url = new URL(request.url ?? "/", "http://photon.test");
      this.requests.push(url);
      this.answer(response, url);
    });
    await new Promise<void>((done) => this.server?.listen(port, "127.0.0.1", done));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }
}
