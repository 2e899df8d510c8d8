import { describe, expect, it } from "vitest";
import { fullName, displayName } from "@/lib/shared/people";

const user = {
  role: "CLIENT",
  firstName: "Petra",
  lastName: "Nováková",
  lang: "cz",
  isBusiness: false,
  businessName: null,
};

describe("the shown name", () => {
  it.each([
    ["a client to strangers", user, false, "Petra N."],
    ["a client to the BEE whose offer they accepted", user, true, "Petra Nováková"],
    ["a BEE to everybody", { ...user, role: "PRO" }, false, "Petra Nováková"],
    [
      "a BEE who is a business",
      { ...user, role: "PRO", isBusiness: true, businessName: "Malba s.r.o." },
      false,
      "Malba s.r.o.",
    ],
    [
      "a business client to strangers",
      { ...user, isBusiness: true, businessName: "Malba s.r.o." },
      false,
      "Petra N.",
    ],
    [
      "a business client who is known",
      { ...user, isBusiness: true, businessName: "Malba s.r.o." },
      true,
      "Malba s.r.o.",
    ],
    ["a name that begins outside of the basic plane", { ...user, lastName: "𝒩ová" }, false, "Petra 𝒩."],
    ["a Hungarian client to strangers", { ...user, lang: "hu" }, false, "N. Petra"],
    ["a Hungarian client who is known", { ...user, lang: "hu" }, true, "Nováková Petra"],
    ["a Hungarian BEE to everybody", { ...user, role: "PRO", lang: "hu" }, false, "Nováková Petra"],
    ["a Hungarian without a last name", { ...user, lastName: "", lang: "hu" }, false, "Petra"],
    ["somebody without a last name", { ...user, lastName: "" }, false, "Petra"],
  ])("of %s", (_, named, knowsFully, name) => {
    expect(displayName(named, knowsFully)).toBe(name);
  });

  it("of a business without a name falls back to the person's", () => {
    expect(fullName({ ...user, isBusiness: true })).toBe("Petra Nováková");
  });
});
