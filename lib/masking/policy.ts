/** Without one of these no text holds a contact detail. */
const HINT =
  /\d\D{0,3}\d|@|\p{L}\.\p{L}|:\/\/|(?<!\p{L})(?:at|ät|dot|punkt|pont|kukac|bodka|zavin\p{L}*|te[čc]ka|null|nulla|nula|zero|skype|telegram|insta\p{L}*|drei|three|h[áa]rom|t[rř]i)(?!\p{L})/iu;

/**
 * Whether a text could say how its author can be reached: asked before the rules that know it, which a browser loads only
 * then.
 */
export function mayHoldContact(text: string): boolean {
  return HINT.test(text);
}
