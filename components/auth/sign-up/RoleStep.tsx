import { useTranslations } from "next-intl";
import { Suspense } from "react";
import shared from "@/components/ui/static/shared.module.css";
import { AuthFrame, SideWords } from "../frame/AuthFrame";
import { AuthTitle } from "../frame/AuthTitle";
import { LinkWithNext } from "../sign-in/LinkWithNext";
import { ChosenRole } from "./ChosenRole";
import { NewcomerNote } from "./NewcomerNote";
import { ROLES } from "./role";
import { RoleCard } from "./RoleCard";
import styles from "./RoleStep.module.css";
import { SignUpSteps } from "./SignUpSteps";

const OF_ROLE = { CLIENT: styles.forClients, PRO: styles.forBees };

/** The words for both; the style sheet hides those of the role that is not chosen. */
function Sides() {
  return (
    <>
      <SideWords side="compare" className={OF_ROLE.CLIENT} />
      <SideWords side="bee" className={OF_ROLE.PRO} />
    </>
  );
}

/** Step 1: the role. The button names the choice. Rendered on the server, so that it can be answered before any script. */
export function RoleStep() {
  const t = useTranslations("auth.signUp");
  return (
    <AuthFrame side={<Sides />}>
      <SignUpSteps step={1} />
      <AuthTitle title={t("roleTitle")} />
      <NewcomerNote />
      <div role="radiogroup" aria-label={t("roleLabel")} className={styles.roles}>
        {ROLES.map(({ role, key }) => (
          <RoleCard key={role} role={role} title={t(`${key}.title`)} text={t(`${key}.text`)} />
        ))}
      </div>
      <Suspense fallback={null}>
        <ChosenRole />
      </Suspense>
      <p className={styles.note}>{t("roleText")}</p>
      <div data-sticky-bar className={styles.bar}>
        {ROLES.map(({ role, key }) => (
          <LinkWithNext
            key={role}
            href={`/sign-up?role=${role}&step=2`}
            prefetch={false}
            className={`${styles.action} ${OF_ROLE[role]}`}
          >
            {t(`${key}.action`)}
          </LinkWithNext>
        ))}
      </div>
      <p className={styles.signIn}>
        {t.rich("haveAccount", {
          link: (text) => (
            <LinkWithNext href="/sign-in" prefetch={false} className={shared.link}>
              {text}
            </LinkWithNext>
          ),
        })}
      </p>
    </AuthFrame>
  );
}
