import { expect, it } from "vitest";
import { toDraft, toValue, withCity, withCountry, withFound } from "@/components/places/address-value";

const point = { latitude: 48.2, longitude: 16.35 };
const house = { country: "AT", city: "Wien", street: "Neubaugasse 24", postcode: "1070", ...point };
const graz = { country: "AT", city: "Graz", street: null, postcode: null, latitude: 47.07, longitude: 15.44 };
const nowhere = { latitude: null, longitude: null };

it("loses its point with another town or country, and with nothing else", () => {
  expect(withCity(house, "Graz", "DE")).toEqual({ ...house, city: "Graz", ...nowhere });
  expect(withCity(house, "", "DE")).toEqual({ ...house, city: null, ...nowhere });
  expect(withCountry(house, "DE")).toEqual({ ...house, country: "DE", ...nowhere });
  expect(withCountry(house, "AT")).toBe(house);
});

it("lies in the assumed country with its town, until another one is chosen, and no longer than the town", () => {
  const typed = withCity(toDraft(null), "Graz", "AT");
  expect(typed).toMatchObject({ city: "Graz", country: "AT" });
  expect(toValue(withCity(typed, "", "AT"))).toBeNull();
  expect(withCity(withCountry(typed, "DE"), "Passau", "AT")).toMatchObject({ country: "DE" });
});

it("takes country and point from a town, and keeps what was typed of the street", () => {
  expect(withFound(house, graz)).toEqual({ ...graz, street: house.street, postcode: house.postcode });
  expect(withFound(toDraft(null), graz)).toEqual(graz);
});

it("takes everything from a whole address, also that its postcode is not known", () => {
  const street = { ...graz, street: "Hauptplatz 1" };
  expect(withFound(house, street)).toEqual(street);
});

it("is nothing once its last part is gone", () => {
  expect(toValue(toDraft({ city: "", postcode: null }))).toBeNull();
  expect(toValue(toDraft({ postcode: "1070" }))).toMatchObject({ postcode: "1070" });
});
