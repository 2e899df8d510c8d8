"use client";

import type { ComponentProps } from "react";
import { useAddressRouter } from "@/lib/i18n/static-navigation";
import { searchQuery } from "./search-query";

/** The search as a form that the browser can send by itself; once it is hydrated it leads on without a reload. */
export function HeroForm({ action, ...rest }: Omit<ComponentProps<"form">, "action"> & { action: string }) {
  const router = useAddressRouter();
  const search = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    router.push(`${action}${searchQuery(event.currentTarget)}`);
  };
  return <form {...rest} action={action} role="search" onSubmit={search} />;
}
