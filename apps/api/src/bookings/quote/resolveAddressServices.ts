import {
  type AddressService,
  type ChosenServices,
  addressServiceOffer,
  type RentalHandOvers,
  serviceHandOver,
} from "@sayara/domain/pricing/fees/addressServices";
import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** A delivery or collection that the driver requests. */
export interface RequestedService {
  /** Null in a quote for which the address is not known yet. */
  address: string | null;
  /** Path of the service in the body. */
  field: string;
}

/** The requested delivery and collection. An absent service is not chosen. */
export type RequestedServices = Partial<Record<AddressService, RequestedService>>;

/** The address of each service; null if the service is not chosen. */
export interface ServiceAddresses {
  deliveryAddress: string | null;
  collectionAddress: string | null;
}

/** The booked pick-up and drop-off, and the services as sold. */
export type BookedServices = RentalHandOvers & ChosenServices & ServiceAddresses;

type Context = { fees: SupplierFees; now: Date; booked: BookedServices | undefined };

/**
 * Returns the delivery and collection of a rental with their prices: the agency's price for the place of the
 * pick-up or drop-off, or the price as sold to a booking that keeps it [FE13, FE16].
 *
 * @throws RefusalError `delivery_unavailable` or `collection_unavailable` with the field, unless the booking
 *   keeps its service as it is [FE12, FE15].
 */
export function resolveAddressServices(
  requested: RequestedServices,
  rental: RentalHandOvers,
  context: Context,
): ChosenServices {
  const { delivery, collection } = requested;
  return {
    delivery: delivery === undefined ? null : resolveService("delivery", delivery, rental, context),
    collection: collection === undefined ? null : resolveService("collection", collection, rental, context),
  };
}

function resolveService(
  service: AddressService,
  { address, field }: RequestedService,
  rental: RentalHandOvers,
  { fees, now, booked }: Context,
): { price: number } {
  const sold = booked !== undefined && keepsHandOver(service, rental, booked) ? booked[service] : null;
  if (sold !== null && booked?.[`${service}Address`] === address) return sold;
  const offer = addressServiceOffer(fees, service, { ...rental, now });
  if (offer?.inTime !== true) {
    const message =
      offer === null
        ? validationMessage(`${service}_unavailable`)
        : validationMessage(`${service}_too_soon`, { hours: offer.leadTimeHours });
    throw new RefusalError(`${service}_unavailable`, { fields: { [field]: message } });
  }
  return sold ?? { price: offer.price };
}

function keepsHandOver(service: AddressService, one: RentalHandOvers, other: RentalHandOvers): boolean {
  const [{ place, at }, before] = [serviceHandOver(service, one), serviceHandOver(service, other)];
  return place === before.place && at.getTime() === before.at.getTime();
}
