import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const GARDEN_QUESTIONS = {
  slope: { key: "slope", kind: "CHOICE", choices: ["flat", "gentle", "steep"] },
  greenWaste: { key: "greenWaste", kind: "CHOICE", choices: ["takeAway", "compost", "leave"] },
  grassHeight: { key: "grassHeight", kind: "CHOICE", choices: ["short", "ankle", "knee", "taller"] },
  mowerThere: { key: "mowerThere", kind: "BOOLEAN" },
  lawnExtras: {
    key: "lawnExtras",
    kind: "MULTI",
    choices: ["edges", "weeds", "leaves", "scarify", "fertilise"],
  },
  treeJobs: {
    key: "treeJobs",
    kind: "MULTI",
    choices: ["hedge", "prune", "fell", "stump", "plant"],
    required: true,
  },
  hedgeLength: {
    key: "hedgeLength",
    kind: "NUMBER",
    unit: "m",
    min: 1,
    max: 1000,
    showIf: { key: "treeJobs", is: ["hedge"] },
  },
  treeCount: {
    key: "treeCount",
    kind: "NUMBER",
    unit: "count",
    min: 1,
    max: 500,
    showIf: { key: "treeJobs", is: ["prune", "fell", "stump", "plant"] },
  },
  plantHeight: { key: "plantHeight", kind: "NUMBER", unit: "m", min: 1, max: 50 },
  treeAccess: { key: "treeAccess", kind: "CHOICE", choices: ["vehicle", "foot", "tight"] },
  gardenJobs: {
    key: "gardenJobs",
    kind: "MULTI",
    choices: ["design", "lawn", "beds", "irrigation", "paths", "pond", "earthworks"],
    required: true,
  },
  gardenState: { key: "gardenState", kind: "CHOICE", choices: ["bare", "lawn", "overgrown", "rubble"] },
  machineAccess: { key: "machineAccess", kind: "BOOLEAN" },
  outdoorBuild: {
    key: "outdoorBuild",
    kind: "CHOICE",
    choices: ["fence", "gate", "deck", "pergola", "shed", "carport"],
    required: true,
  },
  outdoorMaterial: {
    key: "outdoorMaterial",
    kind: "CHOICE",
    choices: ["wood", "wpc", "metal", "mesh", "stone"],
  },
  fenceLength: {
    key: "fenceLength",
    kind: "NUMBER",
    unit: "m",
    min: 1,
    max: 1000,
    showIf: { key: "outdoorBuild", is: ["fence"] },
  },
  deckArea: {
    key: "deckArea",
    kind: "NUMBER",
    unit: "m2",
    min: 1,
    max: 500,
    showIf: { key: "outdoorBuild", is: ["deck", "pergola", "shed", "carport"] },
  },
  poolJob: {
    key: "poolJob",
    kind: "CHOICE",
    choices: ["build", "cleaning", "opening", "winter", "greenWater", "leak", "equipment"],
    required: true,
  },
  poolKind: {
    key: "poolKind",
    kind: "CHOICE",
    choices: ["concrete", "liner", "plastic", "aboveGround", "hotTub"],
  },
  poolVolume: { key: "poolVolume", kind: "NUMBER", unit: "m3", min: 1, max: 1000 },
  poolEquipment: {
    key: "poolEquipment",
    kind: "MULTI",
    choices: ["filter", "salt", "heatPump", "robot", "cover"],
  },
  snowPlaces: {
    key: "snowPlaces",
    kind: "MULTI",
    choices: ["pavement", "driveway", "parking", "yard", "stairs", "roof"],
    required: true,
  },
  snowService: { key: "snowService", kind: "CHOICE", choices: ["once", "onCall", "season"] },
  gritting: { key: "gritting", kind: "CHOICE", choices: ["none", "grit", "salt"] },
  snowDuty: { key: "snowDuty", kind: "BOOLEAN" },
} as const satisfies Questions;

/** What each service of this category asks. */
export const GARDEN_SETS = {
  mowing: {
    version: 1,
    questions: ["areaM2", "grassHeight", "slope", "mowerThere", "greenWaste", "lawnExtras"],
  },
  "hedges-trees": {
    version: 1,
    questions: ["treeJobs", "hedgeLength", "treeCount", "plantHeight", "treeAccess", "greenWaste"],
  },
  landscaping: {
    version: 1,
    questions: ["gardenJobs", "areaM2", "gardenState", "slope", "machineAccess", "material"],
  },
  "fences-decking": {
    version: 1,
    questions: ["outdoorBuild", "fenceLength", "deckArea", "outdoorMaterial", "removeOld", "material"],
  },
  pools: { version: 1, questions: ["poolJob", "poolKind", "poolVolume", "poolEquipment"] },
  "snow-removal": { version: 1, questions: ["snowPlaces", "areaM2", "snowService", "gritting", "snowDuty"] },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
