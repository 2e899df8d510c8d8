type Predictions = { getPlacePredictions: (asked: { input: string }, callback: PredictionsCallback) => void };
type PredictionsCallback = (found: unknown, status?: string) => void;

/** What Google's script leaves behind in the page, as far as we look at it. */
type MapsWindow = Window & {
  google?: { maps?: { places?: { AutocompleteService?: new () => Predictions } } };
  /** Google calls this when it refuses the key. */
  gm_authFailure?: () => void;
};

const page = () => window as MapsWindow;

let isRefused = false;
const listeners = new Set<() => void>();

/** Whether Google's places can be asked now. */
export function hasGoogleMaps(): boolean {
  return page().google?.maps?.places?.AutocompleteService !== undefined;
}

/** Tells when Google refuses the key, at once if it has done so before. Returns the way to stop. */
export function onKeyRefused(listener: () => void): () => void {
  page().gm_authFailure = () => {
    isRefused = true;
    listeners.forEach((each) => each());
  };
  listeners.add(listener);
  if (isRefused) listener();
  return () => listeners.delete(listener);
}

/**
 * Asks Google once whether it answers this key at all: one whose project lacks the service is refused without a word
 * to the page, and every search would just find nothing.
 */
export function onPlacesDenied(listener: () => void): void {
  const Service = page().google?.maps?.places?.AutocompleteService;
  if (!Service) return;
  new Service().getPlacePredictions({ input: "Wien" }, (_found, status) => {
    if (status === "REQUEST_DENIED") listener();
  });
}
