import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Questions, QuestionSet } from "./question";

/** Questions that only the services of this category ask. */
export const BUSINESS_QUESTIONS = {
  legalForm: {
    key: "legalForm",
    kind: "CHOICE",
    choices: ["soleTrader", "company", "association", "landlord"],
    required: true,
  },
  bookTasks: {
    key: "bookTasks",
    kind: "MULTI",
    choices: ["ongoing", "payroll", "vat", "annual", "invoicing", "backlog"],
    required: true,
  },
  documentCount: { key: "documentCount", kind: "NUMBER", unit: "count", min: 1, max: 10000 },
  employees: { key: "employees", kind: "NUMBER", unit: "persons", min: 0, max: 1000 },
  vatPayer: { key: "vatPayer", kind: "BOOLEAN" },
  bookSoftware: { key: "bookSoftware", kind: "SHORT_TEXT" },
  taxJobs: {
    key: "taxJobs",
    kind: "MULTI",
    choices: ["incomeReturn", "vatReturn", "companyReturn", "refund", "advice", "audit"],
    required: true,
  },
  taxFor: {
    key: "taxFor",
    kind: "CHOICE",
    choices: ["employee", "selfEmployed", "company", "landlord", "pensioner"],
  },
  taxYears: { key: "taxYears", kind: "NUMBER", unit: "years", min: 1, max: 10 },
  incomeKinds: {
    key: "incomeKinds",
    kind: "MULTI",
    choices: ["employment", "business", "rent", "capital", "foreign", "pension"],
  },
  taxCountry: {
    key: "taxCountry",
    kind: "CHOICE",
    choices: ["austria", "germany", "hungary", "czechia", "slovakia", "other"],
  },
  textKind: {
    key: "textKind",
    kind: "CHOICE",
    choices: ["certificate", "contract", "technical", "advertising", "website", "letter", "interpreting"],
    required: true,
  },
  fromLanguage: {
    key: "fromLanguage",
    kind: "CHOICE",
    choices: ["english", "german", "hungarian", "czech", "slovak", "ukrainian", "french", "other"],
    required: true,
  },
  toLanguage: {
    key: "toLanguage",
    kind: "CHOICE",
    choices: ["english", "german", "hungarian", "czech", "slovak", "ukrainian", "french", "other"],
    required: true,
  },
  pages: { key: "pages", kind: "NUMBER", unit: "pages", min: 1, max: 5000 },
  certified: { key: "certified", kind: "BOOLEAN" },
  subjectField: { key: "subjectField", kind: "SHORT_TEXT" },
  legalKind: {
    key: "legalKind",
    kind: "CHOICE",
    choices: [
      "rent",
      "purchase",
      "employment",
      "company",
      "inheritance",
      "terms",
      "powerOfAttorney",
      "other",
    ],
    required: true,
  },
  legalJob: { key: "legalJob", kind: "CHOICE", choices: ["draft", "review", "advice", "dispute"] },
  legalFor: { key: "legalFor", kind: "CHOICE", choices: ["private", "business"] },
  lawCountry: {
    key: "lawCountry",
    kind: "CHOICE",
    choices: ["austria", "germany", "hungary", "czechia", "slovakia", "other"],
  },
  webKind: {
    key: "webKind",
    kind: "CHOICE",
    choices: ["website", "shop", "landing", "app", "change", "care"],
    required: true,
  },
  webPages: { key: "webPages", kind: "NUMBER", unit: "pages", min: 1, max: 500 },
  productCount: {
    key: "productCount",
    kind: "NUMBER",
    unit: "count",
    min: 1,
    max: 100000,
    showIf: { key: "webKind", is: ["shop"] },
  },
  webSystem: {
    key: "webSystem",
    kind: "CHOICE",
    choices: ["wordpress", "shopify", "builder", "custom", "open"],
  },
  webExtras: {
    key: "webExtras",
    kind: "MULTI",
    choices: ["texts", "pictures", "languages", "booking", "seo", "hosting"],
  },
  designThere: { key: "designThere", kind: "BOOLEAN" },
  designKinds: {
    key: "designKinds",
    kind: "MULTI",
    choices: ["logo", "identity", "flyer", "cards", "packaging", "screens", "illustration", "invitation"],
    required: true,
  },
  identityState: { key: "identityState", kind: "CHOICE", choices: ["new", "exists", "refresh"] },
  draftCount: { key: "draftCount", kind: "NUMBER", unit: "count", min: 1, max: 20 },
  designPages: { key: "designPages", kind: "NUMBER", unit: "pages", min: 1, max: 500 },
  designFiles: { key: "designFiles", kind: "MULTI", choices: ["print", "web", "source"] },
  printing: { key: "printing", kind: "BOOLEAN" },
  channels: {
    key: "channels",
    kind: "MULTI",
    choices: ["searchAds", "socialAds", "posts", "seo", "newsletter", "texts", "press"],
    required: true,
  },
  marketingGoal: {
    key: "marketingGoal",
    kind: "CHOICE",
    choices: ["enquiries", "sales", "awareness", "applicants"],
  },
  adSpend: { key: "adSpend", kind: "NUMBER", unit: "eurMonth", min: 0, max: 100000 },
  postCount: { key: "postCount", kind: "NUMBER", unit: "count", min: 1, max: 200 },
  accountsThere: { key: "accountsThere", kind: "BOOLEAN" },
  textLanguages: {
    key: "textLanguages",
    kind: "MULTI",
    choices: ["english", "german", "hungarian", "czech", "slovak", "other"],
  },
  videoKind: {
    key: "videoKind",
    kind: "CHOICE",
    choices: ["wedding", "event", "company", "product", "social", "editing", "animation"],
    required: true,
  },
  videoMinutes: { key: "videoMinutes", kind: "NUMBER", unit: "minutes", min: 1, max: 300 },
  videoExtras: {
    key: "videoExtras",
    kind: "MULTI",
    choices: ["script", "voice", "drone", "subtitles", "music", "actors"],
  },
  videoFormats: { key: "videoFormats", kind: "MULTI", choices: ["landscape", "portrait", "square"] },
  footageHours: {
    key: "footageHours",
    kind: "NUMBER",
    unit: "hours",
    min: 1,
    max: 200,
    showIf: { key: "videoKind", is: ["editing"] },
  },
  assistTasks: {
    key: "assistTasks",
    kind: "MULTI",
    choices: ["email", "calendar", "dataEntry", "research", "support", "invoices", "travel", "socialMedia"],
    required: true,
  },
  assistHours: { key: "assistHours", kind: "NUMBER", unit: "hours", min: 1, max: 60 },
  assistMonths: { key: "assistMonths", kind: "NUMBER", unit: "months", min: 1, max: 36 },
  assistCalls: { key: "assistCalls", kind: "BOOLEAN" },
  assistTools: { key: "assistTools", kind: "SHORT_TEXT" },
} as const satisfies Questions;

