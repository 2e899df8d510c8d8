/** Countries whose phone numbers are written without a calling code: the five of the market and those around them. */
export const PHONE_COUNTRIES = ["AT", "DE", "SK", "HU", "CZ", "CH", "PL", "SI", "IT"] as const;

/** Digits as words in the five languages, longest first where one begins another. Hungarian says mobile codes as tens. */
export const DIGIT_WORDS: Readonly<Record<string, string>> = {
  ...{ zero: "0", oh: "0", one: "1", two: "2", three: "3", four: "4", five: "5" },
  ...{ six: "6", seven: "7", eight: "8", nine: "9" },
  ...{ null: "0", eins: "1", ein: "1", zwei: "2", zwo: "2", drei: "3", vier: "4", fünf: "5", fuenf: "5" },
  ...{ sechs: "6", sieben: "7", acht: "8", neun: "9" },
  ...{ nulla: "0", egy: "1", kettő: "2", ketto: "2", két: "2", három: "3", harom: "3", négy: "4", negy: "4" },
  ...{ öt: "5", ot: "5", hat: "6", hét: "7", het: "7", nyolc: "8", kilenc: "9" },
  ...{ tíz: "10", húsz: "20", husz: "20", harminc: "30", negyven: "40", ötven: "50", hetven: "70" },
  ...{ nula: "0", jedna: "1", jeden: "1", jedno: "1", dva: "2", dvě: "2", dve: "2", tři: "3", tri: "3" },
  ...{ čtyři: "4", ctyri: "4", štyri: "4", styri: "4", pět: "5", pet: "5", päť: "5", šest: "6", šesť: "6" },
  ...{ sest: "6", sedm: "7", sedem: "7", osm: "8", osem: "8", devět: "9", devet: "9", deväť: "9" },
};

/** Ends of internet addresses that people here use. Those that are also words need more than a word before them. */
export const DOMAIN_ENDS =
  "at|de|hu|cz|sk|com|net|org|eu|info|biz|ch|li|pl|hr|ro|ua|co\\.uk|co\\.at|or\\.at|uk|fr|io|app|shop|online|site|store|cloud|dev|xyz|email|wien|tirol|berlin|bayern|koeln|gmbh";
export const WORDLIKE_ENDS = "it|si|me|pro|to|co|tv|at|de";

/** Words right before a number that make it anything but a phone number. */
export const NUMBERED_THINGS =
  "uid|ust|vat|iban|bic|ičo|ico|ič|dič|dic|dph|adószám|adoszam|cégjegyzék|cegjegyzek|helyrajzi|bankszámla|számla|rendelés|megrendelés|cikk|gyári|sorozat|termék|ügyfél|order|article|item|serial|s\\/n|sn|model|part|invoice|customer|company|registration|account|parcel|plot|bestell|auftrag|kunden|artikel|serien|fabrikation|rechnung|vertrag|konto|steuer|firmenbuch|fn|teile|typ|typen|objednáv|zakázk|zákazk|výrobní|výrobné|sériov|zboží|tovar|účt|účet|faktur|faktúr|zákaznick|zákazníck|parcel|smlouv|zmluv|katalogov|katalógov|ean|gtin|isbn|ral|ncs";

/** What follows a number that is an amount or a measure, and currencies that stand before it. */
export const UNITS =
  "€|eur|euros?|kč|kc|czk|ft|huf|forint\\p{L}*|korun\\p{L}*|usd|\\$|chf|pln|zł|gbp|£|,-|m²|m2|m³|m3|qm|sqm|kg|km|cm|mm|m|l|g|ks|db|stk|stück|pcs|kwh|kw|%|mil\\p{L}*|mio";
