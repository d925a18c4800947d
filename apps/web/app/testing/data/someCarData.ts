import { aCar } from "@sayara/domain/testing/aCar";
import type { CarData } from "#web/pages/car/Car.load.ts";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { someCalendarDays } from "./someCalendarDays.ts";
import { aListing, rentalDates } from "./aSearchResult.ts";

/** Data of a car page with dates and a price. */
export function someCarData(changes: Partial<CarData> = {}): CarData {
  const { quote, car } = aQuoteResponse({ car: changes.car ?? {} });
  const place = aPlace();
  return {
    car,
    locations: [place],
    meetingPlaces: [
      {
        location: { id: place.id, slug: place.slug, name: place.name },
        position: place.position,
        instructions: "Arrivals hall, on the right after customs: someone holds a sign “Jasmin Rent”.",
      },
    ],
    photos: [],
    agency: {
      ...aCar().supplier,
      cars: 12,
      bio: "Une agence familiale.",
      locations: [place.slug],
      address: "12 avenue Habib-Bourguiba, Tunis",
      position: { latitude: 36.8, longitude: 10.18 },
      phone: "+21671000111",
      openingHours: [
        { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "08:00", closes: "19:00" },
        { days: ["saturday"], opens: "08:30", closes: "14:00" },
      ],
      closedDates: [
        { name: "Fête de la Révolution", from: "2025-12-17", to: "2025-12-17", yearly: true },
        { name: "Congé annuel", from: "2027-02-01", to: "2027-02-07", yearly: false },
      ],
      contracts: {},
      answerMinutes: 45,
      cancelledBookings: { byAgency: 3, all: 214 },
      since: "2021-03-01",
    },
    reviews: {
      items: [
        {
          id: "review-1",
          author: "Asma",
          rating: 5,
          comments: "The car was clean and on time.",
          language: "en",
          createdAt: "2026-10-28T09:00:00Z",
          photo: null,
          answer: { text: "Merci Asma, à bientôt.", at: "2026-10-29T09:00:00Z", language: "fr" },
          isAnswerable: false,
          hiddenReason: null,
        },
        {
          id: "review-2",
          author: "Thomas",
          rating: 4,
          comments: null,
          language: "fr",
          createdAt: "2026-10-08T09:00:00Z",
          photo: null,
          answer: null,
          isAnswerable: true,
          hiddenReason: null,
        },
        {
          id: "review-3",
          author: "Marc",
          rating: null,
          comments: null,
          language: "fr",
          createdAt: "2026-10-02T09:00:00Z",
          photo: null,
          answer: null,
          isAnswerable: false,
          hiddenReason: "It insults a person.",
        },
      ],
      total: 31,
      shares: { rentedCar: 100, agencyAnsweredCalls: 96, agencyCancelledLastMinute: 2, carOnTime: 91 },
    },
    otherCars: [aListing({ id: "car-2", slug: "dacia-logan-9", name: "Dacia Logan" })],
    place,
    isPlaceReplaced: false,
    dropOff: null,
    driverAge: null,
    dates: rentalDates,
    formDates: rentalDates,
    today: "2026-11-20",
    price: { state: "quoted", quote, isFree: true },
    calendar: someCalendarDays(),
    ...changes,
  };
}
