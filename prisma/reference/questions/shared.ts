import type { Questions } from "./question";

/** Questions that services of several categories ask. */
export const SHARED_QUESTIONS = {
  areaM2: { key: "areaM2", kind: "NUMBER", unit: "m2", min: 1, max: 10000 },
  rooms: { key: "rooms", kind: "NUMBER", unit: "rooms", min: 1, max: 50 },
  floor: { key: "floor", kind: "NUMBER", unit: "floor", min: 0, max: 60 },
  storeys: { key: "storeys", kind: "NUMBER", unit: "floors", min: 1, max: 30 },
  lift: { key: "lift", kind: "CHOICE", choices: ["none", "small", "large"] },
  building: { key: "building", kind: "CHOICE", choices: ["flat", "house", "business"] },
  material: { key: "material", kind: "CHOICE", choices: ["there", "bring", "partly"] },
  furnishing: { key: "furnishing", kind: "CHOICE", choices: ["empty", "partly", "furnished"] },
  wallType: { key: "wallType", kind: "MULTI", choices: ["brick", "concrete", "drywall", "tiles", "wood"] },
  workHeight: { key: "workHeight", kind: "CHOICE", choices: ["upTo3", "upTo5", "over5"] },
  removeOld: { key: "removeOld", kind: "BOOLEAN" },
  windowCount: { key: "windowCount", kind: "NUMBER", unit: "count", min: 1, max: 500 },
  brandModel: { key: "brandModel", kind: "SHORT_TEXT" },
  deviceAge: { key: "deviceAge", kind: "NUMBER", unit: "years", min: 0, max: 50 },
  // How the tender repeats follows from the answer (`RHYTHM` in lib/tenders/constants.ts).
  rhythm: {
    key: "rhythm",
    kind: "CHOICE",
    choices: ["once", "monthly", "biweekly", "weekly", "twiceWeekly", "severalWeekly", "daily"],
  },
  sessionHours: { key: "sessionHours", kind: "NUMBER", unit: "hours", min: 1, max: 24 },
  speakLanguages: {
    key: "speakLanguages",
    kind: "MULTI",
    choices: ["english", "german", "hungarian", "czech", "slovak", "other"],
  },
  shootHours: { key: "shootHours", kind: "NUMBER", unit: "hours", min: 1, max: 100 },
  roofShape: { key: "roofShape", kind: "CHOICE", choices: ["pitched", "flat"] },
  roofCover: {
    key: "roofCover",
    kind: "CHOICE",
    choices: ["clay", "concrete", "metal", "bitumen", "slate", "fibreCement"],
  },
  pets: { key: "pets", kind: "BOOLEAN" },
} as const satisfies Questions;
