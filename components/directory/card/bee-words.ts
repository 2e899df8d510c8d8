/** What the card of a BEE says, in the reader's language. */
export type BeeWords = {
  id: string;
  name: string;
  /** The address of a portrait. */
  photo: string | null;
  /** What the badge means; null without one. */
  verified: string | null;
  away: string | null;
  headline: string | null;
  /** Without a figure the text stands alone; with one it is what the two numbers mean. */
  rating: { figure: string | null; count: number; text: string };
  /** Where, and how far from the place that was asked for. */
  place: string | null;
  /** What an hour costs at least. */
  price: string | null;
  /** Addresses of thumbnails. */
  photos: string[];
  /** What they do, as chips. */
  services: string[];
  /** How many jobs and how fast, as text in one line. */
  facts: string[];
  /** Those that are spoken, with commas; null without one. */
  languages: string | null;
};
