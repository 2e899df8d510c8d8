import Box, { type BoxProps } from "@mui/material/Box";

// With the gutters, as in the mocks: the text itself is 48 px narrower.
const WIDTHS = { text: 728, form: 848, page: 1200 };

type Props = { children: React.ReactNode; width?: keyof typeof WIDTHS; sx?: BoxProps["sx"] };

/** The width and the gutters of a screen: 1200 with 24, on phones 16 (look, Space). */
export function PageContainer({ children, width = "page", sx }: Props) {
  return (
    <Box
      sx={[
        {
          width: "100%",
          maxWidth: WIDTHS[width],
          mx: "auto",
          px: { xs: 4, md: 6 },
          pt: { xs: 5, md: 7 },
          pb: 12,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
