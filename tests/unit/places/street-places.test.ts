import { expect, it } from "vitest";
import { toStreetPlace } from "@/lib/places/service/street-places";

type Properties = Parameters<typeof toStreetPlace>[0]["properties"];

const NOTHING: Properties = {
  type: null,
  name: null,
  street: null,
  housenumber: null,
  postcode: null,
  city: null,
  town: null,
  village: null,
  locality: null,
  state: null,
  countrycode: null,
};

function placeOf(properties: Partial<Properties>) {
  const given = { ...NOTHING, countrycode: "AT", ...properties };
  const location = toStreetPlace({ geometry: { coordinates: [16.35, 48.2] }, properties: given });
  return (
    location && {
      city: location.name,
      street: location.street,
      postcode: location.postcode,
      country: location.country,
    }
  );
}

const house = { type: "house", street: "Neubaugasse", housenumber: "24", postcode: "1070", city: "Wien" };
const wien = { city: "Wien", street: "Neubaugasse 24", postcode: "1070", country: "AT" };

it.each([
  ["a house: route and number", house, wien],
  ["a house without a number", { ...house, housenumber: null }, { ...wien, street: "Neubaugasse" }],
  ["a shop, whose own name is no street", { ...house, name: "Café Europa" }, wien],
  [
    "a street by its own name",
    { ...house, type: "street", street: null, name: "Neubaugasse", housenumber: null },
    { ...wien, street: "Neubaugasse" },
  ],
  [
    "a village that is no city",
    { ...house, city: null, village: "Hallstatt" },
    { ...wien, city: "Hallstatt" },
  ],
  [
    "a locality where there is no town",
    { ...house, city: null, locality: "Lahn" },
    { ...wien, city: "Lahn" },
  ],
  [
    "the town before the locality",
    { ...house, city: null, town: "Baden", locality: "Weikersdorf" },
    { ...wien, city: "Baden" },
  ],
  [
    "a town by its own name",
    { type: "city", name: "Graz" },
    { city: "Graz", street: null, postcode: null, country: "AT" },
  ],
  ["a country in small letters", { ...house, countrycode: "at" }, wien],
  ["a postcode that is none", { ...house, postcode: "1070 or so, ask again" }, { ...wien, postcode: null }],
  ["no town at all", { ...house, city: null }, null],
  ["no country", { ...house, countrycode: null }, null],
  ["a whole country", { type: "country", name: "Österreich" }, null],
  ["a region", { type: "state", name: "Tirol" }, null],
] as [string, Partial<Properties>, unknown][])("makes an address of %s", (_name, properties, expected) => {
  expect(placeOf(properties)).toEqual(expected);
});
