import { useEffect } from "react";

interface StyleProps {
  styles: string;
  /** Whether a change of `styles` replaces the stylesheet. */
  dynamic?: boolean;
}

/**
 * Replaces `react-style-singleton`, with which the dialogs' scroll lock would insert a `<style>` element. Its
 * text depends on the width of the scroll bar, so the content security policy cannot contain its hash. A
 * constructed stylesheet needs no hash. Without constructed stylesheets, the page stays scrollable behind a
 * dialog.
 */
export function styleSingleton() {
  const sheet = createStylesheet();
  return function Style({ styles, dynamic = false }: StyleProps): null {
    const key = dynamic ? styles : "";
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only dynamic styles are replaced while they are shown.
    useEffect(() => sheet.add(styles), [key]);
    return null;
  };
}

/**
 * Returns a stylesheet shared by all components that add it at the same time. The first component's styles
 * apply, and the last component removes the stylesheet.
 */
function createStylesheet() {
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
        const removed = sheet;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== removed);
        sheet = undefined;
      };
    },
  };
}
