import { Box } from "./Box";
import { pageLook, type PageWidth } from "./looks";

/** The width and the gutters of a page that sends no script. */
export function PageContainer({ children, width }: { children: React.ReactNode; width?: PageWidth }) {
  return <Box sx={pageLook(width)}>{children}</Box>;
}
