import type { Client } from "@sayara/api-client/client/createClient";
import { writeFleetFile } from "@sayara/catalogue/fleet/writeFleetFile";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { loadFleet } from "./loadFleet.ts";

/** Saves all cars of the agency as a spreadsheet table. @throws Fault, or Error if the API refuses */
export async function exportFleet(
  call: Client,
  { supplier, today }: { supplier: string; today: string },
): Promise<void> {
  const { cars, places } = await loadFleet(call, { supplier, language: "fr" });
  const slugs = new Map(places.map(({ id, slug }) => [id, slug]));
  const text = writeFleetFile(cars, { placeOf: (id) => slugs.get(id) ?? id });
  saveTable(text, `sayara-cars-${today}.csv`);
}

/** Saves a sample file with all columns and two example cars. */
export function saveSample(): void {
  saveTable(writeFleetFile(sampleCars, { placeOf: (slug) => slug }), "sayara-cars-sample.csv");
}

function saveTable(text: string, name: string): void {
  saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), name);
}

const excess = {
  damage: 2000,
  damageWithWaiver: 800,
  theft: 3000,
  theftWithProtection: 1000,
  fullInsurance: 0,
};
const usual = {
  color: "white",
  fuelType: "gasoline",
  seats: 5,
  doors: 5,
  aircon: true,
  fuelPolicy: "likeForlike",
  mileage: -1,
  multimedia: ["bluetooth"],
  availability: "available",
  minimumAge: 21,
  minimumLicenceYears: 2,
  excess,
  discounts: [
    { threshold: 7, percentage: 5 },
    { threshold: 30, percentage: 12.5 },
  ],
  cancellation: 0,
  amendments: 0,
  theftProtection: 6,
  collisionDamageWaiver: 8,
  fullInsurance: 15,
  additionalDriver: 5,
  places: ["tunis"],
};
const sampleCars = [
  {
    ...usual,
    plate: "123 TU 4567",
    name: "Kia Picanto",
    range: "mini",
    body: "cityCar",
    gearbox: "manual",
    dailyPrice: 62.5,
    deposit: 500,
  },
  {
    ...usual,
    plate: "234 TU 5678",
    name: "Renault Clio",
    range: "midi",
    body: "supermini",
    gearbox: "automatic",
    dailyPrice: 85.5,
    deposit: 800,
  },
];
