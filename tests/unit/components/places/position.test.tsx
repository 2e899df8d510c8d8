import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import places from "@/messages/en/places.json";
import { placesServer, resetPlaces, showAddress, typeInto } from "./address-form";

beforeEach(resetPlaces);
afterEach(cleanup);

describe("the position", () => {
  const browserSays = (getCurrentPosition: Geolocation["getCurrentPosition"]) => {
    const geolocation = { getCurrentPosition: vi.fn<Geolocation["getCurrentPosition"]>(getCurrentPosition) };
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
    return geolocation.getCurrentPosition;
  };
  const inVienna: Geolocation["getCurrentPosition"] = (found) =>
    found({ coords: { latitude: 48.208174, longitude: 16.373819 } } as GeolocationPosition);

  it("is asked for by a tap only, leaves the browser rounded, and is forgotten by another one", async () => {
    const ask = browserSays(inVienna);
    showAddress();
    typeInto("Town or city", "Wien");
    await screen.findByRole("listbox");
    expect(ask).not.toHaveBeenCalled();
    typeInto("Town or city", "");
    fireEvent.click(screen.getByRole("button", { name: places.position.use }));
    expect(await screen.findByText(places.position.known)).toBeDefined();
    await waitFor(() => expect(placesServer.requests.at(-1)).toEqual({ query: "", near: "48.21,16.37" }));
    expect(window.sessionStorage.getItem("position")).toBe("48.21,16.37");
    fireEvent.click(screen.getByRole("button", { name: places.position.forget }));
    expect(window.sessionStorage.getItem("position")).toBeNull();
  });

  it("is remembered for the visit, without asking again", async () => {
    const ask = browserSays(inVienna);
    window.sessionStorage.setItem("position", "48.21,16.37");
    showAddress();
    typeInto("Town or city", "Wien");
    await screen.findByRole("listbox");
    expect(placesServer.requests.at(-1)).toEqual({ query: "Wien", near: "48.21,16.37" });
    expect(ask).not.toHaveBeenCalled();
  });

  it("is not needed: who refuses it types", async () => {
    browserSays((_found, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
    showAddress();
    fireEvent.click(screen.getByRole("button", { name: places.position.use }));
    expect(await screen.findByText(places.position.refused)).toBeDefined();
  });
});
