/** Services by which people write to each other under a name. */
export const MESSENGERS =
  "telegram|whats\\s?app|viber|signal|skype|insta(?:gram)?|messenger|facebook|snapchat|wechat|tiktok|threema|discord|linkedin";

/** Without one of these no text holds a contact detail. */
const HINT = new RegExp(
  String.raw`\d\D{0,3}\d|@|\p{L}\.\p{L}|:\/\/|(?<!\p{L})(?:${MESSENGERS})|(?<!\p{L})(?:at|ät|dot|punkt|pont|kukac|bodka|zavin\p{L}*|te[čc]ka|null|nulla|nula|zero|drei|three|h[áa]rom|t[rř]i)(?!\p{L})`,
  "iu",
);

/**
 * Whether a text could say how its author can be reached: asked before the rules that know it, which a browser loads only
 * then.
 */
export function mayHoldContact(text: string): boolean {
  return HINT.test(text);
}
