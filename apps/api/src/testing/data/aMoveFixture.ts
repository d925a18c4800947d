import { randomUUID } from "node:crypto";
import type { Database } from "#api/database/Schema.ts";
import { aCatalogue, aUser } from "./aCatalogue.ts";
import { aCheckout } from "./aCheckout.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import type { PayableGateway } from "#api/testing/standIns/PayableGateway.ts";

type RentalChanges = Pick<
  NonNullable<NonNullable<Parameters<typeof aCheckout>[1]>["rental"]>,
  "options" | "extras" | "promoCode" | "delivery" | "collection"
>;

interface AccessedBooking {
  id: string;
  cookie?: string;
  token?: string;
}

type Payment = "full" | "downPayment" | "later";

/**
 * Creates a place with cars of two agencies. Staff of the first agency cancel bookings. A checkout of three days costs
 * 318 dinars; `dailyPrice`, in dinars, changes that.
 */
export async function aMoveFixture(
  db: Database,
  { api, sandbox }: { api: () => TestApp; sandbox: () => PayableGateway },
) {
  const world = await aCatalogue(db, { down_payment_percentage: 20 });
  const tag = randomUUID().slice(0, 8);
  const otherAgency = await db
    .insertInto("suppliers")
    .values({
      slug: `oranger-${tag}`,
      name: "Agence Oranger",
      search_name: "agence oranger",
      logo: null,
      bio: null,
      rating: null,
      down_payment_percentage: 20,
      phone: null,
      email: null,
      address: null,
      latitude: null,
      longitude: null,
      created_at: new Date("2026-01-01T00:00:00Z"),
      updated_at: new Date("2026-01-01T00:00:00Z"),
    })
    .returning(["id", "slug"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("supplier_locations")
    .values({ supplier_id: otherAgency.id, location_id: world.tunis.id })
    .execute();
  const staff = await aUser(db, { type: "supplier", supplier_id: world.agency.id });
  const otherStaff = await aUser(db, { type: "supplier", supplier_id: otherAgency.id, language: "en" });
  const signIn = (person: { email: string }) => api().sessionOf(person, { address: anAddress() });
  const staffCookie = await signIn(staff);

  const aCar = ({
    dailyPrice = 100,
    ...car
  }: Parameters<typeof world.aCar>[0] & { dailyPrice?: number } = {}) =>
    world.aCar({ daily_price_millimes: dailyPrice * 1000, ...car });
  const otherCar = (car: Parameters<typeof aCar>[0] = {}) => aCar({ supplier_id: otherAgency.id, ...car });

  /** Checks out as a signed-in driver. Returns the booking with its unpaid payment session. */
  const startCheckout = async (
    car: { id: string },
    payment: Payment = "full",
    rental: RentalChanges = {},
  ) => {
    const person = await aUser(db, { language: "fr" });
    const cookie = await signIn(person);
    const { driver: _, ...order } = aCheckout(
      { ...world, car },
      {
        payment,
        rental,
        ...(rental.delivery === true && { deliveryAddress: "12, rue de Marseille, Tunis" }),
        ...(rental.collection === true && { collectionAddress: "12, rue de Marseille, Tunis" }),
      },
    );
    const quoteResponse = await api().request("/api/quote", { body: { ...order.rental, language: "fr" } });
    const { total } = quoteResponse.json.quote;
    const { json } = await api().request("/api/checkout", {
      body: { ...order, total },
      cookie,
      address: anAddress(),
    });
    return { id: String(json.bookingId), cookie, person, total: Number(total), session: json.paymentSession };
  };
  /** Books as a signed-in driver. Pays online, or for `later` lets the agency confirm. */
  const aBooking = async (
    payment: Payment = "full",
    { car, ...rental }: { car?: { id: string } } & RentalChanges = {},
  ) => {
    const bookedCar = car ?? (await aCar());
    const { session, ...booking } = await startCheckout(bookedCar, payment, rental);
    const { id } = booking;
    if (payment !== "later") {
      sandbox().pay(session.url);
      await api().request(`/api/check-checkout-session/${session.id}`, { method: "POST" });
    } else {
      const body = { version: 1, status: "reserved" };
      await api().request(`/api/change-booking-status/${id}`, { body, cookie: staffCookie });
    }
    return { ...booking, car: bookedCar };
  };
  const read = (id: string) =>
    db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  /** Cancels a booking as the agency's staff. */
  const cancel = async (id: string) => {
    const { version } = await read(id);
    const body = { version, status: "cancelled" };
    return api().request(`/api/change-booking-status/${id}`, { body, cookie: staffCookie });
  };
  const aCancelled = async (...args: Parameters<typeof aBooking>) => {
    const booking = await aBooking(...args);
    await cancel(booking.id);
    return booking;
  };
  const offersOf = ({ id, cookie = "", token }: AccessedBooking) =>
    api().request(`/api/replacements/${id}/fr${token === undefined ? "" : `?token=${token}`}`, { cookie });
  /** Moves a booking to a car at its offered price. `changes` override the request's body. */
  const move = async (
    { id, cookie = "", token }: AccessedBooking,
    car: { id: string },
    changes: object = {},
    headers: Record<string, string> = {},
  ) => {
    const offers = (await offersOf({ id, cookie, ...(token !== undefined && { token }) })).json.cars ?? [];
    const offer = offers.find((candidate: { car: { id: string } }) => candidate.car.id === car.id);
    const { version } = await read(id);
    const body = {
      version,
      car: car.id,
      total: offer?.quote.total ?? 318,
      ...(offer && { signedQuote: offer.signedQuote }),
      ...(token !== undefined && { token }),
      ...changes,
    };
    return api().request(`/api/move-booking/${id}`, { body, cookie, headers });
  };
  const moneyOf = async (id: string) => {
    const { status } = await read(id);
    const payments = await db
      .selectFrom("payments")
      .select(["amount_millimes", "gateway"])
      .where("booking_id", "=", id)
      .execute();
    const refunds = await db
      .selectFrom("refunds")
      .select(["amount_millimes", "state", "reason"])
      .where("booking_id", "=", id)
      .execute();
    return {
      status,
      payments: payments.map(
        ({ amount_millimes, gateway }) => `${amount_millimes / 1000} ${gateway ?? "desk"}`,
      ),
      refunds: refunds.map((row) => `${row.amount_millimes / 1000} ${row.reason} ${row.state}`),
    };
  };
  return {
    ...world,
    otherAgency,
    staff,
    otherStaff,
    staffCookie,
    signIn,
    aCar,
    otherCar,
    startCheckout,
    aBooking,
    aCancelled,
    cancel,
    read,
    offersOf,
    move,
    moneyOf,
  };
}

let addressCount = 0;

/**
 * Returns an unused IP address, because the rate limits stored for a used one have timestamps from an earlier test's
 * clock.
 */
function anAddress(): string {
  addressCount += 1;
  return `10.70.${Math.floor(addressCount / 250)}.${addressCount % 250}`;
}
