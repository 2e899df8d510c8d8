"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ExternalAccess } from "@/components/auth/external/ExternalAccess";
import { legalLinks } from "@/components/auth/legal-links";
import { useKnownDevice } from "@/components/auth/sign-in/use-known-device";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useMedia } from "@/components/ui/layout/use-media";
import { KnownClientForm } from "./KnownClientForm";
import { NewClientForm, type TenderOfVisitor } from "./NewClientForm";
import { ACCOUNT_ID } from "./post-slot";

type Props = { tender: TenderOfVisitor; scope: string; submitLabel: string };

/** The last step of a visitor, below the summary: a new account, or the one that they have. */
export function AccountStep({ tender, scope, submitLabel }: Props) {
  const t = useTranslations("describe.account");
  const [isKnown, setIsKnown] = useState(useKnownDevice());
  const isWide = useMedia("md");
  const isLast = useSearchParams().get("step") === "review";
  if (!isWide && !isLast) return null;
  return (
    <SectionCard
      id={ACCOUNT_ID}
      title={t(isKnown ? "knownTitle" : "title")}
      text={t(isKnown ? "knownText" : "text")}
      action={
        <Button size="small" onClick={() => setIsKnown(!isKnown)}>
          {t(isKnown ? "beNew" : "beKnown")}
        </Button>
      }
    >
      {!isKnown && <Terms />}
      {/* An identity that has an account signs in to it, one that has none gets one. */}
      <ExternalAccess role="CLIENT" terms={isKnown ? undefined : null}>
        {isKnown ? (
          <KnownClientForm />
        ) : (
          <NewClientForm tender={tender} scope={scope} submitLabel={submitLabel} />
        )}
      </ExternalAccess>
    </SectionCard>
  );
}

/** The terms that are accepted whichever way leads to the account, said once above all of them. */
function Terms() {
  const t = useTranslations("describe.account");
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {t.rich("terms", legalLinks)}
    </Typography>
  );
}
