import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const CARE_QUESTIONS = {
  petCount: { key: "petCount", kind: "NUMBER", unit: "animals", min: 1, max: 50 },
  dogSize: { key: "dogSize", kind: "CHOICE", choices: ["small", "medium", "large", "giant"] },
  childCount: { key: "childCount", kind: "NUMBER", unit: "children", min: 1, max: 20, required: true },
  childAges: {
    key: "childAges",
    kind: "MULTI",
    choices: ["baby", "toddler", "kindergarten", "school", "teenager"],
    required: true,
  },
  childTasks: {
    key: "childTasks",
    kind: "MULTI",
    choices: ["pickUp", "cooking", "homework", "bedtime", "driving"],
  },
  elderTasks: {
    key: "elderTasks",
    kind: "MULTI",
    choices: ["company", "walks", "shopping", "cooking", "appointments", "hygiene", "night"],
    required: true,
  },
  physicalHelp: { key: "physicalHelp", kind: "CHOICE", choices: ["none", "support", "lifting"] },
  careExperience: { key: "careExperience", kind: "BOOLEAN" },
  houseTasks: {
    key: "houseTasks",
    kind: "MULTI",
    choices: ["cleaning", "ironing", "laundry", "cooking", "shopping", "tidying"],
    required: true,
  },
  household: { key: "household", kind: "NUMBER", unit: "persons", min: 1, max: 20 },
  walkMinutes: { key: "walkMinutes", kind: "NUMBER", unit: "minutes", min: 15, max: 240 },
  dogNature: {
    key: "dogNature",
    kind: "MULTI",
    choices: ["friendly", "pulls", "puppy", "shy", "muzzle", "noDogs"],
  },
  petKinds: {
    key: "petKinds",
    kind: "MULTI",
    choices: ["dog", "cat", "rodent", "bird", "reptile", "fish", "horse"],
    required: true,
  },
  sitPlace: { key: "sitPlace", kind: "CHOICE", choices: ["atHome", "atSitter"] },
  sitDays: { key: "sitDays", kind: "NUMBER", unit: "days", min: 1, max: 90 },
  visitsPerDay: {
    key: "visitsPerDay",
    kind: "NUMBER",
    unit: "times",
    min: 1,
    max: 6,
    showIf: { key: "sitPlace", is: ["atHome"] },
  },
  petNeeds: { key: "petNeeds", kind: "MULTI", choices: ["medicine", "diet", "walks", "litter", "overnight"] },
  groomAnimal: { key: "groomAnimal", kind: "CHOICE", choices: ["dog", "cat", "rabbit"], required: true },
  breed: { key: "breed", kind: "SHORT_TEXT" },
  groomJobs: {
    key: "groomJobs",
    kind: "MULTI",
    choices: ["bath", "cut", "stripping", "undercoat", "nails", "ears"],
    required: true,
  },
  coatState: { key: "coatState", kind: "CHOICE", choices: ["brushed", "tangled", "matted"] },
  groomPlace: { key: "groomPlace", kind: "CHOICE", choices: ["atHome", "salon"] },
} as const satisfies Questions;

/** What each service of this category asks. */
export const CARE_SETS = {
  babysitting: {
    version: 2,
    questions: ["childCount", "childAges", "childTasks", "sessionHours", "rhythm", "speakLanguages"],
  },
  "elder-companionship": {
    version: 2,
    questions: ["elderTasks", "physicalHelp", "careExperience", "sessionHours", "rhythm", "speakLanguages"],
  },
  "household-help": {
    version: 2,
    questions: ["houseTasks", "areaM2", "household", "sessionHours", "rhythm", "pets"],
  },
  "dog-walking": {
    version: 2,
    questions: ["petCount", "dogSize", "walkMinutes", "rhythm", "dogNature"],
  },
  "pet-sitting": {
    version: 1,
    questions: ["petKinds", "petCount", "sitPlace", "visitsPerDay", "sitDays", "petNeeds"],
  },
  grooming: {
    version: 1,
    questions: ["groomAnimal", "groomJobs", "breed", "dogSize", "coatState", "groomPlace"],
  },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
