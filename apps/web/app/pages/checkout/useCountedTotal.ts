import { media } from "@sayara/ui/theme/media";
import { useLayoutEffect, useRef } from "react";
import { useFormats } from "#web/language/useFormats.ts";

/** Milliseconds. */
const DURATION = 250;

/**
 * Counts from the old total to the new one wherever it stands alone. The text is the new total at once, for screen
 * readers and tests: the numbers between are an attribute that a style shows above it.
 */
export function useCountedTotal(total: number): void {
  const formats = useFormats();
  const last = useRef<{ total: number; places: HTMLElement[] }>({ total, places: [] });
  useLayoutEffect(() => {
    const before = last.current;
    const text = formats.price(total);
    const places = [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (place) => place.childElementCount === 0 && place.textContent === text,
    );
    last.current = { total, places };
    if (before.total === total || matchMedia(media.calm).matches) return;
    // A line that happens to equal the new total did not equal the old one.
    const counting = places.filter((place) => before.places.includes(place));
    const start = performance.now();
    let frame = 0;
    const show = (share: number) => {
      const shown = formats.price(Math.round(before.total + (total - before.total) * share));
      for (const { dataset } of counting) {
        if (share < 1) dataset.counting = shown;
        else delete dataset.counting;
      }
    };
    const step = () => {
      const share = (performance.now() - start) / DURATION;
      show(share);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      show(1);
    };
  }, [total, formats]);
}
