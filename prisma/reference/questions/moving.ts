import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const MOVING_QUESTIONS = {
  moveTo: { key: "moveTo", kind: "SHORT_TEXT", required: true },
  fromFloor: { key: "fromFloor", kind: "NUMBER", unit: "floor", min: 0, max: 60 },
  toFloor: { key: "toFloor", kind: "NUMBER", unit: "floor", min: 0, max: 60 },
  moveLifts: { key: "moveLifts", kind: "CHOICE", choices: ["both", "start", "destination", "none"] },
  itemWeight: { key: "itemWeight", kind: "NUMBER", unit: "kg", min: 1, max: 2000 },
  boxes: { key: "boxes", kind: "NUMBER", unit: "count", min: 0, max: 500 },
  workplaces: { key: "workplaces", kind: "NUMBER", unit: "persons", min: 1, max: 1000 },
  officeMoveExtras: {
    key: "officeMoveExtras",
    kind: "MULTI",
    choices: ["packing", "computers", "furniture", "archive", "weekend", "disposal"],
  },
  itemName: { key: "itemName", kind: "SHORT_TEXT", required: true },
  cargo: { key: "cargo", kind: "SHORT_TEXT", required: true },
  vanSize: { key: "vanSize", kind: "CHOICE", choices: ["small", "medium", "large", "truck"] },
  vanHours: { key: "vanHours", kind: "NUMBER", unit: "hours", min: 1, max: 24 },
  loadingHelp: { key: "loadingHelp", kind: "CHOICE", choices: ["none", "driver", "twoPeople"] },
  parcelKind: {
    key: "parcelKind",
    kind: "CHOICE",
    choices: ["documents", "smallParcel", "largeParcel", "food", "flowers"],
    required: true,
  },
  parcelCount: { key: "parcelCount", kind: "NUMBER", unit: "pieces", min: 1, max: 500 },
  parcelCare: {
    key: "parcelCare",
    kind: "MULTI",
    choices: ["fragile", "cold", "upright", "valuable", "signature"],
  },
  clearPlace: {
    key: "clearPlace",
    kind: "CHOICE",
    choices: ["flat", "house", "cellar", "attic", "garage", "pieces", "site"],
    required: true,
  },
  clearVolume: { key: "clearVolume", kind: "NUMBER", unit: "m3", min: 1, max: 500 },
  wasteKinds: {
    key: "wasteKinds",
    kind: "MULTI",
    choices: ["furniture", "appliances", "electronics", "rubble", "green", "hazardous"],
  },
  sweptClean: { key: "sweptClean", kind: "BOOLEAN" },
} as const satisfies Questions;

/** What each service of this category asks. */
export const MOVING_SETS = {
  "home-moving": { version: 1, questions: ["rooms", "boxes", "moveTo", "fromFloor", "toFloor", "moveLifts"] },
  "office-moving": {
    version: 1,
    questions: ["workplaces", "moveTo", "fromFloor", "toFloor", "moveLifts", "officeMoveExtras"],
  },
  "single-item": {
    version: 1,
    questions: ["itemName", "itemWeight", "moveTo", "fromFloor", "toFloor", "moveLifts"],
  },
  "van-with-driver": { version: 1, questions: ["cargo", "vanSize", "vanHours", "moveTo", "loadingHelp"] },
  courier: { version: 1, questions: ["parcelKind", "parcelCount", "itemWeight", "moveTo", "parcelCare"] },
  disposal: {
    version: 1,
    questions: ["clearPlace", "clearVolume", "wasteKinds", "floor", "lift", "sweptClean"],
  },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
