"use client";

import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";

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
          icon={tab.count === undefined ? undefined : <Count count={tab.count} isOn={tab.value === value} />}
        />
      ))}
    </Tabs>
  );
}

function Count({ count, isOn }: { count: number; isOn: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: 22,
        px: "6px",
        borderRadius: "10px",
        fontSize: 12,
        lineHeight: "20px",
        fontWeight: 600,
        bgcolor: isOn ? "secondary.main" : "surface.sunken",
        color: isOn ? "secondary.contrastText" : "text.secondary",
      }}
    >
      {count}
    </Box>
  );
}
