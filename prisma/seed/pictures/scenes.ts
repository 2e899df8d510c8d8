import { INDOOR } from "./scenes-indoor";
import { OUTDOOR } from "./scenes-outdoor";

/** All scenes of the demo market, drawn on 160 by 120. */
export const SCENES = { ...INDOOR, ...OUTDOOR };
export type SceneName = keyof typeof SCENES;
