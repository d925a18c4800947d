import { useEffect } from "react";

interface StyleProps {
  styles: string;
  /** Whether a change of `styles` replaces the sheet. */
  dynamic?: boolean;
}

/**
 * Stands in for `react-style-singleton`, by which the dialogs' scroll lock writes a `<style>` element: its text depends
 * on the scroll bar's width, so the content security policy has no hash for it. A constructed sheet needs none.
 * Browsers without constructed sheets keep the page scrollable behind a dialog.
 */
export function styleSingleton() {
  const sheet = createSheet();
  return function Style({ styles, dynamic = false }: StyleProps): null {
    const key = dynamic ? styles : "";
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only dynamic styles are replaced while they are shown.
    useEffect(() => sheet.add(styles), [key]);
    return null;
  };
}

/** One sheet for all who add it at the same time: the first one's styles count, and the last one takes it away. */
function createSheet() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(styles: string): () => void {
      users += 1;
      if (users === 1 && "adoptedStyleSheets" in document) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return () => {
        users -= 1;
        if (users > 0 || sheet === undefined) return;
        const own = sheet;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== own);
        sheet = undefined;
      };
    },
  };
}
