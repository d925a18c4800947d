import { Trans, useLingui } from "@lingui/react/macro";
import { MAX_SIGNATURE_LENGTH, SIGNATURE_SIZE } from "@sayara/domain/booking/condition/Signature";
import { Button } from "@sayara/ui/Button/Button";
import { DeleteIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type PointerEvent, useRef, useState } from "react";
import * as styles from "./Handover.css.ts";

/** Minimum distance between two points of a line, in units of the view box. */
const STEP = 5;
/** Maximum characters that a point adds to the path. */
const MAX_PART = "M600 200".length;

interface SignaturePadProps {
  /** Name of the form field that holds the path. */
  name: string;
  /** Says who signs. */
  label: string;
  onDraw: () => void;
}

/**
 * Captures a signature drawn with a finger, pen or mouse. If nothing is drawn, the typed name counts as the
 * signature [HO3].
 */
export function SignaturePad({ name, label, onDraw }: SignaturePadProps) {
  const { t } = useLingui();
  const [path, setPath] = useState("");
  /** Last point of the line being drawn; null between lines. */
  const last = useRef<{ x: number; y: number } | null>(null);
  const { width, height } = SIGNATURE_SIZE;

  function add(command: "M" | "L", event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = clamp(((event.clientX - box.left) / (box.width || width)) * width, width);
    const y = clamp(((event.clientY - box.top) / (box.height || height)) * height, height);
    const isNear =
      command === "L" && last.current !== null && Math.hypot(x - last.current.x, y - last.current.y) < STEP;
    if (isNear) return;
    last.current = { x, y };
    const part = `${command}${x} ${y}`;
    setPath((before) => (before.length + MAX_PART > MAX_SIGNATURE_LENGTH ? before : before + part));
  }

  return (
    <Stack gap="xs">
      <Text size="sm" tone="muted">
        <Trans>Draw with a finger, or leave it empty: the typed name then stands for the signature.</Trans>
      </Text>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          onDraw();
          add("M", event);
        }}
        onPointerMove={(event) => last.current !== null && add("L", event)}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      >
        <path d={path} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <input type="hidden" name={name} value={path} />
      <div>
        <Button
          size="small"
          tone="neutral"
          icon={DeleteIcon}
          disabled={path === ""}
          aria-label={t`Clear: ${label}`}
          onClick={() => setPath("")}
        >
          <Trans>Clear</Trans>
        </Button>
      </div>
    </Stack>
  );
}

function clamp(value: number, max: number): number {
  return Math.round(Math.min(Math.max(value, 0), max));
}
