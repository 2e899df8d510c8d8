"use client";

import { Link } from "@/lib/i18n/navigation";
import { Button, type ButtonProps } from "./Button";

type Props = Omit<ButtonProps<typeof Link>, "component">;

/** A link styled as a button. Server components need it: they cannot pass a component as a prop to a client component. */
export function ButtonLink(props: Props) {
  return <Button component={Link} {...props} />;
}
