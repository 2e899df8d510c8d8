import { CookieBanner } from "../cookies/CookieBanner";
import { Footer, type SocialLinks } from "./Footer";
import { AuthAwareHeader } from "./AuthAwareHeader";
import { PersistVisit } from "@/components/providers/PersistVisit";
import { SkipLink } from "../SkipLink";
import { VisitorHeader } from "./VisitorHeader";
import styles from "../frame.module.css";

type Props = {
  /** For the footer; without it there is none. */
  social?: SocialLinks;
  children: React.ReactNode;
};

/** Bars, footer and cookie question around pages for visitors: drawn on the server, hardly any script. */
export function StaticFrame({ social, children }: Props) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      {/* Early in the page, so that the browser draws it with the first frame: few things on screen are larger. */}
      <CookieBanner />
      <AuthAwareHeader>
        <VisitorHeader />
      </AuthAwareHeader>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {social && <Footer social={social} />}
      <PersistVisit />
    </div>
  );
}
