import { SIGNATURE_SIZE } from "@sayara/domain/booking/condition/Signature";
import * as styles from "./Condition.css.ts";

/** A drawn signature. `label`: its text alternative. */
export function SignatureDrawing({ path, label }: { path: string; label: string }) {
  const { width, height } = SIGNATURE_SIZE;
  return (
    <svg className={styles.signature} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
