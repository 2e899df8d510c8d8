import type { Role } from "@/lib/shared/actor";

/** Every section of the settings under its heading; the ids are part of the addresses in mails and links. */
const SETTINGS_GROUPS = [
  { id: "account", sections: ["personal", "email", "password", "twoStep", "sessions"] },
  { id: "work", sections: ["away"] },
  { id: "notifications", sections: ["mails", "push"] },
  { id: "look", sections: ["language", "translations", "scheme"] },
  { id: "privacy", sections: ["visibility", "blocks", "reports", "export", "delete"] },
  { id: "more", sections: ["referral"] },
] as const;

type SettingsGroup = (typeof SETTINGS_GROUPS)[number]["id"];
export type SettingsSection = (typeof SETTINGS_GROUPS)[number]["sections"][number];
type SectionGroup = { id: SettingsGroup; sections: readonly SettingsSection[] };

/** Sections that not everybody has: an admin takes no part in the market, and only PROs are away from it. */
const ROLES: Partial<Record<SettingsSection, readonly Role[]>> = {
  mails: ["CLIENT", "PRO"],
  visibility: ["CLIENT", "PRO"],
  blocks: ["CLIENT", "PRO"],
  away: ["PRO"],
};

/** The groups and sections that a role has. */
export function settingsOf(role: Role): SectionGroup[] {
  return SETTINGS_GROUPS.map(({ id, sections }) => ({
    id,
    sections: sections.filter((section) => ROLES[section]?.includes(role) ?? true),
  })).filter(({ sections }) => sections.length > 0);
}

/** The section of an address, or null: the address names none, or none that the role has. */
export function toSection(name: string | null, role: Role): SettingsSection | null {
  return (
    settingsOf(role)
      .flatMap(({ sections }) => sections)
      .find((section) => section === name) ?? null
  );
}

/** The address of the settings, or of one of their sections. */
export function settingsHref(userId: string, section?: SettingsSection): string {
  const path = `/account/profiles/${userId}/update?tab=settings`;
  return section ? `${path}&section=${section}` : path;
}
