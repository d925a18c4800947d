/** Opens the print dialog for the booking and, on a separate page, its receipt. */
export function printWithReceipt(): void {
  const { dataset } = document.documentElement;
  dataset["printed"] = "receipt";
  window.addEventListener("afterprint", () => delete dataset["printed"], { once: true });
  window.print();
}
