import { media } from "@sayara/ui/theme/media";
import { useLayoutEffect, useRef } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** Milliseconds. */
const DURATION_MS = 250;

/**
 * The total of the rental in dinars, animated from the old value to the new one. The text is the new total at once, for
 * screen readers and tests. The intermediate numbers are an attribute that the stylesheet shows on top.
 */
export function AnimatedTotal({ total }: { total: number }) {
  const formats = useFormats();
  const element = useRef<HTMLSpanElement>(null);
  const previousTotal = useRef(total);
  useLayoutEffect(() => {
    const before = previousTotal.current;
    previousTotal.current = total;
    const dataset = element.current?.dataset;
    if (before === total || dataset === undefined || matchMedia(media.calm).matches) return;
    const start = performance.now();
    let frameId = 0;
    const step = () => {
      const progress = (performance.now() - start) / DURATION_MS;
      if (progress < 1) {
        dataset.counting = formats.price(Math.round(before + (total - before) * progress));
        frameId = requestAnimationFrame(step);
      } else delete dataset.counting;
    };
    step();
    return () => {
      cancelAnimationFrame(frameId);
      delete dataset.counting;
    };
  }, [total, formats]);
  return <span ref={element}>{formats.price(total)}</span>;
}
