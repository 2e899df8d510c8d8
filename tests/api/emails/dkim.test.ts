import { createHash, createVerify, generateKeyPairSync } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { deliver } from "@/lib/platform/server/delivery/mail";
import { FakeSmtp } from "@/tests/support/fake-smtp";

const smtp = new FakeSmtp();
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
process.env.SMTP_URL = `smtp://127.0.0.1:${await smtp.start()}`;
process.env.DKIM_DOMAIN = "tenderbee.example";
process.env.DKIM_SELECTOR = "mail2026";
// In one line, as in a .env file.
process.env.DKIM_PRIVATE_KEY = pem.replaceAll("\n", "\\n");

afterAll(() => smtp.stop());

const calm = (text: string) => text.replace(/[ \t]+/g, " ").trim();

/** The parts of a DKIM signature ("v=1; a=rsa-sha256; …"), without the blanks of folding. */
function tagsOf(signature: string): Record<string, string> {
  const pairs = signature.split(";").map((tag) => {
    const equals = tag.indexOf("=");
    return [tag.slice(0, equals).trim(), tag.slice(equals + 1).replace(/\s/g, "")] as const;
  });
  return Object.fromEntries(pairs);
}

/** What the signature covers: the named headers and itself without its value (RFC 6376, relaxed). */
function signedHeaders(headers: Record<string, string>, tags: Record<string, string>): string {
  const lines = (tags["h"] ?? "").split(":").flatMap((name) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [`${name.toLowerCase()}:${calm(value)}`];
  });
  const own = (headers["dkim-signature"] ?? "").replace(/\bb=[^;]*$/, "b=");
  return [...lines, `dkim-signature:${calm(own)}`].join("\r\n");
}

it("signs every mail for the domain, so that a receiver can check who sent it", async () => {
  await deliver({
    id: crypto.randomUUID(),
    to: "reader@example.com",
    lang: "hu",
    subject: "Árvíztűrő tükörfúrógép",
    html: "<p>Jó napot</p>",
    text: "Jó napot",
    links: [],
    headers: {},
  });

  const [mail] = smtp.received;
  const tags = tagsOf(mail?.headers["dkim-signature"] ?? "");
  expect(tags).toMatchObject({ a: "rsa-sha256", d: "tenderbee.example", s: "mail2026" });
  const lines = (mail?.raw ?? "").split("\r\n\r\n").slice(1).join("\r\n\r\n").split("\r\n");
  const body = lines.map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, "")).join("\r\n");
  const whole = `${body.replace(/(\r\n)*$/, "")}\r\n`;
  expect(createHash("sha256").update(whole).digest("base64")).toBe(tags["bh"]);
  const check = createVerify("RSA-SHA256").update(signedHeaders(mail?.headers ?? {}, tags));
  expect(check.verify(publicKey, tags["b"] ?? "", "base64")).toBe(true);
});
