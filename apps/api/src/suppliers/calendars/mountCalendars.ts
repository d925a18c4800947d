import {
  addCalendarSource,
  calendarFeed,
  createCalendarFeed,
  readCalendarSource,
  removeCalendarSource,
  revokeCalendarFeed,
  supplierCalendars,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import {
  handleCalendarFeed,
  handleCreateCalendarFeed,
  handleRevokeCalendarFeed,
} from "./calendarFeeds.handler.ts";
import {
  addCalendarSourceHandler,
  handleRemoveCalendarSource,
  handleSupplierCalendars,
  readCalendarSourceHandler,
} from "./calendars.handler.ts";
import type { CalendarReader } from "./reading/createCalendarReader.ts";

/**
 * Mounts the endpoints for agencies' calendars: those that other programs read, and those that the API reads.
 */
export function mountCalendars(app: App, tools: { calendars: CalendarReader }): void {
  mountEndpoint(app, supplierCalendars, handleSupplierCalendars);
  mountEndpoint(app, createCalendarFeed, handleCreateCalendarFeed);
  mountEndpoint(app, revokeCalendarFeed, handleRevokeCalendarFeed);
  mountEndpoint(app, addCalendarSource, addCalendarSourceHandler(tools));
  mountEndpoint(app, readCalendarSource, readCalendarSourceHandler(tools));
  mountEndpoint(app, removeCalendarSource, handleRemoveCalendarSource);
  mountEndpoint(app, calendarFeed, handleCalendarFeed, { units: 4 });
}
