import { Box } from "@/components/ui/static/Box";
import { Typography } from "@/components/ui/static/Typography";
import { useTranslations } from "next-intl";
import { InterviewProof, PaymentProof, QualityProof } from "./PromiseProofs";
import { bandWidth } from "./Section";

const PROMISES = [
  { key: "quality", proof: <QualityProof /> },
  { key: "payment", proof: <PaymentProof /> },
  { key: "interview", proof: <InterviewProof /> },
] as const;

// This panel is ink in both schemes, so its colours are its own.
const panel = {
  bgcolor: "#12151B",
  color: "#ECEEF2",
  borderRadius: { xs: 0, md: "28px" },
  mx: { xs: -4, md: 0 },
  px: { xs: 4, md: 12 },
  py: { xs: 10, md: 12 },
};

const card = {
  display: "flex",
  flexDirection: "column",
  p: 5.5,
  bgcolor: "#1C2129",
  border: "1px solid #2C333E",
  borderRadius: "18px",
};

const proofBox = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: 2,
  minHeight: 160,
  p: 4,
  mb: 5,
  borderRadius: "12px",
  bgcolor: "#12151B",
  color: "#C3C9D4",
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  fontFeatureSettings: '"tnum"',
};

/** The three promises of the product to its clients, each with a small picture of what it means. */
export function Promises() {
  const t = useTranslations("home.promises");
  return (
    <Box component="section" aria-labelledby="promises" sx={{ pb: 2 }}>
      <Box sx={bandWidth}>
        <Box sx={panel}>
          <Typography id="promises" variant="h2">
            {t("title")}
          </Typography>
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
              gap: { xs: 3.5, md: 6 },
              mt: { xs: 5.5, md: 8 },
            }}
          >
            {PROMISES.map(({ key, proof }) => (
              <Box key={key} sx={card}>
                <Box aria-hidden sx={proofBox}>
                  {proof}
                </Box>
                <Typography variant="h4" component="h3">
                  {t(`${key}.title`)}
                </Typography>
                <Typography
                  sx={{ color: "#AEB5C2", fontSize: "0.9375rem", lineHeight: "1.4375rem", mt: 1.5 }}
                >
                  {t(`${key}.text`)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
