import { useLingui } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PortalRole } from "../pages.ts";
import type { FindDialogProps } from "./FindDialog.tsx";
import * as styles from "./FindButton.css.ts";

const loadDialog = () => import("./FindDialog.tsx");
/** Ignores a failure: opening the search loads the code again and handles it. */
const preload = () => void loadDialog().catch(() => {});

/** On Apple keyboards, Ctrl K deletes the rest of a line. */
const isApple = () => /Mac|iP/.test(navigator.platform);

/**
 * Button that opens the search over records of every kind, also with Ctrl K [GS1]. Loads the dialog's code on
 * demand.
 */
export function FindButton({ userRole }: { userRole: PortalRole }) {
  const { t } = useLingui();
  const [Dialog, setDialog] = useState<ComponentType<FindDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isLoading = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    const loaded = await loadDialog().catch(() => null);
    isLoading.current = false;
    // A search needs a connection anyway. The next press tries again.
    if (loaded === null) return;
    setDialog(() => loaded.FindDialog);
    setOpen(true);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    // `code` is the physical key, for keyboard layouts without Latin letters.
    const isK = event.key.toLowerCase() === "k" || event.code === "KeyK";
    if (!isShortcut || !isK || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // Opening over another dialog would lose the input in it.
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    // Letters typed while the code loads must not trigger the keyboard shortcuts of the page.
    if (Dialog === null) button.current?.focus();
    void open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t`Search`}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple() ? "Meta+K" : "Control+K"}
        title={isApple() ? t`Search (⌘K)` : t`Search (Ctrl K)`}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon picture={SearchIcon} />
      </button>
      {Dialog !== null && isOpen && <Dialog userRole={userRole} onClose={() => setOpen(false)} />}
    </>
  );
}
