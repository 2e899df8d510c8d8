"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";

/** Chooses the role that the address names. Renders nothing. */
export function ChosenRole() {
  const role = useSearchParams().get("role");
  useEffect(() => {
    if (role === null) return;
    for (const input of document.querySelectorAll<HTMLInputElement>('input[name="role"]'))
      if (input.value === role) input.checked = true;
  }, [role]);
  return null;
}
