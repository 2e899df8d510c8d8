"use client";

import AttachFileRounded from "@mui/icons-material/AttachFileRounded";
import EventOutlined from "@mui/icons-material/EventOutlined";
import ImageOutlined from "@mui/icons-material/ImageOutlined";
import NotesRounded from "@mui/icons-material/NotesRounded";
import PhotoCameraOutlined from "@mui/icons-material/PhotoCameraOutlined";
import PictureAsPdfOutlined from "@mui/icons-material/PictureAsPdfOutlined";
import SellOutlined from "@mui/icons-material/SellOutlined";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ACCEPTED } from "@/components/files/validate-files";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Link } from "@/lib/i18n/navigation";

const WAYS = [
  { way: "photos", Icon: ImageOutlined, accept: ACCEPTED.PHOTO, capture: undefined },
  { way: "camera", Icon: PhotoCameraOutlined, accept: ACCEPTED.PHOTO, capture: "environment" },
  { way: "document", Icon: PictureAsPdfOutlined, accept: ACCEPTED.DOCUMENT, capture: undefined },
] as const;
type Way = (typeof WAYS)[number]["way"];

/** Elsewhere there is no camera to open: the browser would only ask for a file again. */
const ON_PHONES = { display: "none", "@media (pointer: coarse)": { display: "flex" } };

/** A BEE changes the price of the offer on its page, a client proposes another one; either side may for what is agreed. */
export type PriceChange = { href: string } | { onPropose: () => void; isAgreed: boolean };

type Props = {
  isFull: boolean;
  onFiles: (files: readonly File[]) => void;
  changePrice: PriceChange | undefined;
  onProposeTime: (() => void) | undefined;
  onSavedTexts: () => void;
};

/** The paper clip: photos, the camera of a phone, a document, saved texts, and the way to another price. */
export function AttachMenu({ isFull, onFiles, changePrice, onProposeTime, onSavedTexts }: Props) {
  const t = useTranslations("chat.composer");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const inputs = useRef(new Map<Way, HTMLInputElement>());
  const open = (way: Way) => {
    setAnchor(null);
    inputs.current.get(way)?.click();
  };
  return (
    <>
      <IconButton
        aria-label={isFull ? t("full") : t(changePrice ? "attachOrPrice" : "attach")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isFull && !changePrice}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: "none", width: 44, height: 48, borderRadius: "12px", color: "text.secondary" }}
      >
        <AttachFileRounded sx={{ transform: "rotate(45deg)" }} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "top", horizontal: "left" }}
        transformOrigin={{ vertical: "bottom", horizontal: "left" }}
      >
        {WAYS.map(({ way, Icon }) => (
          <MenuItem
            key={way}
            disabled={isFull}
            onClick={() => open(way)}
            sx={{ minHeight: 44, ...(way === "camera" && ON_PHONES) }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(`attachments.${way}`)}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onSavedTexts();
          }}
          sx={{ minHeight: 44 }}
        >
          <ListItemIcon>
            <NotesRounded fontSize="small" />
          </ListItemIcon>
          {t("savedTexts")}
        </MenuItem>
        {onProposeTime && (
          <TimeItem
            onChoose={() => {
              setAnchor(null);
              onProposeTime();
            }}
          />
        )}
        {changePrice && <PriceItem changePrice={changePrice} onClose={() => setAnchor(null)} />}
      </Menu>
      <FileInputs inputs={inputs} onFiles={onFiles} />
    </>
  );
}

function TimeItem({ onChoose }: { onChoose: () => void }) {
  const t = useTranslations("chat.composer");
  return (
    <MenuItem onClick={onChoose} sx={{ minHeight: 44 }}>
      <ListItemIcon>
        <EventOutlined fontSize="small" />
      </ListItemIcon>
      {t("proposeTime")}
    </MenuItem>
  );
}

function PriceItem({ changePrice, onClose }: { changePrice: PriceChange; onClose: () => void }) {
  const t = useTranslations("chat.composer");
  const icon = (
    <ListItemIcon>
      <SellOutlined fontSize="small" />
    </ListItemIcon>
  );
  if ("href" in changePrice)
    return (
      <MenuItem component={Link} href={changePrice.href} sx={{ minHeight: 44 }}>
        {icon}
        {t("changePrice")}
      </MenuItem>
    );
  const propose = () => {
    onClose();
    changePrice.onPropose();
  };
  return (
    <MenuItem onClick={propose} sx={{ minHeight: 44 }}>
      {icon}
      {t(changePrice.isAgreed ? "changeTerms" : "proposePrice")}
    </MenuItem>
  );
}

type InputsProps = Pick<Props, "onFiles"> & { inputs: React.RefObject<Map<Way, HTMLInputElement>> };

/** The pickers behind the menu, one for each way. */
function FileInputs({ inputs, onFiles }: InputsProps) {
  return WAYS.map(({ way, accept, capture }) => (
    <input
      key={way}
      ref={(input) => {
        if (input) inputs.current.set(way, input);
      }}
      type="file"
      hidden
      multiple={way !== "camera"}
      accept={accept.join(",")}
      capture={capture}
      data-attach={way}
      onChange={(event) => {
        if (event.target.files?.length) onFiles([...event.target.files]);
        // The same file can be chosen twice in a row.
        event.target.value = "";
      }}
    />
  ));
}
