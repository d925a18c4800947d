/** Time of day of a search's default dates [TM7]. */
export const DEFAULT_SEARCH_TIME = "10:00";
/** Calendar days between a search's default dates [TM7]. */
export const DEFAULT_SEARCH_DAYS = 3;
