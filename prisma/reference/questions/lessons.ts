import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const LESSONS_QUESTIONS = {
  lessonMinutes: { key: "lessonMinutes", kind: "NUMBER", unit: "minutes", min: 15, max: 240 },
  lessonPlace: { key: "lessonPlace", kind: "CHOICE", choices: ["learner", "teacher", "either"] },
  learners: { key: "learners", kind: "NUMBER", unit: "persons", min: 1, max: 50 },
  learnerAge: {
    key: "learnerAge",
    kind: "CHOICE",
    choices: ["under7", "from7to12", "from13to17", "adult", "senior"],
  },
  skillLevel: { key: "skillLevel", kind: "CHOICE", choices: ["beginner", "some", "advanced"] },
  subjects: {
    key: "subjects",
    kind: "MULTI",
    choices: [
      "maths",
      "physics",
      "chemistry",
      "biology",
      "firstLanguage",
      "foreignLanguage",
      "history",
      "computing",
    ],
    required: true,
  },
  schoolLevel: {
    key: "schoolLevel",
    kind: "CHOICE",
    choices: ["primary", "lowerSecondary", "upperSecondary", "vocational", "university"],
    required: true,
  },
  lessonGoal: { key: "lessonGoal", kind: "CHOICE", choices: ["catchUp", "exam", "homework", "advance"] },
  learnLanguage: {
    key: "learnLanguage",
    kind: "CHOICE",
    choices: ["english", "german", "hungarian", "czech", "slovak", "french", "spanish", "other"],
    required: true,
  },
  languageLevel: {
    key: "languageLevel",
    kind: "CHOICE",
    choices: ["none", "basic", "intermediate", "advanced"],
  },
  languageGoal: {
    key: "languageGoal",
    kind: "CHOICE",
    choices: ["everyday", "work", "exam", "school", "citizenship"],
  },
  instrument: {
    key: "instrument",
    kind: "CHOICE",
    choices: ["piano", "guitar", "violin", "singing", "drums", "wind", "accordion", "other"],
    required: true,
  },
  instrumentThere: { key: "instrumentThere", kind: "BOOLEAN" },
  sportKind: {
    key: "sportKind",
    kind: "CHOICE",
    choices: ["training", "yoga", "swimming", "tennis", "running", "skiing", "martialArts", "other"],
    required: true,
  },
  sportPlace: { key: "sportPlace", kind: "CHOICE", choices: ["home", "gym", "outdoors", "facility"] },
  drivePurpose: {
    key: "drivePurpose",
    kind: "CHOICE",
    choices: ["first", "exam", "refresher", "fear", "parking", "motorway"],
    required: true,
  },
  licence: { key: "licence", kind: "CHOICE", choices: ["none", "learning", "held"] },
  gearbox: { key: "gearbox", kind: "CHOICE", choices: ["manual", "automatic"] },
  practiceCar: { key: "practiceCar", kind: "CHOICE", choices: ["learner", "teacher"] },
  lastDrove: {
    key: "lastDrove",
    kind: "NUMBER",
    unit: "years",
    min: 0,
    max: 60,
    showIf: { key: "licence", is: ["held"] },
  },
  itTopics: {
    key: "itTopics",
    kind: "MULTI",
    choices: ["office", "internet", "phone", "pictures", "programming", "socialMedia", "security"],
    required: true,
  },
  itDevices: { key: "itDevices", kind: "MULTI", choices: ["windows", "mac", "android", "apple", "linux"] },
} as const satisfies Questions;

/** What each service of this category asks. */
export const LESSONS_SETS = {
  "school-subjects": {
    version: 2,
    questions: ["subjects", "schoolLevel", "lessonGoal", "lessonMinutes", "rhythm", "lessonPlace"],
  },
  languages: {
    version: 2,
    questions: ["learnLanguage", "languageLevel", "languageGoal", "learners", "rhythm", "lessonPlace"],
  },
  music: {
    version: 1,
    questions: ["instrument", "skillLevel", "learnerAge", "instrumentThere", "lessonMinutes", "lessonPlace"],
  },
  sport: {
    version: 2,
    questions: ["sportKind", "skillLevel", "learners", "rhythm", "lessonMinutes", "sportPlace"],
  },
  "driving-practice": {
    version: 1,
    questions: ["drivePurpose", "licence", "lastDrove", "gearbox", "practiceCar", "sessionHours"],
  },
  "it-skills": {
    version: 1,
    questions: ["itTopics", "skillLevel", "learners", "itDevices", "lessonMinutes", "lessonPlace"],
  },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
