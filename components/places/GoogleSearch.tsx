"use client";

import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import SearchRounded from "@mui/icons-material/SearchRounded";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { FoundAddress } from "./address-value";

type Props = { apiKey: string; onFind: (found: FoundAddress) => void; onFail: () => void };

function NotLoaded({ onFail }: Pick<Props, "onFail">) {
  useEffect(onFail, [onFail]);
  return null;
}

// A chunk that the network does not bring is one more way in which Google can fail: Photon then takes over at once, so
// nothing is retried and no toast is shown.
const GoogleInput = lazyComponent<Props & { inputId: string }>(
  () => import("./GoogleInput").then(({ GoogleInput: Input }) => Input).catch(() => NotLoaded),
  { onError: "silent" },
);

/** A search by Google. Nothing is sent to Google, not even the visitor's IP address, before this search is opened. */
export function GoogleSearch(props: Props) {
  const t = useTranslations("places.search");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <FieldFrame id={id} label={t("label")} help={t("googleHelp")}>
        <GoogleInput {...props} inputId={id} />
      </FieldFrame>
    );
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<SearchRounded aria-hidden />}
        onClick={() => setOpen(true)}
        aria-describedby={`${id}-help`}
      >
        {t("google")}
      </Button>
      <FormHelperText id={`${id}-help`}>{t("googlePrivacy")}</FormHelperText>
    </Box>
  );
}
