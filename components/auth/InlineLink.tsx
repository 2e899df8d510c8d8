"use client";

import { TextLink } from "@/components/ui/actions/TextLink";
import { Link } from "@/lib/i18n/navigation";

type Props = { href: string; newTab?: boolean; children: React.ReactNode };

/** A link inside a sentence. `newTab` keeps a half-filled form open. */
export function InlineLink({ href, newTab, children }: Props) {
  return (
    <TextLink component={Link} href={href} {...(newTab && { target: "_blank", rel: "noopener" })}>
      {children}
    </TextLink>
  );
}
