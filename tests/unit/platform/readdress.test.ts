import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readdress } from "@/lib/platform/server/pages/readdress";

const BUILT = "http://localhost:3000";
const SERVED = "https://tenderbee.example";

const toScript = (text: string) =>
  `self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026")}])`;

/** A page as Next makes it: its data cut into pieces anywhere, also within an address. */
function aPage(origin: string): { html: string; pieces: string[] } {
  const jsonLd = `{"@id":"${origin}/#organization","name":"Käfer & Söhne 🐝 <b>","url":"${origin}/en"}`;
  const data =
    `:HL["/a.css","style"]\n1:["$","link",{"href":"${origin}/en"}]\n` +
    `2f:T${Buffer.byteLength(jsonLd).toString(16)},${jsonLd}3:["$","p",{"text":"localhost:30001 ${origin}1"}]\n`;
  const cut = data.indexOf(origin) + 9;
  const pieces = [data.slice(0, cut), data.slice(cut)];
  const scripts = pieces.map((piece) => `<script>${toScript(piece)}</script>`).join("");
  const head = `<link rel="canonical" href="${origin}/en"/><script type="application/ld+json">${jsonLd}</script>`;
  return { html: `<html><head>${head}</head><body>Käfer${scripts}</body></html>`, pieces };
}

const dataOf = (html: string) =>
  [...html.matchAll(/push\(\[1,(".*?")\]\)<\/script>/g)]
    .map(([, text]) => JSON.parse(text!) as string)
    .join("");
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("a page that was built for another address", () => {
  it("names the one it is served at, in the HTML and in the data that takes it over, whose lengths are right", () => {
    const moved = readdress(aPage(BUILT).html, BUILT, SERVED);

    // A longer port is another address: the last one stays.
    const expected = dataOf(aPage(SERVED).html).replace(`${SERVED}1`, `${BUILT}1`);
    expect(dataOf(moved!.html)).toBe(expected);
    expect(moved!.html.match(/canonical" href="([^"]*)"/)?.[1]).toBe(`${SERVED}/en`);
    expect(moved!.html).toContain(`"@id":"${SERVED}/#organization"`);
  });

  it("gives the hashes of the scripts that have changed, which the policy must allow", () => {
    const { html, pieces } = aPage(BUILT);
    const moved = readdress(html, BUILT, SERVED)!;

    expect([...moved.scripts.keys()]).toEqual(pieces.map((piece) => hashOf(toScript(piece))));
    for (const hash of moved.scripts.values()) {
      const scripts = [...moved.html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => hashOf(text!));
      expect(scripts).toContain(hash);
    }
  });

  it("comes back as it was", () => {
    const { html } = aPage(BUILT);
    const back = readdress(readdress(html, BUILT, SERVED)!.html, SERVED, BUILT)!.html;
    // An address across two pieces has gone into the first.
    expect(dataOf(back)).toBe(dataOf(html));
    expect(back.split("<script>self")[0]).toBe(html.split("<script>self")[0]);
  });

  it("stays as it is where its data is not written as expected", () => {
    expect(readdress(`<script>self.__next_f.push([1,"no row"])</script>`, BUILT, SERVED)).toBeNull();
  });
});
