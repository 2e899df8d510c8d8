import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { breadcrumbsJsonLd, organizationJsonLd, serviceJsonLd } from "@/components/shell/json-ld";
import { JsonLd } from "@/components/shell/JsonLd";

const ORIGIN = "https://bee.example";
const COMPANY = {
  origin: ORIGIN,
  name: "Bee Ltd",
  email: "help@bee.example",
  address: null,
  phone: null,
  vatId: null,
};

/** The structured data of the page. */
function readBack(value: object): { markup: string; read: unknown } {
  const markup = renderToStaticMarkup(<JsonLd value={value} />);
  const text = /^<script type="application\/ld\+json">(.*)<\/script>$/su.exec(markup)?.[1] ?? "";
  return { markup, read: JSON.parse(text) };
}

describe("what machines read of a page", () => {
  it("cannot be ended by what somebody wrote", () => {
    const description = "I paint. </script><script>alert(1)</script> And I tile.";

    const { markup, read } = readBack({ "@type": "Person", description });

    expect(markup.match(/<\/script/g)).toHaveLength(1);
    expect(read).toEqual({ "@context": "https://schema.org", "@type": "Person", description });
  });

  it("names no social network, number or address of the operator where there is none", () => {
    const { read } = readBack(organizationJsonLd({ ...COMPANY, profiles: [] }));
    expect(Object.keys(read as object).sort()).toEqual(
      ["@context", "@id", "@type", "contactPoint", "email", "logo", "name", "url"].sort(),
    );
    const social = ["https://social.example/bee"];
    expect(organizationJsonLd({ ...COMPANY, profiles: social })).toHaveProperty("sameAs", social);
  });

  it("lists subcategories as what is offered, with their kinds of work where there are any", () => {
    const categories = [
      { name: "Cleaning", subcategories: ["Windows", "Carpets"] },
      { name: "Garden", subcategories: [] },
    ];

    const { hasOfferCatalog } = serviceJsonLd(ORIGIN, { name: "Offers", text: "From BEEs", categories });

    expect(hasOfferCatalog).toMatchObject({
      itemListElement: [
        { "@type": "OfferCatalog", itemListElement: [{ itemOffered: { name: "Windows" } }, {}] },
        { "@type": "Offer", itemOffered: { name: "Garden" } },
      ],
    });
  });

  it("counts the way to a page from one", () => {
    const breadcrumb = [
      { name: "TenderBee", url: `${ORIGIN}/de` },
      { name: "Impressum", url: `${ORIGIN}/de/imprint` },
    ];

    expect(breadcrumbsJsonLd(breadcrumb)).toMatchObject({
      itemListElement: [
        { position: 1, item: `${ORIGIN}/de` },
        { position: 2, name: "Impressum" },
      ],
    });
  });
});
