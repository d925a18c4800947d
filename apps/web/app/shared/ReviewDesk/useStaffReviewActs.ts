import { useLingui } from "@lingui/react/macro";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import { type ReviewActs, useReviewDesk } from "./useReviewDesk.ts";

/** What an act of staff changes of a review. */
export interface ReviewChange {
  answer?: string;
  /** Null: it is shown again. */
  hiddenReason?: string | null;
}

/** Staff's acts on a review, with a toast after each. `onChange` shows what has changed. */
export function useStaffReviewActs(id: string, onChange: (change: ReviewChange) => void): ReviewActs {
  const { t } = useLingui();
  return useReviewDesk({
    id,
    openApi: openBrowserApi,
    onDone(act) {
      const words = {
        answer: t`The answer is published`,
        hide: t`The review is hidden`,
        show: t`The review is shown`,
      };
      showToast(words[act.kind], "success");
      if (act.kind === "answer") onChange({ answer: act.text });
      else onChange({ hiddenReason: act.kind === "hide" ? act.text : null });
    },
  });
}
