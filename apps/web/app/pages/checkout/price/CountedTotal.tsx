import { media } from "@sayara/ui/theme/media";
import { useLayoutEffect, useRef } from "react";
import { useFormats } from "#web/language/useFormats.ts";

/** Milliseconds. */
const DURATION = 250;

/**
 * The total of the rental in dinars, animated from the old value to the new one. The text is the new total at once, for
 * screen readers and tests. The intermediate numbers are an attribute that the stylesheet shows on top.
 */
export function CountedTotal({ total }: { total: number }) {
  const formats = useFormats();
  const place = useRef<HTMLSpanElement>(null);
  const last = useRef(total);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = total;
    const dataset = place.current?.dataset;
    if (before === total || dataset === undefined || matchMedia(media.calm).matches) return;
    const start = performance.now();
    let frame = 0;
    const step = () => {
      const share = (performance.now() - start) / DURATION;
      if (share < 1) {
        dataset.counting = formats.price(Math.round(before + (total - before) * share));
        frame = requestAnimationFrame(step);
      } else delete dataset.counting;
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      delete dataset.counting;
    };
  }, [total, formats]);
  return <span ref={place}>{formats.price(total)}</span>;
}
