import { describe, expect, it } from "vitest";
import { fullName, displayName } from "@/lib/shared/people";

const person = {
  role: "CLIENT",
  firstName: "Petra",
  lastName: "Nováková",
  isBusiness: false,
  businessName: null,
};

describe("the shown name", () => {
  it.each([
    ["a client to strangers", person, false, "Petra N."],
    ["a client to the BEE whose offer they accepted", person, true, "Petra Nováková"],
    ["a BEE to everybody", { ...person, role: "PRO" }, false, "Petra Nováková"],
    [
      "a BEE who is a business",
      { ...person, role: "PRO", isBusiness: true, businessName: "Malba s.r.o." },
      false,
      "Malba s.r.o.",
    ],
    [
      "a business client to strangers",
      { ...person, isBusiness: true, businessName: "Malba s.r.o." },
      false,
      "Petra N.",
    ],
    [
      "a business client who is known",
      { ...person, isBusiness: true, businessName: "Malba s.r.o." },
      true,
      "Malba s.r.o.",
    ],
    ["a name that begins outside of the basic plane", { ...person, lastName: "𝒩ová" }, false, "Petra 𝒩."],
    ["somebody without a last name", { ...person, lastName: "" }, false, "Petra"],
  ])("of %s", (_, named, knowsFully, name) => {
    expect(displayName(named, knowsFully)).toBe(name);
  });

  it("of a business without a name falls back to the person's", () => {
    expect(fullName({ ...person, isBusiness: true })).toBe("Petra Nováková");
  });
});
