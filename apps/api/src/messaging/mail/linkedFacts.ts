import { STREET_ZOOM, mapAddress } from "@sayara/domain/location/mapAddress";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import type { MailedMeeting } from "@sayara/i18n/mails/MailData";
import type { Config } from "#api/server/config/readConfig.ts";
import { linkToken } from "#api/security/links/oneUseLink.ts";
import type { StoredMail } from "./Mail.ts";
import { pageLink } from "./mailLinks.ts";

type ConfirmedMail = Extract<StoredMail, { kind: "pickUpReminder" }>;

/** Returns the links to the meeting point and to the car's photo for the mail of a confirmed booking. */
export function confirmationOf(config: Config, mail: Pick<ConfirmedMail, "meetingPoint" | "carImage">) {
  return { ...meetingOf(mail), ...photoOf(config, mail) };
}

export function meetingOf({
  meetingPoint,
}: Pick<ConfirmedMail, "meetingPoint">): Pick<MailedMeeting, "meetingPlace"> {
  if (meetingPoint === undefined) return {};
  const { instructions, ...position } = meetingPoint;
  return { meetingPlace: { instructions, map: mapAddress(position, STREET_ZOOM) } };
}

/**
 * Returns the address of the car's photo, if it has one. Mail programs do not show `data:` URLs. The drawing
 * that replaces a missing photo is left out, because it does not show that car.
 */
export function photoOf(
  { publicUrl }: Config,
  { carImage }: Pick<ConfirmedMail, "carImage">,
): { picture?: string } {
  const url = carImage === undefined ? null : URL.parse(carImage, publicUrl);
  return url !== null && /^https?:$/.test(url.protocol) ? { picture: url.href } : {};
}

/**
 * Returns links to the pages of other cars and to a search, with the places and times of a lapsed request.
 */
export function otherCarsOf(
  config: Config,
  { others, booking }: Extract<StoredMail, { kind: "requestLapsed" }>,
) {
  if (others === undefined) return {};
  const { pickUp, dropOff, cars } = others;
  const { timeZone } = config.business;
  const rental = {
    from: instantToWallClock(booking.from, timeZone),
    to: instantToWallClock(booking.to, timeZone),
    ...(dropOff !== pickUp && { dropOff }),
  };
  return {
    cars: cars.map(({ slug, ...car }) => ({
      ...car,
      link: pageLink(config, `/car/${slug}`, { place: pickUp, ...rental }),
    })),
    searchLink: pageLink(config, `/search/${pickUp}`, rental),
  };
}

/** Returns saved cars with links to their pages, which keep the places and times of each car. */
export function savedCarsOf(config: Config, { cars }: Extract<StoredMail, { kind: "savedCarsChanged" }>) {
  const { timeZone } = config.business;
  return cars.map(({ address: { car: slug, place, dropOff, driverAge }, ...car }) => ({
    ...car,
    link: pageLink(config, `/car/${slug}`, {
      place,
      from: instantToWallClock(car.from, timeZone),
      to: instantToWallClock(car.to, timeZone),
      ...(dropOff !== place && { dropOff }),
      ...(driverAge !== null && { age: String(driverAge) }),
    }),
  }));
}

/** Returns the link with which a guest sets a password and returns to the booking. */
export function passwordLink(
  config: Config,
  address: string,
  {
    bookingId,
    userId,
    tokenSeed,
    expiresAt,
  }: {
    bookingId: string;
    userId?: string | undefined;
    tokenSeed?: string | undefined;
    expiresAt?: Date | undefined;
  },
): { password?: { link: string; expiresAt: Date } } {
  if (userId === undefined || tokenSeed === undefined || expiresAt === undefined) return {};
  const token = linkToken(config.secret, "mailed_tokens", tokenSeed);
  const query = { u: userId, e: address, t: token, b: bookingId };
  return { password: { link: pageLink(config, "/activate", query), expiresAt } };
}

interface UndoParts {
  userId?: string | undefined;
  undoSeed?: string | undefined;
  undoUntil?: Date | undefined;
}

/** Returns the link that undoes an email change, or the link to the contact page. */
export function undoLinkOf(
  config: Config,
  address: string,
  { userId, undoSeed, undoUntil }: UndoParts,
): { link: string; undoUntil?: Date } {
  if (userId === undefined || undoSeed === undefined || undoUntil === undefined)
    return { link: pageLink(config, "/contact") };
  const query = { u: userId, e: address, t: linkToken(config.secret, "address_undos", undoSeed) };
  return { link: pageLink(config, "/undo-email-change", query), undoUntil };
}
