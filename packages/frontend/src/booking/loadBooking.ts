import { Fault } from "@sayara/api-client/client/Fault";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import type { Client } from "@sayara/api-client/client/createClient";
import { type BookingView, booking } from "@sayara/api-client/contract/bookings/booking";
import { location } from "@sayara/api-client/contract/catalogue/locations";
import { type SupplierProfile, supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import { EntityId } from "@sayara/domain/id/EntityId";
import type { Language } from "@sayara/domain/language/Language";
import type { LocationSummary, Position } from "@sayara/domain/location/Location";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import type { User } from "@sayara/domain/user/User";
import * as v from "valibot";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { type OfferedCars, type StaffParts, loadActions, loadOfferedCars, loadReview } from "./loadParts.ts";

/**
 * Positions of pick-up and drop-off: the agency's pins [AR6], otherwise the positions of the places, if their
 * calls succeeded.
 */
export interface Positions {
  pickup: Position | undefined;
  dropOff: Position | undefined;
}

export interface FoundBooking {
  state: "found";
  booking: BookingView;
  positions: Positions;
  /** In E.164 form; null if it is unknown or the call failed. */
  agencyPhone: string | null;
  /** Address of the agency's office; null if it is unknown or the call failed. */
  agencyAddress: string | null;
  /** Empty if the agency has none or the call failed. */
  contracts: RentalContracts;
  /** Null for drivers, and in the copy stored on the device. */
  staff: StaffParts | null;
  /** Loads while the booking is shown; never rejects. Null if no other car is offered. */
  offered: Promise<OfferedCars> | null;
  /** Time at which the copy stored on the device was loaded; null if the data come from the server. */
  storedAt: string | null;
}

export type BookingData =
  | FoundBooking
  | { state: "refused"; code: RefusalCode | Unknown }
  | { state: "failed"; fault: FaultKind };

export interface BookingRequest {
  /** Booking id in the URL. */
  id: string | null;
  /** Token of a signed link; null if the session is used. */
  token: string | null;
  language: Language;
  /** The signed-in user; null for a guest, and when a signed link is used. */
  user: User | null;
  now: Date;
}

/** Loads a booking by the token of a signed link, or by the session. */
export async function loadBooking(
  call: Client,
  { id, token, language, user, now }: BookingRequest,
): Promise<BookingData> {
  if (!v.is(EntityId, id)) return { state: "refused", code: "not_found" };
  const isStaff = user !== null && user.type !== "user";
  const actions = isStaff ? loadActions(call, id) : null;
  try {
    const outcome = await call(booking, { params: { id, language }, query: token === null ? {} : { token } });
    if (!outcome.ok) return { state: "refused", code: outcome.refusal.code };
    const positions = loadPositions(call, outcome.data, language);
    const agency = findAgency(call, outcome.data.supplier.id);
    const review = isStaff ? loadReview(call, outcome.data) : null;
    const viewer = token === null ? bookingViewer(user, outcome.data) : linkHolder;
    const isMoveOffered = isAllowed({ action: "move", viewer, booking: situationOf(outcome.data), now });
    return {
      state: "found",
      booking: outcome.data,
      positions: await positions,
      agencyPhone: (await agency).phone,
      agencyAddress: (await agency).address,
      contracts: (await agency).contracts,
      staff: actions && { ...(await actions), review: await review },
      offered: !isStaff && isMoveOffered ? loadOfferedCars(call, { id, token, language }) : null,
      storedAt: null,
    };
  } catch (error) {
    if (error instanceof Fault) return { state: "failed", fault: error.kind };
    throw error;
  }
}

/**
 * Loads the positions of pick-up and drop-off. A delivered or collected car is not at the agency's pin, so
 * the position of the place is used.
 */
async function loadPositions(call: Client, view: BookingView, language: Language): Promise<Positions> {
  const { pickupLocation, dropOffLocation, deliveryAddress, collectionAddress, meetingPlaces = [] } = view;
  const positionOf = ({ id, slug }: LocationSummary, address: string | undefined) => {
    const pin = meetingPlaces.find(({ location: { id: at } }) => at === id)?.position;
    return (address === undefined ? pin : undefined) ?? findPosition(call, slug, language);
  };
  const meetsTwice = deliveryAddress === undefined && collectionAddress === undefined;
  const pickup = positionOf(pickupLocation, deliveryAddress);
  const dropOff =
    meetsTwice && dropOffLocation.id === pickupLocation.id
      ? pickup
      : positionOf(dropOffLocation, collectionAddress);
  return { pickup: await pickup, dropOff: await dropOff };
}

/** Loads the position of a place for its map link. Returns undefined if the call fails. */
async function findPosition(
  call: Client,
  idOrSlug: string,
  language: Language,
): Promise<Position | undefined> {
  try {
    const outcome = await call(location, { params: { idOrSlug, language } });
    return outcome.ok ? outcome.data.position : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads the agency's contact details and contracts. If the call fails, the details are null and there are no contracts.
 */
async function findAgency(
  call: Client,
  idOrSlug: string,
): Promise<Pick<SupplierProfile, "phone" | "address" | "contracts">> {
  try {
    const outcome = await call(supplier, { params: { idOrSlug } });
    if (outcome.ok) return outcome.data;
  } catch {
    // The booking is shown without the agency's details.
  }
  return { phone: null, address: null, contracts: {} };
}
