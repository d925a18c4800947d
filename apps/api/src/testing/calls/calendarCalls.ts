import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

/** Returns a valid request for each endpoint of the calendars. */
export async function calendarCalls({
  ownerCall,
  portal,
}: {
  ownerCall: (call?: ValidCall) => Promise<ValidCall>;
  portal: TestPortal;
}): Promise<Record<string, ValidCall>> {
  const create = async (carId: string | null) => {
    const path = `/api/create-calendar-feed/${portal.agency.id}`;
    const { json } = await portal.call("owner", path, { body: { carId } });
    return json as { address: string; calendars: { feeds: { id: string; carId: string | null }[] } };
  };
  const added = (name: string) => ({
    carId: portal.car.id,
    name,
    address: `https://calendar.example/${name}.ics`,
  });
  const aSource = async (name: string): Promise<string> => {
    const path = `/api/add-calendar-source/${portal.agency.id}`;
    const { json } = await portal.call("owner", path, { body: added(name) });
    return json.sources.find((one: { name: string }) => one.name === name).id;
  };
  const { calendars } = await create(portal.car.id);
  const { address } = await create(null);
  const [feed] = calendars.feeds;
  return {
    addCalendarSource: await ownerCall({ body: added("added") }),
    calendarFeed: { params: { file: new URL(address).pathname.split("/").at(-1) ?? "" } },
    createCalendarFeed: await ownerCall({ body: { carId: (await portal.aCar()).id } }),
    readCalendarSource: await ownerCall({ params: { source: await aSource("read") } }),
    removeCalendarSource: await ownerCall({ params: { source: await aSource("removed") } }),
    revokeCalendarFeed: await ownerCall({ params: { feed: feed?.id ?? "" } }),
    supplierCalendars: await ownerCall(),
  };
}
