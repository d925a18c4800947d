import { useState } from "react";
import { captchaField } from "#web/captcha/captchaField.ts";
import { useCaptcha } from "#web/captcha/useCaptcha.ts";

const openPass = async () => ({ earn: (await import("#web/captcha/obtainPass.ts")).obtainPass });

/** Where Google does the asking, a guest ticks its box before anything is sent; null where nobody has to. */
export function useGuestTick({ isGuest }: { isGuest: boolean }) {
  const captcha = useCaptcha(openPass);
  /** A new object whenever it was found missing, so that it can be pointed at again. */
  const [missing, setMissing] = useState<object | null>(null);
  const { box } = captchaField({ change: (_name, isTicked) => isTicked && setMissing(null) }, captcha);
  if (!isGuest || captcha.siteKey === undefined || box === null) return null;
  return {
    box,
    missing,
    /** Whether the box was ticked; that it was not is said beside it. */
    isDone: async () => {
      const isDone = (await captcha.proof()) !== null;
      setMissing(isDone ? null : {});
      return isDone;
    },
    /** The server found the pass spent or too old. */
    askAgain: () => {
      captcha.drop();
      setMissing({});
    },
  };
}

export type GuestTick = NonNullable<ReturnType<typeof useGuestTick>>;
