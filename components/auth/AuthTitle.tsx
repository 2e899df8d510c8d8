import Typography from "@mui/material/Typography";

type Props = { title: React.ReactNode; children?: React.ReactNode };

/** The h1 of a sign-in or sign-up screen, with a sentence below it. */
export function AuthTitle({ title, children }: Props) {
  return (
    <>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: "text.secondary", mt: 2, overflowWrap: "anywhere" }}>
          {children}
        </Typography>
      )}
    </>
  );
}
