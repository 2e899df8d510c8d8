"use client";

import type { ComponentProps } from "react";
import { useAddressRouter } from "@/lib/i18n/static-navigation";

/** The search as a form that the browser can send by itself; once the page is alive it leads on without a reload. */
export function HeroForm({ action, ...rest }: Omit<ComponentProps<"form">, "action"> & { action: string }) {
  const router = useAddressRouter();
  const search = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)]
      .map(([name, value]) => [name, typeof value === "string" ? value.trim() : ""] as const)
      .filter(([, value]) => value !== "");
    const query = new URLSearchParams(Object.fromEntries(entries)).toString();
    router.push(query ? `${action}?${query}` : action);
  };
  return <form {...rest} action={action} role="search" onSubmit={search} />;
}
