import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const CLEANING_QUESTIONS = {
  bathrooms: { key: "bathrooms", kind: "NUMBER", unit: "count", min: 1, max: 30 },
  cleaningSupplies: { key: "cleaningSupplies", kind: "CHOICE", choices: ["there", "bring", "partly"] },
  deepExtras: {
    key: "deepExtras",
    kind: "MULTI",
    choices: ["windows", "oven", "fridge", "cupboards", "balcony", "blinds"],
  },
  cleanExtras: {
    key: "cleanExtras",
    kind: "MULTI",
    choices: ["windows", "oven", "fridge", "ironing", "laundry", "bedLinen"],
  },
  dirtLevel: { key: "dirtLevel", kind: "CHOICE", choices: ["normal", "heavy", "extreme"] },
  handoverReady: { key: "handoverReady", kind: "BOOLEAN" },
  windowGlass: { key: "windowGlass", kind: "CHOICE", choices: ["simple", "box", "panorama", "roof"] },
  windowSides: { key: "windowSides", kind: "CHOICE", choices: ["inside", "outside", "both"] },
  windowExtras: { key: "windowExtras", kind: "MULTI", choices: ["frames", "sills", "blinds", "screens"] },
  outsideAccess: { key: "outsideAccess", kind: "CHOICE", choices: ["fromInside", "ladder", "platform"] },
  textileItems: {
    key: "textileItems",
    kind: "MULTI",
    choices: ["rugs", "fitted", "sofa", "armchairs", "chairs", "mattresses"],
    required: true,
  },
  carpetArea: {
    key: "carpetArea",
    kind: "NUMBER",
    unit: "m2",
    min: 1,
    max: 2000,
    showIf: { key: "textileItems", is: ["rugs", "fitted"] },
  },
  sittingPlaces: {
    key: "sittingPlaces",
    kind: "NUMBER",
    unit: "count",
    min: 1,
    max: 200,
    showIf: { key: "textileItems", is: ["sofa", "armchairs", "chairs"] },
  },
  mattressCount: {
    key: "mattressCount",
    kind: "NUMBER",
    unit: "count",
    min: 1,
    max: 50,
    showIf: { key: "textileItems", is: ["mattresses"] },
  },
  textileMaterial: {
    key: "textileMaterial",
    kind: "CHOICE",
    choices: ["synthetic", "wool", "cotton", "leather", "other"],
  },
  textileTrouble: {
    key: "textileTrouble",
    kind: "MULTI",
    choices: ["stains", "petUrine", "smell", "allergies"],
  },
  premises: {
    key: "premises",
    kind: "CHOICE",
    choices: ["office", "shop", "practice", "restaurant", "stairwell", "hall"],
    required: true,
  },
  toilets: { key: "toilets", kind: "NUMBER", unit: "count", min: 1, max: 100 },
  officeExtras: {
    key: "officeExtras",
    kind: "MULTI",
    choices: ["kitchen", "dishes", "waste", "windows", "supplies", "plants"],
  },
  worksBefore: { key: "worksBefore", kind: "CHOICE", choices: ["newBuild", "renovation", "painting"] },
  cleanStage: { key: "cleanStage", kind: "CHOICE", choices: ["rough", "final", "both"] },
  siteResidue: { key: "siteResidue", kind: "MULTI", choices: ["dust", "paint", "foils", "cement", "debris"] },
} as const satisfies Questions;

/** What each service of this category asks. */
export const CLEANING_SETS = {
  "home-cleaning": {
    version: 2,
    questions: ["areaM2", "bathrooms", "rhythm", "cleanExtras", "cleaningSupplies", "pets"],
  },
  "deep-cleaning": {
    version: 1,
    questions: ["areaM2", "bathrooms", "dirtLevel", "furnishing", "deepExtras", "cleaningSupplies"],
  },
  "end-of-tenancy-cleaning": {
    version: 1,
    questions: ["areaM2", "bathrooms", "furnishing", "deepExtras", "dirtLevel", "handoverReady"],
  },
  "window-cleaning": {
    version: 1,
    questions: ["windowCount", "windowGlass", "windowSides", "windowExtras", "outsideAccess", "floor"],
  },
  "carpet-cleaning": {
    version: 1,
    questions: [
      "textileItems",
      "carpetArea",
      "sittingPlaces",
      "mattressCount",
      "textileMaterial",
      "textileTrouble",
    ],
  },
  "office-cleaning": {
    version: 2,
    questions: ["premises", "areaM2", "toilets", "rhythm", "officeExtras", "cleaningSupplies"],
  },
  "construction-cleaning": {
    version: 1,
    questions: ["worksBefore", "areaM2", "cleanStage", "windowCount", "siteResidue"],
  },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
