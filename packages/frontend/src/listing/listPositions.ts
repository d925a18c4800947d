import { createDraft } from "../drafts/createDraft.ts";
import * as v from "valibot";

/** Position at which a visitor left an infinite list. */
export interface ListPosition {
  /** Number of the last loaded page, from 1. */
  page: number;
  /** Scroll offset of the window in pixels. */
  top: number;
}

/** Maximum number of stored positions. */
const MAXIMUM_STORED = 10;
/** Highest page number that is loaded again, since each page is a call. */
const MAXIMUM_PAGE = 10;

const Positions = v.object({
  lists: v.array(
    v.object({
      name: v.string(),
      page: v.pipe(v.number(), v.integer(), v.minValue(1)),
      top: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
});
const empty: v.InferOutput<typeof Positions> = { lists: [] };

/** Positions by list, the newest last. */
const usePositions = createDraft({
  name: "sayara.listPositions",
  empty,
  read(stored) {
    const parsed = v.safeParse(Positions, stored);
    return parsed.success ? parsed.output : empty;
  },
});

/**
 * Returns the position at which the visitor left a list in an earlier document of this tab, at most on the
 * tenth page; null if none is stored.
 */
export function readListPosition(name: string): ListPosition | null {
  const position = usePositions.getState().lists.find((each) => each.name === name);
  return position ? { page: Math.min(position.page, MAXIMUM_PAGE), top: position.top } : null;
}

export function writeListPosition(name: string, { page, top }: ListPosition): void {
  const others = usePositions.getState().lists.filter((each) => each.name !== name);
  usePositions.setState({ lists: [...others, { name, page, top }].slice(-MAXIMUM_STORED) });
}
