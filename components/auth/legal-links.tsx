import { InlineLink } from "./InlineLink";

/** The links in a sentence about what is agreed to; each opens beside the form, which keeps what was typed. */
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
