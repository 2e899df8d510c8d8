import type { DisputeView } from "@/lib/disputes/schema";

export const AT = "2026-11-20T10:00:00.000Z";
export const person = (id: string, role: "CLIENT" | "PRO", name: string) => ({
  id,
  role,
  name,
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
});

export const aDispute = (changes: Partial<DisputeView> = {}): DisputeView => ({
  id: "dispute",
  tenderId: "tender",
  tenderTitle: "Paint the living room",
  client: person("client", "CLIENT", "Nora Berger"),
  pro: person("pro", "PRO", "Tomáš Dvořák"),
  openedBy: "CLIENT",
  reason: "DAMAGE",
  text: "The wardrobe has a deep scratch.",
  photos: [],
  answer: null,
  status: "TALK",
  talkUntil: AT,
  proposal: { by: "PRO", outcome: "I repair it.", at: AT },
  mediationAskedBy: null,
  mediationAt: null,
  decision: null,
  closedAt: null,
  version: 2,
  createdAt: AT,
  may: ["agree", "propose", "mediate", "withdraw"],
  ...changes,
});
