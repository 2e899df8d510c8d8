"use client";

import { Link } from "@/lib/i18n/navigation";
import { Button, type ButtonProps } from "./Button";

type Props = Omit<ButtonProps<typeof Link>, "component">;

/** A button that leads somewhere. Server components need it: they cannot hand a link component to a button. */
export function ButtonLink(props: Props) {
  return <Button component={Link} {...props} />;
}
