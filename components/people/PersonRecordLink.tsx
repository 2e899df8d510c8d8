"use client";

import { TextLink } from "@/components/ui/actions/TextLink";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { PersonCard } from "@/lib/shared/people";

/** The name of a person, which leads admins who may open it to the page with everything about them. */
export function PersonRecordLink({ person: { id, name } }: { person: Pick<PersonCard, "id" | "name"> }) {
  const { user } = useSession();
  if (!user?.adminRights.includes("SUPPORT")) return name;
  return (
    <TextLink component={Link} href={`/admin/users/${id}`}>
      {name}
    </TextLink>
  );
}
