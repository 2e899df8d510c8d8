/** Counts up with every change of the rules: what was made by older ones is made anew (`Tender.searchRules`). */
export const MASKING_RULES = 2;

/** Countries whose phone numbers are written without a calling code: the five of the market and those around them. */
export const PHONE_COUNTRIES = ["AT", "DE", "SK", "HU", "CZ", "CH", "PL", "SI", "IT"] as const;

/** Digits as words in the five languages, also without their accents. Hungarian says mobile codes as tens. */
export const DIGIT_WORDS = {
  "0": "zero oh null nulla nula",
  "1": "one eins ein egy jedna jeden jedno",
  "2": "two zwei zwo kettő ketto két dva dvě dve",
  "3": "three drei három harom tři tri",
  "4": "four vier négy negy čtyři ctyri štyri styri",
  "5": "five fünf fuenf öt ot pět pet päť",
  "6": "six sechs hat šest šesť sest",
  "7": "seven sieben hét het sedm sedem",
  "8": "eight acht nyolc osm osem",
  "9": "nine neun kilenc devět devet deväť",
  "10": "tíz",
  "20": "húsz husz",
  "30": "harminc",
  "40": "negyven",
  "50": "ötven",
  "70": "hetven",
} as const;

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
