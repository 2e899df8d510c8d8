import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Language } from "@/lib/i18n/languages";
import type { VerificationKind } from "@/lib/people/constants";
import type { PlanSlug } from "@/lib/subscriptions/constants";
import type { MoveReason } from "@/lib/tenders/constants";
import type { CityKey } from "./cities";
import type { SceneName } from "./pictures/scenes";

export type ClientKey =
  | `client-${string}`
  | "nora"
  | "katharina"
  | "peter"
  | "anna"
  | "martin"
  | "julia"
  | "eva"
  | "james"
  | "zsofia";
export type ProKey =
  | `bee-${string}`
  | "tomas"
  | "brandl"
  | "lenka"
  | "szabo"
  | "lindner"
  | "zuzana"
  | "daniel"
  | "pavel"
  | "vogel"
  | "emily"
  | "jana"
  | "petr"
  | "sophie"
  | "leonie";
export type PersonKey = ClientKey | ProKey | "admin";

/** The features of a portrait. */
export type Face = {
  skin: "light" | "warm" | "brown";
  hair: "black" | "brown" | "blond" | "red" | "grey";
  cut: "short" | "long" | "bun" | "curly" | "bald";
  shirt: string;
  wall: string;
  hasBeard?: boolean;
  hasGlasses?: boolean;
};

type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  lang: Language;
  city: CityKey;
  street: string;
  postcode: string;
  /** Without one there is no portrait. */
  face?: Face;
  summary?: string;
  /** Language code and level, mother tongue first. */
  speaks: [string, "BASIC" | "CONVERSATIONAL" | "FLUENT" | "NATIVE"][];
  /** Days before today. */
  joined: number;
};

export type DemoClient = Person & {
  key: ClientKey;
  /** Strangers see the photos of the client's jobs, too. */
  showsTenderPhotos?: true;
};
export type DemoPro = Person & {
  key: ProKey;
  businessName?: string;
  headline: string;
  summary: string;
  subcategories: SubcategorySlug[];
  plan: PlanSlug;
  radiusKm: number;
  /** Euros. */
  hourlyRate: number;
  isVerified: boolean;
  /** What else was checked, for a year from now on. */
  proofs?: readonly Exclude<VerificationKind, "IDENTITY">[];
  works: SceneName[];
  education?: { school: string; degree: string; from: number; to: number };
  experience: { title: string; company?: string; from: string; to?: string; text: string };
};

/** Sender (client or PRO) and text. */
export type ScriptedMessage = ["C" | "P", string];

/** What the client proposes for an open offer, and with which price its PRO answers. */
export type DemoProposal = Pick<DemoOffer, "price" | "hours" | "materials" | "after"> & {
  note?: string;
  answer?: { price: number; after: number };
};

/** When one side proposes to meet, in days after today, and whether the first of them is agreed. */
type DemoAppointment = {
  kind: "VISIT" | "WORK";
  by: "C" | "P";
  days: number[];
  minutes: number;
  note?: string;
  /** Hours after the tender was posted. */
  after: number;
  agreedAfter?: number;
};

/** What the client of an accepted offer says went wrong, and what the BEE answers, in hours after the tender was posted. */
type DemoDispute = {
  reason: "UNFINISHED" | "DAMAGE" | "NOT_AS_AGREED";
  text: string;
  answer: string;
  after: number;
  answeredAfter: number;
};

export type DemoOffer = {
  pro: ProKey;
  /** Euros; an hourly rate when `hours` is set. */
  price: number;
  hours?: number;
  /** Materials that cost extra, in euros; "CLIENT" buys them. */
  materials?: number | "CLIENT";
  /** Default: a generic text. */
  text?: string;
  /** Hours after the tender was posted. */
  after: number;
  days?: number;
  end?:
    | { how: "DECLINED"; reason: "PRICE" | "TIMING" | "SKILLS"; after: number }
    | { how: "WITHDRAWN"; after: number };
  /** The private messages; default: a short exchange when the offer is accepted. */
  chat?: readonly ScriptedMessage[];
  /** Pictures beside the offer, for its client only. */
  files?: SceneName[];
  /** The party that has not read the other's newest messages. */
  unread?: "C" | "P";
  proposal?: DemoProposal;
  appointment?: DemoAppointment;
  dispute?: DemoDispute;
};

export type DemoFeedback = {
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  reply?: string;
  photos?: SceneName[];
  /** What only admins read. */
  privateNote?: string;
};

/** What becomes of the tender, in hours since it was posted. */
export type Outcome =
  | { accepted: ProKey; after: number; finished?: number; byClient?: DemoFeedback; byPro?: DemoFeedback }
  | { canceled: MoveReason; note?: string; after: number };

export type DemoTender = {
  key: string;
  client: ClientKey;
  subcategory: SubcategorySlug;
  /** Null: remote. */
  city: CityKey | null;
  street?: string;
  lang: Language;
  title: string;
  text: string;
  /** Hours before now. */
  age: number;
  /** Days after the posting. */
  when?: { on: number } | { from: number; to: number };
  slots?: ("morning" | "noon" | "evening")[];
  /** Euros; without it the budget is open to offers. */
  budget?: { fixed: number } | { from: number; to: number } | { hourly: number };
  isUrgent?: boolean;
  /** Default: NONE. */
  repeats?: "NONE" | "WEEKLY" | "BIWEEKLY" | "MONTHLY";
  photos?: SceneName[];
  offers?: DemoOffer[];
  outcome?: Outcome;
};
