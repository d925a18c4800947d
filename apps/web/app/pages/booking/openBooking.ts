import { withoutDriverPapers } from "@sayara/frontend/booking/condition/withoutDriverPapers";
import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { Position } from "@sayara/domain/location/Location";
import { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import * as v from "valibot";
import type { CopyOwner } from "#web/offline/StoredBooking.ts";
import { precacheBookingPage } from "#web/offline/precacheBookingPage.ts";
import { isCachedDocument } from "#web/offline/isCachedDocument.ts";
import { storedBookings } from "#web/offline/storedBookings.ts";
import { restoreSession } from "@sayara/frontend/session/restoreSession";
import { storedUserId } from "@sayara/frontend/session/storedUser/storedUserId";
import {
  type BookingData,
  type BookingRequest,
  type FoundBooking,
  loadBooking,
} from "@sayara/frontend/booking/loadBooking";
import { hasFiles } from "@sayara/frontend/booking/documents/hasFiles";
import { copyOwnerOf } from "./copyOwnerOf.ts";

const StoredData = v.object({
  booking: BookingView,
  positions: v.object({ pickup: v.optional(Position), dropOff: v.optional(Position) }),
  agencyPhone: v.nullable(v.string()),
  // Absent in copies written by earlier versions.
  agencyAddress: v.optional(v.nullable(v.string()), null),
  contracts: v.optional(RentalContracts, {}),
});

/**
 * Loads a booking and stores a copy on this device. If the server is unreachable, returns the copy, provided that it
 * was stored for the current visitor.
 */
export async function openBooking(
  query: Omit<BookingRequest, "user">,
  openApi: () => Promise<Client>,
): Promise<BookingData> {
  const owner = await copyOwnerOf(query.token);
  const readStoredData = () => readStored(query, owner);
  if (isCachedDocument()) {
    const storedData = await readStoredData();
    if (storedData !== null) return storedData;
  }
  const signedInAtStart = storedUserId();
  try {
    const [call, user] = await Promise.all([openApi(), query.token === null ? restoreSession() : null]);
    const request = { ...query, user };
    const data = await loadBooking(call, request);
    if (isTransient(data)) return (await readStoredData()) ?? data;
    if (data.state === "refused" && request.id !== null) void storedBookings.delete(request.id);
    if (data.state === "found" && owner !== null) {
      const isCurrentOwner = () => storedUserId() === signedInAtStart;
      void storeCopy(data, { call, request, owner, isCurrentOwner });
    }
    return data;
  } catch (error) {
    // Without a connection, even the client's code may fail to load.
    const storedData = await readStoredData();
    if (storedData !== null) return storedData;
    throw error;
  }
}

/** Returns whether the failure is temporary, so that the copy must not be deleted. */
function isTransient(data: BookingData): boolean {
  return data.state === "failed" || (data.state === "refused" && data.code === "too_many_requests");
}

interface StorageContext {
  call: Client;
  request: BookingRequest;
  owner: CopyOwner;
  isCurrentOwner: () => boolean;
}

/** A failure is silent, because nothing on the page depends on the copy. The next visit tries again. */
async function storeCopy(data: FoundBooking, context: StorageContext): Promise<void> {
  const { booking, positions, agencyPhone, agencyAddress, contracts } = data;
  const { owner, request } = context;
  const copy = {
    id: booking.id,
    owner,
    to: booking.to,
    data: { booking: withoutDriverPapers(booking), positions, agencyPhone, agencyAddress, contracts },
    now: request.now,
  };
  try {
    if (!(await storedBookings.store(copy, context))) return;
    await preloadStartModules();
    await Promise.all([storeVoucher(booking, context), precacheBookingPage()]);
  } catch (error) {
    if (!(error instanceof Fault || error instanceof TypeError || error instanceof DOMException)) throw error;
  }
}

/** Loads the modules that a full page load needs but a client-side navigation does not, so that they are cached too. */
async function preloadStartModules(): Promise<void> {
  await Promise.all([
    import("@sayara/frontend/session/storedUser/parseStoredUser"),
    import("@sayara/frontend/session/confirmSession"),
    // Serves the stored voucher when offline.
    import("./Booking.action.ts"),
  ]);
}

/** Stores the voucher, unless it is already stored for this version. */
async function storeVoucher(
  booking: BookingView,
  { call, request, owner, isCurrentOwner }: StorageContext,
): Promise<void> {
  if (!hasFiles(booking.status)) return;
  const { id, version } = booking;
  const { language, token } = request;
  const voucherKey = { id, version, owner, language };
  if (await storedBookings.hasVoucher(voucherKey)) return;
  const { voucher } = await import("@sayara/api-client/contract/bookings/bookingFiles");
  const outcome = await call(voucher, { params: { id, language }, query: token === null ? {} : { token } });
  if (outcome.ok) await storedBookings.storeVoucher(outcome.data, voucherKey, { isCurrentOwner });
}

async function readStored(
  { id, now }: Pick<BookingRequest, "id" | "now">,
  owner: CopyOwner | null,
): Promise<FoundBooking | null> {
  if (id === null || owner === null) return null;
  const copy = await storedBookings.read(id, owner, now);
  if (copy === null) return null;
  const parsed = v.safeParse(StoredData, copy.data);
  if (!parsed.success) return null;
  const { booking, positions, ...agency } = parsed.output;
  const { pickup, dropOff } = positions;
  return {
    state: "found",
    booking,
    positions: { pickup, dropOff },
    ...agency,
    staff: null,
    offered: null,
    storedAt: copy.savedAt,
  };
}
