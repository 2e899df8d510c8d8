"use client";

import ArticleOutlined from "@mui/icons-material/ArticleOutlined";
import BadgeOutlined from "@mui/icons-material/BadgeOutlined";
import DirectionsCarOutlined from "@mui/icons-material/DirectionsCarOutlined";
import MenuBookOutlined from "@mui/icons-material/MenuBookOutlined";
import ShieldOutlined from "@mui/icons-material/ShieldOutlined";
import StorefrontOutlined from "@mui/icons-material/StorefrontOutlined";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useField } from "@/components/ui/form/use-field";
import type { VerificationKind } from "@/lib/people/constants";
import { DOCUMENTS_OF, type DocumentType } from "@/lib/verification/constants";

const ICONS = {
  ID_CARD: BadgeOutlined,
  PASSPORT: MenuBookOutlined,
  DRIVER_LICENSE: DirectionsCarOutlined,
  TRADE_LICENCE: StorefrontOutlined,
  REGISTER_EXTRACT: ArticleOutlined,
  INSURANCE_CERTIFICATE: ShieldOutlined,
  INSURANCE_POLICY: ArticleOutlined,
};

const documentCardStyles = (isChosen: boolean) =>
  ({
    display: "grid",
    gridTemplateColumns: { xs: "28px minmax(0, 1fr) 24px", sm: "minmax(0, 1fr) 24px" },
    gap: { xs: 3, sm: 2 },
    alignItems: { xs: "center", sm: "start" },
    p: 4,
    border: 2,
    borderColor: isChosen ? "secondary.main" : "surface.outlineSoft",
    borderRadius: "14px",
    bgcolor: isChosen ? "honey.tint" : "background.paper",
    cursor: "pointer",
    "&:has(:focus-visible)": { outline: 2, outlineColor: "secondary.main", outlineOffset: 2 },
  }) as const;

type CardProps = {
  type: DocumentType;
  isChosen: boolean;
  onChoose: () => void;
  inputRef?: React.Ref<HTMLInputElement>;
};

function DocumentCard({ type, isChosen, onChoose, inputRef }: CardProps) {
  const t = useTranslations("verification.documents");
  const Icon = ICONS[type];
  const id = `document-${type}`;
  return (
    <Box component="label" sx={documentCardStyles(isChosen)}>
      <Icon aria-hidden sx={{ fontSize: 28 }} />
      <Radio
        name="documentType"
        value={type}
        checked={isChosen}
        onChange={onChoose}
        color="secondary"
        sx={{ p: 0, gridColumn: { xs: 3, sm: 2 }, gridRow: 1 }}
        slotProps={{ input: { ref: inputRef, "aria-labelledby": id, "aria-describedby": `${id}-text` } }}
      />
      <Box sx={{ minWidth: 0, gridColumn: { xs: 2, sm: "1 / -1" }, gridRow: { xs: 1, sm: 2 } }}>
        <Typography id={id} variant="subtitle1" component="span" sx={{ display: "block" }}>
          {t(`${type}.title`)}
        </Typography>
        <Typography
          id={`${id}-text`}
          variant="caption"
          component="span"
          sx={{ display: "block", color: "text.secondary" }}
        >
          {t(`${type}.text`)}
        </Typography>
      </Box>
    </Box>
  );
}

type Props = { kind: VerificationKind; onChoose: (type: DocumentType) => void };

/** The documents that prove a kind, as radio cards. */
export function DocumentCards({ kind, onChoose }: Props) {
  const t = useTranslations("verification.form");
  const { id, field, error } = useField("documentType");
  const types = DOCUMENTS_OF[kind];
  const choose = (type: DocumentType) => {
    field.onChange(type);
    onChoose(type);
  };
  return (
    <Box role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <FormLabel id={`${id}-label`} component="div" sx={{ mb: "6px" }}>
        {t("document")}
      </FormLabel>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { xs: "1fr", sm: `repeat(${types.length}, 1fr)` },
        }}
      >
        {types.map((type, index) => (
          <DocumentCard
            key={type}
            type={type}
            isChosen={field.value === type}
            onChoose={() => choose(type)}
            inputRef={index === 0 ? field.ref : undefined}
          />
        ))}
      </Box>
      <FormHelperText id={`${id}-help`} error role={error ? "alert" : undefined}>
        {error}
      </FormHelperText>
    </Box>
  );
}
