"use client";

/** Slug and name of a service. */
export type Choice = readonly [slug: string, name: string];
/** The name of a category, and its services. */
export type ServiceGroup = readonly [category: string, choices: readonly Choice[]];

type Props = {
  any: string;
  groups: readonly ServiceGroup[];
  chosen: string | undefined;
  className: string | undefined;
};

/**
 * The services to choose from. A client component although it does nothing in the browser: its compact props are half as
 * long in the page as ninety options in React's data.
 */
export function ServiceSelect({ any, groups, chosen, className }: Props) {
  return (
    <select id="service" name="service" defaultValue={chosen ?? ""} className={className}>
      <option value="">{any}</option>
      {groups.map(([category, choices]) => (
        <optgroup key={category} label={category}>
          {choices.map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
