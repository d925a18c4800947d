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
  /** Slug of the place that contains this one. A search there also finds this place's cars. */
  parent?: string;
  /** An airport's rank by passengers, from 1. */
  trafficRank?: number;
  /** Rank among the home page's destinations. */
  featuredRank?: number;
  /** Relative number of cars: a place of weight 4 gets twice as many as one of weight 2. */
  weight: number;
}

const inLatinAndArabic = (name: string, arabicName: string): Record<Language, string> =>
  inAllLanguages({ fr: name, ar: arabicName });

function airport(
  code: string,
  name: string,
  spanishName: string,
  arabicName: string,
  position: readonly [number, number],
  parent: string,
  weight: number,
  trafficRank: number,
): DemoPlace {
  const names = {
    fr: `Aéroport ${name}`,
    en: `${name} Airport`,
    es: `Aeropuerto de ${spanishName}`,
    ar: `مطار ${arabicName}`,
  };
  const slug = slugOf(`aeroport-${name}`);
  return { slug, kind: "airport", code, names, position, parent, weight, trafficRank };
}

/** Parents come before their children. */
export const demoPlaces: readonly DemoPlace[] = [
  {
    slug: "tunis",
    kind: "city",
    names: { fr: "Tunis", en: "Tunis", es: "Túnez", ar: "تونس العاصمة" },
    position: [36.8065, 10.1815],
    weight: 9,
  },
  {
    slug: "hammamet",
    kind: "resort",
    names: inLatinAndArabic("Hammamet", "الحمامات"),
    position: [36.4, 10.6167],
    featuredRank: 7,
    weight: 6,
  },
  {
    slug: "monastir",
    kind: "city",
    names: inLatinAndArabic("Monastir", "المنستير"),
    position: [35.7643, 10.8113],
    weight: 4,
  },
  {
    slug: "djerba",
    kind: "resort",
    names: { fr: "Djerba", en: "Djerba", es: "Yerba", ar: "جربة" },
    position: [33.8076, 10.8451],
    featuredRank: 4,
    weight: 5,
  },
  {
    slug: "sfax",
    kind: "city",
    names: inLatinAndArabic("Sfax", "صفاقس"),
    position: [34.7406, 10.7603],
    weight: 4,
  },
  {
    slug: "tabarka",
    kind: "resort",
    names: inLatinAndArabic("Tabarka", "طبرقة"),
    position: [36.9544, 8.758],
    featuredRank: 6,
    weight: 2,
  },
  {
    slug: "tozeur",
    kind: "city",
    names: inLatinAndArabic("Tozeur", "توزر"),
    position: [33.9197, 8.1335],
    featuredRank: 5,
    weight: 3,
  },
  {
    slug: "gafsa",
    kind: "city",
    names: inLatinAndArabic("Gafsa", "قفصة"),
    position: [34.425, 8.7842],
    weight: 2,
  },
  {
    slug: "sousse",
    kind: "city",
    names: { fr: "Sousse", en: "Sousse", es: "Susa", ar: "سوسة" },
    position: [35.8256, 10.6369],
    featuredRank: 8,
    weight: 6,
  },

  airport("TUN", "Tunis-Carthage", "Túnez-Cartago", "تونس قرطاج", [36.851, 10.2272], "tunis", 14, 1),
  airport(
    "NBE",
    "Enfidha-Hammamet",
    "Enfidha-Hammamet",
    "النفيضة الحمامات",
    [36.0758, 10.4386],
    "hammamet",
    7,
    2,
  ),
  airport(
    "MIR",
    "Monastir Habib-Bourguiba",
    "Monastir Habib-Bourguiba",
    "المنستير الحبيب بورقيبة",
    [35.7581, 10.7547],
    "monastir",
    7,
    4,
  ),
  airport("DJE", "Djerba-Zarzis", "Yerba-Zarzis", "جربة جرجيس", [33.875, 10.7755], "djerba", 8, 3),
  airport("SFA", "Sfax-Thyna", "Sfax-Thyna", "صفاقس طينة", [34.718, 10.691], "sfax", 3, 5),
  airport(
    "TBJ",
    "Tabarka-Aïn Draham",
    "Tabarka-Aïn Draham",
    "طبرقة عين دراهم",
    [36.98, 8.8769],
    "tabarka",
    2,
    7,
  ),
  airport("TOE", "Tozeur-Nefta", "Tozeur-Nefta", "توزر نفطة", [33.9397, 8.1106], "tozeur", 3, 6),
  airport("GAF", "Gafsa-Ksar", "Gafsa-Ksar", "قفصة القصر", [34.422, 8.8225], "gafsa", 2, 8),

  {
    slug: "port-de-la-goulette",
    kind: "port",
    names: {
      fr: "Port de La Goulette",
      en: "La Goulette Ferry Port",
      es: "Puerto de La Goulette",
      ar: "ميناء حلق الوادي",
    },
    position: [36.8083, 10.2997],
    parent: "tunis",
    weight: 3,
  },
  {
    slug: "port-de-sfax",
    kind: "port",
    names: { fr: "Port de Sfax", en: "Sfax Ferry Port", es: "Puerto de Sfax", ar: "ميناء صفاقس" },
    position: [34.7256, 10.7664],
    parent: "sfax",
    weight: 1,
  },
  {
    slug: "yasmine-hammamet",
    kind: "resort",
    names: inLatinAndArabic("Yasmine Hammamet", "ياسمين الحمامات"),
    position: [36.3739, 10.5419],
    parent: "hammamet",
    weight: 3,
  },
  {
    slug: "port-el-kantaoui",
    kind: "resort",
    names: inLatinAndArabic("Port El Kantaoui", "مرسى القنطاوي"),
    position: [35.8919, 10.5994],
    parent: "sousse",
    weight: 3,
  },
  {
    slug: "houmt-souk",
    kind: "city",
    names: inLatinAndArabic("Houmt Souk", "حومة السوق"),
    position: [33.8758, 10.8575],
    parent: "djerba",
    weight: 2,
  },
  {
    slug: "midoun",
    kind: "resort",
    names: inLatinAndArabic("Midoun", "ميدون"),
    position: [33.8081, 10.9923],
    parent: "djerba",
    weight: 2,
  },

  {
    slug: "sidi-bou-said",
    kind: "resort",
    names: { fr: "Sidi Bou Saïd", en: "Sidi Bou Said", es: "Sidi Bou Said", ar: "سيدي بوسعيد" },
    position: [36.8687, 10.3416],
    featuredRank: 1,
    weight: 2,
  },
  {
    slug: "carthage",
    kind: "city",
    names: { fr: "Carthage", en: "Carthage", es: "Cartago", ar: "قرطاج" },
    position: [36.8529, 10.3233],
    featuredRank: 2,
    weight: 2,
  },
  {
    slug: "el-jem",
    kind: "city",
    names: inLatinAndArabic("El Jem", "الجم"),
    position: [35.2964, 10.7069],
    featuredRank: 3,
    weight: 1,
  },
  {
    slug: "la-marsa",
    kind: "resort",
    names: inLatinAndArabic("La Marsa", "المرسى"),
    position: [36.8782, 10.3247],
    weight: 3,
  },
  {
    slug: "gammarth",
    kind: "resort",
    names: inLatinAndArabic("Gammarth", "قمرت"),
    position: [36.9186, 10.2897],
    weight: 2,
  },
  {
    slug: "ariana",
    kind: "city",
    names: { fr: "L’Ariana", en: "Ariana", es: "Ariana", ar: "أريانة" },
    position: [36.8625, 10.1956],
    weight: 2,
  },
  {
    slug: "ben-arous",
    kind: "city",
    names: inLatinAndArabic("Ben Arous", "بن عروس"),
    position: [36.7531, 10.2189],
    weight: 2,
  },
  {
    slug: "bizerte",
    kind: "city",
    names: { fr: "Bizerte", en: "Bizerte", es: "Bizerta", ar: "بنزرت" },
    position: [37.2744, 9.8739],
    weight: 3,
  },
  {
    slug: "beja",
    kind: "city",
    names: { fr: "Béja", en: "Beja", es: "Béja", ar: "باجة" },
    position: [36.7256, 9.1817],
    weight: 1,
  },
  {
    slug: "jendouba",
    kind: "city",
    names: inLatinAndArabic("Jendouba", "جندوبة"),
    position: [36.5011, 8.7802],
    weight: 1,
  },
  {
    slug: "le-kef",
    kind: "city",
    names: { fr: "Le Kef", en: "El Kef", es: "El Kef", ar: "الكاف" },
    position: [36.1742, 8.7049],
    weight: 1,
  },
  {
    slug: "zaghouan",
    kind: "city",
    names: inLatinAndArabic("Zaghouan", "زغوان"),
    position: [36.4029, 10.1429],
    weight: 1,
  },
  {
    slug: "nabeul",
    kind: "city",
    names: inLatinAndArabic("Nabeul", "نابل"),
    position: [36.4561, 10.7376],
    weight: 3,
  },
  {
    slug: "kelibia",
    kind: "resort",
    names: { fr: "Kélibia", en: "Kelibia", es: "Kelibia", ar: "قليبية" },
    position: [36.8475, 11.0939],
    weight: 1,
  },
  {
    slug: "mahdia",
    kind: "resort",
    names: inLatinAndArabic("Mahdia", "المهدية"),
    position: [35.5047, 11.0622],
    weight: 2,
  },
  {
    slug: "kairouan",
    kind: "city",
    names: { fr: "Kairouan", en: "Kairouan", es: "Kairuán", ar: "القيروان" },
    position: [35.6781, 10.0963],
    weight: 2,
  },
  {
    slug: "kasserine",
    kind: "city",
    names: inLatinAndArabic("Kasserine", "القصرين"),
    position: [35.1676, 8.8365],
    weight: 1,
  },
  {
    slug: "sidi-bouzid",
    kind: "city",
    names: inLatinAndArabic("Sidi Bouzid", "سيدي بوزيد"),
    position: [35.0382, 9.4849],
    weight: 1,
  },
  {
    slug: "gabes",
    kind: "city",
    names: { fr: "Gabès", en: "Gabes", es: "Gabès", ar: "قابس" },
    position: [33.8815, 10.0982],
    weight: 2,
  },
  {
    slug: "matmata",
    kind: "city",
    names: inLatinAndArabic("Matmata", "مطماطة"),
    position: [33.5427, 9.9672],
    weight: 1,
  },
  {
    slug: "kebili",
    kind: "city",
    names: { fr: "Kébili", en: "Kebili", es: "Kebili", ar: "قبلي" },
    position: [33.7044, 8.969],
    weight: 1,
  },
  {
    slug: "douz",
    kind: "city",
    names: inLatinAndArabic("Douz", "دوز"),
    position: [33.4662, 9.0203],
    weight: 1,
  },
  {
    slug: "zarzis",
    kind: "resort",
    names: inLatinAndArabic("Zarzis", "جرجيس"),
    position: [33.504, 11.1122],
    weight: 2,
  },
  {
    slug: "medenine",
    kind: "city",
    names: { fr: "Médenine", en: "Medenine", es: "Médenine", ar: "مدنين" },
    position: [33.3549, 10.5055],
    weight: 1,
  },
  {
    slug: "tataouine",
    kind: "city",
    names: { fr: "Tataouine", en: "Tataouine", es: "Tataouine", ar: "تطاوين" },
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
