"use client";

import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { rememberReturnTo } from "./return-to";

type Props = {
  /** The part of this page that is come back to. */
  anchor: string;
  children: React.ReactNode;
};

/** Leads to the plans, and from there back to where a plan did not reach. */
export function PlansLink({ anchor, children }: Props) {
  return (
    <ButtonLink
      variant="contained"
      href="/account/subscriptions"
      // What is not saved yet waits for its person: they are not asked whether to throw it away.
      data-comes-back=""
      onClick={() => rememberReturnTo(`${window.location.pathname}#${anchor}`)}
      sx={{ justifySelf: "start" }}
    >
      {children}
    </ButtonLink>
  );
}
