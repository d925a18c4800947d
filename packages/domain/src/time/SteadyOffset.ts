/** A span of time in which a zone does not change its clocks. All in milliseconds since 1970; `until` is excluded. */
export interface SteadyOffset {
  timeZone: string;
  /** From UTC, in milliseconds; positive east of UTC. */
  offset: number;
  from: number;
  until: number;
}
