import type { CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import type { AddressService } from "@sayara/domain/pricing/fees/addressServices";
import type { DriverDetails } from "@sayara/domain/validation/DriverDetails";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Order } from "./Order.ts";

/**
 * Converts a checkout request to an order with its drivers.
 *
 * @throws RefusalError `invalid_input` when a driver's details or the address of a delivery or collection are missing
 */
export function readOrder(body: CheckoutRequest, user: UserRow | undefined, networkKey: string): Order {
  return {
    ...body,
    driver: driverOf(body, user),
    additionalDriver: additionalDriverOf(body),
    deliveryAddress: addressOf("delivery", body),
    collectionAddress: addressOf("collection", body),
    userId: user?.id,
    networkKey,
  };
}

/**
 * Returns the driver's details. A guest sends them. For a signed-in driver the account fills absent fields, and its
 * email address always applies.
 */
function driverOf({ driver }: CheckoutRequest, user: UserRow | undefined): DriverDetails {
  if (user === undefined) {
    if (driver === undefined) throw new RefusalError("invalid_input", { fields: { driver: "required" } });
    return driver;
  }
  const phone = driver?.phone ?? user.phone;
  const birthDate = driver?.birthDate ?? user.birth_date;
  if (phone === null || birthDate === null) {
    const fields = {
      ...(phone === null && { "driver.phone": "required" }),
      ...(birthDate === null && { "driver.birthDate": "required" }),
    };
    throw new RefusalError("invalid_input", { fields });
  }
  return { ...driver, fullName: driver?.fullName ?? user.full_name, email: user.email, phone, birthDate };
}

function additionalDriverOf({ rental, additionalDriver }: CheckoutRequest) {
  if (!rental.options.additionalDriver) return undefined;
  if (additionalDriver === undefined)
    throw new RefusalError("invalid_input", { fields: { additionalDriver: "required" } });
  return additionalDriver;
}

function addressOf(service: AddressService, { rental, ...body }: CheckoutRequest): string | undefined {
  if (rental[service] !== true) return undefined;
  const field = `${service}Address` as const;
  const address = body[field];
  if (address === undefined) throw new RefusalError("invalid_input", { fields: { [field]: "required" } });
  return address;
}
