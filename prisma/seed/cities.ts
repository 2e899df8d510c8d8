/** The towns of the demo market with their coordinates in the gazetteer. */
export const CITIES = {
  wien: { city: "Wien", country: "AT", postcode: "1070", latitude: 48.20849, longitude: 16.37208 },
  graz: { city: "Graz", country: "AT", postcode: "8010", latitude: 47.06667, longitude: 15.45 },
  linz: { city: "Linz", country: "AT", postcode: "4020", latitude: 48.30639, longitude: 14.28611 },
  bratislava: {
    city: "Bratislava",
    country: "SK",
    postcode: "811 06",
    latitude: 48.14816,
    longitude: 17.10674,
  },
  trnava: { city: "Trnava", country: "SK", postcode: "917 01", latitude: 48.37741, longitude: 17.58723 },
  nitra: { city: "Nitra", country: "SK", postcode: "949 01", latitude: 48.30763, longitude: 18.08453 },
  zilina: { city: "Žilina", country: "SK", postcode: "010 01", latitude: 49.22315, longitude: 18.73941 },
  kosice: { city: "Košice", country: "SK", postcode: "040 01", latitude: 48.71395, longitude: 21.25808 },
  praha: { city: "Praha", country: "CZ", postcode: "120 00", latitude: 50.08804, longitude: 14.42076 },
  brno: { city: "Brno", country: "CZ", postcode: "602 00", latitude: 49.19522, longitude: 16.60796 },
  ostrava: { city: "Ostrava", country: "CZ", postcode: "702 00", latitude: 49.83465, longitude: 18.28204 },
  plzen: { city: "Plzeň", country: "CZ", postcode: "301 00", latitude: 49.74747, longitude: 13.37759 },
  olomouc: { city: "Olomouc", country: "CZ", postcode: "779 00", latitude: 49.59552, longitude: 17.25175 },
  berlin: { city: "Berlin", country: "DE", postcode: "10437", latitude: 52.52437, longitude: 13.41053 },
  hamburg: { city: "Hamburg", country: "DE", postcode: "22765", latitude: 53.55073, longitude: 9.99302 },
  muenchen: { city: "München", country: "DE", postcode: "80799", latitude: 48.13743, longitude: 11.57549 },
  leipzig: { city: "Leipzig", country: "DE", postcode: "04109", latitude: 51.33962, longitude: 12.37129 },
  budapest: { city: "Budapest", country: "HU", postcode: "1065", latitude: 47.49835, longitude: 19.04045 },
  gyor: { city: "Győr", country: "HU", postcode: "9021", latitude: 47.68333, longitude: 17.63512 },
  sopron: { city: "Sopron", country: "HU", postcode: "9400", latitude: 47.68501, longitude: 16.59049 },
  szeged: { city: "Szeged", country: "HU", postcode: "6720", latitude: 46.253, longitude: 20.14824 },
} as const;

export type CityKey = keyof typeof CITIES;
