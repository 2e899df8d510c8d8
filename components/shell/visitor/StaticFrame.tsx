import { Box } from "@/components/ui/static/Box";
import { CookieBanner } from "../cookies/CookieBanner";
import { Footer, type SocialLinks } from "./Footer";
import { frameStyles, mainStyles } from "../frame-styles";
import { AuthAwareHeader } from "./AuthAwareHeader";
import { PersistVisit } from "@/components/providers/PersistVisit";
import { SkipLink } from "../SkipLink";
import { VisitorHeader } from "./VisitorHeader";

/** Bars, footer and cookie question around home, information and legal pages: drawn on the server, hardly any script. */
export function StaticFrame({ social, children }: { social: SocialLinks; children: React.ReactNode }) {
  return (
    <Box sx={frameStyles}>
      <SkipLink />
      {/* Early in the page, so that the browser draws it with the first frame: few things on screen are larger. */}
      <CookieBanner />
      <AuthAwareHeader>
        <VisitorHeader />
      </AuthAwareHeader>
      <Box component="main" id="main" tabIndex={-1} sx={mainStyles}>
        {children}
      </Box>
      <Footer social={social} />
      <PersistVisit />
    </Box>
  );
}
