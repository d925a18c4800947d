import { useCallback, useState } from "react";
import type { FormProblem } from "./FormProblem.ts";
import { showUnhandledToast } from "./showUnhandledToast.ts";

/** State of an act's problem, for its notice. One that is unhandled is shown as a toast too (product.md, section 8). */
export function useProblem() {
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const report = useCallback((found: FormProblem | null) => {
    setProblem(found);
    if (found !== null) showUnhandledToast(found);
  }, []);
  return [problem, report] as const;
}
