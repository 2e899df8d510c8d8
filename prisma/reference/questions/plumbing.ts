import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const PLUMBING_QUESTIONS = {
  leakPlace: {
    key: "leakPlace",
    kind: "CHOICE",
    choices: ["tap", "toilet", "drainTrap", "visiblePipe", "hiddenPipe", "machine", "ceiling"],
    required: true,
  },
  leakStrength: { key: "leakStrength", kind: "CHOICE", choices: ["drips", "runs", "gushes"] },
  waterOff: { key: "waterOff", kind: "BOOLEAN" },
  leakNeighbours: { key: "leakNeighbours", kind: "BOOLEAN" },
  insuranceReport: { key: "insuranceReport", kind: "BOOLEAN" },
  bathroomJob: {
    key: "bathroomJob",
    kind: "CHOICE",
    choices: ["full", "bathToShower", "single", "newBath"],
    required: true,
  },
  bathroomItems: {
    key: "bathroomItems",
    kind: "MULTI",
    choices: ["shower", "bath", "washbasin", "toilet", "bidet", "towelRadiator", "washingMachine"],
  },
  bathroomTiles: { key: "bathroomTiles", kind: "CHOICE", choices: ["keep", "new", "partly"] },
  newPipes: { key: "newPipes", kind: "BOOLEAN" },
  boilerJob: {
    key: "boilerJob",
    kind: "CHOICE",
    choices: ["repair", "service", "replace", "install"],
    required: true,
  },
  boilerKind: {
    key: "boilerKind",
    kind: "CHOICE",
    choices: ["gasCombi", "gasBoiler", "electricTank", "electricFlow", "heatPump", "oil", "solid"],
  },
  boilerFault: {
    key: "boilerFault",
    kind: "MULTI",
    choices: ["noHotWater", "noHeating", "leaks", "errorCode", "noise", "pressure"],
    showIf: { key: "boilerJob", is: ["repair"] },
  },
  heatingJob: {
    key: "heatingJob",
    kind: "CHOICE",
    choices: ["cold", "bleed", "replace", "add", "leak", "underfloor", "newSystem", "controls"],
    required: true,
  },
  heatSource: {
    key: "heatSource",
    kind: "CHOICE",
    choices: ["gas", "district", "electric", "heatPump", "oil", "solid"],
  },
  radiatorCount: { key: "radiatorCount", kind: "NUMBER", unit: "count", min: 1, max: 200 },
  drainPlace: {
    key: "drainPlace",
    kind: "CHOICE",
    choices: ["toilet", "kitchen", "washbasin", "shower", "floorDrain", "sewer"],
    required: true,
  },
  drainState: { key: "drainState", kind: "CHOICE", choices: ["slow", "blocked", "overflows", "smells"] },
  drainSeveral: { key: "drainSeveral", kind: "BOOLEAN" },
  drainTried: { key: "drainTried", kind: "MULTI", choices: ["plunger", "chemicals", "snake"] },
  drainCamera: { key: "drainCamera", kind: "BOOLEAN" },
  acJob: {
    key: "acJob",
    kind: "CHOICE",
    choices: ["install", "move", "service", "repair", "remove"],
    required: true,
  },
  acKind: { key: "acKind", kind: "CHOICE", choices: ["split", "multiSplit", "mobile", "central"] },
  indoorUnits: { key: "indoorUnits", kind: "NUMBER", unit: "count", min: 1, max: 50 },
  acOutdoor: {
    key: "acOutdoor",
    kind: "CHOICE",
    choices: ["balcony", "facade", "roof", "ground", "courtyard"],
    showIf: { key: "acJob", is: ["install", "move"] },
  },
} as const satisfies Questions;

/** What each service of this category asks. */
export const PLUMBING_SETS = {
  leaks: {
    version: 1,
    questions: ["leakPlace", "leakStrength", "waterOff", "leakNeighbours", "floor", "insuranceReport"],
  },
  bathroom: {
    version: 1,
    questions: ["bathroomJob", "areaM2", "bathroomItems", "bathroomTiles", "newPipes", "material"],
  },
  boiler: {
    version: 1,
    questions: ["boilerJob", "boilerKind", "brandModel", "deviceAge", "boilerFault", "building"],
  },
  heating: { version: 1, questions: ["heatingJob", "heatSource", "radiatorCount", "areaM2", "building"] },
  drains: {
    version: 1,
    questions: ["drainPlace", "drainState", "drainSeveral", "drainTried", "building", "drainCamera"],
  },
  "air-conditioning": {
    version: 1,
    questions: ["acJob", "acKind", "indoorUnits", "areaM2", "acOutdoor", "brandModel"],
  },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
