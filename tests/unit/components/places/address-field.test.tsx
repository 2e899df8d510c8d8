import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import places from "@/messages/en/places.json";
import { addressField, placesServer, resetPlaces, sendAddress, showAddress, typeInto } from "./address-form";

beforeEach(resetPlaces);
afterEach(cleanup);

describe("an address", () => {
  it("takes country and point from the chosen town", async () => {
    const onSubmit = showAddress();
    typeInto("Town or city", "Vienna");
    const list = await screen.findByRole("listbox");
    expect(await screen.findByText("Town data: GeoNames, CC BY 4.0")).toBeDefined();
    fireEvent.click(within(list).getByText("Wien (Vienna)"));
    typeInto("Postcode", "1070");
    typeInto("Street and number", "Neubaugasse 24");
    expect(addressField("Country").value).toBe("Austria");
    sendAddress();
    const chosen = { country: "AT", city: "Wien", latitude: 48.20849, longitude: 16.37208 };
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        address: { ...chosen, postcode: "1070", street: "Neubaugasse 24" },
      }),
    );
  });

  it("asks once for what was typed in one go", async () => {
    showAddress();
    for (const beginning of ["Vi", "Vie", "Vien", "Vienna"]) typeInto("Town or city", beginning);
    await screen.findByRole("listbox");
    expect(placesServer.requests).toEqual([{ query: "Vienna" }]);
  });

  it("knows the town of whoever types its name and goes on", async () => {
    showAddress();
    typeInto("Town or city", "wien");
    fireEvent.blur(addressField("Town or city"));
    await waitFor(() => expect(addressField("Country").value).toBe("Austria"));
  });

  it("keeps what is typed while the town is still being looked up", async () => {
    let answer = () => {};
    placesServer.gate = new Promise((resolve) => (answer = resolve));
    const onSubmit = showAddress();
    typeInto("Town or city", "wien");
    fireEvent.blur(addressField("Town or city"));
    typeInto("Street and number", "Neubaugasse 24");
    typeInto("Postcode", "1070");
    await waitFor(() => expect(placesServer.requests).not.toHaveLength(0));
    answer();
    await waitFor(() => expect(addressField("Country").value).toBe("Austria"));
    sendAddress();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].address).toMatchObject({
      city: "Wien",
      street: "Neubaugasse 24",
      postcode: "1070",
    });
  });

  it("keeps a town that nobody knows, without a point, and says so", async () => {
    const onSubmit = showAddress();
    typeInto("Town or city", "Hinterdupfing");
    fireEvent.blur(addressField("Town or city"));
    typeInto("Country", "Germany");
    fireEvent.click(await screen.findByRole("option", { name: "Germany" }));
    expect(await screen.findByText(places.unknownTown)).toBeDefined();
    sendAddress();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({ address: { city: "Hinterdupfing", country: "DE" } });
  });

  it("forgets the point when the town or the country changes", async () => {
    const onSubmit = showAddress();
    typeInto("Town or city", "Wien");
    fireEvent.click(within(await screen.findByRole("listbox")).getByText("Wien (Vienna)"));
    typeInto("Town or city", "Wienerwald");
    sendAddress();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({ address: { city: "Wienerwald", country: "AT" } });
  });

  it("is nothing at all when everything is emptied again", async () => {
    const onSubmit = showAddress();
    typeInto("Postcode", "1");
    typeInto("Postcode", "");
    sendAddress();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ address: undefined }));
  });

  it("can be typed without a network, and nothing typed is lost", async () => {
    placesServer.isOffline = true;
    const onSubmit = showAddress();
    typeInto("Town or city", "Wien");
    typeInto("Street and number", "Neubaugasse 24");
    expect(await screen.findByText(places.noSuggestions)).toBeDefined();
    fireEvent.blur(addressField("Town or city"));
    typeInto("Country", "Austria");
    fireEvent.click(await screen.findByRole("option", { name: "Austria" }));
    sendAddress();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const typed = { city: "Wien", street: "Neubaugasse 24", country: "AT" };
    expect(onSubmit).toHaveBeenCalledWith({ address: typed });
  });

  it("is filled in by a street that was found, and stays editable", async () => {
    placesServer.hasStreets = true;
    const onSubmit = showAddress();
    expect(await screen.findByText(places.search.help)).toBeDefined();
    typeInto(places.search.label, "Neubaugasse 24");
    expect(await screen.findByText(places.creditStreets)).toBeDefined();
    fireEvent.click(await screen.findByText("Neubaugasse 24"));
    expect(await screen.findByText(places.search.filled)).toBeDefined();
    expect(
      ["Town or city", "Street and number", "Postcode"].map((label) => addressField(label).value),
    ).toEqual(["Wien", "Neubaugasse 24", "1070"]);
    typeInto("Street and number", "Neubaugasse 26");
    sendAddress();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].address).toMatchObject({ street: "Neubaugasse 26", latitude: 48.2 });
  });

  it("is chosen by keyboard alone, as a combobox", async () => {
    showAddress();
    typeInto("Town or city", "Vienna");
    const town = addressField("Town or city");
    expect(town.getAttribute("role")).toBe("combobox");
    await screen.findByRole("listbox");
    expect(town.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(town, { key: "ArrowDown" });
    const [option] = screen.getAllByRole("option");
    expect(town.getAttribute("aria-activedescendant")).toBe(option?.id);
    fireEvent.keyDown(town, { key: "Enter" });
    await waitFor(() => expect(addressField("Country").value).toBe("Austria"));
  });
});
