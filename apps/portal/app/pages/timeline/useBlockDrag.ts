import type { Block } from "@sayara/domain/block/Block";
import { readingDirection } from "@sayara/ui/theme/readingDirection";
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** The target of a dragged block. */
export interface BlockMove {
  block: Block;
  car: string;
  /** Number of days moved; negative for earlier. */
  days: number;
}

interface Drag extends BlockMove {
  /** Offset from the block's original position, in pixels. It snaps to whole days and rows. */
  offset: { x: number; y: number };
}

/** Pixels that a pointer may move before a press becomes a drag. */
const SLACK = 6;

/**
 * Moves blocks by mouse or pen, by whole days and to other cars. Touch scrolls instead, and a keyboard cannot
 * drag. Both can move a block in its form (WCAG 2.5.7).
 *
 * @param grid the element that contains the cars' tracks, which are lists with `data-car`
 */
export function useBlockDrag(
  grid: RefObject<HTMLElement | null>,
  { days, onMove }: { days: number; onMove: (move: BlockMove) => void },
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<{ block: Block; x: number; y: number } | null>(null);
  /** Whether the last press was a drag, so that its click must not open the form. */
  const wasDrag = useRef(false);
  const cancel = () => {
    press.current = null;
    setDrag(null);
  };
  const isDragging = drag !== null;
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") cancel();
  });
  useEffect(() => {
    if (!isDragging) return;
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [isDragging]);

  function dragTo(event: PointerEvent<HTMLElement>): Drag | null {
    if (press.current === null) return null;
    const { block, x, y } = press.current;
    const tracks = [...(grid.current?.querySelectorAll<HTMLElement>("[data-car]") ?? [])];
    const own = tracks.find(({ dataset }) => dataset["car"] === block.carId)?.getBoundingClientRect();
    if (own === undefined) return null;
    const under = tracks.find((track) => {
      const { top, bottom } = track.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    const dayWidth = own.width / days;
    const forward = readingDirection() === "rtl" ? -1 : 1;
    const moved = Math.round((forward * (event.clientX - x)) / dayWidth);
    const target = event.clientY === y ? undefined : under;
    return {
      block,
      car: target?.dataset["car"] ?? block.carId,
      days: moved,
      offset: {
        x: forward * moved * dayWidth,
        y: target === undefined ? 0 : target.getBoundingClientRect().top - own.top,
      },
    };
  }

  return {
    drag,
    cancel,
    /** Handlers of a block's button. */
    handlersOf: (block: Block, onPress: () => void) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDrag.current = false;
        if (event.pointerType === "touch" || event.button !== 0) return;
        press.current = { block, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (press.current === null) return;
        const { x, y } = press.current;
        if (!wasDrag.current && Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
        if (!wasDrag.current) event.currentTarget.setPointerCapture?.(event.pointerId);
        wasDrag.current = true;
        setDrag(dragTo(event));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const move = wasDrag.current ? dragTo(event) : null;
        press.current = null;
        if (move === null) return;
        if (move.days === 0 && move.car === block.carId) return setDrag(null);
        setDrag(move);
        onMove(move);
      },
      onPointerCancel: cancel,
      onClick() {
        if (wasDrag.current) wasDrag.current = false;
        else onPress();
      },
    }),
  };
}
