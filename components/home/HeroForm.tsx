"use client";

import type { ComponentProps } from "react";
import { useRouter } from "@/lib/i18n/navigation";

/** The search as a form that the browser can send by itself; once the page is alive it leads on without a reload. */
export function HeroForm(props: ComponentProps<"form">) {
  const router = useRouter();
  const search = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)]
      .map(([name, value]) => [name, typeof value === "string" ? value.trim() : ""] as const)
      .filter(([, value]) => value !== "");
    router.push({ pathname: "/account/create-tender", query: Object.fromEntries(entries) });
  };
  return <form {...props} role="search" onSubmit={search} />;
}
