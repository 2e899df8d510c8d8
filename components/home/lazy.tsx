"use client";

import dynamic from "next/dynamic";

// Drawn with the page, but in files of their own: Next sends the script of the home page's own parts to every page
// that shares a link with it.
export const LazyHeroJob = dynamic(() => import("./HeroJob").then((file) => file.HeroJob));
export const LazyHeroPlace = dynamic(() => import("./HeroPlace").then((file) => file.HeroPlace));
export const LazyLatestList = dynamic(() => import("./LatestList").then((file) => file.LatestList));
export const LazyReviewList = dynamic(() => import("./reviews/ReviewList").then((file) => file.ReviewList));
