import { Box } from "@/components/ui/static/Box";
import { Typography } from "@/components/ui/static/Typography";

type Props = {
  id: string;
  title: string;
  text?: string;
  action?: React.ReactNode;
  tone?: "page" | "paper";
  children: React.ReactNode;
};

/** The width and gutters of every band of the home page. */
export const bandWidth = { width: 1, maxWidth: 1200, mx: "auto", px: { xs: 4, md: 6 } } as const;

/** One band of the home page, named by its heading. */
export function Section({ id, title, text, action, tone = "page", children }: Props) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: { xs: 12, md: 18 }, bgcolor: tone === "paper" ? "background.paper" : "background.default" }}
    >
      <Box sx={bandWidth}>
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            justifyContent: "space-between",
            alignItems: "flex-end",
            gap: { xs: 4, md: 6 },
            mb: { xs: 5, md: 8 },
          }}
        >
          <Box sx={{ flex: "1 1 280px", maxWidth: 680 }}>
            <Typography id={id} variant="h2">
              {title}
            </Typography>
            {text && <Typography sx={{ color: "text.secondary", mt: 2 }}>{text}</Typography>}
          </Box>
          {action}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
