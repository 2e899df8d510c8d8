import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const REPAIRS_QUESTIONS = {
  warranty: { key: "warranty", kind: "BOOLEAN" },
  keepData: { key: "keepData", kind: "BOOLEAN" },
  carModel: { key: "carModel", kind: "SHORT_TEXT" },
  whiteGood: {
    key: "whiteGood",
    kind: "CHOICE",
    choices: ["washingMachine", "dishwasher", "fridge", "freezer", "oven", "hob", "dryer"],
    required: true,
  },
  whiteFault: {
    key: "whiteFault",
    kind: "MULTI",
    choices: ["noStart", "leaks", "temperature", "drain", "noise", "errorCode", "door"],
  },
  builtIn: { key: "builtIn", kind: "BOOLEAN" },
  avJob: { key: "avJob", kind: "CHOICE", choices: ["repair", "setup", "antenna", "sound"], required: true },
  avDevice: {
    key: "avDevice",
    kind: "CHOICE",
    choices: ["tv", "receiver", "speakers", "projector", "turntable"],
  },
  tvSize: {
    key: "tvSize",
    kind: "NUMBER",
    unit: "inches",
    min: 19,
    max: 120,
    showIf: { key: "avDevice", is: ["tv"] },
  },
  avFault: {
    key: "avFault",
    kind: "MULTI",
    choices: ["noPicture", "noSound", "cracked", "noStart", "signal"],
    showIf: { key: "avJob", is: ["repair"] },
  },
  phoneFault: {
    key: "phoneFault",
    kind: "MULTI",
    choices: ["screen", "battery", "charging", "camera", "water", "noStart", "software", "sound"],
    required: true,
  },
  partsQuality: { key: "partsQuality", kind: "CHOICE", choices: ["original", "compatible", "used"] },
  computerKind: {
    key: "computerKind",
    kind: "CHOICE",
    choices: ["laptop", "desktop", "mac", "printer", "network", "server"],
    required: true,
  },
  computerJobs: {
    key: "computerJobs",
    kind: "MULTI",
    choices: ["repair", "slow", "virus", "system", "dataRescue", "wifi", "setup", "upgrade"],
  },
  computerCount: { key: "computerCount", kind: "NUMBER", unit: "count", min: 1, max: 200 },
  bikeKind: {
    key: "bikeKind",
    kind: "CHOICE",
    choices: ["city", "mountain", "road", "electric", "cargo", "children"],
    required: true,
  },
  bikeJobs: {
    key: "bikeJobs",
    kind: "MULTI",
    choices: ["inspection", "puncture", "brakes", "gears", "chain", "wheels", "motor", "assembly"],
    required: true,
  },
  bikeCount: { key: "bikeCount", kind: "NUMBER", unit: "count", min: 1, max: 50 },
  fuel: { key: "fuel", kind: "CHOICE", choices: ["petrol", "diesel", "hybrid", "electric", "gas"] },
  mileage: { key: "mileage", kind: "NUMBER", unit: "km", min: 0, max: 1000000 },
  carJobs: {
    key: "carJobs",
    kind: "MULTI",
    choices: ["service", "brakes", "inspection", "battery", "gearbox", "airCon", "exhaust", "electronics"],
    required: true,
  },
  drivable: { key: "drivable", kind: "BOOLEAN" },
  carSize: {
    key: "carSize",
    kind: "CHOICE",
    choices: ["small", "medium", "suv", "van", "motorbike"],
    required: true,
  },
  detailJobs: {
    key: "detailJobs",
    kind: "MULTI",
    choices: ["wash", "interior", "polish", "ceramic", "leather", "upholstery", "engine", "smell"],
    required: true,
  },
  carDirt: { key: "carDirt", kind: "CHOICE", choices: ["light", "normal", "heavy", "petHair"] },
  waterAndPower: { key: "waterAndPower", kind: "BOOLEAN" },
  carCount: { key: "carCount", kind: "NUMBER", unit: "count", min: 1, max: 100 },
  tyreJob: {
    key: "tyreJob",
    kind: "CHOICE",
    choices: ["wheels", "tyres", "puncture", "balance", "newTyres"],
    required: true,
  },
  tyreSize: { key: "tyreSize", kind: "SHORT_TEXT" },
  tyreCount: { key: "tyreCount", kind: "NUMBER", unit: "count", min: 1, max: 20 },
  rims: { key: "rims", kind: "CHOICE", choices: ["steel", "alloy"] },
  tyreStorage: { key: "tyreStorage", kind: "BOOLEAN" },
} as const satisfies Questions;

/** What each service of this category asks. */
export const REPAIRS_SETS = {
  "white-goods": {
    version: 1,
    questions: ["whiteGood", "whiteFault", "brandModel", "deviceAge", "builtIn", "warranty"],
  },
  "tv-audio": {
    version: 1,
    questions: ["avJob", "avDevice", "brandModel", "tvSize", "avFault", "deviceAge"],
  },
  phones: {
    version: 1,
    questions: ["phoneFault", "brandModel", "deviceAge", "partsQuality", "keepData", "warranty"],
  },
  computers: {
    version: 1,
    questions: ["computerKind", "computerJobs", "brandModel", "deviceAge", "computerCount", "keepData"],
  },
  bicycles: { version: 1, questions: ["bikeKind", "bikeJobs", "bikeCount", "brandModel", "material"] },
  "car-service": {
    version: 1,
    questions: ["carJobs", "carModel", "fuel", "mileage", "drivable", "material"],
  },
  "car-detailing": {
    version: 1,
    questions: ["carSize", "detailJobs", "carDirt", "carCount", "waterAndPower"],
  },
  tyres: { version: 1, questions: ["tyreJob", "carModel", "tyreSize", "tyreCount", "rims", "tyreStorage"] },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
