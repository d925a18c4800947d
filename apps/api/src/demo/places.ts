import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import type { Language } from "@sayara/domain/language/Language";
import type { LocationKind } from "@sayara/domain/location/LocationKind";
import { slugOf } from "#api/catalogue/slugOf.ts";

/** A place of the demo catalogue with its real position. */
export interface DemoPlace {
  slug: string;
  kind: LocationKind;
  code?: string;
  names: Record<Language, string>;
  position: readonly [latitude: number, longitude: number];
  /** Slug of the place whose search includes this one's cars. */
  parent?: string;
  /** An airport's rank by passengers, from 1. */
  trafficRank?: number;
  /** Rank among the home page's destinations. */
  featuredRank?: number;
  /** Share of all cars, relative to the other places. */
  weight: number;
}

function airport(
  code: string,
  name: string,
  spanishName: string,
  position: readonly [number, number],
  parent: string,
  weight: number,
  trafficRank: number,
): DemoPlace {
  const names = { fr: `Aéroport ${name}`, en: `${name} Airport`, es: `Aeropuerto de ${spanishName}` };
  const slug = slugOf(`aeroport-${name}`);
  return { slug, kind: "airport", code, names, position, parent, weight, trafficRank };
}

/** Parents come before their children. */
export const demoPlaces: readonly DemoPlace[] = [
  {
    slug: "tunis",
    kind: "city",
    names: { fr: "Tunis", en: "Tunis", es: "Túnez" },
    position: [36.8065, 10.1815],
    weight: 9,
  },
  {
    slug: "hammamet",
    kind: "resort",
    names: inAllLanguages({ fr: "Hammamet" }),
    position: [36.4, 10.6167],
    featuredRank: 7,
    weight: 6,
  },
  {
    slug: "monastir",
    kind: "city",
    names: inAllLanguages({ fr: "Monastir" }),
    position: [35.7643, 10.8113],
    weight: 4,
  },
  {
    slug: "djerba",
    kind: "resort",
    names: { fr: "Djerba", en: "Djerba", es: "Yerba" },
    position: [33.8076, 10.8451],
    featuredRank: 4,
    weight: 5,
  },
  {
    slug: "sfax",
    kind: "city",
    names: inAllLanguages({ fr: "Sfax" }),
    position: [34.7406, 10.7603],
    weight: 4,
  },
  {
    slug: "tabarka",
    kind: "resort",
    names: inAllLanguages({ fr: "Tabarka" }),
    position: [36.9544, 8.758],
    featuredRank: 6,
    weight: 2,
  },
  {
    slug: "tozeur",
    kind: "city",
    names: inAllLanguages({ fr: "Tozeur" }),
    position: [33.9197, 8.1335],
    featuredRank: 5,
    weight: 3,
  },
  {
    slug: "gafsa",
    kind: "city",
    names: inAllLanguages({ fr: "Gafsa" }),
    position: [34.425, 8.7842],
    weight: 2,
  },
  {
    slug: "sousse",
    kind: "city",
    names: { fr: "Sousse", en: "Sousse", es: "Susa" },
    position: [35.8256, 10.6369],
    featuredRank: 8,
    weight: 6,
  },

  airport("TUN", "Tunis-Carthage", "Túnez-Cartago", [36.851, 10.2272], "tunis", 14, 1),
  airport("NBE", "Enfidha-Hammamet", "Enfidha-Hammamet", [36.0758, 10.4386], "hammamet", 7, 2),
  airport(
    "MIR",
    "Monastir Habib-Bourguiba",
    "Monastir Habib-Bourguiba",
    [35.7581, 10.7547],
    "monastir",
    7,
    4,
  ),
  airport("DJE", "Djerba-Zarzis", "Yerba-Zarzis", [33.875, 10.7755], "djerba", 8, 3),
  airport("SFA", "Sfax-Thyna", "Sfax-Thyna", [34.718, 10.691], "sfax", 3, 5),
  airport("TBJ", "Tabarka-Aïn Draham", "Tabarka-Aïn Draham", [36.98, 8.8769], "tabarka", 2, 7),
  airport("TOE", "Tozeur-Nefta", "Tozeur-Nefta", [33.9397, 8.1106], "tozeur", 3, 6),
  airport("GAF", "Gafsa-Ksar", "Gafsa-Ksar", [34.422, 8.8225], "gafsa", 2, 8),

  {
    slug: "port-de-la-goulette",
    kind: "port",
    names: { fr: "Port de La Goulette", en: "La Goulette Ferry Port", es: "Puerto de La Goulette" },
    position: [36.8083, 10.2997],
    parent: "tunis",
    weight: 3,
  },
  {
    slug: "port-de-sfax",
    kind: "port",
    names: { fr: "Port de Sfax", en: "Sfax Ferry Port", es: "Puerto de Sfax" },
    position: [34.7256, 10.7664],
    parent: "sfax",
    weight: 1,
  },
  {
    slug: "yasmine-hammamet",
    kind: "resort",
    names: inAllLanguages({ fr: "Yasmine Hammamet" }),
    position: [36.3739, 10.5419],
    parent: "hammamet",
    weight: 3,
  },
  {
    slug: "port-el-kantaoui",
    kind: "resort",
    names: inAllLanguages({ fr: "Port El Kantaoui" }),
    position: [35.8919, 10.5994],
    parent: "sousse",
    weight: 3,
  },
  {
    slug: "houmt-souk",
    kind: "city",
    names: inAllLanguages({ fr: "Houmt Souk" }),
    position: [33.8758, 10.8575],
    parent: "djerba",
    weight: 2,
  },
  {
    slug: "midoun",
    kind: "resort",
    names: inAllLanguages({ fr: "Midoun" }),
    position: [33.8081, 10.9923],
    parent: "djerba",
    weight: 2,
  },

  {
    slug: "sidi-bou-said",
    kind: "resort",
    names: { fr: "Sidi Bou Saïd", en: "Sidi Bou Said", es: "Sidi Bou Said" },
    position: [36.8687, 10.3416],
    featuredRank: 1,
    weight: 2,
  },
  {
    slug: "carthage",
    kind: "city",
    names: { fr: "Carthage", en: "Carthage", es: "Cartago" },
    position: [36.8529, 10.3233],
    featuredRank: 2,
    weight: 2,
  },
  {
    slug: "el-jem",
    kind: "city",
    names: inAllLanguages({ fr: "El Jem" }),
    position: [35.2964, 10.7069],
    featuredRank: 3,
    weight: 1,
  },
  {
    slug: "la-marsa",
    kind: "resort",
    names: inAllLanguages({ fr: "La Marsa" }),
    position: [36.8782, 10.3247],
    weight: 3,
  },
  {
    slug: "gammarth",
    kind: "resort",
    names: inAllLanguages({ fr: "Gammarth" }),
    position: [36.9186, 10.2897],
    weight: 2,
  },
  {
    slug: "ariana",
    kind: "city",
    names: { fr: "L’Ariana", en: "Ariana", es: "Ariana" },
    position: [36.8625, 10.1956],
    weight: 2,
  },
  {
    slug: "ben-arous",
    kind: "city",
    names: inAllLanguages({ fr: "Ben Arous" }),
    position: [36.7531, 10.2189],
    weight: 2,
  },
  {
    slug: "bizerte",
    kind: "city",
    names: { fr: "Bizerte", en: "Bizerte", es: "Bizerta" },
    position: [37.2744, 9.8739],
    weight: 3,
  },
  {
    slug: "beja",
    kind: "city",
    names: { fr: "Béja", en: "Beja", es: "Béja" },
    position: [36.7256, 9.1817],
    weight: 1,
  },
  {
    slug: "jendouba",
    kind: "city",
    names: inAllLanguages({ fr: "Jendouba" }),
    position: [36.5011, 8.7802],
    weight: 1,
  },
  {
    slug: "le-kef",
    kind: "city",
    names: { fr: "Le Kef", en: "El Kef", es: "El Kef" },
    position: [36.1742, 8.7049],
    weight: 1,
  },
  {
    slug: "zaghouan",
    kind: "city",
    names: inAllLanguages({ fr: "Zaghouan" }),
    position: [36.4029, 10.1429],
    weight: 1,
  },
  {
    slug: "nabeul",
    kind: "city",
    names: inAllLanguages({ fr: "Nabeul" }),
    position: [36.4561, 10.7376],
    weight: 3,
  },
  {
    slug: "kelibia",
    kind: "resort",
    names: { fr: "Kélibia", en: "Kelibia", es: "Kelibia" },
    position: [36.8475, 11.0939],
    weight: 1,
  },
  {
    slug: "mahdia",
    kind: "resort",
    names: inAllLanguages({ fr: "Mahdia" }),
    position: [35.5047, 11.0622],
    weight: 2,
  },
  {
    slug: "kairouan",
    kind: "city",
    names: { fr: "Kairouan", en: "Kairouan", es: "Kairuán" },
    position: [35.6781, 10.0963],
    weight: 2,
  },
  {
    slug: "kasserine",
    kind: "city",
    names: inAllLanguages({ fr: "Kasserine" }),
    position: [35.1676, 8.8365],
    weight: 1,
  },
  {
    slug: "sidi-bouzid",
    kind: "city",
    names: inAllLanguages({ fr: "Sidi Bouzid" }),
    position: [35.0382, 9.4849],
    weight: 1,
  },
  {
    slug: "gabes",
    kind: "city",
    names: { fr: "Gabès", en: "Gabes", es: "Gabès" },
    position: [33.8815, 10.0982],
    weight: 2,
  },
  {
    slug: "matmata",
    kind: "city",
    names: inAllLanguages({ fr: "Matmata" }),
    position: [33.5427, 9.9672],
    weight: 1,
  },
  {
    slug: "kebili",
    kind: "city",
    names: { fr: "Kébili", en: "Kebili", es: "Kebili" },
    position: [33.7044, 8.969],
    weight: 1,
  },
  {
    slug: "douz",
    kind: "city",
    names: inAllLanguages({ fr: "Douz" }),
    position: [33.4662, 9.0203],
    weight: 1,
  },
  {
    slug: "zarzis",
    kind: "resort",
    names: inAllLanguages({ fr: "Zarzis" }),
    position: [33.504, 11.1122],
    weight: 2,
  },
  {
    slug: "medenine",
    kind: "city",
    names: { fr: "Médenine", en: "Medenine", es: "Médenine" },
    position: [33.3549, 10.5055],
    weight: 1,
  },
  {
    slug: "tataouine",
    kind: "city",
    names: { fr: "Tataouine", en: "Tataouine", es: "Tataouine" },
    position: [32.9297, 10.4518],
    weight: 1,
  },
];

/** Retired slugs by current slugs. */
export const demoOldSlugs: Readonly<Record<string, string>> = {
  "tunis-carthage-airport": "aeroport-tunis-carthage",
  "djerba-houmt-souk": "houmt-souk",
  "el-djem": "el-jem",
};
