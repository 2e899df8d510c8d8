import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const RENOVATION_QUESTIONS = {
  removeRubble: { key: "removeRubble", kind: "BOOLEAN" },
  paintSurfaces: {
    key: "paintSurfaces",
    kind: "MULTI",
    choices: ["walls", "ceilings", "doors", "windows", "radiators", "facade"],
    required: true,
  },
  wallState: { key: "wallState", kind: "CHOICE", choices: ["good", "holes", "cracks", "wallpaper", "damp"] },
  tilePlaces: {
    key: "tilePlaces",
    kind: "MULTI",
    choices: ["bathroom", "kitchen", "floor", "outside", "stairs"],
    required: true,
  },
  tileSize: { key: "tileSize", kind: "CHOICE", choices: ["mosaic", "small", "medium", "large"] },
  oldTiles: { key: "oldTiles", kind: "CHOICE", choices: ["none", "remove", "tileOver"] },
  tileBase: { key: "tileBase", kind: "CHOICE", choices: ["even", "uneven", "wet"] },
  floorJob: { key: "floorJob", kind: "CHOICE", choices: ["lay", "sand", "repair"], required: true },
  floorKind: {
    key: "floorKind",
    kind: "CHOICE",
    choices: ["laminate", "vinyl", "parquet", "boards", "carpet", "linoleum"],
  },
  oldFloor: {
    key: "oldFloor",
    kind: "CHOICE",
    choices: ["none", "remove", "layOver"],
    showIf: { key: "floorJob", is: ["lay"] },
  },
  subfloor: {
    key: "subfloor",
    kind: "CHOICE",
    choices: ["even", "levelling"],
    showIf: { key: "floorJob", is: ["lay"] },
  },
  drywallJob: {
    key: "drywallJob",
    kind: "CHOICE",
    choices: ["partition", "ceiling", "lining", "attic", "boxing"],
    required: true,
  },
  drywallExtras: {
    key: "drywallExtras",
    kind: "MULTI",
    choices: ["sound", "heat", "door", "wetRoom", "sockets", "spots"],
  },
  drywallFinish: { key: "drywallFinish", kind: "CHOICE", choices: ["boards", "filled", "painted"] },
  masonryJob: {
    key: "masonryJob",
    kind: "CHOICE",
    choices: ["wall", "plaster", "cracks", "opening", "concrete", "chimney", "paving"],
    required: true,
  },
  masonryPlace: { key: "masonryPlace", kind: "CHOICE", choices: ["inside", "outside"] },
  roofJob: {
    key: "roofJob",
    kind: "CHOICE",
    choices: ["leak", "tiles", "newCover", "gutters", "chimney", "skylight", "cleaning"],
    required: true,
  },
  scaffold: { key: "scaffold", kind: "CHOICE", choices: ["there", "needed", "notNeeded"] },
  openingJob: {
    key: "openingJob",
    kind: "CHOICE",
    choices: ["replace", "install", "repair", "glass", "adjust"],
    required: true,
  },
  openingKind: {
    key: "openingKind",
    kind: "MULTI",
    choices: ["window", "balconyDoor", "roofWindow", "frontDoor", "innerDoor"],
  },
  openingCount: { key: "openingCount", kind: "NUMBER", unit: "count", min: 1, max: 200 },
  frameMaterial: {
    key: "frameMaterial",
    kind: "CHOICE",
    choices: ["plastic", "wood", "woodAlu", "aluminium", "steel"],
  },
  openingSizes: { key: "openingSizes", kind: "SHORT_TEXT" },
  insulationPlaces: {
    key: "insulationPlaces",
    kind: "MULTI",
    choices: ["facade", "roof", "topCeiling", "cellarCeiling", "floor", "pipes"],
    required: true,
  },
  insulationKind: {
    key: "insulationKind",
    kind: "CHOICE",
    choices: ["polystyrene", "mineralWool", "woodFibre", "blown", "open"],
  },
  insulationCm: { key: "insulationCm", kind: "NUMBER", unit: "cm", min: 2, max: 50 },
  subsidy: { key: "subsidy", kind: "BOOLEAN" },
  demolitionParts: {
    key: "demolitionParts",
    kind: "MULTI",
    choices: ["wall", "bathroom", "kitchen", "floors", "ceiling", "shed"],
    required: true,
  },
  loadBearing: { key: "loadBearing", kind: "BOOLEAN" },
} as const satisfies Questions;

/** What each service of this category asks. */
export const RENOVATION_SETS = {
  painting: {
    version: 1,
    questions: ["paintSurfaces", "rooms", "areaM2", "wallState", "furnishing", "material"],
  },
  tiling: { version: 1, questions: ["tilePlaces", "areaM2", "tileSize", "oldTiles", "tileBase", "material"] },
  flooring: {
    version: 1,
    questions: ["floorJob", "floorKind", "areaM2", "oldFloor", "subfloor", "material"],
  },
  drywall: {
    version: 1,
    questions: ["drywallJob", "areaM2", "workHeight", "drywallExtras", "drywallFinish", "material"],
  },
  masonry: {
    version: 1,
    questions: ["masonryJob", "masonryPlace", "areaM2", "workHeight", "removeRubble", "material"],
  },
  roofing: { version: 1, questions: ["roofJob", "roofShape", "roofCover", "areaM2", "storeys", "scaffold"] },
  "windows-doors": {
    version: 1,
    questions: ["openingJob", "openingKind", "openingCount", "openingSizes", "frameMaterial", "removeOld"],
  },
  insulation: {
    version: 1,
    questions: ["insulationPlaces", "areaM2", "insulationKind", "insulationCm", "scaffold", "subsidy"],
  },
  demolition: {
    version: 1,
    questions: ["demolitionParts", "areaM2", "loadBearing", "removeRubble", "floor", "lift"],
  },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
