import {
  FULL_REFUND_HOURS_BEFORE_PICKUP,
  MINIMUM_DRIVER_AGE,
  SIGNED_QUOTE_MINUTES,
} from "@sayara/domain/config/businessDefaults";
import type { ArticleContent } from "../Article.ts";

export const french: ArticleContent = {
  title: "Location de voiture en Tunisie : les prix en dinars",
  description:
    "Combien coûte une voiture de location en Tunisie, en dinars : prix par saison et par gamme mis à jour, remises de durée, options, caution et frais à prévoir.",
  lead: "Les comparateurs étrangers affichent des euros, les agences facturent des dinars, et le taux de change fait le reste. Cette page donne les prix en dinars tunisiens, tels qu’un conducteur les paie, de Tabarka à Tozeur. Les chiffres sont recalculés à partir des voitures proposées aujourd’hui.",
  pricesTitle: "Prix par saison et par gamme, toute la Tunisie",
  pricesNote:
    "Prix d’une journée en dinars tunisiens, frais de service inclus, sur l’ensemble des agences. « Dès » est le tarif le plus bas relevé, le prix courant est la médiane : la moitié des voitures coûtent moins. Une location longue revient moins cher par jour.",
  sections: [
    {
      heading: "Comment se forme le prix d’une journée",
      paragraphs: [
        "Une agence tunisienne part d’un tarif de base, le remplace par un tarif de saison pendant les périodes chargées, puis retire une remise si la location est longue. Le site y ajoute ses frais de service et arrondit au dinar. Le total de votre séjour est la somme de ces journées : notre décompte les montre ligne par ligne, avec la règle appliquée à chacune, si bien qu’une semaine à cheval sur le 15 juin n’a rien de mystérieux.",
        "Les journées se comptent par tranches de vingt-quatre heures à partir du départ. Rendre la voiture à 10 h quand on l’a prise à 10 h évite d’en payer une de plus pour un petit-déjeuner prolongé.",
      ],
    },
    {
      heading: "Quatre saisons, trois niveaux de prix",
      paragraphs: [
        "L’hiver, hors fêtes, est la saison des bonnes affaires partout, y compris à Djerba. Le printemps reste doux, avec une pointe aux vacances scolaires. L’été est une autre histoire : la demande des familles et de la diaspora fait grimper toutes les gammes en même temps, et les écarts entre agences se resserrent. En octobre, les tarifs redescendent d’un coup alors que la mer est encore chaude ; c’est le mois que nous recommandons à qui peut choisir.",
        "Le lieu joue moins qu’on ne le croit. Les grandes agences pratiquent le même tarif dans tous les aéroports. Ce qui change, c’est le choix : abondant à [Tunis-Carthage](/search/aeroport-tunis-carthage?sort=total), à [Enfidha](/search/aeroport-enfidha-hammamet?sort=total) et à [Djerba](/search/aeroport-djerba-zarzis?sort=total), plus maigre à [Tozeur](/search/tozeur?sort=total) ou à [Tabarka](/search/tabarka?sort=total), où il vaut mieux s’y prendre à l’avance.",
      ],
    },
    {
      heading: "Mini, midi, maxi : à quoi s’attendre",
      paragraphs: [
        "La gamme [mini](/search?range=mini&sort=total) réunit les petites citadines à quatre places : Picanto, i10, Celerio. C’est le prix plancher du pays, et le bon choix pour deux personnes et des routes goudronnées. La gamme [midi](/search?range=midi&sort=total) va de la Clio à la Symbol ; une vraie malle, une climatisation qui suit en août, et un surcoût modeste. La gamme [maxi](/search?range=maxi&sort=total) regroupe SUV, sept places et utilitaires : à partir de cinq passagers, le prix par personne redevient très raisonnable.",
        "Les scooters, nombreux à La Marsa et à Djerba, forment une catégorie à part et ne figurent pas dans le tableau.",
      ],
    },
    {
      heading: "Ce qui n’est pas dans le prix par jour",
      paragraphs: [
        "Quatre montants méritent d’être regardés avant le tarif. La caution, bloquée puis rendue. La franchise, c’est-à-dire la plus grosse somme que vous paieriez en cas de sinistre. Le carburant, qui se rend comme on l’a reçu. Le kilométrage, illimité ou plafonné à un forfait journalier.",
        "Ajoutez-y la route elle-même : les autoroutes A1, A3 et A4 sont à péage, pour quelques dinars par trajet, à payer en espèces. Le stationnement au centre de Tunis, de Sousse ou de Sfax est surveillé par des gardiens ; ayez de la monnaie. Les amendes pour excès de vitesse suivent le contrat et vous seront refacturées.",
      ],
    },
    {
      heading: "Payer en dinars, à l’agence ou en ligne",
      paragraphs: [
        "Le dinar ne s’achète pas à l’étranger et ne s’emporte pas à la sortie du territoire : changez à l’arrivée, à la banque ou au bureau de l’aéroport, et gardez le reçu. La plupart des agences acceptent les cartes tunisiennes et internationales, mais les plus petites préfèrent les espèces. Un paiement par carte étrangère sera converti par votre banque, à son taux et avec ses frais ; le montant en dinars, lui, ne bouge pas.",
        `Chez nous le prix est affiché et dû en dinars. Il est garanti par le devis pendant ${SIGNED_QUOTE_MINUTES} minutes, le temps de remplir vos coordonnées, et si un tarif change entre-temps vous voyez le nouveau total avant de confirmer. Si vous avez pris l’option d’annulation, ou si l’agence l’offre, tout est remboursé sauf son prix jusqu’à ${FULL_REFUND_HOURS_BEFORE_PICKUP} heures avant le départ.`,
      ],
    },
    {
      heading: "Conditions à remplir : âge, permis, assurance",
      paragraphs: [
        `L’âge minimum est de ${MINIMUM_DRIVER_AGE} ans, davantage pour certains modèles. Le permis doit être valide et présenté en original, avec le passeport ou la carte d’identité ; un permis non rédigé en caractères latins demande sa version internationale. L’assurance au tiers est incluse dans tous les tarifs, car la loi l’impose. Les garanties collision et vol, quand elles ne sont pas incluses, se prennent à la journée et réduisent la franchise. Lisez sur la page de la voiture ce qu’elles excluent : les pneus et le pare-brise le sont presque toujours.`,
        "En cas d’accrochage, remplissez un constat amiable, prévenez l’agence le jour même et ne faites rien réparer sans son accord. Au moindre blessé, appelez la police ou la garde nationale avant de déplacer les véhicules.",
      ],
    },
    {
      heading: "Arriver à l’aéroport et repartir en dix minutes",
      paragraphs: [
        "Dans les aéroports tunisiens, l’agence vient à vous : un employé avec votre nom dans le hall, un comptoir, ou un rendez-vous au parking. La page de la voiture dit lequel. Ayez sous la main le permis, la pièce d’identité, la carte pour la caution et la référence de réservation. Faites le tour de la carrosserie ensemble, notez chaque rayure, relevez le kilométrage et la jauge. Dix minutes bien employées valent mieux qu’une semaine de courriers.",
        "Rendre la voiture dans une autre ville est possible avec les agences présentes aux deux endroits : indiquez le lieu de retour dans la recherche, seules les voitures qui l’acceptent resteront.",
      ],
    },
  ],
  questions: [
    {
      question: "Quel est le prix moyen d’une voiture de location en Tunisie ?",
      answer:
        "Une moyenne mélangerait janvier et août. Regardez plutôt le prix courant de votre saison dans le tableau : c’est la médiane des tarifs, frais inclus, pour une journée dans chaque gamme.",
    },
    {
      question: "Les prix affichés sont-ils définitifs ?",
      answer:
        "Oui pour la location et les options que vous choisissez : le total affiché est celui que vous payez. Restent à part la caution, qui est rendue, le carburant que vous consommez et les kilomètres au-delà du forfait.",
    },
    {
      question: "Y a-t-il une remise pour une longue durée ?",
      answer:
        "Chez la plupart des agences, à partir de 7, 14 ou 30 jours. La remise s’applique à toutes les journées de la location, et elle est déjà déduite du total qui s’affiche pour vos dates.",
    },
    {
      question: "Peut-on passer en Algérie ou en Libye avec la voiture ?",
      answer: "Non, sauf autorisation écrite de l’agence. L’assurance tunisienne ne vous suivrait pas.",
    },
    {
      question: "Faut-il réserver longtemps à l’avance ?",
      answer:
        "Pour juillet et août, deux ou trois mois. Pour les fêtes de fin d’année et les vacances de printemps, quelques semaines. Hors saison, la veille suffit souvent.",
    },
  ],
};
