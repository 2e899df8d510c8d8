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

/** The same in a sentence about a purchase: the words "right of withdrawal" lead to what the terms say of it. */
export const withdrawalLinks = {
  terms: (text: React.ReactNode) => (
    <InlineLink href="/terms-and-conditions#withdrawal" newTab>
      {text}
    </InlineLink>
  ),
};
