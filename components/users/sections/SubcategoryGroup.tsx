"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { CategoryIcon } from "@/components/ui/display/CategoryIcon";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import type { CategoryView } from "@/lib/categories/schema";

type HeadProps = {
  category: CategoryView;
  count: number;
  panelId: string;
  isOpen: boolean;
  onPress: () => void;
};

function Head({ category, count, panelId, isOpen, onPress }: HeadProps) {
  const t = useTranslations("profiles.trades");
  return (
    <ButtonBase
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onPress}
      sx={{ width: "100%", minHeight: 52, gap: 3, px: 4, textAlign: "left", fontFamily: "inherit" }}
    >
      <CategoryIcon icon={category.icon} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, fontSize: "0.9375rem", fontWeight: 600 }}>
        {category.name}
      </Box>
      {count > 0 && (
        <Box component="span" sx={{ fontSize: "0.8125rem", color: "surface.muted" }}>
          {t("chosen", { count })}
        </Box>
      )}
      <ExpandMoreRounded aria-hidden sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />
    </ButtonBase>
  );
}

type Props = {
  category: CategoryView;
  /** The search matches it, so it is expanded. */
  isFound: boolean;
  chosen: readonly string[];
  /** As many are chosen as the plan allows: only those can be pressed, to make room. */
  isFull: boolean;
  onChange: (chosen: string[]) => void;
};

/** The subcategories of one category, collapsed until expanded or found. */
export function SubcategoryGroup({ category, isFound, chosen, isFull, onChange }: Props) {
  const panelId = useId();
  const own = category.subcategories.map(({ id }) => id);
  const count = own.filter((id) => chosen.includes(id)).length;
  const [isExpanded, setIsExpanded] = useState(count > 0);
  const isOpen = isFound || isExpanded;
  return (
    <Box sx={{ "& + &": { borderTop: "1px solid", borderColor: "divider" } }}>
      <Head
        category={category}
        count={count}
        panelId={panelId}
        isOpen={isOpen}
        onPress={() => setIsExpanded(!isExpanded)}
      />
      <Box id={panelId} hidden={!isOpen} sx={{ px: 4, pb: 4 }}>
        <ChoiceChips
          multiple
          hideLabel
          label={category.name}
          options={category.subcategories.map(({ id, name }) => ({
            value: id,
            label: name,
            disabled: isFull && !chosen.includes(id),
          }))}
          value={chosen}
          onChange={(ofThese) => onChange([...chosen.filter((id) => !own.includes(id)), ...ofThese])}
        />
      </Box>
    </Box>
  );
}
