"use client";

import { useState, type ComponentProps } from "react";
import { LocaleLink } from "./next-intl-navigation";

type Props = ComponentProps<typeof LocaleLink>;

/**
 * A link inside of the app, written without its language. What is behind it is fetched when a finger, a pointer or the
 * keyboard comes to it, not when it is merely seen: a screen full of links would keep an old phone busy for seconds.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...rest }: Props) {
  const [isMeant, setIsMeant] = useState(false);
  return (
    <LocaleLink
      {...rest}
      onPointerEnter={(event) => {
        setIsMeant(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIsMeant(true);
        onFocus?.(event);
      }}
      prefetch={isMeant ? prefetch : false}
    />
  );
}
