"use client";

import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { TabCount } from "./TabCount";

type Props<V extends string> = {
  tabs: readonly { value: V; label: string; count?: number }[];
  value: V;
  onChange: (value: V) => void;
  label: string;
};

/** The tabs of a list. On phones they scroll sideways; the last one visibly cut says that there is more. */
export function ListTabs<V extends string>({ tabs, value, onChange, label }: Props<V>) {
  return (
    <Tabs value={value} onChange={(_event, next: V) => onChange(next)} aria-label={label}>
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          label={tab.label}
          iconPosition="end"
          icon={
            tab.count === undefined ? undefined : <TabCount count={tab.count} isOn={tab.value === value} />
          }
        />
      ))}
    </Tabs>
  );
}
