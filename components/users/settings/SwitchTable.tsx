"use client";

import Box from "@mui/material/Box";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { emailKindsOf } from "@/lib/emails/constants";
import type { OwnUser } from "@/lib/shared/own-user";
import type { SwitchChange } from "@/lib/users/queries";

const CHANNELS = ["emails", "pushes"] as const;

const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  "& th": {
    textAlign: "start",
    font: "inherit",
    fontSize: "0.9375rem",
    lineHeight: 1.35,
    fontWeight: 400,
    py: 3,
    pr: 3,
  },
  "& tbody tr > *": { borderTop: 1, borderTopColor: "divider" },
  // As wide as the switch, which has room of its own around it: the rest is for the words.
  "& thead th, & td": { textAlign: "center", width: 52, px: 0, py: 3 },
} as const;

type Props = Pick<OwnUser, "role" | "settings"> & { onChange: (change: SwitchChange) => void };

/** Every kind of notification that this role can get, with a switch for each way of sending it. */
export function SwitchTable({ role, settings, onChange }: Props) {
  const t = useTranslations("settings.mails");
  return (
    <>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <td />
            {CHANNELS.map((channel) => (
              <Typography key={channel} component="th" scope="col" variant="caption">
                {t(`channels.${channel}`)}
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {emailKindsOf(role).map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(kind)}</th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <Switch
                    checked={settings[channel][kind]}
                    onChange={(_event, isWanted) => onChange({ channel, kind, isWanted })}
                    slotProps={{
                      input: {
                        role: "switch",
                        "aria-label": t("switch", { kind: t(kind), channel: t(`channels.${channel}`) }),
                      },
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="caption" sx={{ color: "surface.muted" }}>
        {t("security")}
      </Typography>
    </>
  );
}
