import { z } from "zod";

/**
 * The category tree (docs/domain.md, "Category tree"), in display order. Slugs are parts of URLs and message keys
 * (messages/<lang>/categories.json): once used by a tender, a slug is never renamed.
 */
export const CATEGORY_TREE = [
  {
    slug: "cleaning",
    icon: "CleaningServices",
    subcategories: [
      "home-cleaning",
      "deep-cleaning",
      "end-of-tenancy-cleaning",
      "window-cleaning",
      "carpet-cleaning",
      "office-cleaning",
      "construction-cleaning",
    ],
  },
  {
    slug: "handyman",
    icon: "Handyman",
    subcategories: [
      "furniture-assembly",
      "wall-mounting",
      "minor-repairs",
      "doors-locks",
      "curtains-blinds",
      "kitchen-installation",
    ],
  },
  {
    slug: "renovation",
    icon: "FormatPaint",
    subcategories: [
      "painting",
      "tiling",
      "flooring",
      "drywall",
      "masonry",
      "roofing",
      "windows-doors",
      "insulation",
      "demolition",
    ],
  },
  {
    slug: "plumbing",
    icon: "Plumbing",
    subcategories: ["leaks", "bathroom", "boiler", "heating", "drains", "air-conditioning"],
  },
  {
    slug: "electrical",
    icon: "ElectricalServices",
    subcategories: [
      "wiring",
      "lighting",
      "sockets-fuse-box",
      "appliance-connection",
      "solar",
      "ev-charger",
      "alarm-cameras",
    ],
  },
  {
    slug: "garden",
    icon: "Yard",
    subcategories: ["mowing", "hedges-trees", "landscaping", "fences-decking", "pools", "snow-removal"],
  },
  {
    slug: "moving",
    icon: "LocalShipping",
    subcategories: ["home-moving", "office-moving", "single-item", "van-with-driver", "courier", "disposal"],
  },
  {
    slug: "repairs",
    icon: "Build",
    subcategories: [
      "white-goods",
      "tv-audio",
      "phones",
      "computers",
      "bicycles",
      "car-service",
      "car-detailing",
      "tyres",
    ],
  },
  {
    slug: "care",
    icon: "Pets",
    subcategories: [
      "babysitting",
      "elder-companionship",
      "household-help",
      "dog-walking",
      "pet-sitting",
      "grooming",
    ],
  },
  {
    slug: "lessons",
    icon: "School",
    subcategories: ["school-subjects", "languages", "music", "sport", "driving-practice", "it-skills"],
  },
  {
    slug: "events",
    icon: "Celebration",
    subcategories: ["photography", "catering", "music-dj", "decoration", "hair", "make-up", "massage"],
  },
  {
    slug: "business",
    icon: "LaptopMac",
    subcategories: [
      "bookkeeping",
      "tax",
      "translation",
      "legal-documents",
      "web-development",
      "design",
      "marketing",
      "video",
      "virtual-assistance",
    ],
  },
] as const;

export type CategorySlug = (typeof CATEGORY_TREE)[number]["slug"];
export type SubcategorySlug = (typeof CATEGORY_TREE)[number]["subcategories"][number];
/** The icons of the categories, by their names in @mui/icons-material. */
export type CategoryIconName = (typeof CATEGORY_TREE)[number]["icon"];

/** A category with the subcategories that are offered, in display order. */
export type OfferedCategory = {
  slug: CategorySlug;
  icon: CategoryIconName;
  subcategories: readonly SubcategorySlug[];
};

const subcategoryView = z.object({ id: z.string(), slug: z.string(), name: z.string() });
export type SubcategoryView = z.infer<typeof subcategoryView>;

/** A category with its subcategories, named in the caller's language (docs/api.md, Category). */
export const categoryView = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  subcategories: z.array(subcategoryView),
});
export type CategoryView = z.infer<typeof categoryView>;

/** GET /categories: the tree in display order. */
export const categoryTree = z.array(categoryView);
