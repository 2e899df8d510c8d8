import { Box } from "@/components/plain/Box";
import { CookieQuestion } from "./CookieQuestion";
import { Footer, type SocialLinks } from "./Footer";
import { frameLook, mainLook } from "./frame-looks";
import { HeaderSwitch } from "./HeaderSwitch";
import { RememberVisit } from "./RememberVisit";
import { SkipLink } from "./SkipLink";
import { VisitorHeader } from "./VisitorHeader";

/** Bars, footer and cookie question around home, information and legal pages: drawn on the server, hardly any script. */
export function PlainFrame({ social, children }: { social: SocialLinks; children: React.ReactNode }) {
  return (
    <Box sx={frameLook}>
      <SkipLink />
      {/* Early in the page, so that the browser draws it with the first frame: few things on screen are larger. */}
      <CookieQuestion />
      <HeaderSwitch>
        <VisitorHeader />
      </HeaderSwitch>
      <Box component="main" id="main" tabIndex={-1} sx={mainLook}>
        {children}
      </Box>
      <Footer social={social} />
      <RememberVisit />
    </Box>
  );
}
