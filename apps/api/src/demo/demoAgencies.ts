import type { UsagePrices } from "@sayara/domain/car/UsageTerms";
import { type CoverContents, usualCoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import type { DepositTerms } from "@sayara/domain/deposit/DepositTerms";
import type { YoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import type { OpeningHours } from "@sayara/domain/supplier/hours/OpeningHours";

/** By slugs of places. */
type ServicePlaces = readonly (readonly [place: string, price: number, leadTimeHours: number])[];

/** An agency of the demo catalogue. All names are invented. */
export interface DemoAgency {
  slug: string;
  name: string;
  bio: string;
  /** Slugs of the places where cars are picked up and dropped off. */
  places: readonly string[];
  /** Share of all cars, relative to the other agencies. */
  weight: number;
  /** Factor applied to the model's prices. */
  priceFactor: number;
  /** Approximate mean rating of its reviews. */
  rating: number;
  payLater: boolean;
  minimumRentalDays: number;
  leadTimeHours: number;
  turnaroundMinutes: number;
  downPaymentPercentage: number | null;
  suspended?: boolean;
  /** Street of the office, which is in the agency's first place. */
  street: string;
  openingHours: OpeningHours;
  /** In TND. */
  fees?: {
    airport?: number;
    outsideHours?: number;
    youngDriver?: YoungDriverFee;
    usage?: UsagePrices;
    /** By slugs of places; the same price in both directions. */
    oneWay?: readonly (readonly [from: string, to: string, price: number])[];
    delivery?: ServicePlaces;
    collection?: ServicePlaces;
  };
  /** Contents of its covers; null if not set. */
  coverContents: CoverContents | null;
  /** How it takes security deposits, amounts in TND. */
  deposits: DepositTerms;
  /** Typical minutes until the agency responds to a request. */
  answerMinutes: number;
  /** Date on which it joined the marketplace. */
  since: string;
}

const north = ["tunis", "aeroport-tunis-carthage", "la-marsa", "ariana", "ben-arous"];
const coast = ["sidi-bou-said", "carthage", "gammarth", "la-marsa", "port-de-la-goulette"];
const sahel = ["sousse", "port-el-kantaoui", "monastir", "aeroport-monastir-habib-bourguiba"];
const capBon = ["hammamet", "yasmine-hammamet", "nabeul", "aeroport-enfidha-hammamet"];
const island = ["djerba", "aeroport-djerba-zarzis", "houmt-souk", "midoun"];
const desert = ["tozeur", "aeroport-tozeur-nefta", "douz", "kebili"];

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
const officeHours: OpeningHours = [
  { days: [...weekdays], opens: "08:00", closes: "19:00" },
  { days: ["saturday"], opens: "08:30", closes: "14:00" },
];
const openEveryDay: OpeningHours = [
  { days: [...weekdays, "saturday", "sunday"], opens: "07:00", closes: "23:00" },
];

/** Most agencies take cash and reserve the amount on a card. */
const usualDeposits: DepositTerms = [
  { method: "cash", amount: null },
  { method: "cardImprint", amount: null },
];
/** Some also charge cards, for less in cash. */
const manyDeposits: DepositTerms = [
  { method: "cash", amount: 800 },
  { method: "cashEuro", amount: 800 },
  { method: "card", amount: null },
  { method: "cardImprint", amount: null },
];

const defaults = {
  coverContents: usualCoverContents,
  deposits: usualDeposits,
  openingHours: officeHours,
  payLater: true,
  minimumRentalDays: 1,
  leadTimeHours: 2,
  turnaroundMinutes: 60,
  downPaymentPercentage: 20,
};

export const demoAgencies: readonly DemoAgency[] = [
  {
    ...defaults,
    slug: "caroubier-auto",
    deposits: manyDeposits,
    name: "Caroubier Auto",
    bio: "Agence familiale du Grand Tunis : des citadines récentes, remises en main propre à l’aéroport.",
    places: [...north, "bizerte"],
    weight: 5,
    priceFactor: 0.96,
    rating: 4.6,
    street: "12 avenue Habib-Bourguiba",
    answerMinutes: 45,
    since: "2021-03-01",
    fees: { usage: { extraKilometre: 0.3, missingFuel: 15 } },
  },
  {
    ...defaults,
    slug: "phare-blanc",
    name: "Phare Blanc Location",
    bio: "Au pied des collines de Sidi Bou Saïd, une petite flotte soignée et des conseils de route.",
    places: [...coast, "tunis"],
    weight: 4,
    priceFactor: 1.08,
    rating: 4.8,
    downPaymentPercentage: 15,
    street: "4 rue Hédi-Zarrouk",
    answerMinutes: 30,
    since: "2019-05-12",
  },
  {
    ...defaults,
    slug: "fennec-et-fils",
    coverContents: null,
    name: "Fennec & Fils",
    bio: "Du Chott El Jérid aux ksour : véhicules préparés pour le Sud.",
    places: [...desert, "gafsa", "aeroport-gafsa-ksar", "tataouine"],
    weight: 4,
    priceFactor: 1.05,
    rating: 4.4,
    leadTimeHours: 6,
    turnaroundMinutes: 120,
    street: "27 avenue Farhat-Hached",
    answerMinutes: 180,
    since: "2022-10-03",
  },
  {
    ...defaults,
    slug: "trois-palmiers",
    deposits: [{ method: "cardImprint", amount: null }],
    name: "Trois Palmiers Location",
    bio: "Partout sur l’île de Djerba, de jour comme de nuit.",
    places: [...island, "zarzis", "medenine"],
    weight: 5,
    priceFactor: 0.98,
    rating: 4.3,
    street: "8 rue Taïeb-Mehiri",
    answerMinutes: 60,
    since: "2020-06-15",
    openingHours: openEveryDay,
    fees: {
      airport: 10,
      outsideHours: 30,
      youngDriver: { underAge: 25, price: 12, per: "day", maximum: 96 },
      usage: { extraKilometre: 0.35, missingFuel: 18 },
      delivery: [
        ["houmt-souk", 20, 6],
        ["zarzis", 45, 12],
      ],
      collection: [["houmt-souk", 20, 6]],
    },
  },
  {
    ...defaults,
    slug: "bleu-faience",
    name: "Bleu Faïence Mobilité",
    bio: "Hybrides et électriques au cœur de Tunis, bornes comprises.",
    places: [...north, "gammarth", "carthage"],
    weight: 3,
    priceFactor: 1.12,
    rating: 4.7,
    payLater: false,
    downPaymentPercentage: 30,
    street: "31 rue de Marseille",
    answerMinutes: 20,
    since: "2023-09-04",
  },
  {
    ...defaults,
    slug: "amandier-drive",
    name: "Amandier Drive",
    bio: "Le Cap Bon à votre rythme, livraison à l’hôtel.",
    places: [...capBon, "kelibia", "zaghouan"],
    weight: 4,
    priceFactor: 0.94,
    rating: 4.1,
    street: "16 avenue de la République",
    answerMinutes: 90,
    since: "2021-11-22",
  },
  {
    ...defaults,
    slug: "hirondelle-du-golfe",
    name: "Hirondelle du Golfe",
    bio: "Sfax, Gabès et l’arrière-pays : berlines et utilitaires pour le travail comme pour les vacances.",
    places: ["sfax", "aeroport-sfax-thyna", "port-de-sfax", "gabes", "matmata", "sidi-bouzid"],
    weight: 4,
    priceFactor: 0.9,
    rating: 3.9,
    street: "52 avenue Majida-Boulila",
    answerMinutes: 120,
    since: "2018-02-19",
  },
  {
    ...defaults,
    slug: "sel-et-azur",
    deposits: manyDeposits,
    name: "Sel & Azur Voitures",
    bio: "Sousse, Monastir, Mahdia : la côte du Sahel sans détour.",
    places: [...sahel, "mahdia", "el-jem"],
    weight: 5,
    priceFactor: 0.97,
    rating: 4.2,
    street: "9 boulevard du 14-Janvier",
    answerMinutes: 75,
    since: "2020-01-27",
  },
  {
    ...defaults,
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
    street: "3 rue Ibn-Khaldoun",
    fees: {
      airport: 15,
      outsideHours: 25,
      youngDriver: { underAge: 26, price: 60, per: "rental", maximum: null },
      oneWay: [
        ["tunis", "sousse", 90],
        ["tunis", "monastir", 100],
        ["aeroport-tunis-carthage", "sousse", 90],
        ["aeroport-tunis-carthage", "monastir", 100],
      ],
      delivery: [
        ["tunis", 30, 24],
        ["la-marsa", 0, 24],
      ],
      collection: [
        ["tunis", 30, 12],
        ["la-marsa", 0, 12],
      ],
    },
    answerMinutes: 360,
    since: "2024-04-08",
  },
  {
    ...defaults,
    slug: "cap-sirocco",
    name: "Cap Sirocco",
    bio: "SUV et 4×4 pour le Nord-Ouest et ses forêts.",
    places: ["tabarka", "aeroport-tabarka-ain-draham", "beja", "jendouba", "le-kef", "bizerte"],
    weight: 3,
    priceFactor: 1.02,
    rating: 4.5,
    turnaroundMinutes: 90,
    street: "21 rue du Peuple",
    answerMinutes: 100,
    since: "2022-05-30",
  },
  {
    ...defaults,
    slug: "route-des-lagunes",
    name: "Route des Lagunes",
    bio: "Scooters et citadines pour se garer partout.",
    places: ["port-de-la-goulette", "la-marsa", "bizerte", ...capBon],
    weight: 3,
    priceFactor: 0.92,
    rating: 3.8,
    turnaroundMinutes: 30,
    street: "6 avenue Franklin-Roosevelt",
    answerMinutes: 150,
    since: "2023-02-13",
  },
  {
    ...defaults,
    slug: "medina-sur-roues",
    deposits: [{ method: "cash", amount: null }],
    name: "Médina sur Roues",
    bio: "Kairouan, Sousse, El Jem : des départs au centre-ville.",
    places: ["kairouan", "sousse", "el-jem", "kasserine", "aeroport-enfidha-hammamet"],
    weight: 3,
    priceFactor: 0.88,
    rating: 3.4,
    street: "14 avenue de la République",
    answerMinutes: 480,
    since: "2024-10-21",
  },
  {
    ...defaults,
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
    street: "40 avenue Abou-el-Kacem-Chebbi",
    answerMinutes: 720,
    since: "2019-12-02",
  },
  {
    ...defaults,
    slug: "jasmin-vif",
    deposits: manyDeposits,
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
    street: "1 rue du Lac-Léman",
    answerMinutes: 25,
    since: "2017-09-18",
    openingHours: openEveryDay,
  },
  {
    ...defaults,
    slug: "oued-express",
    deposits: [],
    name: "Oued Express",
    bio: "Agence suspendue, pour essayer ce que cela change.",
    places: [...north],
    weight: 1,
    priceFactor: 0.7,
    rating: 2.1,
    suspended: true,
    street: "2 rue de Rome",
    answerMinutes: 1440,
    since: "2025-01-06",
  },
];
