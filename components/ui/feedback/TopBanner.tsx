import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

type Props = {
  /** The name of the section where the banner asks for something; left out, it is a status that is read out. */
  label?: string;
  text: React.ReactNode;
  /** What can be done about it. */
  children: React.ReactNode;
};

/** Above every screen of the account: something that concerns all of it, and what can be done. */
export function TopBanner({ label, text, children }: Props) {
  const role = label === undefined ? { role: "status" } : { component: "section", "aria-label": label };
  return (
    <Box {...role} sx={bannerStyles}>
      <Typography variant="body2" sx={{ flex: "1 1 16rem", overflowWrap: "anywhere" }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

const bannerStyles = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  px: 4,
  py: 3,
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;
