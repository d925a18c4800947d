import { beyondBox, boxAround } from "@sayara/domain/location/boxAround";
import type { Position } from "@sayara/domain/location/Location";
import { MEETING_KILOMETRES } from "@sayara/domain/supplier/SupplierRules";
import type { AgencyRecord } from "@sayara/catalogue/CatalogueRecord";
import type { ImportedRecord } from "@sayara/api/operate/catalogue/ImportedRecord";
import type { BookCarsRecord } from "../read/BookCarsRecord.ts";
import { checkedRecord } from "./checkedRecord.ts";
import { boundedName } from "./cleanedName.ts";
import { recordLoss, fieldLoss } from "../read/Exported.ts";
import { namesIn } from "./namesIn.ts";
import type { Omission } from "../Omission.ts";
import type { BookCarsExport } from "../read/readBookCars.ts";

/**
 * Converts users of type supplier to agencies. An agency serves the places of its cars, and meets drivers at
 * the first parking spot of each place.
 */
export function convertAgencies(
  records: BookCarsExport,
  { isPlace, report }: { isPlace: (id: string) => boolean; report: (omission: Omission) => void },
): ImportedRecord<AgencyRecord>[] {
  const placesOf = new Map<string, Set<string>>();
  for (const { value } of records.Car) {
    const agency = value.supplier ?? value.company ?? "";
    const places = placesOf.get(agency) ?? new Set();
    for (const id of value.locations.filter(isPlace)) places.add(id);
    placesOf.set(agency, places);
  }
  const spotOf = firstSpots(records, report);
  return records.User.flatMap((user) => {
    const { value } = user;
    if (value.type !== "supplier" && value.type !== "company") return [];
    const places = [...(placesOf.get(user.id) ?? [])].toSorted();
    if (places.length === 0) {
      report(
        recordLoss(
          user,
          "record",
          "is not carried as an agency: none of its cars is at an imported location",
        ),
      );
      return [];
    }
    const agency = checkedRecord(
      user,
      {
        type: "agency",
        id: user.id,
        name: boundedName(user, {
          field: "fullName",
          name: value.fullName,
          fallback: value.email.split("@")[0] || "Agence",
          report,
        }),
        ...(value.bio !== undefined && { bio: value.bio }),
        email: value.email,
        ...(value.phone !== undefined && { phone: value.phone }),
        ...(value.location !== undefined && { address: value.location }),
        payLater: value.payLater ?? true,
        ...(value.minimumRentalDays ? { minimumRentalDays: value.minimumRentalDays } : {}),
        suspended: value.blacklisted ?? false,
        places,
        meetingPlaces: places.flatMap((place) => spotOf.get(place) ?? []),
      },
      { report, names: { name: "fullName", address: "location", meetingPlaces: "parkingSpots" } },
    );
    return agency === undefined ? [] : [agency];
  });
}

type MeetingPlace = AgencyRecord["meetingPlaces"][number];

/** Returns the first parking spot of each location, and reports the others. */
function firstSpots(
  records: BookCarsExport,
  report: (omission: Omission) => void,
): ReadonlyMap<string, MeetingPlace> {
  const namesOf = namesIn(records);
  const spots = new Map(records.ParkingSpot.map(({ id, value }) => [id, value]));
  const firstSpotByLocation = new Map<string, MeetingPlace>();
  for (const location of records.Location) {
    for (const id of location.value.parkingSpots) {
      const spot = spots.get(id);
      const { fr, en, es } = namesOf(spot?.values ?? []);
      if (spot === undefined || fr === undefined)
        report(fieldLoss(location, "parkingSpots", `names ${id}, which the files lack or which has no name`));
      else if (isFar(spot, location.value))
        report(
          fieldLoss(location, "parkingSpots", `has the spot ${id}, more than ${MEETING_KILOMETRES} km away`),
        );
      else if (firstSpotByLocation.has(location.id))
        report(
          fieldLoss(
            location,
            "parkingSpots",
            `has a further spot ${id}: an agency has only one meeting place per location`,
          ),
        );
      else
        firstSpotByLocation.set(location.id, {
          place: location.id,
          position: { latitude: spot.latitude, longitude: spot.longitude },
          instructions: { fr, ...(en !== undefined && { en }), ...(es !== undefined && { es }) },
        });
    }
  }
  return firstSpotByLocation;
}

/** Whether a spot is farther from its location than an agency's pin may be [AR6]. */
function isFar(spot: Position, { latitude, longitude }: BookCarsRecord<"Location">): boolean {
  if (latitude === undefined || longitude === undefined) return false;
  return beyondBox(spot, boxAround({ latitude, longitude }, MEETING_KILOMETRES)).length > 0;
}
