import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const ELECTRICAL_QUESTIONS = {
  cableLaying: { key: "cableLaying", kind: "CHOICE", choices: ["inWall", "onWall", "hollow"] },
  inspectionReport: { key: "inspectionReport", kind: "BOOLEAN" },
  wiringJob: {
    key: "wiringJob",
    kind: "CHOICE",
    choices: ["complete", "part", "circuit", "fault", "network"],
    required: true,
  },
  wiringMaterial: { key: "wiringMaterial", kind: "CHOICE", choices: ["copper", "aluminium", "mixed"] },
  lampCount: { key: "lampCount", kind: "NUMBER", unit: "count", min: 1, max: 300 },
  lampKinds: {
    key: "lampKinds",
    kind: "MULTI",
    choices: ["ceiling", "chandelier", "spots", "wall", "ledStrip", "outdoor", "switches"],
    required: true,
  },
  lampCable: { key: "lampCable", kind: "CHOICE", choices: ["there", "missing", "partly"] },
  socketJob: {
    key: "socketJob",
    kind: "CHOICE",
    choices: ["add", "replace", "trips", "newBox", "rcd", "threePhase"],
    required: true,
  },
  socketCount: {
    key: "socketCount",
    kind: "NUMBER",
    unit: "count",
    min: 1,
    max: 200,
    showIf: { key: "socketJob", is: ["add", "replace"] },
  },
  fuseBoxAge: { key: "fuseBoxAge", kind: "NUMBER", unit: "years", min: 0, max: 80 },
  applianceKinds: {
    key: "applianceKinds",
    kind: "MULTI",
    choices: ["cooker", "gasCooker", "oven", "dishwasher", "washingMachine", "dryer", "hood", "fridge"],
    required: true,
  },
  connectionsReady: { key: "connectionsReady", kind: "CHOICE", choices: ["all", "partly", "none"] },
  oldAppliance: { key: "oldAppliance", kind: "CHOICE", choices: ["none", "disconnect", "takeAway"] },
  worktopCutout: {
    key: "worktopCutout",
    kind: "BOOLEAN",
    showIf: { key: "applianceKinds", is: ["cooker", "gasCooker"] },
  },
  solarJob: {
    key: "solarJob",
    kind: "CHOICE",
    choices: ["system", "balcony", "battery", "repair", "inspection", "cleaning"],
    required: true,
  },
  powerUse: {
    key: "powerUse",
    kind: "NUMBER",
    unit: "kwh",
    min: 500,
    max: 200000,
    showIf: { key: "solarJob", is: ["system", "battery"] },
  },
  solarExtras: { key: "solarExtras", kind: "MULTI", choices: ["battery", "charger", "backup", "heatPump"] },
  chargerPlace: {
    key: "chargerPlace",
    kind: "CHOICE",
    choices: ["garage", "carport", "sharedGarage", "outside"],
    required: true,
  },
  ownersApproval: {
    key: "ownersApproval",
    kind: "BOOLEAN",
    showIf: { key: "chargerPlace", is: ["sharedGarage"] },
  },
  chargerDistance: { key: "chargerDistance", kind: "NUMBER", unit: "m", min: 1, max: 200 },
  threePhase: { key: "threePhase", kind: "BOOLEAN" },
  chargerPower: { key: "chargerPower", kind: "CHOICE", choices: ["upTo4", "kw11", "kw22"] },
  securityItems: {
    key: "securityItems",
    kind: "MULTI",
    choices: ["alarm", "cameras", "smoke", "doorbell", "access"],
    required: true,
  },
  cameraCount: {
    key: "cameraCount",
    kind: "NUMBER",
    unit: "count",
    min: 1,
    max: 100,
    showIf: { key: "securityItems", is: ["cameras"] },
  },
  securedOpenings: {
    key: "securedOpenings",
    kind: "NUMBER",
    unit: "count",
    min: 1,
    max: 200,
    showIf: { key: "securityItems", is: ["alarm"] },
  },
  securityLink: { key: "securityLink", kind: "CHOICE", choices: ["wired", "wireless"] },
} as const satisfies Questions;

/** What each service of this category asks. */
export const ELECTRICAL_SETS = {
  wiring: {
    version: 1,
    questions: ["wiringJob", "areaM2", "rooms", "wiringMaterial", "cableLaying", "inspectionReport"],
  },
  lighting: { version: 1, questions: ["lampKinds", "lampCount", "lampCable", "workHeight", "material"] },
  "sockets-fuse-box": {
    version: 1,
    questions: ["socketJob", "socketCount", "cableLaying", "wallType", "fuseBoxAge", "inspectionReport"],
  },
  "appliance-connection": {
    version: 1,
    questions: ["applianceKinds", "brandModel", "connectionsReady", "worktopCutout", "oldAppliance"],
  },
  solar: {
    version: 1,
    questions: ["solarJob", "powerUse", "roofShape", "roofCover", "storeys", "solarExtras"],
  },
  "ev-charger": {
    version: 1,
    questions: [
      "chargerPlace",
      "ownersApproval",
      "chargerDistance",
      "threePhase",
      "chargerPower",
      "material",
    ],
  },
  "alarm-cameras": {
    version: 1,
    questions: ["securityItems", "cameraCount", "securedOpenings", "building", "securityLink", "material"],
  },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
