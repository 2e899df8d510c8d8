const AROUND = 72;
const PER_SERVICE = 56;

/** The height of the chart of win rates in pixels: two bars for every service, legend and axis around them. */
export function rateChartHeight(services: number): number {
  return AROUND + services * PER_SERVICE;
}
