"use client";

import { useState, type ComponentProps } from "react";
import { LocaleLink } from "./next-intl-navigation";

type Props = ComponentProps<typeof LocaleLink>;

/**
 * A link inside the app, written without its language prefix. Its target is prefetched on intent (touch, pointer or
 * focus), not in the viewport: a screen full of links would keep an old phone busy for seconds.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...rest }: Props) {
  const [hasIntent, setHasIntent] = useState(false);
  return (
    <LocaleLink
      {...rest}
      onPointerEnter={(event) => {
        setHasIntent(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setHasIntent(true);
        onFocus?.(event);
      }}
      prefetch={hasIntent ? prefetch : false}
    />
  );
}
