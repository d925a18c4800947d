import type { Client } from "@sayara/api-client/client/createClient";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { StaffAct } from "@sayara/domain/booking/StaffAct";
import { useEffect, useState } from "react";

interface StaffActsTools {
  booking: Pick<Booking, "id" | "version">;
  /** Whether the viewer may read them. */
  isStaff: boolean;
  openApi: () => Promise<Client>;
}

/** Loads the acts of staff on a booking, again after each change. Empty until loaded; null: that failed. */
export function useStaffActs({ booking, isStaff, openApi }: StaffActsTools): readonly StaffAct[] | null {
  const [loaded, setLoaded] = useState<Loaded>({ version: 0, acts: [] });
  const { id, version } = booking;
  const isNeeded = isStaff && loaded.version !== version;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isShown = true;
    const show = (acts: Loaded["acts"]) => isShown && setLoaded({ version, acts });
    loadActs(openApi, id).then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, [id, version, isNeeded, openApi]);
  return loaded.acts;
}

interface Loaded {
  /** Of the booking; 0: none is loaded. */
  version: number;
  acts: readonly StaffAct[] | null;
}

async function loadActs(openApi: () => Promise<Client>, id: string): Promise<Loaded["acts"]> {
  const [call, { bookingActs }] = await Promise.all([
    openApi(),
    import("@sayara/api-client/contract/bookings/manageBookings"),
  ]);
  const outcome = await call(bookingActs, { params: { id } });
  return outcome.ok ? outcome.data.items : null;
}