/** What each service of this category asks. */
export const BUSINESS_SETS = {
  bookkeeping: {
    version: 1,
    questions: ["legalForm", "bookTasks", "documentCount", "employees", "vatPayer", "bookSoftware"],
  },
  tax: { version: 1, questions: ["taxJobs", "taxFor", "taxCountry", "taxYears", "incomeKinds"] },
  translation: {
    version: 1,
    questions: ["textKind", "fromLanguage", "toLanguage", "pages", "certified", "subjectField"],
  },
  "legal-documents": {
    version: 1,
    questions: ["legalKind", "legalJob", "legalFor", "lawCountry", "pages", "speakLanguages"],
  },
  "web-development": {
    version: 1,
    questions: ["webKind", "webPages", "productCount", "webSystem", "webExtras", "designThere"],
  },
  design: {
    version: 1,
    questions: ["designKinds", "identityState", "draftCount", "designPages", "designFiles", "printing"],
  },
  marketing: {
    version: 1,
    questions: ["channels", "marketingGoal", "adSpend", "postCount", "textLanguages", "accountsThere"],
  },
  video: {
    version: 1,
    questions: ["videoKind", "videoMinutes", "shootHours", "footageHours", "videoExtras", "videoFormats"],
  },
  "virtual-assistance": {
    version: 1,
    questions: ["assistTasks", "assistHours", "assistMonths", "speakLanguages", "assistCalls", "assistTools"],
  },
} as const satisfies Partial<Record<SubcategorySlug, QuestionSet>>;
