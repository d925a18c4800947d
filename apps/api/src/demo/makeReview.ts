import type { ReviewsTable } from "#api/database/tables/catalogueTables.ts";
import type { Insertable } from "kysely";
import type { DemoAgency } from "./demoAgencies.ts";
import type { Random } from "./createRandom.ts";
import type { DemoBooking } from "./makeBookings.ts";

export type DemoReview = Insertable<ReviewsTable> & { rating: number };

/** Generates a driver's review of the agency for a finished booking. */
export function makeReview(booking: DemoBooking, agency: DemoAgency, now: Date, random: Random): DemoReview {
  const deviation = random.next() + random.next() + random.next() - 1.5;
  const rating = Math.min(5, Math.max(1, Math.round(agency.rating + deviation * 1.3)));
  const writtenAt = Math.min(
    booking.to_at.getTime() + random.between(3, 200) * 3_600_000,
    now.getTime() - 3_600_000,
  );
  return {
    id: random.uuid(),
    supplier_id: booking.supplier_id,
    booking_id: booking.id,
    car_id: booking.car_id,
    user_id: booking.driver_id,
    author_name: booking.driver_full_name,
    language: "fr",
    rating,
    comments: commentsFor(rating, random),
    rented_car: true,
    agency_answered_calls: rating >= 3 || random.chance(0.5),
    agency_cancelled_last_minute: rating === 1 && random.chance(0.2),
    car_eta: rating >= 4 || random.chance(0.4) ? "onTime" : "late",
    created_at: new Date(writtenAt),
  };
}

function commentsFor(rating: number, random: Random): string {
  if (rating >= 4 && random.chance(0.25)) return "";
  const sentences = rating >= 4 ? goodComments : rating === 3 ? mediocreComments : badComments;
  const first = random.pick(sentences);
  const second = random.pick(sentences);
  return first === second || random.chance(0.4) ? first : `${first} ${second}`;
}

const goodComments = [
  "Voiture propre, plein fait, accueil à l’heure à la sortie de l’aéroport.",
  "Le prix affiché était le prix payé, rien de plus au comptoir.",
  "Remise des clés en dix minutes, état des lieux fait ensemble avec photos.",
  "L’agence a répondu tout de suite quand nous avons eu une question sur la route.",
  "Véhicule récent, climatisation parfaite, idéal pour la chaleur de juillet.",
  "Caution libérée le lendemain du retour, sans avoir à la demander.",
  "Notre vol avait deux heures de retard, quelqu’un nous attendait quand même.",
  "Siège enfant installé d’avance, très bonne attention.",
  "Très bon rapport qualité-prix pour une semaine entre Tunis et Hammamet.",
  "Nous avons fait le tour du Sud sans le moindre souci.",
  "Personnel souriant et de bon conseil pour les visites.",
  "Retour simple et rapide, on nous a même déposés au terminal.",
];

const mediocreComments = [
  "Voiture correcte, mais un peu plus ancienne que sur la photo.",
  "Une demi-heure d’attente à la remise, ensuite tout s’est bien passé.",
  "Bon prix, intérieur à peine nettoyé.",
  "Le lieu de retour était difficile à trouver.",
  "Rien à redire sur la voiture, le contrat aurait pu être mieux expliqué.",
];

const badComments = [
  "Plus d’une heure d’attente et personne au téléphone.",
  "Pneus usés et voyant moteur allumé dès le premier jour.",
  "La caution a mis trois semaines à être libérée.",
  "Un autre modèle que celui réservé, plus petit pour le même prix.",
  "Voiture rendue propre, mais on nous a réclamé un lavage.",
];
