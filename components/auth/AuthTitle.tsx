import Typography from "@mui/material/Typography";

type Props = { title: string; children?: React.ReactNode };

/** The one h1 of a screen before the account, with a sentence below it. */
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
