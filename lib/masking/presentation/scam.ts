/** What those say who want money before any work: in advance, by a card that cannot be taken back, or past the market. */
const SCAM_SIGNS: readonly RegExp[] = [
  /western\s?union|money\s?gram|paysafe|ukash|bitcoin|(?:paypal|revolut)\.me|crypto\s?currenc|kryptow|kryptom|kriptov/iu,
  // English
  /gift\s?cards?|payment\s?links?|pay(?:ment|ing)?\s(?:\p{L}+\s){0,3}(?:in\s?advance|up\s?front|before)|advance\s?payment|outside\s(?:of\s)?(?:the\s)?(?:platform|tenderbee)/iu,
  // German
  /vorkasse|vorauskasse|vorauszahlung|im\svoraus\s(?:\p{L}+\s){0,2}(?:be)?zahl|zahl\p{L}*\s(?:\p{L}+\s){0,3}im\svoraus|gutschein(?:karte|code)|geschenkkarte|zahlungslink|außerhalb\s(?:von\s|der\s)?(?:tenderbee|plattform)/iu,
  // Hungarian
  /előre\s(?:\p{L}+\s){0,2}(?:ki)?(?:fizet|utal)|(?:fizet|utal)\p{L}*\selőre|előrefizet|ajándékkárty|fizetési\slink|(?:platformon|tenderbee-n)\skívül/iu,
  // Czech
  /pla[tť]\p{L}*\s(?:\p{L}+\s){0,3}předem|předem\s(?:\p{L}+\s){0,2}(?:za)?plat|dárkov\p{L}*\skar[te]|platební\p{L}*\sodkaz|mimo\s(?:platformu|tenderbee)/iu,
  // Slovak
  /pla[tť]\p{L}*\s(?:\p{L}+\s){0,3}vopred|vopred\s(?:\p{L}+\s){0,2}(?:za)?plat|darčekov\p{L}*\skar[tei]|platobn\p{L}*\sodkaz|mimo\s(?:platformy|tenderbee)/iu,
];

/** Whether a text asks for money the way fraudsters do. Its reader is warned; nothing is kept from them. */
export function hasScamSigns(text: string | null): boolean {
  return text !== null && SCAM_SIGNS.some((sign) => sign.test(text));
}
