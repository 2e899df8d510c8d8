import { InlineLink } from "./InlineLink";

/** The links in the consent text; each opens in a new tab, so that the form keeps its values. */
export const legalLinks = {
  terms: (text: React.ReactNode) => (
    <InlineLink href="/terms-and-conditions" newTab>
      {text}
    </InlineLink>
  ),
  privacy: (text: React.ReactNode) => (
    <InlineLink href="/privacy-policy" newTab>
      {text}
    </InlineLink>
  ),
};

/** The link in the text of a purchase: "right of withdrawal" leads to that section of the terms. */
export const withdrawalLinks = {
  terms: (text: React.ReactNode) => (
    <InlineLink href="/terms-and-conditions#withdrawal" newTab>
      {text}
    </InlineLink>
  ),
};
