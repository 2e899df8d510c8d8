"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, type ComponentProps } from "react";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { withNext } from "../safe-redirect";

type Props = ComponentProps<typeof StaticLink>;

function WithNext({ href, ...rest }: Props) {
  return <StaticLink {...rest} href={withNext(href, useSearchParams().get("next"))} />;
}

/** A link that takes along where the person was going. */
export function LinkWithNext(props: Props) {
  return (
    <Suspense fallback={<StaticLink {...props} />}>
      <WithNext {...props} />
    </Suspense>
  );
}
