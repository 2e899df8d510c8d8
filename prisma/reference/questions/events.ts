import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const EVENTS_QUESTIONS = {
  eventKind: {
    key: "eventKind",
    kind: "CHOICE",
    choices: ["wedding", "birthday", "family", "children", "company", "other"],
  },
  guests: { key: "guests", kind: "NUMBER", unit: "persons", min: 1, max: 2000 },
  setting: { key: "setting", kind: "CHOICE", choices: ["inside", "outside", "both"] },
  beautyPersons: { key: "beautyPersons", kind: "NUMBER", unit: "persons", min: 1, max: 50 },
  shootKind: {
    key: "shootKind",
    kind: "CHOICE",
    choices: ["wedding", "event", "family", "portrait", "product", "property"],
    required: true,
  },
  shootPersons: { key: "shootPersons", kind: "NUMBER", unit: "persons", min: 1, max: 500 },
  pictureCount: { key: "pictureCount", kind: "NUMBER", unit: "count", min: 1, max: 2000 },
  pictureUse: { key: "pictureUse", kind: "CHOICE", choices: ["private", "website", "advertising"] },
  photoExtras: {
    key: "photoExtras",
    kind: "MULTI",
    choices: ["album", "prints", "drone", "second", "makeUp", "retouch"],
  },
  menuKind: {
    key: "menuKind",
    kind: "CHOICE",
    choices: ["buffet", "fingerFood", "menu", "barbecue", "cake", "drinks"],
    required: true,
  },
  diets: {
    key: "diets",
    kind: "MULTI",
    choices: ["vegetarian", "vegan", "glutenFree", "lactoseFree", "halal", "kosher"],
  },
  cateringExtras: {
    key: "cateringExtras",
    kind: "MULTI",
    choices: ["staff", "tableware", "furniture", "drinks", "coffee", "cleaningUp"],
  },
  venueKitchen: { key: "venueKitchen", kind: "BOOLEAN" },
  musicKind: {
    key: "musicKind",
    kind: "CHOICE",
    choices: ["dj", "band", "singer", "classical", "host", "children"],
    required: true,
  },
  playHours: { key: "playHours", kind: "NUMBER", unit: "hours", min: 1, max: 24 },
  soundSystem: { key: "soundSystem", kind: "CHOICE", choices: ["there", "bring", "partly"] },
  decorItems: {
    key: "decorItems",
    kind: "MULTI",
    choices: ["flowers", "balloons", "tables", "arch", "lights", "bouquet", "car"],
    required: true,
  },
  tableCount: { key: "tableCount", kind: "NUMBER", unit: "count", min: 1, max: 200 },
  decorStyle: { key: "decorStyle", kind: "SHORT_TEXT" },
  decorReturn: { key: "decorReturn", kind: "CHOICE", choices: ["rent", "keep", "partly"] },
  hairJobs: {
    key: "hairJobs",
    kind: "MULTI",
    choices: ["cut", "colour", "highlights", "updo", "extensions", "perm", "beard"],
    required: true,
  },
  hairFor: { key: "hairFor", kind: "MULTI", choices: ["women", "men", "children"] },
  hairLength: { key: "hairLength", kind: "CHOICE", choices: ["short", "medium", "long"] },
  beautyOccasion: {
    key: "beautyOccasion",
    kind: "CHOICE",
    choices: ["everyday", "wedding", "event", "shoot"],
  },
  trialSession: { key: "trialSession", kind: "BOOLEAN", showIf: { key: "beautyOccasion", is: ["wedding"] } },
  beautyJobs: {
    key: "beautyJobs",
    kind: "MULTI",
    choices: ["makeUp", "lashes", "brows", "manicure", "pedicure", "facial"],
    required: true,
  },
  massageKind: {
    key: "massageKind",
    kind: "CHOICE",
    choices: ["relaxing", "sport", "back", "thai", "lymph", "pregnancy"],
    required: true,
  },
  massageMinutes: { key: "massageMinutes", kind: "NUMBER", unit: "minutes", min: 20, max: 240 },
  massageTable: { key: "massageTable", kind: "BOOLEAN" },
} as const satisfies Questions;

/** What each service of this category asks. */
export const EVENTS_SETS = {
  photography: {
    version: 1,
    questions: ["shootKind", "shootHours", "shootPersons", "pictureCount", "pictureUse", "photoExtras"],
  },
  catering: {
    version: 1,
    questions: ["eventKind", "guests", "menuKind", "diets", "cateringExtras", "venueKitchen"],
  },
  "music-dj": {
    version: 1,
    questions: ["eventKind", "musicKind", "guests", "playHours", "soundSystem", "setting"],
  },
  decoration: {
    version: 1,
    questions: ["eventKind", "decorItems", "tableCount", "decorStyle", "setting", "decorReturn"],
  },
  hair: {
    version: 1,
    questions: ["hairJobs", "hairFor", "hairLength", "beautyPersons", "beautyOccasion", "trialSession"],
  },
  "make-up": { version: 1, questions: ["beautyJobs", "beautyPersons", "beautyOccasion", "trialSession"] },
  massage: { version: 1, questions: ["massageKind", "massageMinutes", "beautyPersons", "massageTable"] },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
