/** An agency of the demonstration catalogue. All names are invented. */
export interface DemoAgency {
  slug: string;
  name: string;
  bio: string;
  /** Slugs of the places where cars are picked up and dropped off. */
  places: readonly string[];
  /** Share of the cars, relative to the other agencies. */
  weight: number;
  /** Factor on the model's prices. */
  priceFactor: number;
  /** Approximate mean of its reviews. */
  rating: number;
  payLater: boolean;
  minimumRentalDays: number;
  leadTimeHours: number;
  turnaroundMinutes: number;
  downPaymentPercentage: number | null;
  suspended?: boolean;
}

const north = ["tunis", "aeroport-tunis-carthage", "la-marsa", "ariana", "ben-arous"];
const coast = ["sidi-bou-said", "carthage", "gammarth", "la-marsa", "port-de-la-goulette"];
const sahel = ["sousse", "port-el-kantaoui", "monastir", "aeroport-monastir-habib-bourguiba"];
const capBon = ["hammamet", "yasmine-hammamet", "nabeul", "aeroport-enfidha-hammamet"];
const island = ["djerba", "aeroport-djerba-zarzis", "houmt-souk", "midoun"];
const desert = ["tozeur", "aeroport-tozeur-nefta", "douz", "kebili"];

const usual = {
  payLater: true,
  minimumRentalDays: 1,
  leadTimeHours: 2,
  turnaroundMinutes: 60,
  downPaymentPercentage: 20,
};

export const demoAgencies: readonly DemoAgency[] = [
  {
    ...usual,
    slug: "caroubier-auto",
    name: "Caroubier Auto",
    bio: "Agence familiale du Grand Tunis : des citadines récentes, remises en main propre à l’aéroport.",
    places: [...north, "bizerte"],
    weight: 5,
    priceFactor: 0.96,
    rating: 4.6,
  },
  {
    ...usual,
    slug: "phare-blanc",
    name: "Phare Blanc Location",
    bio: "Au pied des collines de Sidi Bou Saïd, une petite flotte soignée et des conseils de route.",
    places: [...coast, "tunis"],
    weight: 4,
    priceFactor: 1.08,
    rating: 4.8,
    downPaymentPercentage: 15,
  },
  {
    ...usual,
    slug: "fennec-et-fils",
    name: "Fennec & Fils",
    bio: "Du Chott El Jérid aux ksour : véhicules préparés pour le Sud.",
    places: [...desert, "gafsa", "aeroport-gafsa-ksar", "tataouine"],
    weight: 4,
    priceFactor: 1.05,
    rating: 4.4,
    leadTimeHours: 6,
    turnaroundMinutes: 120,
  },
  {
    ...usual,
    slug: "trois-palmiers",
    name: "Trois Palmiers Location",
    bio: "Partout sur l’île de Djerba, de jour comme de nuit.",
    places: [...island, "zarzis", "medenine"],
    weight: 5,
    priceFactor: 0.98,
    rating: 4.3,
  },
  {
    ...usual,
    slug: "bleu-faience",
    name: "Bleu Faïence Mobilité",
    bio: "Hybrides et électriques au cœur de Tunis, bornes comprises.",
    places: [...north, "gammarth", "carthage"],
    weight: 3,
    priceFactor: 1.12,
    rating: 4.7,
    payLater: false,
    downPaymentPercentage: 30,
  },
  {
    ...usual,
    slug: "amandier-drive",
    name: "Amandier Drive",
    bio: "Le Cap Bon à votre rythme, livraison à l’hôtel.",
    places: [...capBon, "kelibia", "zaghouan"],
    weight: 4,
    priceFactor: 0.94,
    rating: 4.1,
  },
  {
    ...usual,
    slug: "hirondelle-du-golfe",
    name: "Hirondelle du Golfe",
    bio: "Sfax, Gabès et l’arrière-pays : berlines et utilitaires pour le travail comme pour les vacances.",
    places: ["sfax", "aeroport-sfax-thyna", "port-de-sfax", "gabes", "matmata", "sidi-bouzid"],
    weight: 4,
    priceFactor: 0.9,
    rating: 3.9,
  },
  {
    ...usual,
    slug: "sel-et-azur",
    name: "Sel & Azur Voitures",
    bio: "Sousse, Monastir, Mahdia : la côte du Sahel sans détour.",
    places: [...sahel, "mahdia", "el-jem"],
    weight: 5,
    priceFactor: 0.97,
    rating: 4.2,
  },
  {
    ...usual,
    slug: "le-figuier-mobile",
    name: "Le Figuier Mobile",
    bio: "Longues durées à petit prix, kilométrage illimité.",
    places: [...north, ...sahel],
    weight: 4,
    priceFactor: 0.86,
    rating: 3.6,
    minimumRentalDays: 3,
    leadTimeHours: 12,
    downPaymentPercentage: null,
  },
  {
    ...usual,
    slug: "cap-sirocco",
    name: "Cap Sirocco",
    bio: "SUV et 4×4 pour le Nord-Ouest et ses forêts.",
    places: ["tabarka", "aeroport-tabarka-ain-draham", "beja", "jendouba", "le-kef", "bizerte"],
    weight: 3,
    priceFactor: 1.02,
    rating: 4.5,
    turnaroundMinutes: 90,
  },
  {
    ...usual,
    slug: "route-des-lagunes",
    name: "Route des Lagunes",
    bio: "Scooters et citadines pour se garer partout.",
    places: ["port-de-la-goulette", "la-marsa", "bizerte", ...capBon],
    weight: 3,
    priceFactor: 0.92,
    rating: 3.8,
    turnaroundMinutes: 30,
  },
  {
    ...usual,
    slug: "medina-sur-roues",
    name: "Médina sur Roues",
    bio: "Kairouan, Sousse, El Jem : des départs au centre-ville.",
    places: ["kairouan", "sousse", "el-jem", "kasserine", "aeroport-enfidha-hammamet"],
    weight: 3,
    priceFactor: 0.88,
    rating: 3.4,
  },
  {
    ...usual,
    slug: "grand-erg",
    name: "Grand Erg Aventure",
    bio: "Pick-up et minibus pour les groupes.",
    places: [...island, ...desert, "aeroport-tunis-carthage"],
    weight: 3,
    priceFactor: 1.15,
    rating: 4.0,
    minimumRentalDays: 2,
    leadTimeHours: 24,
    turnaroundMinutes: 180,
  },
  {
    ...usual,
    slug: "jasmin-vif",
    name: "Jasmin Vif",
    bio: "Dans tous les aéroports du pays, un seul contrat.",
    places: [
      "aeroport-tunis-carthage",
      "aeroport-enfidha-hammamet",
      "aeroport-monastir-habib-bourguiba",
      "aeroport-djerba-zarzis",
      "aeroport-sfax-thyna",
      "aeroport-tozeur-nefta",
      "tunis",
      "sousse",
      "hammamet",
      "djerba",
    ],
    weight: 7,
    priceFactor: 1.04,
    rating: 4.3,
  },
  {
    ...usual,
    slug: "oued-express",
    name: "Oued Express",
    bio: "Agence suspendue, pour essayer ce que cela change.",
    places: [...north],
    weight: 1,
    priceFactor: 0.7,
    rating: 2.1,
    suspended: true,
  },
];
