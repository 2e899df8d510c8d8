"use client";

import ScienceRounded from "@mui/icons-material/ScienceRounded";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Note } from "@/components/ui/feedback/Note";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useLocalSignIn } from "@/lib/auth/external/queries";
import { PROVIDER_NAMES, type IdentityProvider, type InventedPerson } from "@/lib/shared/identity";
import { IdentityForm } from "./IdentityForm";
import { IdentityPeople } from "./IdentityPeople";

/** Who asks for what, and where the answer goes. */
export type IdentityRequest = { provider: IdentityProvider; nonce: string; state: string; back: string };

// The page is drawn on the server first, where no address of this site is known.
const HERE = "http://here.invalid";

/** A path of this site with the answer behind its #; a forged `back` leads to the front page. */
function returnUrl(back: string, answer: Record<string, string>): string {
  const url = URL.canParse(back, HERE) ? new URL(back, HERE) : null;
  const path = url?.origin === HERE ? `${url.pathname}${url.search}` : "/";
  return `${path}#${new URLSearchParams(answer).toString()}`;
}

/** Signs in as a made-up identity and returns with the token. Replaces this history entry: going back skips it. */
function useAnswer({ provider, nonce, state, back }: IdentityRequest) {
  const signIn = useLocalSignIn();
  const isApple = provider === "APPLE";
  return {
    signIn,
    answer: async (person: InventedPerson) => {
      const { idToken } = await signIn.mutateAsync({ ...person, provider, nonce });
      // Apple's names come beside the token.
      const names = isApple && { first_name: person.firstName, last_name: person.lastName };
      window.location.replace(returnUrl(back, { id_token: idToken, state, ...names }));
    },
  };
}

function Choice({ request }: { request: IdentityRequest }) {
  const t = useTranslations("auth.identity");
  const provider = PROVIDER_NAMES[request.provider];
  const { signIn, answer } = useAnswer(request);
  const cancelled = returnUrl(request.back, { error: "access_denied", state: request.state });
  const isBusy = signIn.isPending || signIn.isSuccess;
  return (
    <>
      <PageHeader title={t("title", { provider })} />
      <Note tone="warning" icon={<ScienceRounded />} sx={{ mb: 5 }}>
        {t("note", { provider })}
      </Note>
      <SectionCard title={t("people")} flush>
        <IdentityPeople isBusy={isBusy} onChoose={(person) => void answer(person).catch(() => undefined)} />
      </SectionCard>
      <SectionCard title={t("own")} sx={{ mt: 5 }}>
        <IdentityForm provider={provider} onSubmit={answer} error={signIn.error} />
      </SectionCard>
      <Button href={cancelled} sx={{ mt: 4, width: 1 }}>
        {t("cancel")}
      </Button>
    </>
  );
}

type Props = { request: IdentityRequest | null; signInPath: string };

/** The demo's own identity provider: it plays Google or Apple, with made-up people and real signed tokens. */
export function IdentityScreen({ request, signInPath }: Props) {
  const t = useTranslations("auth");
  const toSignIn = (
    <Button variant="contained" href={signInPath}>
      {t("linkAccount.toSignIn")}
    </Button>
  );
  return (
    <PageContainer width="form">
      {request ? (
        <Choice request={request} />
      ) : (
        <>
          <PageHeader title={t("identity.metaTitle")} />
          <EmptyState
            title={t("identity.missingTitle")}
            text={t("identity.missingText")}
            actions={toSignIn}
          />
        </>
      )}
    </PageContainer>
  );
}
