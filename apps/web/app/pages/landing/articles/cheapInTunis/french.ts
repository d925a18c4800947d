import { MINIMUM_DRIVER_AGE, PENDING_MAX_HOURS } from "@sayara/domain/config/businessDefaults";
import type { ArticleContent } from "../Article.ts";

export const french: ArticleContent = {
  title: "Location de voiture pas cher à Tunis",
  description:
    "Louer une voiture à Tunis sans mauvaise surprise : prix du moment par saison et par gamme, caution, âge, papiers, assurance et départ de l’aéroport.",
  lead: "Un prix d’appel n’est pas un prix. À Tunis, entre deux annonces qui affichent le même tarif par jour, le total au retour peut varier du simple au double : caution, kilomètres, carburant, assurance. Voici comment on loue vraiment pas cher dans la capitale, avec les prix relevés en ce moment sur notre site.",
  pricesTitle: "Les prix du moment à Tunis",
  pricesNote:
    "Prix d’une journée, frais de service inclus, calculés sur toutes les voitures disponibles à Tunis et à l’aéroport. « Dès » est le prix le plus bas, le prix courant celui que la moitié des voitures ne dépassent pas. Les remises de durée ne sont pas déduites.",
  sections: [
    {
      heading: "Choisir la bonne semaine avant la bonne agence",
      paragraphs: [
        "À Tunis, c’est le calendrier qui fait le prix. De la mi-juin à la mi-septembre, les Tunisiens de l’étranger rentrent au pays, les mariages s’enchaînent et les parcs se vident : les tarifs montent d’un tiers, parfois davantage. Les vacances de fin d’année et celles de printemps pèsent moins, mais se remarquent. Le reste du temps, de novembre à mars surtout, les agences préfèrent louer moins cher que laisser dormir une voiture.",
        "Si vos dates sont libres, décalez vos dates de quelques jours : un départ le 16 septembre au lieu du 12 peut suffire. Si elles ne le sont pas, réservez tôt. En juillet, les petites voitures partent les premières, et celui qui cherche la veille paie le prix d’un SUV.",
        "La durée compte aussi. Beaucoup d’agences accordent une remise à partir de sept jours, une plus forte à partir de quatorze ou de trente. Une semaine entière revient quelquefois au prix de six jours : comparez les deux totaux avant de trancher.",
      ],
    },
    {
      heading: "Quelle voiture pour Tunis ?",
      paragraphs: [
        "Pour la ville, une mini ou une citadine suffit largement. Les rues de la médina se parcourent à pied, les places libres du centre sont courtes, et une Picanto se glisse entre l’avenue Bourguiba et Bab Bhar là où une berline renonce. Elle consomme peu, ce qui n’est pas négligeable dans les embouteillages de la route de La Marsa. [Voir les mini disponibles à Tunis](/search/tunis?range=mini&sort=total).",
        "Montez en gamme si vous êtes quatre avec des valises, ou si vous comptez sortir de la ville : Bizerte, Zaghouan, Dougga ou le Cap Bon se font dans la journée, et la climatisation d’une [midi](/search/tunis?range=midi&sort=total) se fait apprécier dès le mois de mai. La boîte automatique coûte un peu plus cher et les voitures qui en sont équipées sont rares : [filtrez-les tout de suite](/search/tunis?gearbox=automatic&sort=total) pour ne pas comparer en vain.",
      ],
    },
    {
      heading: "La caution, le vrai budget caché",
      paragraphs: [
        "La caution n’est pas une dépense, mais c’est de l’argent que vous n’aurez plus pendant le séjour. L’agence la bloque sur une carte ou l’encaisse en espèces contre reçu, et la rend après l’état des lieux. Elle va de quelques centaines de dinars pour une petite voiture à 2 000 ou 3 000 DT pour un SUV récent.",
        "Vérifiez deux choses avant de réserver : que le plafond de votre carte la supporte, et que le nom sur la carte est celui du conducteur. Sur ce site, la caution figure sur chaque résultat et un filtre écarte les voitures qui demandent [plus de 1 000 DT](/search/tunis?deposit=1000&sort=total). Photographiez la voiture sous tous les angles au départ, compteur et jauge compris : c’est le meilleur moyen de la récupérer sans discussion.",
      ],
    },
    {
      heading: "Âge, permis et papiers",
      paragraphs: [
        `Il faut avoir ${MINIMUM_DRIVER_AGE} ans au moins le jour du départ ; certaines voitures puissantes en exigent 23 ou 25, et un ou deux ans de permis. L’âge demandé est écrit à côté du prix. Apportez l’original de votre permis et une pièce d’identité : carte d’identité nationale pour les résidents, passeport pour les visiteurs. Un permis rédigé dans un autre alphabet doit être accompagné d’un permis international.`,
        "Un conducteur additionnel doit être déclaré au contrat, même pour une heure. Sans cela, l’assurance peut refuser de jouer en cas d’accident. Comptez quelques dinars par jour, ou rien quand l’agence l’offre.",
      ],
    },
    {
      heading: "Ce que l’assurance couvre, et ce qu’elle laisse",
      paragraphs: [
        "La responsabilité civile est obligatoire en Tunisie et toujours incluse. Elle paie les dégâts causés aux autres, pas ceux de votre voiture. Pour ceux-là, la garantie collision ramène votre part à une franchise ; la garantie vol fait de même si la voiture disparaît ; le rachat de franchise l’abaisse encore, parfois jusqu’à zéro. Pneus, vitres, bas de caisse et perte des clés restent le plus souvent à votre charge.",
        "Une location vraiment bon marché est celle dont vous pouvez payer la franchise. Nous l’affichons avec le total, la caution et l’âge, avant toute réservation : si le montant vous inquiète, ajoutez la garantie en la choisissant vous-même. Rien n’est coché d’avance.",
      ],
    },
    {
      heading: "Prendre la voiture à Tunis-Carthage",
      paragraphs: [
        "L’aéroport est à huit kilomètres du centre. Prendre la voiture dès l’arrivée évite un taxi à négocier et ne coûte en général pas plus cher qu’en ville : [comparez les deux](/search/aeroport-tunis-carthage?sort=total). L’agence vous attend dans le hall ou à son comptoir ; le lieu exact est indiqué sur la page de la voiture. Une fois la réservation confirmée, donnez-lui votre numéro de vol : un retard sera suivi, et personne ne repartira avec les clés.",
        "Au retour, gardez une demi-heure pour l’état des lieux et faites le plein à La Marsa ou à l’Aouina plutôt qu’au dernier moment. La règle courante est de rendre la voiture avec le même niveau de carburant. Si l’embarquement est à l’aube, demandez à l’avance qui reprend les clés et comment l’état des lieux sera fait : un message écrit de l’agence vaut mieux qu’une promesse au téléphone.",
      ],
    },
  ],
  questions: [
    {
      question: "Combien coûte une location de voiture à Tunis ?",
      answer:
        "Cela dépend du mois et de la gamme. Le tableau de cette page donne, pour chaque saison, le prix d’une journée relevé sur les voitures disponibles. Les prix les plus bas se trouvent de novembre à mars, pour une mini gardée une semaine ou plus.",
    },
    {
      question: "Peut-on louer sans carte bancaire ?",
      answer:
        "Souvent oui : beaucoup d’agences se paient au départ et acceptent une caution en espèces contre reçu. Les conditions figurent sur la page de chaque voiture. Posez la question à l’agence avant de réserver si la caution est élevée.",
    },
    {
      question: "Le kilométrage est-il illimité ?",
      answer:
        "Sur de nombreuses voitures, oui. Sur les autres, un forfait par jour est indiqué à côté du prix. Pour rester dans le Grand Tunis, un forfait suffit ; pour descendre vers le Sud, filtrez le kilométrage illimité.",
    },
    {
      question: "Que se passe-t-il si je n’obtiens pas de réponse ?",
      answer: `Une demande à payer en agence réserve la voiture pendant ${PENDING_MAX_HOURS} heures au plus. Sans réponse dans ce délai, elle expire automatiquement et vous ne devez rien.`,
    },
  ],
};
