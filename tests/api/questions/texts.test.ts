import { describe, expect, it } from "vitest";
import { POST } from "@/app/api/questions/[subcategoryId]/texts/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { newId } from "@/lib/shared/ids";
import { proposal } from "@/lib/tenders/proposal/schema";
import { call, read } from "@/tests/support/call";

const propose = (subcategoryId: string, answers: object, lang = "en") =>
  call(POST, { params: { subcategoryId }, body: { answers }, headers: { "content-language": lang } });
const PAINTING = subcategoryIdOf("painting");

describe("title and description made from answers", () => {
  it("name the service and what was answered, in the caller's language", async () => {
    const answers = { paintSurfaces: ["walls", "ceilings"], rooms: 3, areaM2: 60, wallState: null };
    expect(read(proposal, await propose(PAINTING, answers, "de"))).toMatchObject({
      title: "Maler- & Anstricharbeiten: Wände, Decken, 3 Zimmer, 60 m²",
      description: "Zu streichen: Wände · Decken\nZimmer: 3 Zimmer\nFläche: 60 m²",
    });
    expect(read(proposal, await propose(PAINTING, answers, "sk")).title).not.toContain("Wände");
  });

  it("leave what is a detail out of the title", async () => {
    const answers = { paintSurfaces: ["walls"], wallState: "cracks", furnishing: "empty" };
    const texts = read(proposal, await propose(PAINTING, answers, "de"));
    expect(texts.title).toBe("Maler- & Anstricharbeiten: Wände");
    expect(texts.description).toContain("Möblierung: Leer");
  });

  it("say how often within the title, unless it is once", async () => {
    const cleaning = subcategoryIdOf("home-cleaning");
    const titleOf = async (rhythm: string) =>
      read(proposal, await propose(cleaning, { areaM2: 80, rhythm }, "de")).title;
    expect(await titleOf("weekly")).toBe("Wohnungsreinigung: 80 m², jede Woche");
    expect(await titleOf("once")).toBe("Wohnungsreinigung: 80 m²");
  });

  it("name nothing in the title that reads only beside its question", async () => {
    const answers = { areaM2: 80, cleaningSupplies: "bring" };
    const texts = read(proposal, await propose(subcategoryIdOf("home-cleaning"), answers, "de"));
    expect(texts.title).toBe("Wohnungsreinigung: 80 m²");
    expect(texts.description).toContain("Putzmittel und Geräte: Die BEE bringt sie mit");
  });

  it("come with the answers as the facts that the tender will show", async () => {
    const { facts } = read(proposal, await propose(PAINTING, { rooms: 3, wallState: null }, "de"));
    expect(facts.map(({ label, text }) => [label, text])).toEqual([
      ["Zimmer", "3 Zimmer"],
      ["Zustand der Wände", "Weiß ich nicht"],
    ]);
  });

  it("stay within what a tender may have, and leave out what does not fit", async () => {
    const moving = { moveTo: "x".repeat(120), rooms: 900, boxes: 40 };
    const texts = read(proposal, await propose(subcategoryIdOf("home-moving"), moving));
    expect(texts.title).toBeNull();
    expect(texts.description).toContain("40");
    expect(texts.description).not.toContain("900");
  });

  it("are none where the answers say too little", async () => {
    const answer = await propose(PAINTING, { wallState: null, constructor: true });
    expect(read(proposal, answer)).toMatchObject({ title: null, description: null });
    expect((await propose(newId(), {})).status).toBe(404);
    expect((await propose(PAINTING, { areaM2: {} })).status).toBe(422);
  });
});
