import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, useEffect, useRef } from "react";
import { type Crop, MAX_ZOOM, clampCrop, minZoomOf, moveCrop, zoomCrop } from "./crop.ts";
import { drawCrop, type PictureFrame } from "./drawCrop.ts";
import * as styles from "./Crop.css.ts";

interface CropViewProps {
  frame: PictureFrame;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Canvas width in pixels, enough for high-density screens. */
const CANVAS_WIDTH = 640;

/** Selects the part of a picture to keep, by dragging or with sliders that also work from the keyboard. */
export function CropView({ frame, crop, onChange }: CropViewProps) {
  const { t } = useLingui();
  const shape = frame.target.width / frame.target.height;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, frame, crop);
  }, [frame, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    onChange(moveCrop(frame, crop, { right: event.movementX / width, down: event.movementY / height }));
  }

  return (
    <div className={styles.view}>
      <canvas
        ref={canvas}
        width={CANVAS_WIDTH}
        height={Math.round(CANVAS_WIDTH / shape)}
        className={frame.hasMargins === true ? styles.canvas : `${styles.canvas} ${styles.round}`}
        style={{ aspectRatio: shape }}
        aria-hidden="true"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={(event) => onChange(zoomCrop(frame, crop, crop.zoom - Math.sign(event.deltaY) / 10))}
      />
      <div className={styles.sliders}>
        <Slider
          label={t`Zoom`}
          min={minZoomOf(frame)}
          max={MAX_ZOOM}
          value={crop.zoom}
          onChange={(zoom) => onChange(zoomCrop(frame, crop, zoom))}
        />
        <Slider
          label={t`Left and right`}
          dir="ltr"
          value={crop.x}
          onChange={(x) => onChange(clampCrop(frame, { ...crop, x }))}
        />
        <Slider
          label={t`Up and down`}
          value={crop.y}
          onChange={(y) => onChange(clampCrop(frame, { ...crop, y }))}
        />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  dir?: "ltr";
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, dir, min = 0, max = 1, value, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        dir={dir}
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
