import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, useEffect, useRef } from "react";
import { type Crop, MAX_ZOOM, moveCrop, clampCrop, zoomCrop } from "./crop.ts";
import { drawCrop } from "./drawCrop.ts";
import * as styles from "./Crop.css.ts";

interface CropViewProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Canvas side in pixels, enough for high-density screens. */
const CANVAS_SIZE = 640;

/** Selects the square of a picture, by dragging or with sliders that need no pointer. */
export function CropView({ picture, crop, onChange }: CropViewProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onChange(moveCrop(picture, crop, { right: event.movementX / width, down: event.movementY / width }));
  }

  return (
    <div className={styles.view}>
      <canvas
        ref={canvas}
        width={CANVAS_SIZE}
        height={CANVAS_SIZE}
        className={styles.canvas}
        aria-hidden="true"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={(event) => onChange(zoomCrop(picture, crop, crop.zoom - Math.sign(event.deltaY) / 10))}
      />
      <div className={styles.sliders}>
        <Slider
          label={t`Zoom`}
          min={1}
          max={MAX_ZOOM}
          value={crop.zoom}
          onChange={(zoom) => onChange(zoomCrop(picture, crop, zoom))}
        />
        <Slider
          label={t`Left and right`}
          value={crop.x}
          onChange={(x) => onChange(clampCrop(picture, { ...crop, x }))}
        />
        <Slider
          label={t`Up and down`}
          value={crop.y}
          onChange={(y) => onChange(clampCrop(picture, { ...crop, y }))}
        />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min = 0, max = 1, value, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        className={styles.range}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
