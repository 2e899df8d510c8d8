"use client";

import Button, { type ButtonProps } from "@mui/material/Button";
import { Link } from "@/lib/i18n/navigation";

type Props = Omit<ButtonProps<typeof Link>, "component">;

/** A button that leads somewhere. Server components need it: they cannot hand a link component to a button. */
export function ButtonLink(props: Props) {
  return <Button component={Link} {...props} />;
}
