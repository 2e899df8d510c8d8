import { expect, it } from "vitest";
import { toFoundAddress } from "@/components/places/google-address";

type Part = [types: string, long: string, short?: string];

const COUNTRY: Part = ["country political", "Österreich", "AT"];
const POINT = { lat: () => 48.2, lng: () => 16.35 };

function addressOf(parts: Part[]) {
  const address_components = parts.map(([types, long_name, short_name = long_name]) => ({
    types: types.split(" "),
    long_name,
    short_name,
  }));
  return toFoundAddress({ address_components, geometry: { location: POINT } });
}

const point = { latitude: 48.2, longitude: 16.35 };
const wien: Part[] = [
  ["street_number", "24"],
  ["route", "Neubaugasse"],
  ["sublocality sublocality_level_1 political", "Neubau"],
  ["locality political", "Wien"],
  COUNTRY,
  ["postal_code", "1070"],
];
const without = (type: string) => wien.filter(([types]) => !types.split(" ").includes(type));
const found = { country: "AT", city: "Wien", street: "Neubaugasse 24", postcode: "1070", ...point };

it.each<[string, Part[], Partial<Record<keyof typeof found, string | null>>]>([
  ["all of it", wien, {}],
  ["no number", without("street_number"), { street: "Neubaugasse" }],
  ["no street: a number alone is none", without("route"), { street: null }],
  ["no postcode", without("postal_code"), { postcode: null }],
  ["no country", without("country"), { country: null }],
  ["no town, only a quarter", without("locality"), { city: "Neubau" }],
  ["a British town", [...without("locality"), ["postal_town", "Bath"]], { city: "Bath" }],
  ["the town before the postal town", [["postal_town", "London"], ...wien], { city: "Wien" }],
  [
    "an Italian commune",
    [["administrative_area_level_3 political", "Lucca"], COUNTRY],
    { city: "Lucca", street: null, postcode: null },
  ],
  ["only a country", [COUNTRY], { city: null, street: null, postcode: null }],
  ["nothing but a point", [], { country: null, city: null, street: null, postcode: null }],
  ["a postcode nobody could save", [["postal_code", "1070 or maybe 1080"], ...wien], { postcode: null }],
  ["empty names", [["locality", " "], ["route", ""], COUNTRY], { city: null, street: null, postcode: null }],
])("makes six parts of %s", (_name, parts, expected) => {
  expect(addressOf(parts)).toEqual({ ...found, ...expected });
});
