import { Box } from "./Box";
import { pageStyles, type PageWidth } from "../styles/styles";

/** The width and the gutters of a page that sends no script. */
export function StaticPageContainer({ children, width }: { children: React.ReactNode; width?: PageWidth }) {
  return <Box sx={pageStyles(width)}>{children}</Box>;
}
