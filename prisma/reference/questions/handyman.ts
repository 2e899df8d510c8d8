import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const HANDYMAN_QUESTIONS = {
  furnitureItems: {
    key: "furnitureItems",
    kind: "MULTI",
    choices: ["wardrobe", "bed", "chest", "desk", "shelves", "sofa", "garden", "other"],
    required: true,
  },
  furniturePieces: { key: "furniturePieces", kind: "NUMBER", unit: "pieces", min: 1, max: 200 },
  furnitureBrand: { key: "furnitureBrand", kind: "SHORT_TEXT" },
  furnitureState: { key: "furnitureState", kind: "CHOICE", choices: ["boxed", "used", "dismantleFirst"] },
  wallAnchor: { key: "wallAnchor", kind: "BOOLEAN" },
  packagingAway: { key: "packagingAway", kind: "BOOLEAN" },
  mountItems: {
    key: "mountItems",
    kind: "MULTI",
    choices: ["pictures", "shelves", "tv", "mirror", "cabinet", "other"],
    required: true,
  },
  mountCount: { key: "mountCount", kind: "NUMBER", unit: "pieces", min: 1, max: 200 },
  wallTvSize: {
    key: "wallTvSize",
    kind: "NUMBER",
    unit: "inches",
    min: 19,
    max: 120,
    showIf: { key: "mountItems", is: ["tv"] },
  },
  hideCables: { key: "hideCables", kind: "BOOLEAN", showIf: { key: "mountItems", is: ["tv"] } },
  repairPlaces: {
    key: "repairPlaces",
    kind: "MULTI",
    choices: ["doors", "furniture", "walls", "bathroom", "kitchen", "windows", "outside"],
    required: true,
  },
  repairCount: { key: "repairCount", kind: "NUMBER", unit: "count", min: 1, max: 100 },
  lockJob: {
    key: "lockJob",
    kind: "CHOICE",
    choices: ["lockedOut", "replaceLock", "extraLock", "keyStuck", "adjustDoor", "newDoor"],
    required: true,
  },
  doorShut: {
    key: "doorShut",
    kind: "CHOICE",
    choices: ["pulledShut", "locked"],
    showIf: { key: "lockJob", is: ["lockedOut"] },
  },
  doorPlace: { key: "doorPlace", kind: "CHOICE", choices: ["flat", "house", "inner", "garage"] },
  lockKind: { key: "lockKind", kind: "CHOICE", choices: ["cylinder", "multiPoint", "rim", "electronic"] },
  lockCount: {
    key: "lockCount",
    kind: "NUMBER",
    unit: "count",
    min: 1,
    max: 100,
    showIf: { key: "lockJob", is: ["replaceLock", "extraLock"] },
  },
  doorMaterial: { key: "doorMaterial", kind: "CHOICE", choices: ["wood", "metal", "plastic", "glass"] },
  blindJob: { key: "blindJob", kind: "CHOICE", choices: ["mount", "replace", "repair"], required: true },
  blindKind: {
    key: "blindKind",
    kind: "MULTI",
    choices: ["curtains", "roller", "venetian", "pleated", "shutters", "awning", "screens"],
  },
  blindDrive: { key: "blindDrive", kind: "CHOICE", choices: ["manual", "electric"] },
  kitchenLength: { key: "kitchenLength", kind: "NUMBER", unit: "m", min: 1, max: 40 },
  kitchenShape: { key: "kitchenShape", kind: "CHOICE", choices: ["line", "corner", "uShape", "island"] },
  kitchenState: { key: "kitchenState", kind: "CHOICE", choices: ["flatPacked", "preAssembled", "used"] },
  kitchenBrand: { key: "kitchenBrand", kind: "SHORT_TEXT" },
  kitchenExtras: {
    key: "kitchenExtras",
    kind: "MULTI",
    choices: ["worktop", "sink", "cooker", "dishwasher", "hood", "splashback"],
  },
  oldKitchen: { key: "oldKitchen", kind: "CHOICE", choices: ["none", "dismantle", "takeAway"] },
} as const satisfies Questions;

/** What each service of this category asks. */
export const HANDYMAN_SETS = {
  "furniture-assembly": {
    version: 1,
    questions: [
      "furnitureItems",
      "furniturePieces",
      "furnitureBrand",
      "furnitureState",
      "wallAnchor",
      "packagingAway",
    ],
  },
  "wall-mounting": {
    version: 1,
    questions: ["mountItems", "mountCount", "wallType", "wallTvSize", "hideCables", "material"],
  },
  "minor-repairs": { version: 1, questions: ["repairPlaces", "repairCount", "workHeight", "material"] },
  "doors-locks": {
    version: 1,
    questions: ["lockJob", "doorShut", "doorPlace", "doorMaterial", "lockKind", "lockCount"],
  },
  "curtains-blinds": {
    version: 1,
    questions: ["blindJob", "blindKind", "windowCount", "blindDrive", "wallType", "material"],
  },
  "kitchen-installation": {
    version: 1,
    questions: [
      "kitchenLength",
      "kitchenShape",
      "kitchenState",
      "kitchenBrand",
      "kitchenExtras",
      "oldKitchen",
    ],
  },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
