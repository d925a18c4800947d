import type { CarType } from "@sayara/domain/car/CarType";
import type { SeasonName } from "./seasonPrices.ts";

/** Interface texts around the articles. They are French like the articles, whatever the language of the layout. */
export const articleMessages = {
  contents: "Dans cette page",
  season: "Saison",
  month: "Mois",
  from: "dès",
  usual: "prix courant",
  none: "aucune voiture",
  byMonth: "Prix courant mois par mois",
  chart: "Prix courant d’une journée, en dinars, par mois et par gamme",
  withoutPrices: "Les prix du moment n’ont pas pu être chargés.",
  search: "Voir les voitures et leurs prix pour vos dates",
  questions: "Questions et réponses",
  further: "À lire aussi",
  home: "Accueil",
} as const;

/** Names of the seasons and their months. */
export const seasonMessages: Record<SeasonName, { name: string; months: string }> = {
  winter: { name: "Hiver", months: "novembre à mars" },
  spring: { name: "Printemps", months: "avril et mai" },
  summer: { name: "Été", months: "juin à septembre" },
  autumn: { name: "Automne", months: "octobre" },
};

/** Names of the car sizes with a description. */
export const sizeMessages: Partial<Record<CarType, { name: string; like: string }>> = {
  mini: { name: "Mini", like: "Picanto, i10" },
  midi: { name: "Midi", like: "Clio, Symbol" },
  maxi: { name: "Maxi", like: "SUV, sept places" },
};
