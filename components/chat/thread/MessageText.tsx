"use client";

import Linkify from "linkify-react";
import Box from "@mui/material/Box";

const SAFE = /^(https?:\/\/|mailto:)/i;
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i;

// Links in messages are sanitised: no script URLs, no ranking passed on, no access to this window.
const options = {
  defaultProtocol: "https",
  rel: "noopener nofollow ugc",
  target: "_blank",
  validate: (written: string, type: string) =>
    (type === "url" || type === "email") && (SAFE.test(written) || !ANY_SCHEME.test(written)),
};

type Props = {
  children: string;
  lang?: string | undefined;
  /** Links are the words of the other party; those of a translator are not to be followed. */
  isPlain?: boolean;
};

/** The words of a message: its line breaks stay, its links can be followed, long words wrap. */
export function MessageText({ children, lang, isPlain = false }: Props) {
  return (
    <Box
      component="span"
      lang={lang}
      sx={{
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
        "& a": { color: "inherit", textDecoration: "underline", textUnderlineOffset: "3px" },
      }}
    >
      {isPlain ? children : <Linkify options={options}>{children}</Linkify>}
    </Box>
  );
}
