/**
 * The script of the card page and of the bank's question. It sends the card to the gateway, marks invalid fields and
 * tells the page around the frame what happens. It stores nothing.
 */

/**
 * @typedef {{ result: "invalid", invalid: Record<string, string> } | { result: "failed", failure: string }
 *   | { result: "challenge" | "paid" | "expired" }} CardAnswer
 */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const { session = "", parent: parentOrigin = "", state, failure, return: returnUrl = "" } = main.dataset;
const isFramed = window.parent !== window;

/** @param {{ type: string } & Record<string, unknown>} message */
function post(message) {
  if (isFramed) {
    window.parent.postMessage({ source: "sayara-sandbox-gateway", session, ...message }, parentOrigin);
  }
}

const height = () => Math.ceil(main.getBoundingClientRect().height);
post({ type: "ready", height: height() });
new ResizeObserver(() => post({ type: "resized", height: height() })).observe(main);
if (state === "challenge" || state === "paid" || state === "expired") post({ type: state });
if (failure) post({ type: "failed", failure });

const form = /** @type {HTMLFormElement | null} */ (document.getElementById("card"));
const inputs = form ? [...form.querySelectorAll("input")] : [];
const message = document.getElementById("message");
let isSending = false;

window.addEventListener("message", (event) => {
  if (!isFramed || event.source !== window.parent || event.origin !== parentOrigin) return;
  const asked = event.data?.type;
  if (asked === "submit") form?.requestSubmit();
  if (asked === "focus") inputs[0]?.focus();
  if (asked === "theme" && (event.data.theme === "light" || event.data.theme === "dark")) {
    document.documentElement.dataset.theme = event.data.theme;
  }
});

if (form) {
  // In a frame the page around it has the button. The hidden one still sends the form on Enter.
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  button.hidden = isFramed;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
  for (const input of inputs) {
    input.addEventListener("input", () => {
      input.removeAttribute("aria-invalid");
      tidy(input);
    });
  }
  if (failure) show("failed");
}

async function send() {
  if (isSending) return;
  isSending = true;
  const card = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  post({ type: "processing" });
  show("processing");
  setReadOnly(true);
  /** @type {CardAnswer} */
  let answer;
  try {
    const response = await fetch(`/pay/${session}/card`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(card),
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    answer = await response.json();
  } catch {
    answer = { result: "failed", failure: "gateway_timeout" };
  }
  setReadOnly(false);
  isSending = false;
  act(answer);
}

/** @param {CardAnswer} answer */
function act(answer) {
  if (answer.result === "invalid") {
    show(undefined);
    for (const input of inputs) {
      if (input.name in answer.invalid) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
    }
    post({ type: "fields", invalid: answer.invalid });
    inputs.find(({ name }) => name in answer.invalid)?.focus();
  } else if (answer.result === "failed") {
    show("failed");
    post({ type: "failed", failure: answer.failure });
  } else if (answer.result === "challenge") {
    location.replace(`/pay/${session}/challenge${location.search}`);
  } else if (isFramed) {
    location.replace(`/pay/${session}${location.search}`);
  } else {
    location.assign(returnUrl);
  }
}

/**
 * Shows a sentence where no page around the frame does.
 *
 * @param {"failed" | "processing" | undefined} name
 */
function show(name) {
  if (isFramed || !message) return;
  message.hidden = name === undefined;
  message.textContent = name === undefined ? "" : (message.dataset[name] ?? "");
}

/** @param {boolean} isReadOnly */
function setReadOnly(isReadOnly) {
  for (const input of inputs) input.readOnly = isReadOnly;
}

/**
 * Groups a number's digits and puts the slash into a date, while the caret is at the end.
 *
 * @param {HTMLInputElement} input
 */
function tidy(input) {
  const { name, value } = input;
  if (input.selectionStart !== value.length) return;
  const digits = value.replaceAll(/\D/g, "");
  if (name === "number" && /^[\d\s-]*$/.test(value)) {
    const groups = /^3[47]/.test(digits) ? /^(\d{4})(\d{1,6})?(\d{1,})?$/ : undefined;
    const amex = groups?.exec(digits);
    input.value = amex ? amex.slice(1).filter(Boolean).join(" ") : digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
  }
  if (name === "expiry" && /^\d{3,4}$/.test(value)) input.value = `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
