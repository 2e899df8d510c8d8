import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Language } from "@/lib/i18n/languages";
import type { PlanSlug } from "@/lib/subscriptions/constants";
import type { MoveReason } from "@/lib/tenders/constants";
import type { CityKey } from "./cities";
import type { SceneName } from "./pictures/scenes";

export type ClientKey =
  "nora" | "katharina" | "peter" | "anna" | "martin" | "julia" | "eva" | "james" | "zsofia";
export type ProKey =
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
  | "sophie";
export type PersonKey = ClientKey | ProKey | "admin";

/** How somebody looks on their portrait. */
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
  face: Face;
  summary: string;
  /** Code and level, mother tongue first. */
  speaks: [string, "BASIC" | "CONVERSATIONAL" | "FLUENT" | "NATIVE"][];
  /** Days before today. */
  joined: number;
};

export type DemoClient = Person & { key: ClientKey };
export type DemoPro = Person & {
  key: ProKey;
  businessName?: string;
  headline: string;
  trades: SubcategorySlug[];
  plan: PlanSlug;
  radiusKm: number;
  /** Euros. */
  hourlyRate: number;
  isVerified: boolean;
  works: SceneName[];
  education?: { school: string; degree: string; from: number; to: number };
  experience: { title: string; company?: string; from: string; to?: string; text: string };
};

/** Who says it: the client or the PRO. */
export type ChatLine = ["C" | "P", string];

export type DemoOffer = {
  pro: ProKey;
  /** Euros; by the hour when `hours` is there. */
  price: number;
  hours?: number;
  /** Materials that cost extra, in euros; "CLIENT" buys them. */
  materials?: number | "CLIENT";
  /** In the PRO's own words; else words that fit any job. */
  text?: string;
  /** Hours after the tender was posted. */
  after: number;
  days?: number;
  end?:
    | { how: "DECLINED"; reason: "PRICE" | "TIMING" | "SKILLS"; after: number }
    | { how: "WITHDRAWN"; after: number };
  /** What the two write to each other; else a few lines when the offer is accepted. */
  chat?: readonly ChatLine[];
  /** Who has not read the newest lines of the other one. */
  unread?: "C" | "P";
};

export type DemoFeedback = { rating: 1 | 2 | 3 | 4 | 5; text: string; reply?: string };

/** How far it has come. Hours count from the posting. */
export type Outcome =
  | { accepted: ProKey; after: number; finished?: number; byClient?: DemoFeedback; byPro?: DemoFeedback }
  | { canceled: MoveReason; note?: string; after: number };

export type DemoTender = {
  key: string;
  client: ClientKey;
  trade: SubcategorySlug;
  /** Null: can be done from anywhere. */
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
  /** Euros; left out: open to offers. */
  budget?: { fixed: number } | { from: number; to: number } | { hourly: number };
  isUrgent?: boolean;
  photos?: SceneName[];
  offers?: DemoOffer[];
  outcome?: Outcome;
};
