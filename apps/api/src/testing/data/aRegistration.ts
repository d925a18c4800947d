import { randomUUID } from "node:crypto";
import { REQUIRED_DOCUMENTS } from "@sayara/domain/config/businessDefaults";
import type { Database } from "#api/database/Schema.ts";
import { aCatalogue, aUser } from "./aCatalogue.ts";

let agencyCount = 0;

/** Returns a valid registration of an agency. Each call uses another agency and person. */
export function aRegistration(changes: Record<string, unknown> = {}) {
  agencyCount += 1;
  const tag = `${agencyCount}-${randomUUID().slice(0, 8)}`;
  return {
    agencyName: `Location Jasmin ${tag}`,
    taxNumber: `${String(process.pid % 1000).padStart(3, "1")}${String(agencyCount).padStart(4, "0")}K/A/M/000`,
    city: "Sousse",
    fullName: "Hichem Mejri",
    email: `hichem.${tag}@agencies.example`,
    phone: "+21673222333",
    password: "tasse bleue du lundi",
    termsAccepted: true,
    language: "fr",
    ...changes,
  };
}

/** Creates an agency that is joining and whose checklist is complete, with its owner. */
export async function aJoiningAgency(
  db: Database,
  supplier: NonNullable<Parameters<typeof aCatalogue>[1]> = {},
) {
  agencyCount += 1;
  const name = `Location Figuier ${randomUUID()}`;
  const world = await aCatalogue(db, {
    name,
    search_name: name.toLowerCase(),
    tax_number: `9${String(agencyCount).padStart(6, "0")}K`,
    city: "Sousse",
    joining: true,
    suspended: true,
    opening_hours: JSON.stringify([{ days: ["monday"], opens: "08:00", closes: "18:00" }]),
    ...supplier,
  });
  const { id: supplier_id } = world.agency;
  const owner = await aUser(db, { type: "supplier", supplier_id, supplier_role: "owner" });
  const documents = REQUIRED_DOCUMENTS.map((type) => ({
    id: randomUUID(),
    supplier_id,
    car_id: null,
    type,
    title: "",
    number: "",
    issued_on: null,
    expires_on: null,
    file_key: `document-${randomUUID()}.pdf`,
    media_type: "application/pdf" as const,
    size: 1,
    version: 1,
    status: "en_revue" as const,
    handed_in_at: new Date("2026-11-01T00:00:00Z"),
    handed_in_by: owner.id,
  }));
  await db.insertInto("documents").values(documents).execute();
  return { ...world, owner };
}
